import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // By itself it leaves one core free, which on two is half the machine.
    maxWorkers: '100%',
    // No test leaves anything behind for the next file: one worker may take several.
    isolate: false,
    // Whole random games are played in one test, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
