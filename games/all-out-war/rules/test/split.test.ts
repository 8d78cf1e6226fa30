import { below32, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { brawlsOf, choicesOf, type Edge, fights, openPairs, splitsOf } from '../split.ts';

const PICTURE: Edge[] = [
  ['derek', 'a'],
  ['derek', 'b'],
  ['derek', 'carl'],
  ['derek', 'rick'],
  ['rick', 'c'],
  ['rick', 'd'],
  ['carl', 'd'],
];

const has = (edges: readonly Edge[], ...melees: readonly (readonly string[])[]): boolean =>
  splitsOf(edges).some(
    (split) =>
      split.length === melees.length &&
      melees.every((melee) =>
        split.some(({ centre, leaves }) => [centre, ...leaves].sort().join() === [...melee].sort().join()),
      ),
  );

describe('splitting a brawl', () => {
  it('AW-TV10 AW-MELEE03 AW-MELEE04: everybody fights, in melees with one model on a side', () => {
    expect(has(PICTURE, ['derek', 'a', 'b'], ['rick', 'c'], ['carl', 'd'])).toBe(true);
    expect(has(PICTURE, ['derek', 'a', 'b', 'carl'], ['rick', 'c', 'd'])).toBe(true);
    expect(has(PICTURE, ['derek', 'a', 'b'], ['rick', 'c', 'd'])).toBe(false);
    for (const split of splitsOf(PICTURE))
      expect(split.flatMap(({ centre, leaves }) => [centre, ...leaves]).sort()).toEqual(
        ['a', 'b', 'c', 'carl', 'd', 'derek', 'rick'].sort(),
      );
  });

  it('AW-TV82 AW-MULT04: Walkers of two rivals who touch fall into two melees', () => {
    const edges: Edge[] = [
      ['rick', 'w1'],
      ['derek', 'w2'],
      ['rick', 'derek'],
    ];
    expect(splitsOf(edges)).toHaveLength(1);
    expect(has(edges, ['rick', 'w1'], ['derek', 'w2'])).toBe(true);
  });

  it('AW-TV81 AW-MULT09: a lone Walker between two groups is one melee', () => {
    expect(
      splitsOf([
        ['s1', 'w'],
        ['s2', 'w'],
      ]),
    ).toEqual([[{ centre: 'w', leaves: ['s1', 's2'] }]]);
  });

  it('AW-MELEE05: a split always exists, also for long chains', () => {
    const chain: Edge[] = Array.from({ length: 11 }, (_, i) => [`m${i}`, `m${i + 1}`]);
    expect(splitsOf(chain).length).toBeGreaterThan(0);
  });

  it('AW-MELEE07 AW-MELEE08: only pairs are open about which the splits left differ', () => {
    const splits = splitsOf(PICTURE);
    expect(openPairs(splits, PICTURE)).toEqual([
      ['derek', 'carl'],
      ['rick', 'd'],
      ['carl', 'd'],
    ]);
    const named = splits.filter((split) => fights(split, 'carl', 'd'));
    expect(openPairs(named, PICTURE)).toEqual([]);
  });

  it('AW-MELEE08: whoever has a choice may name anybody it can fight, also one it fights in any case', () => {
    const splits = splitsOf(PICTURE);
    expect(choicesOf(splits, 'carl', PICTURE)).toEqual([
      ['carl', 'derek'],
      ['carl', 'd'],
    ]);
    expect(choicesOf(splits, 'derek', PICTURE)).toEqual([
      ['derek', 'a'],
      ['derek', 'b'],
      ['derek', 'carl'],
    ]);
    expect(choicesOf(splits, 'rick', PICTURE)).toEqual([
      ['rick', 'c'],
      ['rick', 'd'],
    ]);
    const named = splits.filter((split) => fights(split, 'carl', 'd'));
    expect(choicesOf(named, 'derek', PICTURE)).toEqual([]);
  });

  it('AW-MELEE08: of two ways to split each has a pair that the other has not, so that naming pairs leads to any', () => {
    const rng = seeded('brawls').s;
    let several = 0;
    for (let k = 0; k < 300; k++) {
      const edges: Edge[] = [];
      for (const one of ['s1', 's2', 's3', 't1', 't2'])
        for (const other of ['w1', 'w2', 'w3', 't1', 't2'])
          if (one !== other && !one.startsWith('t') === other.startsWith('t') && below32(rng, 3) === 0)
            edges.push([one, other]);
          else if (other.startsWith('w') && below32(rng, 4) === 0) edges.push([one, other]);
      for (const brawl of brawlsOf(edges)) {
        const splits = splitsOf(brawl);
        if (splits.length < 2) continue;
        several++;
        const pairs = splits.map((split) => brawl.filter(([a, b]) => fights(split, a, b)));
        for (const [i, held] of pairs.entries())
          for (const other of pairs.toSpliced(i, 1)) expect(held.some((pair) => !other.includes(pair))).toBe(true);
      }
    }
    expect(several).toBeGreaterThan(50);
  });

  it('brawls that do not touch are split apart', () => {
    expect(
      brawlsOf([
        ['a', 'b'],
        ['c', 'd'],
        ['b', 'e'],
        ['e', 'c'],
      ]),
    ).toHaveLength(1);
    expect(
      brawlsOf([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toHaveLength(2);
  });
});
