import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { choose, settled } from './driver.ts';
import { expect, test, Watch } from './house.ts';
import { replayed } from './record.ts';
import { downloadLog, startTable } from './tables.ts';
import { words } from './words.ts';

/** Runs in the worker before it: from a message on, the disk is full. */
const FULL = `new BroadcastChannel('full').onmessage = () => {
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
`;

test.describe('a full disk', () => {
  test.use({ serviceWorkers: 'block' });

  test('with storage full the table says so and offers its log', async ({ page, watch }) => {
    watch.allow = /service ?worker/i;
    await page.route(/\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: FULL + (await response.text()) });
    });
    const first = await startTable(page, { seed: 'full' });
    await page.evaluate(() => new BroadcastChannel('full').postMessage('now'));
    await choose(page, first.options[0]);
    const after = await settled(page, first.at);
    await expect(page.getByRole('alert')).toContainText(words('web.table.unsaved.full'));
    expect(replayed(await downloadLog(page))[after.at].hash(0)).toBe(after.hash);
  });
});

test('with storage blocked one can play, is told so, and can take the log along', async ({
  launchOptions,
  viewport,
  hasTouch,
  baseURL,
}) => {
  const profile = test.info().outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  // As set under "Don't allow sites to save data on your device".
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport,
    hasTouch,
    baseURL: baseURL!,
  });
  const watch = new Watch(baseURL!);
  watch.allow = /storage|service ?worker|denied|blocked/i;
  watch.over(context);
  try {
    const page = await context.newPage();
    const first = await startTable(page, { seed: 'blocked' });
    await choose(page, first.options[0]);
    const after = await settled(page, first.at);
    await expect(page.getByRole('alert')).toContainText(words('web.table.unsaved.blocked'));
    expect(replayed(await downloadLog(page))[after.at].hash(0)).toBe(after.hash);
    expect(watch.faults).toEqual([]);
  } finally {
    await context.close();
  }
});
