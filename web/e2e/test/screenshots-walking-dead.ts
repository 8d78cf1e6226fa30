import { LANGS } from '@shamble/kernel';
import { expect, isPhone, test } from './house.ts';
import { NAMES, openNamed, picture } from './pictures.ts';
import { findPosition, finishedGame, type Position } from './positions.ts';
import { openLog, openPart } from './tables.ts';

const CHOICE = { game: 'walking-dead', options: { edition: 'fr' } };

/** A question in the middle of a game. */
const later = (id: string): Position =>
  findPosition(id, ({ ask }, { turns }) => ask.id === id && turns > 6, NAMES.length, CHOICE);

const MOMENTS = ['step', 'shoot', 'moral', 'vote', 'allot', 'invite'].map((id) => [id, later(id)] as const);

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ settings: { lang, motion: 'off' } });
    test(`pictures in ${lang}`, async ({ page }) => {
      for (const [id, position] of MOMENTS) {
        await openNamed(page, position);
        await picture(page, lang, `dead-${id}`);
      }
      if (isPhone(page)) {
        await openPart(page, 'team', lang);
        await picture(page, lang, 'dead-team');
        await openPart(page, 'board', lang);
      }
      await openLog(page, finishedGame(CHOICE));
      await picture(page, lang, 'dead-end');
      for (const [name, path] of [
        ['dead-set-up', `/new/${CHOICE.game}`],
        ['dead-glance', `/glance/${CHOICE.game}`],
        ['dead-rulebook', `/rules/${CHOICE.game}`],
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await picture(page, lang, name);
      }
    });
  });
