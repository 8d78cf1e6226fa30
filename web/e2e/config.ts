import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig, PlaywrightTestOptions } from '@playwright/test';
import { FLAGS, findBrowser } from './browser.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A port nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// The workers read the configuration too: what the first process found is handed on to them.
process.env.SHAMBLE_E2E_PORT ??= String(await freePort());
process.env.SHAMBLE_E2E_BROWSER ??= findBrowser();
const { SHAMBLE_E2E_PORT: port, SHAMBLE_E2E_BROWSER: browser } = process.env;

type Screen = Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'deviceScaleFactor'>;

export const DESK: Partial<Screen> = { viewport: { width: 1280, height: 720 } };
export const PHONE: Partial<Screen> = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** The built app on a port of its own, and a real browser before it. */
export const COMMON: PlaywrightTestConfig = {
  // Two runs at a time do not clear away each other's files.
  outputDir: `${root}/.shamble/e2e/${port}`,
  fullyParallel: true,
  workers: 2,
  // Only for a test of which the browser stopped drawing a page; all others end at once (test/house.ts).
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // At every first visit it stores the whole app, which is a fifth of what a test costs: where it matters, tests allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: { executablePath: browser, args: [...FLAGS] },
  },
  webServer: {
    command: `node tools/serve.mjs --no-open --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
};
