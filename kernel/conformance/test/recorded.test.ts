import { expect, test } from 'vitest';
import { exportLog, type Game } from '../../index.ts';
import { playFuzzed } from '../fuzzed.ts';
import { lacking, replayProblem, resumeProblem } from '../recorded.ts';
import { type Stores, stores } from './toys/stores.ts';

const { game } = stores();

function record(winter: boolean, name: string, checkpoint = true): { name: string; text: string } {
  return { name, text: exportLog(playFuzzed(game, { seats: 1, options: { winter } }, name), { checkpoint }) };
}

const recorded = record(false, 'random-01');

/** The same game in which hunger is stilled by another die. */
const changed = (version: string): Game<Stores> => ({
  ...game,
  version,
  setup: (config, chance) => {
    chance.below('weather', 6);
    return game.setup(config, chance);
  },
});

test('a recorded match holds as long as the rules play it the same', () => {
  expect(replayProblem(game, recorded)).toBeNull();
  expect(replayProblem(game, { ...recorded, name: 'running-01' })).toBe('running-01 is over');
});

test('rules that play it otherwise under the same version are told what to do', () => {
  const problem = replayProblem(changed('1'), recorded);
  expect(problem).toContain('otherwise than stores 1 did');
  expect(problem).toContain('give the game another version');
  expect(problem).toContain('from its checkpoint');
  expect(problem).toContain('npm run -s record -- stores');
});

test('tables of an older version are played on from their checkpoint', () => {
  expect(resumeProblem(changed('2'), recorded)).toBeNull();
  expect(resumeProblem(changed('2'), record(false, 'random-02', false))).toContain('carries no checkpoint');
  expect(resumeProblem(game, recorded)).toBe('random-01 is of 1: it stands in the wrong folder');
});

test('rules that cannot go on from an older state fail for the running tables', () => {
  const strict: Game<Stores> = {
    ...changed('2'),
    *play(table) {
      if (!('weather' in table.state)) throw new Error('no weather');
      yield* game.play(table);
    },
  };
  expect(resumeProblem(strict, recorded)).toMatch(/cannot be played on under stores 2: .*no weather/);
  const other: Game<Stores> = { ...changed('2'), counts: ({ day }) => ({ rations: day }) };
  expect(resumeProblem(other, recorded)).toContain('rations: 3 instead of 0');
  const leaky: Game<Stores> = { ...changed('2'), counts: ({ day }) => ({ rations: Math.max(3, day) }) };
  expect(resumeProblem(leaky, recorded)).toContain('component counts');
});

test('what the recorded matches do not show is named', () => {
  const lacks = lacking(game, [recorded]).map((text) => text.replace(/^stores 1 needs (.*); to record: .*/, '$1'));
  expect(lacks).toEqual([
    '20 whole games, not 1',
    'a sensible one',
    'a running one',
    'a sensible one with winter false',
    'a sensible one with winter true',
  ]);
  const enough = ['sensible-02', 'running-03', ...Array.from({ length: 20 }, (_, i) => `random-${i + 4}`)];
  const winters = enough.map((name) => record(true, name));
  expect(lacking(game, [record(false, 'sensible-01'), ...winters])).toEqual([]);
  expect(lacking(game, [recorded, ...winters])).toEqual([
    'stores 1 needs a sensible one with winter false; to record: npm run -s record -- stores',
  ]);
});
