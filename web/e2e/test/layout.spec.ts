import { choose, settled } from './driver.ts';
import { fitsAcross } from './fits.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { tenPositions } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { openLog, SCREENS, startTable } from './tables.ts';

test('the table does not scroll as a page, nor sideways with text twice as large', async ({ page }) => {
  await startTable(page, { seed: 'still' });
  const { scroll, seen } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    seen: document.documentElement.clientHeight,
  }));
  expect(scroll).toBeLessThanOrEqual(seen);
  const pushed = await page.locator('.table').evaluate((table) => {
    const below = table.appendChild(document.createElement('div'));
    below.style.cssText = 'position: absolute; inset-block-start: 200%; height: 1px';
    table.scrollTop = 100;
    const { scrollTop } = table;
    below.remove();
    return scrollTop;
  });
  expect(pushed, 'nothing pushes the table upwards').toBe(0);
  await readWith(page, 'en', 200);
  await drawn(page);
  await fitsAcross(page, 'the table');
});

const CONTROLS = ['button', 'a[href]', 'input', 'select', 'summary', '[role="button"]', '[role="tab"]'];
const BOARD = '[data-testid="board"] ';

/** Controls smaller than they may be, with their sizes; links in running text and inside a page are exempt. */
const tooSmall = (
  page: Page,
  least: number,
  where: 'beside the board' | 'on the board' | 'board tools',
): Promise<string[]> =>
  page.evaluate(
    ([px, wanted, others]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((control) => others === null || !control.matches(others))
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => control.closest('.unseen, [aria-hidden="true"], p, td, a[href^="#"]') === null)
        .flatMap((control) => {
          // A box or a knob is pressed by its label too.
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
          if (width === 0 || height === 0 || (width >= px - 0.5 && height >= px - 0.5)) return [];
          const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30);
          return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
        }),
    where === 'board tools'
      ? ([least, `${BOARD}[data-thing^="tool:"]`, null] as const)
      : where === 'on the board'
        ? ([least, CONTROLS.map((one) => BOARD + one).join(), null] as const)
        : ([least, CONTROLS.join(), `${BOARD}*`] as const),
  );

test('controls are large enough to hit, and no screen scrolls sideways with text twice as large', async ({ page }) => {
  const least = isPhone(page) ? 44 : 24;
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect((await tooSmall(page, least, 'beside the board')).slice(0, 9), path).toEqual([]);
    await readWith(page, 'en', 200);
    await drawn(page);
    await fitsAcross(page, path);
    await readWith(page, 'en', 100);
  }
  for (const { name, log } of tenPositions().slice(0, 6)) {
    await openLog(page, log);
    expect(await tooSmall(page, least, 'beside the board'), name).toEqual([]);
    expect(await tooSmall(page, 24, 'on the board'), `${name}, on the board`).toEqual([]);
    expect(await tooSmall(page, least, 'board tools'), `${name}, tools of the board`).toEqual([]);
  }
});

test.describe('reduced motion', () => {
  test.use({ settings: { motion: 'slow' }, contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves where the system asks for that', async ({ page }) => {
    const now = await startTable(page, { seed: 'still' });
    await choose(page, now.options[0]);
    await settled(page, now.at);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
        const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return frames.filter((name) =>
          /transform|translate|rotate|scale|left|top|offsetPath|offsetDistance/.test(name),
        );
      }),
    );
    expect(moving).toEqual([]);
  });
});
