import { describe, expect, test } from 'vitest';
import { actions, COLOURS, FACES, type Face, isJoker, kills } from '../dice.ts';
import {
  atLeast,
  chanceOfActions,
  chanceOfBoth,
  chanceOfKills,
  chanceOfNoise,
  chanceOfShots,
  type Pool,
  spreadOf,
} from '../odds.ts';

/** Every roll of a pool, one after the other. */
function rolls(pool: Pool): Face[][] {
  let found: Face[][] = [[]];
  for (const [i, colour] of COLOURS.entries())
    for (let die = 0; die < pool[i]; die++)
      found = found.flatMap((faces) => FACES[colour].map((face) => [...faces, face]));
  return found;
}

const share = (pool: Pool, test: (faces: Face[]) => boolean): number => {
  const all = rolls(pool);
  return all.filter(test).length / all.length;
};

const sum = (faces: Face[], worth: (face: Face) => number): number => faces.reduce((n, face) => n + worth(face), 0);
const jokers = (faces: Face[]): number => faces.filter(isJoker).length;

const POOLS: Pool[] = [
  [0, 0, 0],
  [3, 0, 0],
  [1, 2, 1],
  [2, 0, 2],
  [0, 3, 1],
];

describe.each(POOLS)('%i blue, %i red, %i green', (...pool) => {
  test.each([0, 1, 2, 3, 5, 8])('%i kills, %i actions: as often as in a count of all rolls', (n) => {
    expect(chanceOfKills(pool, n)).toBeCloseTo(share(pool, (faces) => sum(faces, kills) + jokers(faces) >= n));
    expect(chanceOfActions(pool, n)).toBeCloseTo(share(pool, (faces) => sum(faces, actions) + jokers(faces) >= n));
  });

  test.each([
    [2, 1],
    [1, 3],
    [3, 2],
    [0, 2],
  ])('%i kills and %i actions together', (k, a) => {
    const short = (faces: Face[]): number => Math.max(0, k - sum(faces, kills)) + Math.max(0, a - sum(faces, actions));
    expect(chanceOfBoth(pool, k, a)).toBeCloseTo(share(pool, (faces) => short(faces) <= jokers(faces)));
  });

  test.each([
    [2, 1],
    [4, 2],
    [1, 4],
  ])('%i kills and %i actions together, where one face may be read otherwise', (k, a) => {
    const enough = (faces: Face[], moved: number): boolean =>
      Math.max(0, k - sum(faces, kills) - moved) + Math.max(0, a - sum(faces, actions) + moved) <= jokers(faces);
    expect(chanceOfBoth(pool, k, a, 'kill')).toBeCloseTo(
      share(pool, (faces) => [0, ...faces.map(actions)].some((n) => enough(faces, n))),
    );
    expect(chanceOfBoth(pool, k, a, 'action')).toBeCloseTo(
      share(pool, (faces) => [0, ...faces.map(kills)].some((n) => enough(faces, -n))),
    );
  });

  test('an action face read as kills', () => {
    const largest = (faces: Face[]): number => Math.max(0, ...faces.map(actions));
    for (const n of [1, 3, 4])
      expect(atLeast(spreadOf(pool, 'kill', true), n)).toBeCloseTo(
        share(pool, (faces) => sum(faces, kills) + jokers(faces) + largest(faces) >= n),
      );
  });
});

test('a spread adds up to one', () => {
  for (const pool of POOLS) expect(spreadOf(pool, 'action').reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('shots', () => {
  expect(chanceOfShots(1, 1)).toBe(1);
  expect(chanceOfShots(1, 2)).toBeCloseTo(2 / 3);
  expect(chanceOfShots(2, 5)).toBeCloseTo(1 / 3);
  expect(chanceOfShots(0, 1)).toBe(0);
});

test('noise: half of the faces, all of them where somebody is loud, less where somebody is quiet', () => {
  expect(chanceOfNoise()).toBeCloseTo(1 / 2);
  expect(chanceOfNoise(true)).toBe(1);
  expect(chanceOfNoise(false, 1)).toBeCloseTo(1 / 3);
  expect(chanceOfNoise(true, 1)).toBeCloseTo(2 / 3);
});
