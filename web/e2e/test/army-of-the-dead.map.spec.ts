import { read } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition, type Position } from './positions.ts';
import { openLog } from './tables.ts';

const game = 'army-of-the-dead';

/** A Turn on a wide map, late enough for many dead to be on it. */
const wide: Position = findPosition('a Turn', ({ ask }, match) => ask.id === 'act' && match.turns > 12, 1, {
  game,
  options: { mission: 'bigScore' },
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (thing: Locator): Promise<Box> => (await thing.boundingBox())!;
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const zones = (page: Page): Locator => page.locator('[data-thing^="zone:"]');

/** Some Zone that lies wholly in the window, and the window. */
async function inSight(page: Page): Promise<{ readonly zone: Locator; readonly pane: Box }> {
  const pane = await boxOf(page.locator('.army-map'));
  const boxes = await zones(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));
  const far = ({ x, y, width, height }: Box): number =>
    Math.hypot(x + width / 2 - pane.x - pane.width / 2, y + height / 2 - pane.y - pane.height / 2);
  const nearest = boxes.map(far).reduce((best, now, i, all) => (now < all[best] ? i : best), 0);
  return { zone: zones(page).nth(nearest), pane };
}

/** Whoever acts stands in the Zone that is the board's stop for Tab. */
const acting = (page: Page): Locator => page.locator('.army-map [data-thing][tabindex="0"]');

async function seen(page: Page, thing: Locator): Promise<void> {
  const pane = await boxOf(page.locator('.army-map'));
  const { x, y, width, height } = await boxOf(thing);
  expect(x).toBeGreaterThanOrEqual(pane.x - 1);
  expect(y).toBeGreaterThanOrEqual(pane.y - 1);
  expect(x + width).toBeLessThanOrEqual(pane.x + pane.width + 1);
  expect(y + height).toBeLessThanOrEqual(pane.y + pane.height + 1);
}

/** A finger that stays. */
async function hold(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(700);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the map starts at a size that can be read, with whoever acts in sight', async ({ page }) => {
  await openLog(page, wide.log);
  const { zone } = await inSight(page);
  await expect.poll(async () => Math.round((await boxOf(zone)).width)).toBe(isPhone(page) ? 96 : 64);
  await seen(page, acting(page));
});

test('wheel, dragging and two taps move the map, and choose nothing', async ({ page }) => {
  await openLog(page, wide.log);
  const before = await read(page);
  const { zone, pane } = await inSight(page);
  const first = await boxOf(zone);
  const at = middleOf(first);
  const width = async (): Promise<number> => Math.round((await boxOf(zone)).width);

  if (isPhone(page)) {
    await page.touchscreen.tap(at.x, at.y);
    await page.touchscreen.tap(at.x, at.y);
    expect(await width(), 'from the size for fingers to all of it').toBeLessThan(60);
    await page.waitForTimeout(400);
    const there = middleOf(await boxOf(zone));
    await page.touchscreen.tap(there.x, there.y);
    await page.touchscreen.tap(there.x, there.y);
    await expect.poll(width).toBe(96);
  } else {
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -200);
    await expect.poll(width).toBeGreaterThan(first.width * 1.2);
    const larger = middleOf(await boxOf(zone));
    expect(Math.abs(larger.x - at.x), 'what is under the pointer stays there').toBeLessThan(3);
    expect(Math.abs(larger.y - at.y)).toBeLessThan(3);
    await page.mouse.down();
    await page.mouse.move(at.x - 20, at.y - 20, { steps: 4 });
    await page.mouse.move(at.x - 60, at.y - 30, { steps: 4 });
    await page.mouse.up();
    const moved = middleOf(await boxOf(zone));
    expect(Math.round(moved.x - larger.x)).toBe(-60);
    await zone.focus();
    await page.keyboard.press('0');
    await expect.poll(width, 'all of the map').toBeLessThan(60);
    expect((await boxOf(page.locator('.army-plane'))).width).toBeLessThanOrEqual(pane.width + 1);
  }
  expect((await read(page)).at, 'nothing was answered').toBe(before.at);
});

test('what is pointed at tells of itself beside it; sight, then who sees', async ({ page }) => {
  await openLog(page, wide.log);
  const { zone } = await inSight(page);
  const slip = page.locator(isPhone(page) ? '.part-over[role="dialog"]' : '.part-pointed');
  if (isPhone(page)) await hold(page, middleOf(await boxOf(zone)));
  else await zone.hover();
  await expect(slip).toContainText(/In sight|steps away/);
  const [told, place] = [await boxOf(slip), await boxOf(zone)];
  const apart =
    told.x >= place.x + place.width ||
    told.x + told.width <= place.x ||
    told.y >= place.y + place.height ||
    told.y + told.height <= place.y;
  expect(apart, 'never over it').toBe(true);
  if (isPhone(page)) return;
  await page.mouse.move(1, 1);
  await expect(slip).toHaveCount(0);

  await acting(page).focus();
  const words = page.locator('.army-sighted');
  await page.keyboard.press('e');
  await expect(words).toContainText('In sight of');
  await page.keyboard.press('e');
  await expect(words).toContainText('Who sees');
  await page.keyboard.press('e');
  await expect(words).toHaveCount(0);
});

test('a place that the Mission sheet names is shown on the map, and has the focus', async ({ page }) => {
  await openLog(page, wide.log);
  await page.locator('.army-status').click();
  const sheet = page.getByRole('dialog');
  const place = sheet.locator('ol').first().getByRole('button').first();
  const label = (await place.textContent()) ?? '';
  await place.click();
  await expect(sheet).toHaveCount(0);
  const zone = page.locator('[data-thing^="zone:"]:focus');
  await expect(zone).toHaveAttribute('aria-label', new RegExp(`\\b${label},`));
  await expect(async () => seen(page, zone)).toPass();
});

test('who plays whom is pressed on a sheet: each Survivor beside the names of all', async ({ page }) => {
  const { log } = findPosition('owners', ({ ask }) => ask.id === 'owners', 3, {
    game,
    options: { mission: 'dryRun', team: 'random' },
  });
  await openLog(page, log);
  const names = page.locator('.army-owner').first().getByRole('button');
  await expect(names).toHaveCount(3);
  const pressed = (): Promise<(string | null)[]> =>
    names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
  expect(await pressed()).toEqual(['true', 'false', 'false']);
  await names.nth(2).click();
  await expect.poll(pressed).toEqual(['false', 'false', 'true']);
  await page.getByTestId('confirm').click();
  await expect(page.locator('.army-owner')).toHaveCount(0);
});

test.describe('a first table', () => {
  test.use({ newcomer: true });

  test('six Survivors stand beside the map, which stays in sight', async ({ page }) => {
    if (isPhone(page)) await page.setViewportSize({ width: 640, height: 360 });
    await openLog(page, wide.log);
    await expect(page.getByTestId('pointers')).toBeVisible();
    const map = await boxOf(page.locator('.army-map'));
    expect(map.width).toBeGreaterThan(240);
    expect(map.height).toBeGreaterThan(150);
    if (isPhone(page)) await page.getByTestId('pointers-close').click();
    const around = page.locator(isPhone(page) ? '.table-heads' : '.table-people');
    const cards = around.locator('[data-card]');
    await expect(cards).toHaveCount(6);
    const room = await boxOf(around);
    const last = await boxOf(cards.last());
    expect(last.y + last.height, 'the last of them').toBeLessThanOrEqual(room.y + room.height + 1);
    expect(room.x, 'at the left of the map').toBeLessThan(map.x);
  });
});
