import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Whole random games are played in one test, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
