import { findGame } from '@shamble/games';
import { WHOLE_GAMES } from '@shamble/games/whole';
import { LANGS, type Lang, type Messages, type Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import tableEn from '../../src/table/text/en.ts';
import tableFr from '../../src/table/text/fr.ts';
import tableIt from '../../src/table/text/it.ts';
import appEn from '../../src/text/en.ts';
import appFr from '../../src/text/fr.ts';
import appIt from '../../src/text/it.ts';
import { GAME } from './tables.ts';

const kit = await findGame(GAME, WHOLE_GAMES).kit();
const games = await Promise.all(LANGS.map((lang) => kit.text(lang)));

/** Everything that can be said on screen, by language. */
export const MESSAGES: Readonly<Record<Lang, Messages>> = {
  en: { ...appEn, ...tableEn, ...games[LANGS.indexOf('en')].messages },
  it: { ...appIt, ...tableIt, ...games[LANGS.indexOf('it')].messages },
  fr: { ...appFr, ...tableFr, ...games[LANGS.indexOf('fr')].messages },
};

/** The words of the app and the game, as the screens say them. */
export const sayIn = (lang: Lang, names: readonly string[] = []): Say =>
  speaker(lang, MESSAGES[lang], (seat) => names[seat] ?? String(seat + 1));

/** A message of the app in English, for finding things by their names. */
export const words = (id: string, params: Readonly<Record<string, string | number>> = {}): string =>
  sayIn('en')({ id, params });

export { kit };
