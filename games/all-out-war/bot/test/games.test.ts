import { canonical, type Message } from '@shamble/kernel';
import { reasonTests, tongueTests } from '@shamble/kernel/conformance/bots';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../../text/test/said.ts';
import { sensible } from '../index.ts';
import { playOne } from '../measuring.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';
import { adviceTo, start } from './playing.ts';

const TABLES: readonly (readonly [string, number, Readonly<Record<string, string | boolean>>])[] = [
  ['two rivals', 2, {}],
  ['alone', 1, { group1: 'dayShift', deck: 'solo' }],
  ['the small table', 1, { scenario: 'learning' }],
  ['three together', 3, { mode: 'together', points: '150', group1: 'bossAndCrew', setup: 'layout' }],
  ['four with an own group', 4, { mode: 'together', points: '150', group1: 'own', setup: 'hand' }],
  ['own groups', 2, { group1: 'own', group2: 'own', points: '150', setup: 'hand' }],
  [
    'scenery of the catalogue',
    2,
    {
      setup: 'hand',
      scenery: 'catalogue',
      tops: true,
      buildings: 'detailed',
      points: '200',
      group1: 'rifleClub',
      group2: 'hammerAndAxe',
    },
  ],
  ['loud ones against quiet ones', 2, { points: '300', group1: 'quietCompany', group2: 'loudAndClear' }],
  ['the large table', 2, { points: '400', group1: 'theConvoy', group2: 'homeGround' }],
];

/** Answers of a whole game at most; of games with many Survivors only the beginning is played. */
const WHOLE = 4000;
const BEGINNING = 200;

/** Every sentence said in these games. An illegal answer stops a game with an error. */
const reasons = new Map<string, Message>();
const unfinished: string[] = [];

beforeAll(() => {
  for (const [name, seats, options] of TABLES) {
    const match = start(seats, options, name);
    const below = stream(name);
    const most = Number(options.points ?? 100) >= 300 ? BEGINNING : WHOLE;
    while (!match.over && match.answers.length < most) {
      const [decision] = match.pending;
      const { answer, why } = sensible(match.view(decision.seat), decision, below);
      reasons.set(canonical(why), why);
      give(match, decision, answer);
    }
    if (!match.over && most === WHOLE) unfinished.push(name);
  }
}, 240_000);

test('games of every kind with sensible bots come to an end', () => {
  expect(unfinished).toEqual([]);
});

test('it beats chance from either seat', { timeout: 120_000 }, () => {
  let won = 0;
  for (let i = 0; i < 8; i++) {
    const seat = i % 2;
    const bots = seat === 0 ? ['sensible', 'random'] : ['random', 'sensible'];
    if (playOne({ seats: 2, options: {}, bots }, i).winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(7);
});

describe('reasons', () => {
  reasonTests({
    reasons: () => reasons.values(),
    least: 35,
    faults,
    ask: (id, options) => adviceTo(start(1, {}, 'unknown'), 0, id, options),
  });
  tongueTests({ en, it, fr });
});
