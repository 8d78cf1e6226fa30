import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from './house.ts';

/** The app behind a door at which a newer version can come in. */
const test = base.extend<{ readonly release: { isOut: boolean } }>({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures take their needs from a pattern
  release: async ({}, use) => use({ isOut: false }),
  baseURL: async ({ baseURL, release }, use) => {
    const server = createServer(async ({ url = '/' }, response) => {
      const { status, headers, ...answer } = await fetch(new URL(url, baseURL)).then(async (from) => ({
        status: from.status,
        headers: from.headers,
        body: Buffer.from(await from.arrayBuffer()),
      }));
      const isNew = url === '/sw.js' && release.isOut;
      response.writeHead(status, { 'content-type': headers.get('content-type') ?? '', 'cache-control': 'no-cache' });
      response.end(isNew ? Buffer.concat([answer.body, Buffer.from('\n// newer\n')]) : answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Lets the browser look for a newer version, as it does by itself from time to time. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('a new version says that it is ready and is loaded when the reader wants', async ({ page, context, release }) => {
  await page.goto('/settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const news = page.getByTestId('new-version');
  await lookForUpdate(page);
  await expect(news).toBeHidden();

  release.isOut = true;
  await lookForUpdate(page);
  await expect(news).toBeVisible();
  expect(await waits(page), 'nothing changes by itself').toBe(true);

  // Another tab may be in the middle of a game.
  const other = await context.newPage();
  await other.goto('/settings');
  await news.getByRole('button').click();
  await expect(news).toContainText(/tab/);
  expect(await waits(page)).toBe(true);
  await other.close();

  const loaded = page.waitForEvent('load');
  await news.getByRole('button').click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(news).toBeHidden();
  expect(await waits(page)).toBe(false);
});
