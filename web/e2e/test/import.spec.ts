import { clean } from './axe.ts';
import { choose, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { downloadLog, importText, startTable } from './tables.ts';
import { words } from './words.ts';

test('a file whose table is on the shelf is that table, or a copy with a name of its own', async ({ page }) => {
  const first = await startTable(page, { seed: 'twin' });
  await choose(page, first.options[0]);
  const now = await settled(page, first.at);
  const original = page.url();
  const log = await downloadLog(page);
  const asked = page.getByRole('dialog', { name: words('web.import.twin.title') });

  await importText(page, log);
  await expect(asked).toContainText(words('web.import.twin.same', { file: 'table.json' }));
  await clean(page, 'a file that is there already');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(page.getByTestId('saved'), 'nothing was laid').toHaveCount(1);

  await importText(page, log);
  await asked.getByRole('button', { name: words('web.import.twin.go') }).click();
  await expect(page).toHaveURL(original);
  expect(await settled(page)).toEqual(now);

  await importText(page, log);
  await asked.getByRole('button', { name: words('web.import.twin.lay', { n: 2 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  const copy = await settled(page);
  expect([copy.at, copy.hash]).toEqual([now.at, now.hash]);
  expect(page.url()).not.toBe(original);
  await expect(page.getByTestId('copy')).toHaveText(words('web.twin', { n: 2 }));
  await page.goto('/');
  await expect(page.getByTestId('saved')).toHaveCount(2);
  const copied = words('web.copy.of', { title: words('game.title'), copy: words('web.twin', { n: 2 }) });
  const bin = page.locator('.slip-foot').getByRole('button', { name: copied });
  await expect(bin, 'what is thrown away has its name').toHaveCount(1);
  await expect(page.getByTestId('copy'), 'the first table keeps its name').toHaveText([words('web.twin', { n: 2 })]);
});

test('a file that goes further than its table, or less far, says by how much', async ({ page }) => {
  const first = await startTable(page, { seed: 'further', others: ['human'] });
  const early = await downloadLog(page);
  await choose(page, first.options[0]);
  const { at } = await settled(page, first.at);
  const late = await downloadLog(page);
  const n = at - first.at;

  await importText(page, early);
  const asked = page.getByRole('dialog', { name: words('web.import.twin.title') });
  await expect(asked).toContainText(words('web.import.twin.table', { n, file: 'table.json' }));
  await asked.getByRole('button', { name: words('web.close') }).click();

  await page.getByTestId('saved').locator('.slip-foot button').click();
  await page.getByRole('button', { name: words('web.shelf.delete.act'), exact: true }).click();
  await expect(page.getByTestId('saved')).toHaveCount(0);
  await importText(page, early);
  await settled(page);
  await importText(page, late);
  await expect(asked).toContainText(words('web.import.twin.file', { n, file: 'table.json' }));
});
