import { choose, settled } from './driver.ts';
import { expect, type Page, test } from './house.ts';
import { startTable } from './tables.ts';
import { words } from './words.ts';

test.use({ settings: { motion: 'normal' } });

/** The table says once why nothing moves, and is played as ever. */
async function toldOnce(page: Page, why: 'reduced' | 'unable'): Promise<void> {
  const now = await startTable(page, { seed: 'still' });
  const notice = page.locator('.table-notice', { hasText: words(`web.table.still.${why}`) });
  await expect(notice).toBeVisible();
  await choose(page, now.options[0]);
  await settled(page, now.at);
  await expect(notice, 'it stays until it is closed').toBeVisible();
  await notice.getByRole('button', { name: words('web.close') }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(notice, 'never again').toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText(words(`web.setting.motion.${why}`))).toBeVisible();
}

test.describe('where the system asks for less', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('motion that is not to be is told once', ({ page }) => toldOnce(page, 'reduced'));
});

test('motion that a browser does not have is told once, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['animate', 'getAnimations']) Reflect.deleteProperty(Element.prototype, name);
  });
  await toldOnce(page, 'unable');
});

test('where things can move, nothing is told', async ({ page }) => {
  await startTable(page, { seed: 'still' });
  await expect(page.locator('.table-notice')).toHaveCount(0);
});
