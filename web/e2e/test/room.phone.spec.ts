import { LANGS } from '@shamble/kernel';
import { optionAt, type Reading, raise } from './driver.ts';
import { expect, type Locator, type Page, test } from './house.ts';
import { findPosition, finishedGame } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { GAME, openLog, startTable } from './tables.ts';

const DEAD = { game: 'walking-dead', options: {} };

/** Choices in whole sentences. */
const moral = findPosition('a moral choice', ({ ask }) => ask.id === 'moral', 2, DEAD);
/** Names beside steppers, one of them long. */
const allot = findPosition(
  'Fatigue to assign',
  (decision) => decision.kind === 'split' && decision.options.includes('tyreese'),
  2,
  DEAD,
);

/** Opens a game whose seats have secrets and lets the one who is asked sit down. */
async function sitDown(page: Page, log: string): Promise<Reading> {
  const now = await openLog(page, log);
  return now.state === 'curtain' ? raise(page) : now;
}

const top = async (part: Locator): Promise<number> => (await part.boundingBox())!.y;

test('who has an unfinished table finds it first, who has none finds the games first', async ({ page }) => {
  const game = page.locator(`a[href="/new/${GAME}"]`);
  const table = page.getByTestId('saved').first();
  await openLog(page, finishedGame());
  await page.goto('/');
  await expect(table).toBeVisible();
  expect(await top(game)).toBeLessThan(await top(table));

  await startTable(page);
  await page.goto('/');
  await expect.poll(async () => (await top(table)) < (await top(game))).toBe(true);
  await expect(table).toBeInViewport({ ratio: 1 });
  const first = await page.locator('main a').first().getAttribute('href');
  expect(first, 'it comes first for keys and voices too').toMatch(/^\/table\//);
});

test('the rules begin with the name of the game', async ({ page }) => {
  await page.goto(`/rules/${GAME}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeInViewport({ ratio: 1 });
  expect(await top(name)).toBeLessThan(await top(page.getByRole('searchbox')));
  expect(await top(name)).toBeLessThan(await top(page.locator('.rules-contents')));
});

test('what is about to be confirmed is told whole', async ({ page }) => {
  const { options } = await sitDown(page, moral.log);
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    for (const id of options) {
      await optionAt(page, id).tap();
      const words = page.locator('.table-confirm-words');
      await expect(words).toBeVisible();
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), lang).toBe(0);
      await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('names beside steppers are not broken', async ({ page }) => {
  await sitDown(page, allot.log);
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    await drawn(page);
    const lines = await page.locator('[data-testid="option"] .table-option-words').evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return { name: name.textContent, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
      }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(
      lines.filter(({ name, lines: n }) => n > name.split(' ').length),
      lang,
    ).toEqual([]);
  }
});

test('every number of the last tally is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page, finishedGame(DEAD));
  await page.getByTestId('outcome').getByRole('button').first().tap();
  const tally = page.locator('.table-tally');
  await expect(tally).toBeVisible();
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    await drawn(page);
    expect(await tally.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), lang).toBe(0);
  }
});
