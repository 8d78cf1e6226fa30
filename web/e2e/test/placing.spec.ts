import { settled } from './driver.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

/** Dice are to be placed, and a dish could exchange one of them. */
const dealing = () =>
  findPosition(
    'a dish for a die',
    ({ ask, beside }) =>
      ask.id === 'place' && beside.includes('armsDealing.bat') && beside.includes('armsDealing.dart'),
  );

test('a press on a die takes it, however much could be played with it', async ({ page }) => {
  await openLog(page, dealing().log);
  const before = await settled(page);
  const board = page.getByTestId('board');
  const chip = board.locator('[data-thing="chip:bat"]');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect((await settled(page)).at).toBe(before.at);

  const dish = board.locator('[data-thing="food:armsDealing"]');
  await expect(dish).toBeVisible();
  await dish.press('Enter');
  await expect(board.getByRole('menuitem').first()).toBeVisible();
});
