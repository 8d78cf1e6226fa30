import { LANGS } from '@shamble/kernel';
import { expect, test } from './house.ts';
import { speaks } from './speaks.ts';
import { SCREENS } from './tables.ts';

for (const lang of LANGS)
  test.describe(`in ${lang}`, () => {
    test.use({ settings: { lang } });
    test(`all screens are in ${lang}`, async ({ page }) => {
      for (const path of SCREENS.filter((screen) => !screen.startsWith('/rules'))) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await speaks(page, lang);
      }
    });
  });
