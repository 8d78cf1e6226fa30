import { expect, test } from './house.ts';
import { GAME } from './tables.ts';

test.use({ serviceWorkers: 'allow' });

test('two clicks from the shelf to the table', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/');
  await page.locator(`a[href="/new/${GAME}"]`).click();
  await page.getByTestId('start').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.getByTestId('prompt')).toBeVisible();
});
