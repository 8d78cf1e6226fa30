import { defineConfig, type ReporterDescription } from '@playwright/test';
import { COMMON, DESK, PHONE } from './e2e/config.ts';

const reporters: ReporterDescription[] = [['list']];
// The whole test run reads the counts from a file.
const { SHAMBLE_E2E_REPORT: report } = process.env;
if (report) reporters.push(['json', { outputFile: report }]);

const ALONE = /(start|budgets)\.spec\.ts$/;

export default defineConfig(COMMON, {
  testDir: 'e2e/test',
  testMatch: '*.spec.ts',
  // A busy machine is no fault of the app; what has to be quick is measured by the budgets.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: reporters,
  // Recording every step makes the tests half as fast again: `--trace retain-on-failure` does where one looks for a fault.
  use: { trace: 'off', screenshot: 'only-on-failure' },
  projects: [
    { name: 'start', testMatch: 'start.spec.ts', use: DESK },
    { name: 'desk', testIgnore: [ALONE, '*.phone.spec.ts'], use: DESK, dependencies: ['start'] },
    { name: 'phone', testIgnore: [ALONE, '*.desk.spec.ts'], use: PHONE, dependencies: ['start'] },
    // Times are measured when nothing else runs, and only where they are asked for.
    {
      name: 'budgets',
      testMatch: '*budgets.spec.ts',
      fullyParallel: false,
      use: DESK,
      dependencies: ['desk', 'phone'],
    },
  ],
});
