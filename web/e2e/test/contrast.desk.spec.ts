import { clean } from './axe.ts';
import { expect, type Page, test } from './house.ts';
import { findPosition } from './positions.ts';
import { paint } from './screen-sizes.ts';
import { openLog, SCREENS } from './tables.ts';

const placing = findPosition('placing dice', ({ ask }, { turns }) => ask.id === 'place' && turns > 5);

/** Everything else is looked at by night with normal contrast. */
const COLOURS = [
  ['night', 'high'],
  ['paper', 'normal'],
  ['paper', 'high'],
] as const;

async function canBeRead(page: Page, where: string): Promise<void> {
  for (const [theme, contrast] of COLOURS) {
    await paint(page, theme, contrast);
    await clean(page, `${where}: ${theme}, ${contrast} contrast`, ['color-contrast']);
  }
}

test('all words of the screens can be read in other colours', async ({ page }) => {
  for (const path of SCREENS.filter((screen) => !screen.startsWith('/rules'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await canBeRead(page, path);
  }
});

test('all words of the table can be read in other colours', async ({ page }) => {
  await openLog(page, placing.log);
  await canBeRead(page, 'the table');
});
