import { clean } from './axe.ts';
import { raise, read, settled } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition, type Position } from './positions.ts';
import { openLog } from './tables.ts';

const WALKING = { game: 'walking-dead', options: {} };
const rerolling = findPosition('a die to reroll', ({ ask }) => ask.id === 'reroll', 2, WALKING);
const placing = findPosition('dice to place', ({ ask, beside }) => ask.id === 'place' && beside.length === 0);

const dice = (page: Page): Locator => page.locator('.table-die-button');
const press = (page: Page, what: Locator): Promise<void> => (isPhone(page) ? what.tap() : what.click());

/** Opens a position with the whole question in sight. */
async function open(page: Page, { log }: Position): Promise<void> {
  const { state } = await openLog(page, log);
  if (state === 'curtain') await raise(page);
  if (isPhone(page)) await page.locator('.table-sheet-height').tap();
  await expect(dice(page).first()).toBeVisible();
  for (const box of await dice(page).all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height), 'large enough for a finger').toBeGreaterThanOrEqual(44);
  }
}

test('a die in the tray is rolled again by pressing it', async ({ page }) => {
  await open(page, rerolling);
  await clean(page, 'with dice to press');
  const { at } = await read(page);
  const die = page.getByRole('button', { name: /^Reroll die 1 / }).and(dice(page));
  await expect(die).toHaveAttribute('aria-pressed', 'false');
  await press(page, die);
  if (isPhone(page)) {
    await expect(die).toHaveAttribute('aria-pressed', 'true');
    expect((await read(page)).at, 'one tap never commits').toBe(at);
    await press(page, die);
  }
  expect((await settled(page, at)).at).toBe(at + 1);
});

test('a die in the tray is taken into the hand, and laid on the board', async ({ page }) => {
  await open(page, placing);
  const free = await dice(page).count();
  const die = dice(page).first();
  const chip = page.locator('[data-thing^="chip:"][aria-pressed="true"]');
  await press(page, die);
  await expect(chip).toHaveCount(1);
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(chip, 'it is let go').toHaveCount(0);
  if (isPhone(page)) await page.locator('.table-sheet-height').tap();
  await press(page, die);
  await expect(page.locator('#table-ask')).toBeInViewport();
  await press(page, page.locator('.part-can [data-thing^="space:"]').first());
  await expect(dice(page)).toHaveCount(free - 1);
});
