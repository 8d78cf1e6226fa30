import { toAction } from './all-out-war-mat.ts';
import { expect, type Page, test } from './house.ts';

async function tape(page: Page): Promise<string> {
  await page.locator('[data-thing="walker:6"]').focus();
  await page.keyboard.press('k');
  await page.locator('[data-thing="survivor:carl"]').focus();
  await page.keyboard.press('k');
  return page.locator('.war-m-label-tape').innerText();
}

/** Changes the setting at the table, and closes what was opened for it. */
async function measureIn(page: Page, choice: 'lang' | 'inches' | 'both'): Promise<void> {
  const nth = { lang: 0, inches: 1, both: 2 }[choice];
  await page.getByTestId('menu').click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /^(Settings|Impostazioni|Réglages)$/ })
    .click();
  const group = page.locator('dialog[open] fieldset', { hasText: /2[.,]5\scm/ });
  await group.getByRole('radio').nth(nth).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('inches alone, and centimetres beside them where somebody wants them, also after a reload', async ({ page }) => {
  await toAction(page);
  expect(await tape(page)).not.toContain('cm');
  await measureIn(page, 'both');
  await expect(page.locator('.war-m-label-tape')).toContainText(/\d in \([\d.]+ cm\)/);
  await page.reload();
  await expect(page.locator('[data-thing="walker:6"]')).toBeVisible();
  expect(await tape(page)).toContain('cm');
});

for (const [lang, inch] of [
  ['it', /\d\spoll/],
  ['fr', /\d\spo/],
] as const)
  test.describe(`in ${lang}`, () => {
    test.use({ settings: { lang } });

    test('centimetres stand beside inches until somebody does not want them', async ({ page }) => {
      await toAction(page);
      expect(await tape(page)).toMatch(/[\d,]+\scm/);
      await measureIn(page, 'inches');
      const label = page.locator('.war-m-label-tape');
      await expect(label).not.toContainText('cm');
      await expect(label).toContainText(inch);
    });
  });
