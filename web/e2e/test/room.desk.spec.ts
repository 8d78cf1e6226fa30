import { BOARDS } from '@shamble/games/boards';
import { LANGS } from '@shamble/kernel';
import { raise } from './driver.ts';
import { fitsAcross } from './fits.ts';
import { expect, type Locator, type Page, test } from './house.ts';
import { findPosition, finishedGame } from './positions.ts';
import { readWith, resize, SIZES } from './screen-sizes.ts';
import { openLog, startTable } from './tables.ts';
import { words } from './words.ts';

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const board = (page: Page) => page.getByTestId('board').first();
const asked = (page: Page) => page.getByTestId('prompt').getByRole('heading', { level: 2 });

/** Options that are neither in sight nor told of: what is below an edge is counted by a sign. */
const untold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const options = [...document.querySelectorAll<HTMLElement>('.table-options [data-option]')];
    const open = options.filter((option) => option.offsetParent !== null);
    const hidden = open.filter((option) => {
      const { left, right, top, bottom } = option.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there === null || !(option.contains(there) || there.closest('.table-foot'));
    });
    const told = document.querySelector('[data-testid="more-below"]') !== null;
    return told ? [] : hidden.map((option) => option.textContent ?? '');
  });

for (const game of Object.keys(BOARDS))
  test(`${game}: the board has the room of a tablet, and no list lies over it`, async ({ page }) => {
    const options = game === 'all-out-war' ? { mode: 'together' } : {};
    await startTable(page, { game, seed: 'tablet', others: ['sensible', 'sensible'], options });
    await resize(page, '1180x820');
    await expect.poll(async () => (await boxOf(board(page))).width).toBeGreaterThan(0.8 * 1180);
    expect((await boxOf(board(page))).height).toBeGreaterThan(0.6 * 820);
    await expect(page.locator('.table-rail')).toHaveCount(0);
    await resize(page, '820x1180');
    await expect.poll(async () => (await boxOf(board(page))).width).toBeGreaterThan(0.95 * 820);
    expect((await boxOf(board(page))).height).toBeGreaterThan(0.5 * 1180);
    await resize(page, '1280x720');
    await expect(page.locator('.table-rail'), 'beside a wide board it comes back').toBeVisible();
  });

/** One option to go on with, much beside it, and dice. */
const window = findPosition('a window', ({ ask, beside }) => ask.id === 'w6' && beside.length > 12, 3);
/** Many options that stand open beside the dice. */
const many = findPosition('arms', ({ ask, kind }) => ask.id === 'arms-dealing' && kind === 'choose');
const placing = findPosition('placing', ({ ask }, { turns }) => ask.id === 'place' && turns > 4, 3);

test('a question is no narrow column, and what goes on is in sight whole', async ({ page }) => {
  await openLog(page, window.log);
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    for (const size of SIZES) {
      await resize(page, size);
      expect((await boxOf(asked(page))).width, `${size}, ${lang}`).toBeGreaterThan(240);
      await expect(asked(page), `${size}, ${lang}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.table-option-main'), `${size}, ${lang}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the names of rules are whole', async ({ page }) => {
  await openLog(page, window.log);
  for (const size of ['1280x720', '820x1180', '1180x820'] as const) {
    await resize(page, size);
    const links = page.getByTestId('prompt').locator('.table-rule-link');
    await expect(links.first()).toBeVisible();
    const cut = await links.evaluateAll((all) =>
      all.filter((link) =>
        [link, ...link.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
      ),
    );
    expect(cut, size).toEqual([]);
  }
});

test('no option lies below the window without a sign, and the sign leads there', async ({ page }) => {
  for (const { log } of [many, window, placing]) {
    await openLog(page, log);
    await readWith(page, 'fr', 100);
    for (const size of SIZES) {
      await resize(page, size);
      await expect.poll(() => untold(page), size).toEqual([]);
    }
  }
  await openLog(page, many.log);
  await resize(page, '1280x720');
  const more = page.getByTestId('more-below');
  const last = page.getByTestId('option').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-option]:focus'), 'the focus goes along').toBeInViewport({ ratio: 1 });
  while (await more.isVisible()) await more.click();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('what goes on beside the board fades out until its end is in sight', async ({ page }) => {
  await openLog(page, placing.log);
  const people = page.locator('.table-people');
  await expect(people).toHaveAttribute('data-more');
  const high = await people.evaluate(({ scrollHeight }) => scrollHeight);
  await people.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(people).not.toHaveAttribute('data-more');
  expect(await people.evaluate(({ scrollHeight }) => scrollHeight), 'the fade takes no room').toBe(high);
});

test('what confirms is always in sight', async ({ page }) => {
  await openLog(page, placing.log);
  const confirm = page.getByTestId('confirm');
  const question = page.locator('.table-asked');
  for (const [textSize, sizes] of [
    [100, SIZES],
    [200, ['1280x720', '1920x1080', '1180x820']],
  ] as const) {
    await readWith(page, 'fr', textSize);
    for (const size of sizes) {
      await resize(page, size);
      for (const edge of [100_000, 0]) {
        await question.evaluate((box, top) => box.scrollTo(0, top), edge);
        await expect(confirm, `${size}, ${textSize} %, scrolled to ${edge}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('words around the board are larger on a large screen', async ({ page }) => {
  await openLog(page, many.log);
  const height = async () => (await boxOf(page.getByTestId('option').first().locator('.table-key'))).height;
  const before = await height();
  await resize(page, '1920x1080');
  await expect.poll(height).toBeGreaterThan(1.15 * before);
  const { width, height: high } = await boxOf(board(page));
  expect(width * high, 'the board is what grows most').toBeGreaterThan(0.45 * 1920 * 1080);
});

test.describe('where the system asks for less motion than the reader', () => {
  test.use({ settings: { motion: 'normal' }, contextOptions: { reducedMotion: 'reduce' } });
  test('a notice lies over the board and moves nothing', async ({ page }) => {
    await startTable(page);
    const notice = page.locator('.table-notice');
    const places = async () => [await boxOf(board(page)), await boxOf(page.locator('.table-phases'))];
    for (const size of ['1280x720', '820x1180', '390x844'] as const) {
      await resize(page, size);
      await page.evaluate(() => localStorage.removeItem('shamble.known'));
      await page.reload();
      await expect(notice, size).toBeInViewport({ ratio: 1 });
      const before = await places();
      await notice.getByRole('button', { name: words('web.close') }).click();
      await expect(notice).toHaveCount(0);
      expect(await places(), size).toEqual(before);
    }
  });
});

test('the end is read whole with text twice as large: what is wider than its place says so', async ({ page }) => {
  const { state } = await openLog(page, finishedGame({ game: 'walking-dead', options: {} }));
  if (state === 'curtain') await raise(page);
  await page.getByTestId('outcome').getByRole('button').first().click();
  const tally = page.locator('.table-tally');
  for (const lang of LANGS) {
    await readWith(page, lang, 200);
    for (const size of ['1280x720', '820x1180', '390x844', '360x640'] as const) {
      await resize(page, size);
      await fitsAcross(page, `${size}, ${lang}`);
      const dialog = page.locator('dialog[open]');
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), size).toBe(0);
      await expect(dialog.getByRole('button').first()).toBeInViewport({ ratio: 1 });
      await expect(tally).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
    }
  }
  expect(await tally.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  await tally.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tally.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
