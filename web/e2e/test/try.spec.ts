import { choose, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { startTable } from './tables.ts';

test('something can be tried on a copy of a running table, which stays as it was', async ({ page }) => {
  const first = await startTable(page, { seed: 'try' });
  await choose(page, first.options[0]);
  const now = await settled(page, first.at);
  const original = page.url();
  await page.getByTestId('menu').click();
  await page.getByTestId('try').click();
  await expect(page).not.toHaveURL(original);
  const copy = await settled(page);
  expect(copy).toEqual(now);
  await choose(page, copy.options[0]);
  expect((await settled(page, copy.at)).at).toBeGreaterThan(copy.at);
  await page.goto(original);
  expect(await settled(page)).toEqual(now);
});
