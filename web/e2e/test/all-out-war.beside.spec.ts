import { toAction } from './all-out-war-mat.ts';
import { choose, read } from './driver.ts';
import { expect, isPhone, test } from './house.ts';
import { openPart, startTable } from './tables.ts';

test('a group is filled, changed and given; every reason against it is named with its rule', async ({ page }) => {
  const before = await startTable(page, { game: 'all-out-war', seed: 'roster', options: { group1: 'own' } });
  const sheet = page.locator('.war-roster');
  await sheet.getByRole('button', { name: 'Fill it for me' }).click();
  await expect(sheet.locator('.war-roster-head strong')).toHaveText(/^\d+ of 100 points, legal$/);
  if (isPhone(page)) await sheet.getByRole('tab', { name: /^Group/ }).click();
  await expect(sheet.getByText('This group may play.')).toBeVisible();

  // What does not fit may be added; only giving it is refused.
  if (isPhone(page)) await sheet.getByRole('tab', { name: 'Catalogue' }).click();
  await sheet.locator('[data-entry="rickLeader"]').click();
  await expect(sheet.locator('.war-roster-head strong')).toHaveText(/ of 100 points$/);
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
  await startTable(page, { game: 'all-out-war', seed: 'kept', options: { group1: 'own' } });
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
  await expect(sheet.locator('.war-roster-head strong')).toHaveText(/legal$/);
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
