import { settled } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog } from './tables.ts';

const { log } = findPosition('a start set', ({ ask }) => ask.id === 'set', 1, {
  game: 'army-of-the-dead',
  options: { mission: 'dryRun', team: 'random' },
});

const middleOf = async (what: Locator) => {
  const box = (await what.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** From one place to another: by mouse, or by a finger. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const between = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  if (!isPhone(page)) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const share of [0.3, 0.7, 1]) await page.mouse.move(between(share).x, between(share).y);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (const share of [0.3, 0.7, 1]) await touch('touchMove', [between(share)]);
  await touch('touchEnd', []);
}

test('a card of the inventory is dragged from slot to slot', async ({ page }) => {
  await openLog(page, log);
  const before = await settled(page);
  const place = (thing: string) => page.locator('.army-place', { has: page.locator(`[data-thing="${thing}"]`) });
  await expect(page.locator('.army-dashboard .army-place b').first()).toBeVisible();
  const slots = await page.locator('.army-dashboard .army-place').evaluateAll((all) =>
    all.map((one) => ({
      thing: one.querySelector<HTMLElement>('[data-thing]')!.dataset.thing!,
      words: one.querySelector('b')?.textContent ?? '',
    })),
  );
  const from = slots.find(({ words }) => words !== '')!;
  const to = slots.find(({ words }) => words === '')!;
  await drag(page, place(from.thing), place(to.thing));
  await expect(place(to.thing).locator('b')).toHaveText(from.words);
  await expect(place(from.thing).locator('b')).toHaveCount(0);
  expect((await settled(page)).at, 'nothing was answered').toBe(before.at);
});
