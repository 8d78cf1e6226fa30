import { defineConfig } from '@playwright/test';
import { COMMON, DESK } from './config.ts';

/** Whole games in every way in which a person can play them: too long for every test run. */
export default defineConfig(COMMON, {
  testDir: 'test',
  testMatch: 'missions-*.ts',
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { screenshot: 'only-on-failure' },
  projects: [{ name: 'desk', use: DESK }],
});
