import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportLog, LANGS, type Lang, Match, type Point } from '@shamble/kernel';
import { root } from '../config.ts';
import { actingAt, at, confirmWords, onScreen } from './all-out-war-mat.ts';
import { choose, optionAt, read, reveal, settled, settledAt } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { openNamed } from './pictures.ts';
import { kitOf } from './positions.ts';
import { openPart } from './tables.ts';

/** A ready game of 100 points up to its first Action, as the recorded sentences have it. */
function firstAction() {
  const match = Match.start(kitOf('all-out-war').game, 2, {}, 'mat');
  for (let next = match.only; next !== null && next.ask.id !== 'act'; next = match.only) {
    const answer = next.kind === 'choose' ? next.options[0] : next.kind === 'place' ? next.candidates[0].answer : [];
    match.answer(next.seat, next.n, answer);
  }
  return { name: 'first', seat: match.only?.seat ?? 0, log: exportLog(match) };
}

const FIRST = firstAction();
const FILE = join(root, 'games', 'all-out-war', 'board', 'test', 'sentences.json');
const RECORDED: Readonly<Record<Lang, readonly string[]>> & { readonly points: readonly Point[] } = JSON.parse(
  readFileSync(FILE, 'utf8'),
);

/** What was announced last, with plain spaces. */
const heard = async (page: Page): Promise<string> =>
  ((await page.locator('[data-testid="live"], [aria-live="polite"]').allInnerTexts()).join(' ') ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ settings: { lang, lengths: 'inches' } });

    test(`twenty recorded places are told in the recorded words (${lang})`, async ({ page }) => {
      await openNamed(page, FIRST);
      await page.keyboard.press('c');
      for (const [i, [x, y]] of RECORDED.points.entries()) {
        await page.keyboard.press('/');
        await page.locator('.war-m-goto input').fill(`${x / 1000} ${y / 1000}`);
        await page.keyboard.press('Enter');
        await expect(page.locator('.war-m-goto')).toHaveCount(0);
        await page.keyboard.press('o');
        const words = RECORDED[lang][i].replaceAll(/\s+/g, ' ').trim();
        await expect.poll(() => heard(page), `${x}, ${y}`).toContain(words);
      }
    });
  });

test.describe('where a first press only shows', () => {
  test.use({ settings: { oneTap: 'two', motion: 'off' } });

  test('every named place: it is chosen, the button names it, the log repeats it', async ({ page }) => {
    await openNamed(page, FIRST);
    const before = await read(page);
    await choose(page, 'sneak');
    await page.getByTestId('confirm').click();
    const asked = await settled(page, before.at);
    expect(asked.options.length).toBeGreaterThan(8);
    for (const id of asked.options) {
      await reveal(page, id);
      await optionAt(page, id).click();
      const button = await confirmWords(page);
      const [, far, to, beside] =
        /^(?:Sneak ([\d.]+ in)(?: to (.+)|, ends beside (.+)|: .+)?|Stay|.+)$/.exec(button) ?? [];
      await page.getByTestId('confirm').click();
      const { at: now } = await settled(page, asked.at);
      await openPart(page, 'log');
      const line = page.locator('.table-log-body, [role="log"]');
      if (far !== undefined) {
        const end = to ? ` to ${to}` : beside ? ` and ends beside ${beside}` : '';
        await expect(line, `${id}: ${button}`).toContainText(`Sneaks ${far}${end}`);
      }
      await expect(page.getByTestId('undo'), id).toHaveAttribute('aria-disabled', 'false');
      expect(now).toBe(asked.at + 1);
      await page.getByTestId('undo').click();
      await settledAt(page, asked.at);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  });
});

test('0.3 in beyond the reach is clamped and accepted; with Alt it is refused with the shortage', async ({ page }) => {
  await openNamed(page, FIRST);
  const before = await read(page);
  await choose(page, 'sneak');
  const asked = await settled(page, before.at);
  const [x, y] = await actingAt(page);
  const [dx, dy] = [2.9, 3.1749];
  expect(Math.hypot(dx, dy)).toBeCloseTo(4.3, 3);
  const point = await onScreen(page, x + dx, y + dy);
  await page.keyboard.down('Alt');
  await page.mouse.click(point.x, point.y);
  await page.keyboard.up('Alt');
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.table-confirm-why')).toContainText(/Too far by 0\.(?:3|29|31)\d? in/);
  await page.keyboard.press('Escape');
  await page.mouse.click(point.x, point.y);
  expect(await confirmWords(page)).toMatch(/^Sneak (?:4|3\.9\d?) in/);
  await page.getByTestId('confirm').click();
  expect((await settled(page, asked.at)).at).toBe(asked.at + 1);
  const [nowX, nowY] = await actingAt(page);
  expect(Math.hypot(nowX - x, nowY - y)).toBeCloseTo(4, 1);
  expect(await at(page)).toBe(asked.at + 1);
});
