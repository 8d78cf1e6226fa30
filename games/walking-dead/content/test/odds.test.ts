/** The chances that the dice, the tokens and the cards were made for, by exact calculation. */
import { expect, test } from 'vitest';
import { actions, COLOURS, FACES, type Face, isJoker, kills } from '../dice.ts';
import { ENCOUNTERS } from '../encounters.ts';
import { TOKENS } from '../tokens.ts';

/** Blue, red and green dice. */
type Pool = readonly [number, number, number];

const START: Pool = [3, 1, 0];
const SIX: Pool = [3, 2, 1];
const EIGHT: Pool = [3, 2, 3];
/** Andrea with one die of a follower. */
const BALANCED: readonly Pool[] = [
  [2, 1, 1],
  [1, 2, 1],
  [1, 1, 2],
];

type Count = (face: Face) => number;
const asKills: Count = (face) => kills(face) + Number(isJoker(face));
const asActions: Count = (face) => actions(face) + Number(isJoker(face));

/** The chance of each sum of a roll. */
function chances(pool: Pool, count: Count): number[] {
  let sums = [1];
  COLOURS.forEach((colour, i) => {
    for (let die = 0; die < pool[i]; die++) sums = withDie(sums, FACES[colour].map(count));
  });
  return sums;
}

function withDie(sums: readonly number[], faces: readonly number[]): number[] {
  const next = Array<number>(sums.length + Math.max(...faces)).fill(0);
  sums.forEach((chance, sum) => {
    for (const face of faces) next[sum + face] += chance / faces.length;
  });
  return next;
}

const atLeast = (sums: readonly number[], n: number): number => sums.slice(n).reduce((sum, chance) => sum + chance, 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const percent = (chance: number): number => Math.round(100 * chance);

/** The zombies or actions asked by each card of a kind. */
const asked = (kind: 'kill' | 'act'): number[] =>
  ENCOUNTERS.flatMap(({ challenge }) => {
    if (challenge.kind !== kind) return [];
    const amount = challenge.kind === 'act' ? challenge.n : challenge.zombies;
    return typeof amount === 'number' ? [amount] : [];
  });

const overCards = (kind: 'kill' | 'act', pool: Pool): number => {
  const sums = chances(pool, kind === 'kill' ? asKills : asActions);
  return percent(mean(asked(kind).map((n) => atLeast(sums, n))));
};

const drawn = TOKENS.flatMap((count, zombies) => Array<number>(count).fill(zombies));

test.each([
  ['a first team', START, 62],
  ['six dice', SIX, 79],
  ['eight dice', EIGHT, 82],
] as const)('%s beats a random token without Ammo', (_, pool, wanted) => {
  const sums = chances(pool, asKills);
  expect(percent(mean(drawn.map((zombies) => atLeast(sums, zombies))))).toBe(wanted);
});

test('a token costs a first team 0.78 Fatigue on average', () => {
  const sums = chances(START, asKills);
  const left = (zombies: number): number =>
    sums.reduce((sum, chance, killed) => sum + chance * Math.max(0, zombies - killed), 0);
  expect(mean(drawn.map(left))).toBeCloseTo(0.78, 2);
});

test('a balanced first team meets 31 to 51 percent of the kill cards and 44 to 63 percent of the action cards', () => {
  const met = (kind: 'kill' | 'act'): number[] => BALANCED.map((pool) => overCards(kind, pool)).sort((a, b) => a - b);
  expect([met('kill')[0], met('kill')[2]]).toEqual([31, 51]);
  expect([met('act')[0], met('act')[2]]).toEqual([44, 63]);
});

test('eight dice meet 77 percent of the kill cards and 92 percent of the action cards', () => {
  expect([overCards('kill', EIGHT), overCards('act', EIGHT)]).toEqual([77, 92]);
});
