import { fingerprint } from '@shamble/kernel';
import { choose, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { importText, startTable } from './tables.ts';
import { words } from './words.ts';

test('an unknown address and a table that is not there say so and lead back', async ({ page }) => {
  for (const [path, id] of [
    ['/cellar', 'address'],
    ['/new/ludo', 'game'],
    ['/rules/ludo', 'game'],
    ['/table/none', 'table'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words(`web.trouble.${id}.title`) })).toBeVisible();
    await page.getByRole('link', { name: words('web.trouble.shelf'), exact: true }).click();
    await expect(page).toHaveURL('/');
  }
});

test('a log of newer rules is refused with a reason', async ({ page }) => {
  const { log } = findPosition('a start', (_, { answers }) => answers.length === 3);
  await importText(page, resigned(log, { version: '999.0.0' }));
  await expect(page.getByTestId('import-error')).toHaveText(words('web.import.other-version', { file: 'table.json' }));
});

/** A log whose sum fits what was changed in it. */
function resigned(log: string, changes: object): string {
  const { sum: _, ...rest } = { ...JSON.parse(log), ...changes };
  return JSON.stringify({ ...rest, sum: fingerprint(rest) });
}

test('a damaged save goes on from its last good place and gives out the rest', async ({ page }) => {
  const first = await startTable(page, { seed: 'damage' });
  await choose(page, first.options[0]);
  await settled(page, first.at);
  const url = page.url();
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('shamble');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction(['chunks', 'answers'], 'readwrite');
          for (const name of ['chunks', 'answers'])
            change.objectStore(name).openCursor().onsuccess = (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              if (!cursor) return;
              cursor.update({ ...cursor.value, steps: ['gnawed at'], answer: 'gnawed at' });
              cursor.continue();
            };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(url);
  const told = page.getByText(words('web.table.trouble.damaged')).or(page.getByText(words('web.trouble.damaged.what')));
  await expect(told).toBeVisible();
  const save = page.getByRole('button', { name: words('web.table.trouble.export') });
  const saveWhole = page.getByRole('button', { name: words('web.trouble.export') });
  const [download] = await Promise.all([page.waitForEvent('download'), save.or(saveWhole).click()]);
  expect(await download.failure()).toBeNull();
});

test('a language that does not arrive leaves the old one', async ({ page, watch }) => {
  watch.allow = /fr-|ERR_FAILED|Failed to (fetch|load)/i;
  await page.route(/\/fr-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await expect(page.getByText(words('web.language.keep'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('web.shelf.title'));
});
