import { at, toAction } from './all-out-war-mat.ts';
import { clean } from './axe.ts';
import { choose, read, settled } from './driver.ts';
import { expect, isPhone, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog, openPart, startTable } from './tables.ts';

/** A new table, once the pictures of the set-up are there: before, its options are lists. */
async function begin(page: Page, wishes: Omit<Parameters<typeof startTable>[1], 'game'>) {
  await page.goto('/new/all-out-war');
  await expect(page.locator('.war-face').first()).toBeVisible();
  return startTable(page, { game: 'all-out-war', ...wishes });
}

test('a group is filled, changed and given; every reason against it is named with its rule', async ({ page }) => {
  const before = await begin(page, { seed: 'roster', options: { group1: 'own' } });
  const sheet = page.locator('.war-roster');
  await sheet.getByRole('button', { name: 'Fill it for me' }).click();
  await expect(sheet.locator('.war-roster-sum strong')).toHaveText(/^\d+ of 100 points, legal$/);
  if (isPhone(page)) await sheet.getByRole('tab', { name: /^Group/ }).click();
  await expect(sheet.getByText('This group may play.')).toBeVisible();

  // What does not fit may be added; only giving it is refused.
  if (isPhone(page)) await sheet.getByRole('tab', { name: 'Catalogue' }).click();
  await sheet.locator('[data-entry="rickLeader"]').click();
  await expect(sheet.locator('.war-roster-sum strong')).toHaveText(/ of 100 points$/);
  if (isPhone(page)) await sheet.getByRole('tab', { name: /^Group/ }).click();
  await expect(sheet.locator('.war-roster-faults li').first()).toContainText('points');
  await expect(sheet.locator('.war-roster-faults a, .war-roster-faults button').first()).toBeVisible();
  await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true');

  // By keys: minus takes somebody out again.
  await sheet.locator('.war-roster-member [data-entry="rickLeader"]').focus();
  await page.keyboard.press('-');
  await expect(sheet.getByText('This group may play.')).toBeVisible();
  await page.getByTestId('confirm').click();
  await expect.poll(async () => (await read(page)).at).toBeGreaterThan(before.at);
});

test('a group that was kept is there again, as a line of text', async ({ page }) => {
  await begin(page, { seed: 'kept', options: { group1: 'own' } });
  const sheet = page.locator('.war-roster');
  await sheet.getByRole('button', { name: 'Fill it for me' }).click();
  if (isPhone(page)) await sheet.getByRole('tab', { name: /^Group/ }).click();
  await sheet.getByText(/^Kept groups/).click();
  await sheet.getByLabel('Name of this group').fill('Night Watch');
  await sheet.getByRole('button', { name: 'Keep', exact: true }).click();
  const line = await sheet.getByLabel('Group as a line of text').inputValue();
  expect(line).toMatch(/^aw1 Night Watch; /);
  await sheet.getByRole('button', { name: 'Start over' }).click();
  await sheet.getByRole('button', { name: /^Night Watch/ }).click();
  await expect(sheet.locator('.war-roster-sum strong')).toHaveText(/legal$/);
  await expect(sheet.getByRole('status')).toHaveText(/^Loaded: \d+ of 100 points today\.$/);
});

test('rows of the crew say the state first; the Threat line and the forecasts are there on every screen', async ({
  page,
}) => {
  await toAction(page, { mode: 'rivals' });
  const [threat] = await page.locator('.war-status, .war-dial').all();
  await expect(threat).toBeVisible();
  await choose(page, 'noise');
  await openPart(page, 'team');
  const acting = page.locator('.war-row-acting');
  await expect(acting.locator('.war-row-state b')).toHaveText('acting');
  await expect(acting.locator('.war-row-state')).toContainText(/Actions? left/);
  const small = await page.locator('.war-row :not(:has(*))').evaluateAll(
    (all) =>
      all.filter((one) => {
        const drawn = one instanceof SVGElement ? (one.closest('svg')?.clientWidth ?? 0) / 24 : 1;
        return one.textContent !== '' && Number.parseFloat(getComputedStyle(one).fontSize) * drawn < 12;
      }).length,
  );
  expect(small).toBe(0);
});

test('the roster says in words what people and cards can do', async ({ page }) => {
  await begin(page, { seed: 'words', options: { group1: 'own' } });
  const sheet = page.locator('.war-roster');
  await expect(sheet.locator('[data-entry="tess"]')).toContainText('Light Feet: ');
  await sheet.locator('[data-entry="tess"]').click();
  await sheet.getByRole('button', { name: 'Equipment' }).click();
  const knife = sheet.locator('[data-entry="item:huntingKnife"]');
  const short = await knife.innerText();
  await sheet.getByRole('button', { name: 'What it does: Hunting Knife' }).click();
  await expect(knife).toContainText('After a melee won with it');
  expect((await knife.innerText()).length).toBeGreaterThan(short.length);
  await clean(page, 'the catalogue of a group');
  await knife.click();
  if (isPhone(page)) await sheet.getByRole('tab', { name: /^Group/ }).click();
  await expect(sheet.locator('.war-roster-member')).toContainText('hands 1 of 2');
  await clean(page, 'a group');
});

test('scenery is chosen from a catalogue that is drawn to one scale', async ({ page }) => {
  const before = await begin(page, {
    seed: 'pieces',
    options: { setup: 'hand', scenery: 'catalogue' },
  });
  const truck = page.locator('.war-pick [data-thing="option:truck"]');
  await expect(truck).toContainText('6 by 2.5 in · blocks sight');
  const wide = async (id: string): Promise<number> =>
    (await page.locator(`.war-pick [data-thing="option:${id}"] svg`).boundingBox())?.width ?? 0;
  expect((await wide('truck')) / (await wide('motorbike'))).toBeCloseTo(6.5 / 2.5, 1);
  await clean(page, 'the catalogue of scenery');
  await truck.click();
  // With a mouse a press gives it, under a finger it only shows it.
  const shown = page.locator('.war-pick [data-thing="option:truck"][aria-pressed="true"]');
  await expect.poll(async () => (await at(page)) > before.at || (await shown.count()) > 0).toBe(true);
  if ((await at(page)) === before.at) await page.getByTestId('confirm').click();
  expect((await settled(page, before.at)).options.length).toBeGreaterThan(0);
  await openPart(page, 'log');
  await expect(page.locator('body')).toContainText(/takes a piece: Truck/);
});

const melee = findPosition('a melee to be decided on', ({ ask, seat }) => ask.id === 'stance' && seat === 0, 2, {
  game: 'all-out-war',
  options: {},
});

test('the Melee phase says which fight it is and at which step, on every screen', async ({ page }) => {
  await openLog(page, melee.log);
  const line = page.locator('.war-status');
  await expect(line).toContainText(/Melee \d of \d/);
  if (isPhone(page)) await expect(line.locator('.war-status-melee')).toContainText('Attack or Defend');
  else await expect(line.locator('.war-melee-now')).toHaveText('Attack or Defend');
  const [outer, screen] = [await line.boundingBox(), page.viewportSize()];
  expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual((screen?.width ?? 0) + 1);
  await clean(page, 'a melee');
  for (const part of await line.locator('.war-held').all()) await expect(part).toBeInViewport({ ratio: 1 });
});
