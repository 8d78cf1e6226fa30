import type { GameText, Lang, Messages } from '../kit.ts';

/** Modules of one language, each with some of its messages. */
type Words = (lang: Lang) => readonly Promise<{ readonly default: Messages }>[];

/** Messages of several modules, loaded only where they are spoken. */
export const loadWords =
  (words: Words) =>
  async (lang: Lang): Promise<Messages> =>
    Object.assign({}, ...(await Promise.all(words(lang))).map(({ default: messages }) => messages));

/** A game's messages and its rulebook, loaded only where they are spoken. */
export function loadText(words: Words, rulebook: (lang: Lang) => Promise<{ readonly default: string }>) {
  const messagesIn = loadWords(words);
  return async (lang: Lang): Promise<GameText> => {
    const [messages, book] = await Promise.all([messagesIn(lang), rulebook(lang)]);
    return { messages, rulebook: book.default };
  };
}
