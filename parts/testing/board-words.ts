import { type GameText, LANGS, type Lang, type Messages } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { harshWhenCalm, sourceOf, unsaid } from './words.ts';

interface Wording {
  /** The folder of the board. */
  readonly board: URL;
  readonly words: Readonly<Record<Lang, Messages>>;
  readonly text: (lang: Lang) => Promise<GameText>;
  /** The list the sprite is made of, and the groups of icons that the board names. */
  readonly icons: readonly string[];
  readonly named: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Icons named in the code itself. */
  readonly others?: readonly string[];
  /** What calm mode does without. */
  readonly harsh: Readonly<Record<Lang, RegExp>>;
}

/** Registers the tests that the words and icons of every board pass. */
export function boardWords({ board, words, text, icons, named, others = [], harsh }: Wording): void {
  const source = sourceOf(board);
  describe('the words of the board', () => {
    test('are all said', () => {
      expect(unsaid(source, Object.keys(words.en))).toEqual([]);
    });

    test.each(LANGS)('say everything in %s, in the order of English', (lang) => {
      expect(Object.keys(words[lang])).toEqual(Object.keys(words.en));
      expect(Object.entries(words[lang]).filter(([, said]) => said === '')).toEqual([]);
    });

    test('name every icon of the list the sprite is made of, and no other', () => {
      const used = Object.values(named).flatMap((group) => Object.values(group));
      const written = others.filter((name) => source.includes(`'${name}'`));
      expect(icons).toEqual([...new Set([...used, ...written])].sort());
    });

    test.each(LANGS)('have others for all that is harsh in calm mode (%s)', async (lang) => {
      const { messages } = await text(lang);
      expect(harshWhenCalm(messages, harsh[lang])).toEqual([]);
    });

    test.each(LANGS)('are calm words only where there are words (%s)', async (lang) => {
      const { messages } = await text(lang);
      const calm = Object.keys(messages).flatMap((id) => (id.startsWith('calm.') ? [id.slice('calm.'.length)] : []));
      expect(calm.filter((id) => messages[id] === undefined)).toEqual([]);
    });
  });
}
