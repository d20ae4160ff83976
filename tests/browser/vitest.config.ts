import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // A slow machine may be slow: what a test waits for is a condition, and this is only when it gives up.
    testTimeout: 300000,
    hookTimeout: 300000,
    expect: { poll: { timeout: 120000 } },
    fileParallelism: false,
  },
});
