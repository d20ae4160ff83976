import { defineConfig } from 'vite';
import { early } from './build/early';
import { openings } from './build/openings';
import { pieces } from './build/pieces';
import { weight } from './build/weight';

/// A language is one request, however many files its catalogue has. English is part of the page.
const chunkOf = (module: string) => /\/locales\/(?!en\/)([\w-]+)\//.exec(module)?.[1];

// `npm run dev` serves the page with reloading and asks a running `rookery play --no-browser` for everything else.
export default defineConfig({
  plugins: [early(), pieces(), openings(), weight({ scriptLimit: 200 * 1024 })],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2021',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    proxy: { '/ws': { target: 'ws://127.0.0.1:7373', ws: true }, '/transfers': { target: 'http://127.0.0.1:7373' } },
  },
  // Of the styles only the colors are read by somebody.
  test: { include: ['tests/**/*.test.ts'], css: { include: /tokens\.css/ } },
} as import('vitest/config').ViteUserConfig);
