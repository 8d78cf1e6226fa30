import { defineConfig } from '@playwright/test';
import { COMMON, DESK, PHONE } from './config.ts';

/** Pictures of every screen, for people to look at; no tests. */
export default defineConfig(COMMON, {
  testDir: 'test',
  testMatch: 'screenshots*.ts',
  timeout: 120_000,
  reporter: [['line']],
  projects: [
    { name: 'desktop', use: DESK },
    { name: 'phone', use: { ...PHONE, deviceScaleFactor: 1 } },
  ],
});
