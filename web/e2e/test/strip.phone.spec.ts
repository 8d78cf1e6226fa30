import { settled } from './driver.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

/** Nothing beside the dice can be played: a tap on a stool does nothing else. */
const placing = findPosition('placing', ({ ask, beside }) => ask.id === 'place' && beside.length === 0);

test('a tap on a row enlarges it, and what lies in it is chosen as before', async ({ page }) => {
  const now = await openLog(page, placing.log);
  const space = page.locator('[data-thing="space:2.3"]');
  const before = (await space.boundingBox())!;
  await page.locator('[data-thing="row:2"]').tap();
  const large = page.locator('[data-large]');
  await expect(large).toBeVisible();
  const after = (await space.boundingBox())!;
  expect(after.width).toBeGreaterThan(before.width * 1.3);
  expect(after.height).toBeGreaterThan(before.height * 1.2);

  await large.locator('[data-thing="tool:small"]').tap();
  await expect(large).toHaveCount(0);
  expect(await space.boundingBox()).toEqual(before);

  await page.locator('[data-thing="row:4"]').tap();
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  expect(await settled(page), 'nothing was answered').toEqual(now);
});
