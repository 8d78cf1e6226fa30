import { GAMES } from '@shamble/games';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { barsFor, GAME_BARS, HISTORY_BARS, meets, runBench, VoidRunError } from '../index.ts';
import { median, timesPerSecond } from '../measure.ts';
import { CONTESTANTS, contest } from '../tic-tac-toe/contest.ts';

// The rival is loaded in production mode; what the next file loads must not be.
const before = vi.hoisted(() => process.env.NODE_ENV);
afterAll(() => {
  process.env.NODE_ENV = before;
});

describe('the contest', () => {
  test('is void where a contestant plays other games', () => {
    const cheat = {
      ...CONTESTANTS,
      kernel: () => ({ moves: 5, wins: [1, 0] as [number, number], draws: 0, checksum: 1 }),
    };
    expect(() => contest(3, 1, cheat)).toThrow(VoidRunError);
    expect(() => contest(3, 1, cheat)).toThrow(
      /^the contestants differ, the run is void: kernel .*; plain .*; boardgameio /,
    );
  });

  test('gives every contestant the same checksum', () => {
    const { kernel, plain, boardgameio, checksums } = contest(5, 1);
    expect(new Set(checksums).size).toBe(1);
    expect(checksums).toHaveLength(3);
    for (const rate of [kernel, plain, boardgameio]) expect(rate).toBeGreaterThan(0);
  });
});

test('a quick run measures every game of the registry', { timeout: 240_000 }, async () => {
  const { games, tasks, history } = await runBench({ quick: true });
  const figures = Object.values(games);
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    expect(Object.keys(figure).sort()).toEqual(Object.keys(GAME_BARS).sort());
    for (const value of Object.values(figure)) expect(Number.isFinite(value)).toBe(true);
  }
  expect(Object.keys(tasks)).toEqual(GAMES.filter(({ measure }) => measure?.tasks).map(({ id }) => id));
  const own = Object.values(tasks).flat();
  expect(own.length).toBeGreaterThan(Object.keys(tasks).length);
  for (const { ms, atMost } of own) {
    expect(ms).toBeGreaterThan(0);
    expect(atMost).toBeGreaterThan(0);
  }
  expect(Object.keys(history).sort()).toEqual(Object.keys(HISTORY_BARS).sort());
  for (const value of Object.values(history)) expect(Number.isFinite(value)).toBe(true);
});

test('a large game is held to shares of the same run', () => {
  expect(barsFor(undefined, 1_000_000)).toBe(GAME_BARS);
  const bars = barsFor({ turns: 0.005, clones: 0.05, logBytes: 8192 }, 1_000_000);
  expect(bars).toEqual({
    ...GAME_BARS,
    turnsPerSecond: { atLeast: 5000 },
    clonesPerSecond: { atLeast: 50_000 },
    logBytes: { atMost: 8192 },
  });
});

test('bars and medians', () => {
  expect(meets({ atLeast: 3 }, 3)).toBe(true);
  expect(meets({ atLeast: 3 }, 2.9)).toBe(false);
  expect(meets({ atMost: 3 }, 3)).toBe(true);
  expect(meets({ atMost: 3 }, 3.1)).toBe(false);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('work shorter than a step of the clock can be timed', () => {
  let done = 0;
  const rate = timesPerSecond(() => {
    done++;
  });
  expect(Number.isFinite(rate)).toBe(true);
  expect(rate).toBeGreaterThan(done);
});
