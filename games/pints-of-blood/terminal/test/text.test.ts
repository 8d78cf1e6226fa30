import { describe, expect, it } from 'vitest';
import { OWN } from './table.ts';

/** The blanks of a pattern; the words of a plural's branches are none. */
const params = (pattern: string): string[] =>
  [...new Set([...pattern.matchAll(/(?<!(?:=\d|\bone|\bother) )\{(\w+)[,}]/g)].map((match) => match[1]))].sort();

describe.each(['it', 'fr'] as const)('the words in %s', (lang) => {
  it('are the same as in English, with the same blanks', () => {
    const here: Readonly<Record<string, string>> = OWN[lang];
    expect(Object.keys(here)).toEqual(Object.keys(OWN.en));
    for (const [id, pattern] of Object.entries(OWN.en)) expect([id, params(here[id])]).toEqual([id, params(pattern)]);
  });
});

it('gives the four colours four letters in each language', () => {
  for (const words of Object.values(OWN)) {
    const letters = ['blue', 'red', 'yellow', 'green'] as const;
    expect(new Set(letters.map((colour) => words[`terminal.letter.${colour}`])).size).toBe(4);
  }
});
