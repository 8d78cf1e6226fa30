import { canonical, type Message } from '@shamble/kernel';
import { reasonTests, tongueTests } from '@shamble/kernel/conformance/bots';
import { playSensibly } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../../text/test/said.ts';
import { sensible } from '../index.ts';
import { newTally, playOne } from '../measuring.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';
import { adviceTo, EDITIONS, position, SEATS, start } from './playing.ts';

const GAMES = 8;
const SETTINGS = EDITIONS.flatMap((edition) => SEATS.map((seats) => ({ edition, seats })));

/** Every sentence said in these games. An illegal answer stops a game with an error. */
const reasons = new Map<string, Message>();
const unfinished: string[] = [];

beforeAll(() => {
  for (const { edition, seats } of SETTINGS)
    for (let i = 0; i < GAMES; i++) {
      const more = { characters: i % 4 === 0 ? 'choose' : 'random', elimination: i % 5 === 4 ? 'out' : 'restart' };
      const match = start(seats, edition, `games/${i}`, more);
      playSensibly(sensible, match, `games/${i}`, (_decision, { why }) => reasons.set(canonical(why), why));
      if (match.outcome === null) unfinished.push(`${edition} ${seats} ${i}`);
    }
}, 240_000);

test(`${GAMES} games of each edition with 1 to 6 sensible bots come to an end`, () => {
  expect(unfinished).toEqual([]);
});

test('the sensible bot wins nearly every game against a random one, in either seat', { timeout: 120_000 }, () => {
  const games = 40;
  for (const seat of [0, 1]) {
    const tally = newTally(2);
    const bots = seat === 0 ? ['sensible', 'random'] : ['random', 'sensible'];
    for (let i = 0; i < games / 2; i++) playOne({ options: {}, bots, closely: false }, i, tally);
    expect(tally.seats[seat].wins).toBeGreaterThanOrEqual((games / 2) * 0.8);
  }
});

test('alone it wins about every second game', { timeout: 120_000 }, () => {
  const tally = newTally(1);
  for (let i = 0; i < 100; i++) playOne({ options: {}, bots: ['sensible'], closely: false }, i, tally);
  expect(tally.seats[0].wins).toBeGreaterThanOrEqual(25);
  expect(tally.seats[0].wins).toBeLessThanOrEqual(65);
});

describe('reasons', () => {
  reasonTests({
    reasons: () => reasons.values(),
    least: 60,
    faults,
    ask: (id, options) => adviceTo(position({}), 0, id, options),
  });
  tongueTests({ en, it, fr });
});
