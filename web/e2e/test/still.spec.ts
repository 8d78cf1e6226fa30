import { choose, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { finishedGame } from './positions.ts';
import { openLog, startTable } from './tables.ts';
import { words } from './words.ts';

const place = (page: Page, part: string) => page.locator(part).first().boundingBox();

test('that another tab plays is told where the question was: nothing moves, nothing is covered', async ({
  page,
  context,
}) => {
  await startTable(page);
  const before = [await place(page, '[data-testid="board"]'), await place(page, '.table-phases')];
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: words('web.table.take-over') }).click();
  await settled(other);
  const notice = page.getByTestId('following');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect([await place(page, '[data-testid="board"]'), await place(page, '.table-phases')]).toEqual(before);
  await expect(page.getByTestId('prompt').getByTestId('following')).toBeVisible();
});

test('the top bar keeps its places when undo stops', async ({ page }) => {
  const { options, at } = await startTable(page, { seed: 'lock' });
  const lock = page.getByTestId('lock');
  await expect(lock).toHaveAttribute('data-free');
  const before = await place(page, '[data-testid="undo"]');
  await choose(page, options[0]);
  await settled(page, at);
  await expect(lock).not.toHaveAttribute('data-free');
  expect(await place(page, '[data-testid="undo"]')).toEqual(before);
});

test('everything in the menu and each tab has a picture of its own', async ({ page }) => {
  await openLog(page, finishedGame());
  await page.getByTestId('menu').click();
  const pictures = await page
    .locator('.table-menu .table-glyph path, .table-phone-tabs .table-glyph path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(pictures.length).toBeGreaterThan(4);
  expect(new Set(pictures).size).toBe(pictures.length);
});
