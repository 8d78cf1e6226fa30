import { LANGS } from '@shamble/kernel';
import { read } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { drawn, readWith, resize } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const HERE = { game: 'army-of-the-dead', options: { mission: 'dryRun' } };

/** Vanderohe has a goal of his own, and stands where the dead would or would not bring him down. */
const at = (zone: string, more = {}) =>
  givenPosition(`owner in ${zone}`, HERE, {
    ...more,
    round: 4,
    red: 3,
    team: {
      vanderohe: { zone, wounds: 3, hands: ['circularSaw'] },
      guzman: { zone: 'R2:21', hands: ['machineGun'] },
      lilly: { status: 'escaped' },
    },
    personal: { vanderohe: { count: 1 } },
    zombies: { 'R1:11': { shamblers: 2, alphas: 3 } },
  });
const safe = await at('V3:22');
const lost = await at('R1:11');
const late = await at('R1:11', { taken: ['black'] });

/** What of the strip and of the cards is cut off or lies outside. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      for (let up = one.parentElement; up !== null && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === 'visible') continue;
        const around = up.getBoundingClientRect();
        if (box.right > around.right + 1 || box.bottom > around.bottom + 1) return true;
      }
      return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    };
    const parts = document.querySelectorAll(
      '.army-step-now > span, .army-step-now > em, .army-lost, .army-chip > [aria-hidden]',
    );
    return [...parts].filter((one) => one.checkVisibility() && isCut(one)).map((one) => one.textContent);
  });

/** Words of the strip that stand in two lines. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    for (const step of document.querySelectorAll('.army-step > span')) {
      const text = step.firstChild as Text;
      for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // What is cut has dots, and its rest has no place.
        const { bottom } = step.getBoundingClientRect();
        const lines = [...range.getClientRects()].map(({ top }) => Math.round(top)).filter((top) => top < bottom - 1);
        if (step.checkVisibility() && new Set(lines).size > 1) words.push(word);
      }
    }
    return words;
  });

test('the strip is as high with its warning as without, and cuts neither the present step nor what is counted', async ({
  page,
}) => {
  const heights = new Set<number>();
  for (const { log } of [safe, late, lost]) {
    await openLog(page, log);
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      await drawn(page);
      heights.add(await page.locator('.army-status').evaluate((one) => one.getBoundingClientRect().height));
      expect.soft(await cut(page), lang).toEqual([]);
      expect.soft(await broken(page), lang).toEqual([]);
    }
    await readWith(page, 'en', 100);
    await resize(page, '820x1180');
    await drawn(page);
    expect.soft(await cut(page), 'on a tablet').toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await readWith(page, 'fr', 100);
    await drawn(page);
    expect.soft(await cut(page), 'on a tablet that lies').toEqual([]);
    await readWith(page, 'en', 100);
    await resize(page, '1280x720');
  }
  await expect(page.locator('.army-lost')).toBeVisible();
  expect(heights.size).toBe(1);
});

test('a Survivor’s card opens in full from beside the map, by mouse and by keys, and that spends nothing', async ({
  page,
}) => {
  await openLog(page, safe.log);
  const before = await read(page);
  const panel = page.locator('.part-panel[data-about]');
  const state = page.locator('[data-card="guzman"] .army-card-state');
  await state.click();
  await expect(panel).toHaveAttribute('data-about', 'survivor:guzman');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await state.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('data-about', 'survivor:guzman');
  await page.keyboard.press('Escape');
  await page.locator('[data-card][data-acting] .army-card-head').click();
  expect((await read(page)).at, 'nothing was answered').toBe(before.at);
});

test('a card that somebody carries is read first: what throws it away stands below, and is chosen only there', async ({
  page,
}) => {
  await openLog(page, safe.log);
  const slot = page.locator('[data-card="guzman"] .army-slot').first();
  await slot.click();
  const panel = page.locator('.part-panel[data-about]');
  await expect(panel).toHaveAttribute('data-about', 'slot:guzman:1');
  await expect(page.locator('.table-confirm')).toHaveCount(0);
  const discard = panel.locator('.part-menu button').last();
  await expect(discard).toContainText('Discard');
  await discard.click();
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.table-confirm')).toContainText('Discard');
});
