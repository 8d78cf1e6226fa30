import { at, confirmWords, toAction } from './all-out-war-mat.ts';
import { choose, optionAt, read, reveal, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';

async function asked(page: Page, gait: string) {
  const before = await toAction(page);
  await choose(page, gait);
  return settled(page, before.at);
}

/** The first of some places, in sight with its digit. */
async function digitOf(page: Page, id: string): Promise<string> {
  await reveal(page, id);
  const key = await optionAt(page, id).getAttribute('aria-keyshortcuts');
  return key ?? '';
}

test('a digit on a place of a Run shows it and tells its NOISE; the same digit or Space gives it', async ({ page }) => {
  const before = await asked(page, 'run');
  const id = before.options.find((one) => one.startsWith('touch:')) ?? '';
  const key = await digitOf(page, id);
  await page.keyboard.press(key);
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toMatch(/^Run /);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'NOISE' })).not.toHaveCount(0);
  expect(await at(page), 'nothing was given').toBe(before.at);
  await expect(page.locator('.table-confirm').getByTestId('no-undo'), 'it can be undone').toHaveCount(0);
  await page.keyboard.press('Space');
  expect((await settled(page, before.at)).at).toBeGreaterThan(before.at);
});

test('a quiet place is shown first too: its digit again gives it', async ({ page }) => {
  const before = await asked(page, 'sneak');
  const id = before.options.find((one) => /^(?:touch|toward|away|unseen):/.test(one)) ?? '';
  const key = await digitOf(page, id);
  await page.keyboard.press(key);
  await expect(page.getByTestId('confirm')).toBeVisible();
  expect(await confirmWords(page)).toMatch(/Sneak \d/);
  expect(await at(page), 'nothing was given').toBe(before.at);
  await page.keyboard.press(key);
  await expect.poll(async () => (await read(page)).at).toBeGreaterThan(before.at);
});
