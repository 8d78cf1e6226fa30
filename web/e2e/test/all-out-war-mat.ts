import { choose, type Reading, read, settled } from './driver.ts';
import { expect, isPhone, type Page } from './house.ts';
import { startTable } from './tables.ts';

/** A game of All Out War against a bot, up to somebody's first Action. */
export async function toAction(page: Page, options: Readonly<Record<string, string>> = {}): Promise<Reading> {
  let now = await startTable(page, { game: 'all-out-war', seed: 'mat', options });
  for (let i = 0; i < 20 && !now.options.includes('end'); i++) {
    await choose(page, now.options[0]);
    // Where a first press only shows; on a phone it always does, and both were given.
    if (!isPhone(page) && (await at(page)) === now.at && (await page.getByTestId('confirm').isVisible()))
      await page.getByTestId('confirm').click();
    now = await settled(page, now.at);
  }
  expect(now.options).toContain('sneak');
  return now;
}

/** Where a place of the mat is on the screen; inches from the south-west corner. */
export async function onScreen(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const sheet = page.locator('.war-m-sheet');
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('there is no mat');
  const [wide, tall] = await sheet.evaluate((element) => {
    const style = getComputedStyle(element);
    return [Number(style.getPropertyValue('--war-wide')), Number(style.getPropertyValue('--war-tall'))];
  });
  return { x: box.x + (box.width * x) / wide, y: box.y + box.height * (1 - y / tall) };
}

/** Where whoever acts stands, in inches. */
export const actingAt = (page: Page): Promise<readonly [number, number]> =>
  page.locator('.war-m-acting').evaluate((figure) => {
    const sheet = figure.closest('.war-m-sheet');
    if (sheet === null) throw new Error('nobody acts');
    const [a, b] = [figure.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const style = getComputedStyle(sheet);
    const [wide, tall] = [Number(style.getPropertyValue('--war-wide')), Number(style.getPropertyValue('--war-tall'))];
    const [x, y] = [(a.left + a.right) / 2 - b.left, b.bottom - (a.top + a.bottom) / 2];
    return [(x / b.width) * wide, (y / b.height) * tall] as const;
  });

/** What the button that gives says. */
export const confirmWords = async (page: Page): Promise<string> =>
  (await page.getByTestId('confirm').innerText()).replace('␣', '').trim();

export const at = async (page: Page): Promise<number> => (await read(page)).at;
