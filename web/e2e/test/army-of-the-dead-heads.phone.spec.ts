import { LANGS } from '@shamble/kernel';
import { expect, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { readWith } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const { log } = findPosition('a Turn', ({ ask }, match) => ask.id === 'act' && match.turns > 7, 1, {
  game: 'army-of-the-dead',
  options: { mission: 'jackpot' },
});

/** A finger that goes across a thing, by so many pixels. */
async function swipe(page: Page, thing: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const [from, to] = [x + width / 2 - by / 2, y + Math.min(height / 2, 60)];
  const devtools = await page.context().newCDPSession(page);
  const at = (px: number) => [{ x: px, y: to }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const share of [0.3, 0.6, 1])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + by * share) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a press on a head shows the card beside its Zone, a swipe that of the next', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await openLog(page, log);
    const heads = page.locator('.table-head');
    const names = await heads.evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
    const card = page.locator('.part-panel[data-about]');
    const told = (): Promise<string | null> => card.getAttribute('data-about');
    await heads.nth(1).tap();
    await expect.poll(told).toBe(`survivor:${names[1]}`);
    await expect(page.getByTestId('confirm'), 'nothing is chosen by that').toHaveCount(0);
    await swipe(page, card, -120);
    await expect.poll(told).toBe(`survivor:${names[2]}`);
    await swipe(page, page.locator('.table-heads'), -120);
    await expect.poll(told).toBe(`survivor:${names[3]}`);
    await swipe(page, card, 120);
    await expect.poll(told).toBe(`survivor:${names[2]}`);
  }
});

test('what can be done with somebody stands on their card', async ({ page }) => {
  await openLog(page, log);
  const partner = page.locator('[data-option^="trade."]:not([data-option="trade.self"])').first();
  const id = ((await partner.getAttribute('data-option')) ?? '').split('.')[1];
  await page.locator(`.table-head[data-card="${id}"]`).tap();
  await page.locator('.part-panel[data-about]').getByRole('button', { name: 'Trade with' }).tap();
  await expect(page.getByTestId('confirm')).toBeVisible();
});

test('the head of whoever is chosen is marked', async ({ page }) => {
  const whose = findPosition('whose Turn', ({ ask }) => ask.id === 'next', 1, {
    game: 'army-of-the-dead',
    options: { mission: 'jackpot' },
  });
  await openLog(page, whose.log);
  const option = page.locator('[data-option]').first();
  const id = (await option.getAttribute('data-option')) ?? '';
  await option.tap();
  await expect(page.locator('.table-head[aria-pressed="true"]')).toHaveAttribute('data-card', id);
});

test('the phase in the header is in one line, beside the title', async ({ page }) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openLog(page, log);
    for (const lang of LANGS) {
      await readWith(page, lang, 100);
      const phase = await page.locator('.table-phase[aria-current]').evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return { lines: words.getClientRects().length, left: one.getBoundingClientRect().left };
      });
      const title = (await page.locator('.table-title').boundingBox())!;
      expect(phase.lines, `${lang}, ${width}`).toBe(1);
      expect(phase.left, `${lang}, ${width}`).toBeGreaterThanOrEqual(title.x + title.width - 1);
    }
  }
});
