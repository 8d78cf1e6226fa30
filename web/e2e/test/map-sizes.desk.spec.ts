import { raise, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { readWith, resize, SIZES } from './screen-sizes.ts';
import { openLog } from './tables.ts';
import { seenTexts } from './text-size.ts';

/** Tokens, pawns and cards lie there, and somebody may move. */
const moving = findPosition('late', ({ ask }, { turns }) => ask.id === 'step' && turns > 14, 3, {
  game: 'walking-dead',
  options: { edition: 'fr' },
});

async function sitDown(page: Page): Promise<void> {
  const { state } = await openLog(page, moving.log);
  if (state === 'curtain') await raise(page);
  await settled(page);
}

interface Look {
  readonly compact: boolean;
  /** Parts that are not wholly inside what they belong to. */
  readonly cutOff: readonly string[];
  /** Spaces under tools and words that lie beside the map. */
  readonly covered: readonly string[];
  /** The share of the height of its window that the map takes. */
  readonly filled: number;
}

/** How the parts of the board lie in the window as it is. */
const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const inside = (a: DOMRect, b: DOMRect) =>
      a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const map = box('.dead-map');
    const beside = all('.dead-tools .part-tool, .dead-side > .dead-legend')
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const spaces = all('.dead-space').filter((space) => meet(space.getBoundingClientRect(), map));
    return {
      compact: document.querySelector('.part-compact') !== null,
      cutOff: [
        ...(beside.every((one) => inside(one, box('.dead-view'))) ? [] : ['tools']),
        ...(inside(box('.dead-dock'), box('.table-board-box')) ? [] : ['cards']),
        ...all('.dead-place-face, .dead-member-face')
          .filter((face) => face.scrollHeight > face.clientHeight + 1)
          .map((face) => face.textContent ?? ''),
      ],
      covered: spaces
        .filter((space) => beside.some((one) => meet(one, space.getBoundingClientRect())))
        .map((space) => space.getAttribute('data-thing') ?? ''),
      filled: box('.dead-plane').height / map.height,
    };
  });

const smallOnBoard = async (page: Page): Promise<string[]> =>
  (await seenTexts(page, 12)).flatMap(({ text, px, path }) =>
    path.includes('dead-') ? [`${px} px "${text}" at ${path}`] : [],
  );

/** So many spaces show their ids. */
const idsSeen = (page: Page): Promise<number> =>
  page.locator('.dead-id').evaluateAll((ids) => ids.filter((id) => id.checkVisibility()).length);

test('the board uses its room, and nothing of it is cut off or covered', async ({ page }) => {
  await sitDown(page);
  for (const size of SIZES) {
    await resize(page, size);
    // The layout follows the window a moment later.
    await expect(async () => {
      const { compact, cutOff, covered, filled } = await look(page);
      expect(cutOff, `cut off at ${size}`).toEqual([]);
      if (!compact) expect(covered, `covered at ${size}`).toEqual([]);
      expect(filled, `a map amid nothing at ${size}`).toBeGreaterThan(0.85);
    }).toPass({ timeout: 5000 });
    expect(await idsSeen(page), `ids at ${size}`).toBeGreaterThan(130);
  }
});

const WRITTEN = ['.dead-place-title', '.dead-objective', '.dead-member-name', '.dead-id', '.dead-place-name'];

test('what is written on the board grows with it', async ({ page }) => {
  await sitDown(page);
  const sizes = async (): Promise<number[]> => {
    const texts = await seenTexts(page);
    return WRITTEN.map((part) => texts.find(({ path }) => path.includes(part))?.px ?? 0);
  };
  await resize(page, '1280x720');
  const small = await sizes();
  await resize(page, '1920x1080');
  const large = await sizes();
  for (const [i, part] of WRITTEN.entries()) expect(large[i], part).toBeGreaterThan(small[i] + 1);
});

test.describe('at a first table', () => {
  test.use({ newcomer: true });
  test('where the map is smaller, spaces one can go to have their ids', async ({ page }) => {
    await sitDown(page);
    await resize(page, '1280x720');
    expect(await smallOnBoard(page)).toEqual([]);
    const ids = page.locator('.dead-id:visible, .dead-near-id:visible');
    for (const space of ['E3', 'F3', 'G3', 'G2', 'F1', 'E2'])
      await expect(ids.filter({ hasText: space })).toHaveCount(1);
  });
});

for (const textSize of [100, 200])
  test(`letters are large enough or left out, from near and from far (${textSize} %)`, async ({ page }) => {
    await sitDown(page);
    await readWith(page, 'fr', textSize);
    for (const size of SIZES) {
      await resize(page, size);
      expect.soft(await smallOnBoard(page), `at ${size}`).toEqual([]);
    }
    const out = page.locator('[data-thing="tool:out"]');
    while ((await out.getAttribute('aria-disabled')) !== 'true') await out.click();
    for (const size of SIZES) {
      await resize(page, size);
      expect.soft(await smallOnBoard(page), `from far at ${size}`).toEqual([]);
    }
    await resize(page, '360x640');
    expect(await idsSeen(page), 'what is too small is left out').toBe(0);
    await expect(page.locator('[data-thing="space:A2"]'), 'but can be heard').toHaveAccessibleName(/^A2/);
  });
