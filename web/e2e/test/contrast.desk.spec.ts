import { clean } from './axe.ts';
import { expect, test } from './house.ts';
import { findPosition } from './positions.ts';
import { openLog, SCREENS } from './tables.ts';

const placing = findPosition('placing dice', ({ ask }, { turns }) => ask.id === 'place' && turns > 5);

for (const [theme, contrast] of [
  ['night', 'high'],
  ['paper', 'normal'],
  ['paper', 'high'],
] as const)
  test.describe(`${theme}, ${contrast} contrast`, () => {
    test.use({ settings: { theme, contrast } });

    test('all words can be read', async ({ page }) => {
      for (const path of SCREENS.filter((screen) => !screen.startsWith('/rules'))) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await clean(page, path, ['color-contrast']);
      }
      await openLog(page, placing.log);
      await clean(page, 'the table', ['color-contrast']);
    });
  });
