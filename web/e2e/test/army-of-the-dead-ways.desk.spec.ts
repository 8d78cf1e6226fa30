import { read } from './driver.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

const choice = { game: 'army-of-the-dead', options: { mission: 'jackpot', team: 'random' } };

test('a way of several Zones is drawn by a first press and walked by a second', async ({ page }) => {
  const { log } = findPosition('a Turn', ({ ask, params }) => ask.id === 'act' && params?.actions === 3, 1, choice);
  await openLog(page, log);
  const before = (await read(page)).at;
  const far = page.locator('[data-thing="zone:R6:00"]');
  await far.click();
  await expect(page.locator('.army-path circle')).toHaveCount(2);
  await expect(page.getByTestId('confirm')).toContainText('2 Zones');
  expect((await read(page)).at, 'nothing is given yet').toBe(before);
  await far.click();
  await expect.poll(async () => (await read(page)).at).toBe(before + 2);
  await expect(page.locator('.army-path')).toHaveCount(0);
  await expect(far).toHaveAttribute(
    'aria-label',
    /Guzman|Kate|Scott|Dieter|Vanderohe|Cruz|Lilly|Peters|Martin|Bly|Burt|Chambers/,
  );
});

test('the odd one of the dead goes where its arrow is pressed', async ({ page }) => {
  const { log } = findPosition('ways', ({ ask }) => ask.id === 'ways', 1, choice);
  await openLog(page, log);
  const open = page.locator('[data-thing^="way:"][aria-pressed="false"]').first();
  const name = (await open.getAttribute('aria-label')) ?? '';
  await page.locator(`[data-thing^="way:"][aria-label="${name}"]`).click();
  await expect(page.locator(`[data-thing^="way:"][aria-label="${name}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('prompt')).toContainText(name);
});

test('hits are given by pressing who takes them, on the map', async ({ page }) => {
  const { log } = findPosition('hits', ({ ask }) => ask.id === 'hits', 1, choice);
  await openLog(page, log);
  const zone = page.locator('.army-can > [data-thing^="zone:"]');
  await expect(zone).toHaveCount(1);
  await expect(page.locator('.army-hits')).not.toHaveCount(0);
  const shares = async (): Promise<number[]> =>
    (await page.getByTestId('prompt').locator('output').allTextContents()).map(Number);
  const before = await shares();
  const least = before.indexOf(Math.min(...before));
  await zone.click();
  await page.getByRole('menuitem').nth(least).click();
  await expect.poll(async () => (await shares())[least]).toBe(before[least] + 1);
  expect((await shares()).reduce((sum, n) => sum + n)).toBe(before.reduce((sum, n) => sum + n));
});
