import { LANGS } from '@shamble/kernel';
import { tongueTests } from '@shamble/kernel/conformance/bots';
import { expect, it } from 'vitest';
import { countedZombies, tokens, zombieSign } from '../words.ts';
import { OWN, SAY } from './table.ts';

tongueTests(OWN);

it('gives the four colours four letters in each language', () => {
  for (const say of Object.values(SAY)) {
    const letters = ['blue', 'red', 'yellow', 'green'] as const;
    expect(new Set(letters.map((colour) => say({ id: `fact.letter.${colour}` }))).size).toBe(4);
  }
});

it('writes a zombie with the letters that the legend of the language explains', () => {
  for (const lang of LANGS) {
    const say = SAY[lang];
    const legend = (sign: string): string => say({ id: `terminal.legend.${sign}` }).split(' ')[0];
    expect(zombieSign(say, 'Fm')).toBe(legend('fast-food') + legend('mint'));
    expect(zombieSign(say, "Tl'")).toBe(`${legend('tough')}${legend('lively')}'`);
    expect(new Set(['F', 'T', 'm', 'l'].map((letter) => zombieSign(say, letter))).size).toBe(4);
  }
  expect(LANGS.map((lang) => tokens(SAY[lang], ['F', 'Tl']))).toEqual(['F Tl', 'F Tv', 'F Cv']);
  expect(LANGS.map((lang) => countedZombies(SAY[lang], ['Tl']))).toEqual([
    expect.stringContaining('1\u00a0Tl'),
    expect.stringContaining('1\u00a0Tv'),
    expect.stringContaining('1\u00a0Cv'),
  ]);
});
