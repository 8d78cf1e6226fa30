import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

const asked = (id: string, options: Readonly<Record<string, string>> = {}) =>
  findPosition(id, ({ ask, seat }) => ask.id === id && seat === 0, 2, { game: 'all-out-war', options });

const NINE = asked('act', { points: '400' });
const NINE_TO_ACT = asked('activate', { points: '400' });
const MELEE = asked('stance');
const SHOT = asked('shoot-target', { points: '300' });

/** Options that lie partly under what says that there are more. */
const halfUnder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cover = document.querySelector('.table-more-fade')?.getBoundingClientRect();
    if (cover === undefined) return [];
    const options = [...document.querySelectorAll<HTMLElement>('[data-testid="option"]')];
    return options.flatMap((option) => {
      const { top, bottom, width } = option.getBoundingClientRect();
      return width > 0 && top < cover.top - 1 && bottom > cover.top + 1 ? [option.textContent ?? ''] : [];
    });
  });

test('two groups of nine stand beside the mat whole, with whoever acts in two lines', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has a tab for them');
  await openLog(page, NINE.log);
  const rows = page.locator('.table-people .war-row');
  await expect(rows).toHaveCount(18);
  const people = page.locator('.table-people');
  expect(await people.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const state = row.locator('.war-row-state b');
    expect(await state.evaluate((word) => word.scrollWidth - word.clientWidth), await row.innerText()).toBe(0);
  }
  await expect(page.locator('.war-row-acting .war-row-state span[aria-hidden]')).toBeVisible();
});

test('no option lies half under the sign of those below it', async ({ page }) => {
  for (const size of isPhone(page)
    ? [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
      ]
    : [{ width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await openLog(page, NINE_TO_ACT.log);
    if (isPhone(page)) await expect(page.getByTestId('more-below')).toBeVisible();
    await expect.poll(() => halfUnder(page)).toEqual([]);
    // By keys everything comes out from under it.
    for (const option of await page.getByTestId('option').all()) {
      await option.focus();
      await expect(option).toBeInViewport({ ratio: 1 });
      const uncovered = () =>
        option.evaluate((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        });
      await expect.poll(uncovered, await option.innerText()).toBe(true);
    }
  }
});

test('nor does one where only the button that gives has room', async ({ page }) => {
  test.skip(!isPhone(page), 'a desktop has room');
  await page.setViewportSize({ width: 360, height: 640 });
  await openLog(page, SHOT.log);
  await page.getByTestId('option').first().tap();
  await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => halfUnder(page)).toEqual([]);
});

test('the window of a phone shows the fight that is asked about', async ({ page }) => {
  test.skip(!isPhone(page), 'a desktop shows the whole mat');
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openLog(page, MELEE.log);
    const ring = page.locator('.war-m-brawl-now circle').last();
    await expect(ring).toBeVisible();
    const inside = () =>
      ring.evaluate((circle) => {
        const pane = document.querySelector('.war-m-window')?.getBoundingClientRect();
        const { left, right, top, bottom } = circle.getBoundingClientRect();
        return (
          pane !== undefined &&
          left >= pane.left - 8 &&
          right <= pane.right + 8 &&
          top >= pane.top - 8 &&
          bottom <= pane.bottom + 8
        );
      });
    await expect.poll(inside).toBe(true);
    await expect(page.locator('[data-testid="prompt"] h2')).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('option').first()).toBeInViewport({ ratio: 1 });
  }
});
