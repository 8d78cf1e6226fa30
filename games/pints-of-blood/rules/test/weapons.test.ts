import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { BATTLE_FACES } from '../../content/dice.ts';
import { DIE_WEAPON, RANGES, WEAPONS } from '../../content/weapons.ts';

describe('weapons', () => {
  it('PB-WPN01 has the 12 kinds with their range, hits and special', () => {
    const rows = WEAPONS.map((w) => [w.id, w.range, w.hits, w.spoilsSauce ? 'sauce' : w.angled ? 'angled' : 'none']);
    expect(rows).toEqual([
      ['cricketBat', 'short', 1, 'none'],
      ['dart', 'medium', 1, 'none'],
      ['longbow', 'long', 1, 'none'],
      ['cue', 'short', 1, 'none'],
      ['umbrella', 'short', 1, 'none'],
      ['newspaper', 'short', 1, 'none'],
      ['extinguisher', 'short', 1, 'none'],
      ['molotov', 'long', 1, 'none'],
      ['toaster', 'medium', 1, 'none'],
      ['billiardBalls', 'medium', 2, 'none'],
      ['teapot', 'medium', 1, 'sauce'],
      ['rugbyBall', 'medium', 1, 'angled'],
    ]);
  });

  it('PB-WPN01 has each kind on a die or on two cards, never on both', () => {
    const onDice = BATTLE_FACES.flatMap((face) => DIE_WEAPON[face] ?? []);
    const onCards = CARDS.filter((card) => card.class === 'weapon');
    expect([...onDice, ...onCards.map((card) => card.id)].sort()).toEqual(WEAPONS.map((w) => w.id).sort());
    expect(onCards.map((card) => card.copies)).toEqual(onCards.map(() => 2));
  });

  it('PB-WPN02, PB-WPN03, PB-WPN04 measure ranges in spaces from the bar', () => {
    expect(RANGES).toEqual({ short: [1, 2], medium: [2, 3], long: [3, 4, 5] });
  });
});
