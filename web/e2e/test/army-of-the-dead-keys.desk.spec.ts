import { read } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition, givenPosition } from './positions.ts';
import { openLog } from './tables.ts';

const game = 'army-of-the-dead';

const team = findPosition('a team', ({ ask }) => ask.id === 'team', 2, { game, options: { mission: 'bigScore' } });
const found = findPosition(
  'a find',
  ({ ask, kind }, _, advice) => ask.id === 'found' && kind === 'pick' && advice.length > 0,
  1,
  { game, options: { mission: 'jackpot' } },
);
const last = await givenPosition(
  'the last Turn',
  { game, options: { mission: 'jackpot' } },
  { round: 3, team: { kate: { zone: 'R6:02', hands: ['semiRifle'] } }, zombies: { 'R6:01': { shamblers: 2 } } },
);

/** The thing that has the focus, and whether it lies on the sheet. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    const thing = one instanceof HTMLElement ? (one.dataset.thing ?? '') : '';
    return { thing, on: one?.closest('.army-sheet') != null, name: one?.getAttribute('aria-label') ?? '' };
  });

/** The focus goes to the board once that is painted. */
async function toBoard(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await expect.poll(async () => (await focused(page)).thing).not.toBe('');
}

test('a sheet over the map takes the keys: arrows over its cards, Enter, a closer look', async ({ page }) => {
  await openLog(page, team.log);
  await toBoard(page);
  expect((await focused(page)).on).toBe(true);
  const first = await focused(page);
  expect(first.thing).toMatch(/^pick:/);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-thing="${first.thing}"]`)).toHaveAttribute('aria-pressed', 'true');
  const seen = new Set([first.thing]);
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowUp',
    'ArrowUp',
    'ArrowDown',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key);
    const now = await focused(page);
    expect(now.on, `${key} stays on the sheet`).toBe(true);
    seen.add(now.thing);
  }
  expect(seen.size).toBeGreaterThan(3);
  const { thing } = await focused(page);
  await page.keyboard.press('i');
  await expect(page.locator('.part-panel[data-about]')).toHaveAttribute('data-about', thing);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).thing).toBe(thing);
});

test('a card found is lifted and laid by Enter, told with its values, and let go by Escape', async ({ page }) => {
  await openLog(page, found.log);
  await toBoard(page);
  expect((await focused(page)).on).toBe(true);
  const full = page.locator('.army-dashboard .army-place-full [data-thing^="put:"]').first();
  await full.focus();
  const { thing, name } = await focused(page);
  expect(name.split('. ').length, name).toBeGreaterThan(2);
  await page.keyboard.press('Enter');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(full).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  const there = await focused(page);
  expect(there.thing).not.toBe(thing);
  const before = await page.locator('.army-dashboard').first().innerText();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.army-dashboard').first().innerText()).not.toBe(before);
  expect((await focused(page)).thing, 'the focus stays where it was laid').toBe(there.thing);
  await page.keyboard.press('i');
  await expect(page.locator('.part-panel[data-about]')).toHaveAttribute('data-about', there.thing);
});

test('sight asked for by its key is told, Enter goes on choosing, and its end is told', async ({ page }) => {
  await openLog(page, last.log);
  await toBoard(page);
  const words = page.locator('.army-sighted');
  const told = page.locator('.army-view > [role="status"]');
  await page.keyboard.press('e');
  await expect(words).toContainText('Zones');
  await expect(told).toHaveText((await words.textContent()) ?? '');
  await expect(told).toContainText('Range');
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(told).toContainText('no longer');
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(words, 'the Zone was chosen').toHaveCount(0);
});

test('digits belong to the list of a Zone while it is open', async ({ page }) => {
  await openLog(page, last.log);
  const { at } = await read(page);
  await page.locator('[data-thing="zone:R6:01"]').focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveAttribute('aria-keyshortcuts', '1');
  await page.keyboard.press('9');
  await expect(items.first(), 'no digit of the question').toBeVisible();
  const words = (await items.nth(1).innerText()).split('\n')[1];
  await page.keyboard.press('2');
  await expect(items).toHaveCount(0);
  expect((await read(page)).at, `${words} is shown first`).toBe(at);
  await expect(page.locator('.table-confirm-words, .table-option-on').first()).toContainText(words);
});

test('a wall that an arrow crosses is told before the name of the Zone', async ({ page }) => {
  await openLog(page, last.log);
  await toBoard(page);
  const names: string[] = [];
  for (const key of [
    'ArrowUp',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
  ]) {
    await page.keyboard.press(key);
    names.push((await focused(page)).name);
  }
  expect(
    names.some((name) => name.startsWith('Wall. ')),
    names.join(' | '),
  ).toBe(true);
  await page.keyboard.press('c');
  expect((await focused(page)).name).not.toContain('Wall');
  await expect(page.locator('[aria-label^="Wall. "]'), 'nothing keeps the word').toHaveCount(0);
});

test('the last Turn of a round ends with a second press, with what follows in words', async ({ page }) => {
  await openLog(page, last.log);
  const { at } = await read(page);
  await page.locator('[data-option="end"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('confirm')).toContainText('the dead act next');
  expect((await read(page)).at).toBe(at);
});
