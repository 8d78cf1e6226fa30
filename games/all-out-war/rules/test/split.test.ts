import { describe, expect, it } from 'vitest';
import { brawlsOf, type Edge, fights, openPairs, splitsOf } from '../split.ts';

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
    expect(openPairs(splits, 'rick', PICTURE)).toEqual([['rick', 'd']]);
    expect(openPairs(splits, 'carl', PICTURE).length).toBeGreaterThan(0);
    const named = splits.filter((split) => fights(split, 'carl', 'd'));
    expect(openPairs(named, 'carl', PICTURE).some(([, other]) => other === 'd')).toBe(false);
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
