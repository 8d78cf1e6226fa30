import { choose, settled } from './driver.ts';
import { expect, test } from './house.ts';
import { startTable } from './tables.ts';
import { words } from './words.ts';

test('something can be tried on a copy of a running table, which stays as it was', async ({ page }) => {
  const first = await startTable(page, { seed: 'try' });
  await choose(page, first.options[0]);
  const now = await settled(page, first.at);
  const original = page.url();
  await page.getByTestId('menu').click();
  await page.getByTestId('try').click();
  await expect(page).not.toHaveURL(original);
  const copy = await settled(page);
  // What is seen and asked is the same; its answers are counted from its own start.
  expect({ ...copy, at: now.at }).toEqual(now);
  const mark = page.getByTestId('copy');
  await expect(mark).toHaveText(words('web.copy'));
  await expect(mark).toHaveAttribute('title', words('web.copy.what', { at: now.at }));
  await page.reload();
  await settled(page);
  await expect(mark, 'it is known after the page is loaded again').toBeVisible();
  await choose(page, copy.options[0]);
  expect((await settled(page, copy.at)).at).toBeGreaterThan(copy.at);
  const { pathname } = new URL(page.url());
  await page.goto(original);
  expect(await settled(page)).toEqual(now);
  await expect(mark).toHaveCount(0);
  await page.goto('/');
  const slips = page.getByTestId('saved');
  await expect(slips).toHaveCount(2);
  await expect(slips.filter({ has: page.locator(`a[href="${pathname}"]`) }).getByTestId('copy')).toBeVisible();
  await expect(mark, 'the original has none').toHaveCount(1);
});
