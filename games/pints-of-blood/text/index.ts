import type { GameText, Lang, Messages } from '@shamble/kernel';

interface Loaded {
  readonly default: Messages;
}

/** The words of the table, of the board and of the bot, and the rulebook, loaded only where they are spoken. */
const LOAD: Readonly<Record<Lang, () => Promise<[Loaded, Loaded, Loaded, { readonly default: string }]>>> = {
  en: () =>
    Promise.all([
      import('./en.ts'),
      import('../board/text/en.ts'),
      import('../bot/text/en.ts'),
      import('./rulebook.en.ts'),
    ]),
  it: () =>
    Promise.all([
      import('./it.ts'),
      import('../board/text/it.ts'),
      import('../bot/text/it.ts'),
      import('./rulebook.it.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('./fr.ts'),
      import('../board/text/fr.ts'),
      import('../bot/text/fr.ts'),
      import('./rulebook.fr.ts'),
    ]),
};

export async function text(lang: Lang): Promise<GameText> {
  const [table, board, reasons, rulebook] = await LOAD[lang]();
  const messages = { ...table.default, ...board.default, ...reasons.default };
  return { messages, rulebook: rulebook.default };
}
