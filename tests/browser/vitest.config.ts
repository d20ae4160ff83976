import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A pattern for some of the files. Not as a word of the command: `games.test.ts` would mean `whole_games.test.ts`, too.
    include: [process.env['ROOKERY_BROWSER_TESTS'] ?? '**/*.test.ts'],
    // Several may run beside each other, and would write to the same file.
    cache: false,
    // A slow machine may be slow: what a test waits for is a condition, and this is only when it gives up.
    testTimeout: 900000,
    hookTimeout: 300000,
    expect: { poll: { timeout: 120000 } },
    fileParallelism: false,
  },
});
