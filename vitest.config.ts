import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.long.test.ts');

/** Whoever begins with the longest files has no core idle at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    sequence: { sequencer: LongFirst },
  },
});
