import { defineConfig } from 'vite';
import { early } from './build/early';
import { openings } from './build/openings';
import { pieces } from './build/pieces';
import { weight } from './build/weight';

// `npm run dev` serves the page with reloading and asks a running `rookery play --no-browser` for everything else.
export default defineConfig({
  plugins: [early(), pieces(), openings(), weight({ scriptLimit: 200 * 1024 })],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: { target: 'es2021', assetsInlineLimit: 2048, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: {
    proxy: { '/ws': { target: 'ws://127.0.0.1:7373', ws: true }, '/transfers': { target: 'http://127.0.0.1:7373' } },
  },
  test: { include: ['tests/**/*.test.ts'] },
} as import('vitest/config').ViteUserConfig);
