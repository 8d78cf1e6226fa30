import { LANGS } from '@shamble/kernel';
import { settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { startTable } from './tables.ts';

const seats = (page: Page) => page.locator('[name^="seat."][name$=".name"]');
const players = (page: Page) => page.locator('section[aria-labelledby="setup-seats"]');

async function open(page: Page): Promise<void> {
  await page.goto('/new/all-out-war');
  await expect(page.locator('.war-face').first()).toBeVisible();
}

const scenario = (page: Page, value: string) =>
  page.locator(`[name="option.scenario"][value="${value}"]`).check({ force: true });

test('the small table to learn on is for one, and begins with an activation', async ({ page }) => {
  await open(page);
  await scenario(page, 'learning');
  await expect(seats(page)).toHaveCount(1);
  await expect(page.locator('[name="option.mode"]')).toHaveCount(0);
  await expect(players(page)).toContainText('For 1 to 2 players (Scenario: A small table to learn on)');
  await page.getByTestId('start').click();
  const { options } = await settled(page);
  expect(options).toEqual(['sandra', 'patrick']);
});

test('the number of players follows scenario and sides, and the page says why', async ({ page }) => {
  await open(page);
  const add = players(page).locator('.setup-add button');
  await expect(players(page)).toContainText('For 2 players (Sides: Two rival groups)');
  await expect(add).toBeDisabled();
  await page.locator('[name="option.mode"]').selectOption('together');
  await expect(players(page)).toContainText('For 1 to 4 players');
  await add.click();
  await add.click();
  await expect(seats(page)).toHaveCount(4);
  await page.locator('[name="option.mode"]').selectOption('rivals');
  await expect(seats(page)).toHaveCount(2);

  await scenario(page, 'learning');
  await add.click();
  await expect(add).toBeDisabled();
  await expect(players(page)).toContainText('share one group');
  await scenario(page, 'walkingDead');
  await expect(seats(page)).toHaveCount(2);
});

test('no word of the set-up is about an option that is not there', async ({ page }) => {
  for (const lang of LANGS) {
    await page.addInitScript((to) => localStorage.setItem('shamble.settings', JSON.stringify({ lang: to })), lang);
    await open(page);
    const name = await page.locator('.setup-option-name', { hasText: /^(Sides|Schieramenti|Camps)$/ }).innerText();
    await expect(players(page)).toContainText(name);
    await scenario(page, 'learning');
    await expect(players(page)).not.toContainText(name);
  }
});

test('building a group by keys: the focus stays in the catalogue, and Escape empties nothing', async ({ page }) => {
  await startTable(page, { game: 'all-out-war', options: { mode: 'rivals', group1: 'own' } });
  const entries = page.locator('.war-roster-catalogue .war-roster-add');
  const sum = page.locator('.war-roster-sum strong');
  for (const more of [1, 2]) {
    const before = await sum.innerText();
    await entries.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(sum, `${more} added`).not.toHaveText(before);
    await expect(entries.nth(1)).toBeFocused();
  }
  const whole = await sum.innerText();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sum).toHaveText(whole);
});
