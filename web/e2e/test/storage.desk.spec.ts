import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { fingerprint } from '@shamble/kernel';
import { choose, settled } from './driver.ts';
import { expect, test, Watch } from './house.ts';
import { replayed } from './record.ts';
import { downloadLog, GAME, startTable } from './tables.ts';
import { words } from './words.ts';

/** Runs in the worker before it: from a message on, the disk is full. */
const FULL = `new BroadcastChannel('full').onmessage = () => {
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
`;

test('with storage full the table says so and offers its log', async ({ page }) => {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: FULL + (await response.text()) });
  });
  const first = await startTable(page, { seed: 'full' });
  await page.evaluate(() => new BroadcastChannel('full').postMessage('now'));
  await choose(page, first.options[0]);
  const after = await settled(page, first.at);
  const told = page.getByRole('alert');
  await expect(told).toContainText(words('web.table.unsaved.full'));
  expect(replayed(await downloadLog(page))[after.at].hash(0)).toBe(after.hash);
  await told.getByRole('button', { name: words('web.close') }).click();
  await expect(told).toHaveCount(0);
});

test('with storage blocked one can play, is told so once, and can take the log along', async ({
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
    // No setting can be kept that turns motion off.
    reducedMotion: 'reduce',
  });
  const watch = new Watch(baseURL!);
  watch.allow = /storage|service ?worker|denied|blocked/i;
  watch.over(context);
  try {
    const page = await context.newPage();
    const first = await startTable(page, { seed: 'blocked' });
    await choose(page, first.options[0]);
    const after = await settled(page, first.at);
    const told = page.getByRole('alert');
    await expect(told).toContainText(words('web.table.unsaved.blocked'));
    expect(replayed(await downloadLog(page))[after.at].hash(0)).toBe(after.hash);
    await page.getByTestId('menu').click();
    await page.getByRole('link', { name: words('web.table.menu.leave.unsaved') }).click();
    await expect(page.getByTestId('saved')).toHaveCount(1);
    await expect(told, 'the shelf does not say it again').toHaveCount(0);
    await page.locator(`a[href="/new/${GAME}"]`).click();
    await page.getByTestId('start').click();
    const second = await settled(page);
    await choose(page, second.options[0]);
    await settled(page, second.at);
    await expect(told, 'nor does another table').toHaveCount(0);
    expect(watch.faults).toEqual([]);
  } finally {
    await context.close();
  }
});

/** To a page of this site on which the app does not run, and which has no icon. */
async function elsewhere(page: Page, watch: Watch): Promise<void> {
  watch.allow = /404 \(Not Found\)/;
  await page.goto('/manifest.webmanifest');
}

/** Puts rows into the database of this site as that version of it. */
const store = (page: Page, version: number, rows: Readonly<Record<string, readonly unknown[]>>): Promise<void> =>
  page.evaluate(
    ({ version, rows }) =>
      new Promise<void>((resolve, reject) => {
        const keys = { answers: ['id', 'n'], autosaves: ['id', 'at'] } as Readonly<Record<string, string[]>>;
        const opening = indexedDB.open('shamble', version);
        opening.onupgradeneeded = () => {
          for (const name of Object.keys(rows))
            if (!opening.result.objectStoreNames.contains(name))
              opening.result.createObjectStore(name, { keyPath: keys[name] ?? 'id' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const change = db.transaction(Object.keys(rows), 'readwrite');
          for (const [name, list] of Object.entries(rows)) for (const row of list) change.objectStore(name).put(row);
          change.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    { version, rows },
  );

test('a table that the first version stored is on the shelf with its older states and opens where it was', async ({
  page,
  watch,
}) => {
  const file = new URL('../../../tables/test/former/pints-of-blood.json', import.meta.url);
  const { owner, head, log, answers, autosaves, seen } = JSON.parse(await readFile(file, 'utf8'));
  await elsewhere(page, watch);
  await store(page, 1, { tables: [{ ...head, owner }], logs: [log], answers, autosaves, damaged: [] });
  await page.goto('/');
  const slip = page.getByTestId('saved');
  await expect(slip).toContainText('Ada');
  await expect(slip).toContainText(words('web.shelf.autosaves', { n: autosaves.length }));
  await slip.getByRole('link').click();
  const now = await settled(page);
  expect([now.at, now.hash]).toEqual([seen.at, fingerprint(seen.view)]);
  await page.reload();
  expect(await settled(page)).toEqual(now);
});

test('a database of a newer version is told of', async ({ page, watch }) => {
  await elsewhere(page, watch);
  await store(page, 99, { tables: [] });
  await page.goto('/');
  await expect(page.getByText(words('web.trouble.newer-shelf.title'))).toBeVisible();
  await expect(page.getByText(words('web.shelf.none'))).toHaveCount(0);
});

test('one bad row hides no other table, and can be thrown away', async ({ page, watch }) => {
  await startTable(page, { seed: 'row' });
  await elsewhere(page, watch);
  await store(page, 2, { tables: [{ id: 'bad', setup: 7 }] });
  await page.goto('/');
  await expect(page.getByTestId('saved')).toHaveCount(1);
  const told = page.getByRole('alert').filter({ hasText: words('web.trouble.unreadable.title') });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: words('web.shelf.delete.act') }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByTestId('saved')).toHaveCount(1);
});

test('a database that is deleted in mid-game loses nothing', async ({ page }) => {
  const first = await startTable(page, { seed: 'gone' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('shamble');
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  await choose(page, first.options[0]);
  const after = await settled(page, first.at);
  await page.reload();
  expect(await settled(page)).toEqual(after);
});
