import { columns } from '@shamble/cli/drawing';
import { tongueTests } from '@shamble/kernel/conformance/bots';
import { describe, expect, it } from 'vitest';
import en from '../../board/text/en.ts';
import fr from '../../board/text/fr.ts';
import italian from '../../board/text/it.ts';
import { LOCATIONS } from '../../content/locations.ts';
import { CHARACTERS, SURVIVORS } from '../../content/survivors.ts';
import { KINDS } from '../../content/words.ts';
import { initial } from '../spot.ts';
import { OWN, SAY } from './table.ts';

const BOARD = { en, it: italian, fr };

tongueTests(OWN);

describe.each(['en', 'it', 'fr'] as const)('on the map in %s', (lang) => {
  const words: Readonly<Record<string, string>> = OWN[lang];

  it('resources and colours of dice have letters of their own', () => {
    const things = ['food', 'fuel', 'ammo', 'blue', 'red', 'green'] as const;
    expect(new Set(things.map((thing) => words[`terminal.letter.${thing}`])).size).toBe(things.length);
  });

  it.each(KINDS)('the letter of %s is in its word, and is the board’s too', (kind) => {
    const letter = words[`terminal.letter.${kind}`];
    expect(SAY[lang]({ id: `kind.${kind}` }).toUpperCase()).toContain(letter);
    expect(BOARD[lang][`boardview.letter.${kind}`]).toBe(letter);
  });

  it('every Location has three letters of its own', () => {
    const short = LOCATIONS.map((place) => words[`terminal.short.${place}`]);
    expect(new Set(short).size).toBe(LOCATIONS.length);
    for (const letters of short) expect(columns(letters)).toBe(3);
  });

  it('every character has an initial of its own', () => {
    const initials = SURVIVORS.slice(0, CHARACTERS).map(({ id }) => initial(SAY[lang], id));
    expect(new Set(initials).size).toBe(CHARACTERS);
  });
});
