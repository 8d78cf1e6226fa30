import { optionAt, reveal } from './driver.ts';
import { expect, type Locator, type Page, test } from './house.ts';
import { givenPosition } from './positions.ts';
import { drawn } from './screen-sizes.ts';
import { openLog } from './tables.ts';

const HERE = { game: 'army-of-the-dead', options: { mission: 'jackpot' } };

/** Guzman acts last at the far end of the map, with the dead at the other. */
const last = await givenPosition('last', HERE, {
  round: 3,
  team: { guzman: { zone: 'R6:12', hands: ['machineGun'] } },
  others: 'R6:22',
  zombies: { 'V3:00': { shamblers: 2 }, 'R6:02': { shamblers: 1 } },
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (thing: Locator): Promise<Box> => thing.first().evaluate((one) => one.getBoundingClientRect().toJSON());
const zone = (page: Page, id: string): Locator => page.locator(`[data-thing="zone:${id}"]`);
const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('the lowest row of the map can be pulled clear of tools and floors, and all of it stands above them', async ({
  page,
}) => {
  await openLog(page, last.log);
  await drawn(page);
  const covered = (): Promise<number> =>
    page.locator('.army-map').evaluate((pane) => {
      pane.scrollTo(pane.scrollWidth, pane.scrollHeight);
      const over = [...document.querySelectorAll('.army-tools .part-tool, .army-floors .part-tool')];
      const tops = over.map((one) => one.getBoundingClientRect().top);
      return pane.querySelector('.army-ground')!.getBoundingClientRect().bottom - Math.min(...tops);
    });
  expect(await covered()).toBeLessThanOrEqual(1);
  const smaller = page.locator('[data-thing="tool:out"]');
  while ((await smaller.getAttribute('aria-disabled')) !== 'true') await smaller.tap();
  expect(await covered(), 'all of it').toBeLessThanOrEqual(1);
});

test('a place of the Mission sheet comes to the middle, and is marked until the next press', async ({ page }) => {
  await openLog(page, last.log);
  await page.locator('.army-status').tap();
  await page.getByRole('dialog').locator('ol').first().getByRole('button').first().tap();
  const marked = page.locator('.army-marked');
  await expect(marked).toHaveCount(1);
  const tools = page.locator('.army-tools');
  await expect(async () => {
    const [map, place, over] = [await boxOf(page.locator('.army-map')), await boxOf(marked), await boxOf(tools)];
    expect(inside(place, map)).toBe(true);
    expect(meet(place, over)).toBe(false);
  }).toPass();
  await page.locator('.army-status').tap();
  await expect(marked).toHaveCount(0);
});

test('a Move that is chosen is in sight with whoever moves, and so is who acts after zooming', async ({ page }) => {
  await openLog(page, last.log);
  const map = page.locator('.army-map');
  for (const option of await page
    .locator('[data-option^="move."]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''))) {
    await reveal(page, option);
    await optionAt(page, option).tap();
    await expect(async () => {
      const sight = await boxOf(map);
      expect(inside(await boxOf(zone(page, 'R6:12')), sight)).toBe(true);
      expect(inside(await boxOf(zone(page, option.slice('move.'.length))), sight), option).toBe(true);
    }).toPass({ timeout: 3000 });
  }
  await page.locator('[data-thing="tool:in"]').tap();
  await page.locator('[data-thing="tool:in"]').tap();
  await expect(async () => {
    const [sight, { left, right, top, bottom }] = [await boxOf(map), await boxOf(zone(page, 'R6:12'))];
    expect((left + right) / 2).toBeGreaterThan(sight.left);
    expect((left + right) / 2).toBeLessThan(sight.right);
    expect((top + bottom) / 2).toBeGreaterThan(sight.top);
    expect((top + bottom) / 2).toBeLessThan(sight.bottom);
  }).toPass({ timeout: 3000 });
});

test('a question begins with who acts and what can be done in sight, clear of tools and floors, also on a turned phone', async ({
  page,
}) => {
  await openLog(page, last.log);
  await drawn(page);
  const clear = async (id: string): Promise<void> => {
    const box = await boxOf(zone(page, id));
    expect(inside(box, await boxOf(page.locator('.army-map'))), id).toBe(true);
    for (const over of await page.locator('.army-tools .part-tool, .army-floors .part-tool').all())
      if (await over.isVisible()) expect(meet(box, await boxOf(over)), id).toBe(false);
  };
  await expect(async () => {
    for (const id of ['R6:12', 'R6:02']) await clear(id);
  }).toPass({ timeout: 3000 });
  await page.locator('.army-map').evaluate((pane) => {
    pane.dispatchEvent(new Event('pointerdown'));
    pane.scrollTo(0, 0);
  });
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(() => clear('R6:12')).toPass({ timeout: 3000 });
});

test('before the dead act their whole forecast is in sight, and the size comes back after that', async ({ page }) => {
  await openLog(page, last.log);
  const size = async (): Promise<number> =>
    Math.round((await boxOf(zone(page, 'R6:12'))).right - (await boxOf(zone(page, 'R6:12'))).left);
  const before = await size();
  await reveal(page, 'end');
  await optionAt(page, 'end').tap();
  await expect(async () => {
    const sight = await boxOf(page.locator('.army-map'));
    for (const id of ['V3:00', 'R6:02', 'R6:12']) expect(inside(await boxOf(zone(page, id)), sight), id).toBe(true);
  }).toPass({ timeout: 3000 });
  await page.getByRole('button', { name: 'Deselect', exact: true }).tap();
  await expect.poll(size).toBe(before);

  // At the Exit they are asked whether to leave: whom it is about is in sight at the size of before.
  await optionAt(page, 'end').tap();
  await expect.poll(size).not.toBe(before);
  await page.getByTestId('confirm').tap();
  await expect.poll(size).toBe(before);
  await expect(async () => {
    expect(inside(await boxOf(zone(page, 'R6:12')), await boxOf(page.locator('.army-map')))).toBe(true);
  }).toPass({ timeout: 3000 });
});

test('the choices of a Zone go away as soon as something is chosen in the list', async ({ page }) => {
  await openLog(page, last.log);
  await zone(page, 'R6:02').tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await reveal(page, 'end');
  await optionAt(page, 'end').tap();
  await expect(menu).toHaveCount(0);
  await expect(optionAt(page, 'end')).toBeFocused();
});
