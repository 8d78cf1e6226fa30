import { LANGS } from '@shamble/kernel';
import { expect, isPhone, type Page, test } from './house.ts';
import { NAMES, openNamed, picture } from './pictures.ts';
import { findPosition, finishedGame, type Position } from './positions.ts';
import { GAME, openLog, openPart } from './tables.ts';
import { sayIn } from './words.ts';

const later = (id: string, turn: number): Position =>
  findPosition(id, ({ ask, seat }, { turns }) => ask.id === id && seat === 0 && turns > turn, NAMES.length);

/** The suggestion is to place many dice, not to play something beside. */
const placing = findPosition(
  'placing',
  ({ ask, seat }, { turns }, advice) => ask.id === 'place' && seat === 0 && turns > 4 && advice.length > 4,
  NAMES.length,
);

const MOMENTS: readonly (readonly [name: string, position: Position])[] = [
  ['table-sending', later('send-more', 3)],
  ['table-window', findPosition('w11', ({ ask, beside }) => ask.id === 'w11' && beside.length > 2, NAMES.length)],
  ['table-placing', placing],
];

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ settings: { lang, motion: 'off' } });
    test(`pictures in ${lang}`, async ({ page }) => {
      const say = sayIn(lang);
      const press = (id: string) =>
        page
          .getByRole('button', { name: say({ id }), exact: true })
          .first()
          .click();
      for (const [name, position] of MOMENTS) {
        await openNamed(page, position);
        if (name === 'table-placing') await layOut(page);
        await picture(page, lang, name);
      }
      await openPart(page, 'log', lang);
      await page.getByTestId('log').locator('[aria-expanded]').last().click();
      await picture(page, lang, 'log');
      await openPart(page, 'rules', lang);
      await picture(page, lang, 'rules');
      if (isPhone(page)) {
        await openPart(page, 'team', lang);
        await picture(page, lang, 'team');
        await openPart(page, 'board', lang);
      }
      await page.getByTestId('menu').click();
      await picture(page, lang, 'menu');
      await press('web.table.menu.replay');
      await page.getByRole('slider').fill('20');
      await picture(page, lang, 'replay');
      await openLog(page, finishedGame());
      await picture(page, lang, 'end');
      await press('web.table.menu.result');
      await picture(page, lang, 'result');
      for (const [name, path] of [
        ['shelf', '/'],
        ['set-up', `/new/${GAME}`],
        ['settings', '/settings'],
        ['credits', '/credits'],
        ['glance', `/glance/${GAME}`],
        ['rulebook', `/rules/${GAME}`],
        ['nowhere', '/nowhere'],
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await picture(page, lang, name);
      }
    });
  });

/** The suggested dice on their spaces, not given yet. */
async function layOut(page: Page): Promise<void> {
  await page.getByTestId('hint').click();
  await page.getByTestId('take-hint').click();
}
