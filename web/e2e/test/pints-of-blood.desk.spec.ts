import { LANGS } from '@shamble/kernel';
import { raise } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition, type Position } from './positions.ts';
import { drawn, readWith, resize, SIZES } from './screen-sizes.ts';
import { openLog } from './tables.ts';
import { seenTexts, smallTexts } from './text-size.ts';

/** Dice lie on the board, with sums and forecasts. */
const placing = (): Position =>
  findPosition(
    'dice on the board',
    ({ ask }, { turns }, advice) => ask.id === 'place' && turns > 4 && advice.length > 4,
    3,
  );

/** Four people, and slips in the pub. */
const crowded = (): Position => findPosition('slips in the pub', ({ ask }) => ask.id === 'marker', 4);

/** What of a view says what lies before each player. */
interface Hands {
  readonly players: readonly { readonly cards: readonly string[]; readonly food: readonly unknown[] }[];
}

/** More cards than there is room for. */
const rich = (): Position =>
  findPosition(
    'many cards',
    ({ ask, seat }, match) => {
      if (ask.id !== 'send-more') return false;
      const { cards, food } = (match.view(seat) as unknown as Hands).players[seat];
      return new Set(cards).size + food.length > 5;
    },
    4,
  );

async function open(page: Page, { log }: Position): Promise<void> {
  const { state } = await openLog(page, log);
  if (state === 'curtain') await raise(page);
}

/** Gives the window a size and waits until the table lies accordingly. */
async function lay(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await resize(page, size);
  await drawn(page);
}

const onBoard = (path: string): boolean => path.includes('pints-') && !path.includes('table-');

/** What does not fit where it lies: parts that would have to be scrolled, broken words, tiles out of shape. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tooTall = [...document.querySelectorAll('.part-pane, .pints-pub')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} in ${clientHeight}`);
    const broken = [...document.querySelectorAll('.pints-caption, .pints-guest-name')].filter((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      return lines.size > (words.textContent ?? '').split(/\s/).length;
    });
    const { width = 1, height = 9 } = document.querySelector('.pints-cell')?.getBoundingClientRect() ?? {};
    return [
      ...tooTall,
      ...broken.map(({ textContent }) => `broken: ${textContent}`),
      ...(height > 1.3 * width ? [`tiles ${width} x ${height}`] : []),
    ];
  });

for (const position of [placing(), crowded()])
  test(`the board can be read and fits at every size: ${position.name}`, async ({ page }) => {
    await open(page, position);
    if (await page.locator('.pints-chips').isVisible()) {
      await page.getByTestId('hint').click();
      await page.getByTestId('take-hint').click();
      await expect(page.locator('.pints-sum').first()).toBeVisible();
    }
    for (const [lang, textSize] of [...LANGS.map((one) => [one, 100] as const), ['fr', 200] as const]) {
      await readWith(page, lang, textSize);
      for (const size of SIZES) {
        await lay(page, size);
        const where = `${size}, ${lang}, ${textSize} %`;
        expect.soft((await smallTexts(page)).filter(onBoard), `too small at ${where}`).toEqual([]);
        if (textSize === 100) expect.soft(await misfits(page), `does not fit at ${where}`).toEqual([]);
      }
    }
  });

test('on a small screen a press on a row makes it large', async ({ page }) => {
  await open(page, crowded());
  const space = page.locator('[data-thing="space:4.3"]');
  for (const size of ['390x844', '360x640', '844x390'] as const) {
    await lay(page, size);
    const { height = 0 } = (await space.boundingBox()) ?? {};
    await space.click();
    await expect(page.locator('[data-large]')).toBeVisible();
    expect((await space.boundingBox())?.height, size).toBeGreaterThan(1.6 * height);
    expect((await smallTexts(page)).filter(onBoard), size).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-large]')).toHaveCount(0);
  }
});

test('where cards are out of sight a button says how many, and leads there', async ({ page }) => {
  await open(page, rich());
  const [onwards, back] = ['after', 'before'].map((side) => page.locator(`[data-thing="more:${side}"]`));
  const last = page.locator('[data-thing="menu"]');
  await lay(page, '390x844');
  await expect(last).not.toBeInViewport();
  await expect(onwards).toHaveAccessibleName(/^\d more here$/);
  await expect(async () => {
    if ((await onwards.count()) > 0) await onwards.click({ timeout: 1000 });
    await expect(onwards, 'nothing more').toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(back, 'but on the other side').toBeVisible();
});

test('on a large screen all text of the board is larger', async ({ page }) => {
  await open(page, placing());
  const sizes = async (): Promise<Map<string, number>> =>
    new Map(
      (await seenTexts(page))
        .filter(({ path }) => onBoard(path))
        .map(({ text, path, px }) => [`${path.replace(/.*> (?=.*>)/, '')} ${text}`, px]),
    );
  await lay(page, '1280x720');
  const before = await sizes();
  await lay(page, '1920x1080');
  const after = await sizes();
  const same = [...before].filter(([text]) => after.has(text));
  expect(same.length).toBeGreaterThan(40);
  expect(same.filter(([text, px]) => (after.get(text) ?? 0) < 1.2 * px)).toEqual([]);
});
