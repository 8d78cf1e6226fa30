import { LANGS } from '@shamble/kernel';
import { optionAt, settled } from './driver.ts';
import { cutOff, fitsAcross } from './fits.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition, tenPositions } from './positions.ts';
import { drawn, readWith } from './screen-sizes.ts';
import { openLog, SCREENS, startTable } from './tables.ts';

const [SMALL, NARROW] = [360, 320].map((width) => ({ width, height: 640 }));

/** In every language nothing is wider than a small phone, and nothing is cut off. */
async function fitsSmall(page: Page, where: string): Promise<void> {
  await page.setViewportSize(SMALL);
  for (const lang of LANGS) {
    await readWith(page, lang, 100);
    await drawn(page);
    await fitsAcross(page, `${where}, ${lang}`);
    expect(await cutOff(page), `cut off at ${where}, ${lang}`).toEqual([]);
  }
}

test('no screen scrolls sideways at 360 x 640, and at 320 px all reflow', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await fitsSmall(page, path);
    await page.setViewportSize(NARROW);
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      await drawn(page);
      await fitsAcross(page, `${path}, ${lang}, 320 px`);
    }
  }
});

test('no table scrolls sideways at 360 x 640', async ({ page }) => {
  for (const { name, log } of tenPositions().slice(0, 4)) {
    await openLog(page, log);
    await fitsSmall(page, name);
  }
});

test('at 360 x 640 the prompt, its options and what it is about are in sight together', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const wanted of ['send-first', 'place', 'distracted']) {
    const { log, name } = findPosition(wanted, ({ ask }) => ask.id === wanted);
    const now = await openLog(page, log);
    await expect(page.getByTestId('prompt').getByRole('heading', { level: 2 }), name).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('board').first(), name).toBeInViewport({ ratio: 0.95 });
    const seen = await page.getByTestId('option').evaluateAll(
      (list) =>
        list.filter((option) => {
          const { top, bottom, height } = option.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= window.innerHeight;
        }).length,
    );
    if (!now.many) expect(seen, `${name}: options in sight`).toBeGreaterThanOrEqual(Math.min(3, now.options.length));
    else await expect(page.getByTestId('confirm'), name).toBeInViewport({ ratio: 1 });
  }
});

test('rotating a phone keeps what was chosen', async ({ page }) => {
  const now = await startTable(page, { seed: 'rotate' });
  await optionAt(page, now.options[1]).tap();
  await expect(optionAt(page, now.options[1])).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(optionAt(page, now.options[1])).toHaveAttribute('aria-pressed', 'true');
  await fitsAcross(page, 'sideways');
  await page.getByTestId('confirm').tap();
  await settled(page, now.at);
});
