import { clean } from './axe.ts';
import { raise, read, settled } from './driver.ts';
import { expect, isPhone, type Locator, type Page, test } from './house.ts';
import { findPosition, type Position } from './positions.ts';
import { openLog } from './tables.ts';

const WALKING = { game: 'walking-dead', options: {} };
const moving = findPosition('many ways to move', (d) => d.kind === 'choose' && d.options.length > 16, 2, WALKING);
const shooting = findPosition('a shot', ({ ask }) => ask.id === 'shoot', 2, WALKING);

const press = (page: Page, what: Locator): Promise<void> => (isPhone(page) ? what.tap() : what.click());

async function open(page: Page, { log }: Position): Promise<void> {
  const { state } = await openLog(page, log);
  if (state === 'curtain') await raise(page);
  if (isPhone(page)) await page.locator('.table-sheet-height').tap();
}

test('many ways to move stand behind what one does', async ({ page }) => {
  await open(page, moving);
  const drive = page.getByRole('button', { name: /^Drive \d/ });
  const ways = page.locator('.table-fold-panel [data-option^="drive."]:visible');
  await expect(ways).toHaveCount(0);
  if (isPhone(page)) await drive.tap();
  else await page.keyboard.press((await drive.getAttribute('aria-keyshortcuts'))!);
  await expect(ways.first()).toBeVisible();
  await clean(page, 'with the ways of a verb');
  if (!isPhone(page)) await expect(ways.first(), 'a key leads to the first of them').toBeFocused();
  const { at } = await read(page);
  await press(page, ways.first());
  if (isPhone(page)) await page.getByTestId('confirm').tap();
  expect((await settled(page, at)).at).toBe(at + 1);
});

test('what cannot be undone is shown with its odds before it is done', async ({ page }) => {
  await open(page, shooting);
  const shot = page.locator('[data-testid="option"][data-option="ammo"]');
  await expect(shot).toContainText('%');
  const { at } = await read(page);
  await press(page, shot);
  await expect(page.locator('.table-confirm').getByTestId('no-undo')).toHaveText('No undo');
  await clean(page, 'with a lock');
  expect((await read(page)).at, 'the first press only shows').toBe(at);
  if (isPhone(page)) await page.getByTestId('confirm').tap();
  else await page.keyboard.press('Space');
  expect((await settled(page, at)).at).toBe(at + 1);
});
