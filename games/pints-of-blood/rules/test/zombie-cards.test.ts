import { kindOf } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { setUp, tally } from './tables.ts';

function zombieCards(level: 'starter' | 'main'): Record<string, number> {
  const kinds = setUp(2, { level }, level)
    .deck.flat()
    .map((card) => CARDS[kindOf(card)]);
  return Object.fromEntries(tally(kinds.flatMap((c) => (c.class === 'zombie' ? [c.id] : []))));
}

describe('zombie cards', () => {
  it('PB-ZC14-R has 20 of them in the main-course deck', () => {
    expect(zombieCards('main')).toEqual({
      fruitMachine: 5,
      payByTheBite: 3,
      makeItTwo: 3,
      deadAtTheWheel: 5,
      fleshMob: 2,
      jukebox: 2,
    });
  });

  it('PB-ZC14-R has 16 of them in the starter deck', () => {
    expect(zombieCards('starter')).toEqual({ fruitMachine: 5, payByTheBite: 3, makeItTwo: 3, deadAtTheWheel: 5 });
  });

  it('PB-ZC05, PB-ZC07 sends just two kinds under the deck', () => {
    expect(CARDS.flatMap((c) => (c.goesUnder ? [c.id] : []))).toEqual(['payByTheBite', 'makeItTwo']);
  });
});
