import { loadText } from '@shamble/kernel/words';

/** The words of the table, of the board and of the bot, and the rulebook. */
export const text = loadText(
  (lang) => [import(`./${lang}/index.ts`), import(`../board/text/${lang}/index.ts`), import(`../bot/text/${lang}.ts`)],
  (lang) => import(`./rulebook.${lang}.ts`),
);
