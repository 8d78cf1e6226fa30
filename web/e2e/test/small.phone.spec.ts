import { LANGS } from '@shamble/kernel';
import { optionAt, settled } from './driver.ts';
import { cutOff, fitsAcross } from './fits.ts';
import { expect, test } from './house.ts';
import { findPosition, tenPositions } from './positions.ts';
import { openLog, SCREENS, startTable } from './tables.ts';

for (const lang of LANGS)
  test.describe(`in ${lang}`, () => {
    test.use({ settings: { lang } });

    test('no screen scrolls sideways at 360 x 640', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await fitsAcross(page, path);
        expect(await cutOff(page), `cut off on ${path}`).toEqual([]);
      }
      for (const { name, log } of tenPositions().slice(0, 4)) {
        await openLog(page, log);
        await fitsAcross(page, name);
        expect(await cutOff(page), `cut off at ${name}`).toEqual([]);
      }
    });

    test('all screens but the board reflow at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await fitsAcross(page, path);
      }
    });
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
