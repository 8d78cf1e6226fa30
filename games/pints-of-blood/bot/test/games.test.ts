import { canonical, type Message } from '@shamble/kernel';
import { reasonTests, tongueTests } from '@shamble/kernel/conformance/bots';
import { playSensibly } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { RESCUES } from '../../content/cards.ts';
import { faults } from '../../text/test/said.ts';
import { sensible } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';
import { adviceTo, LEVELS, position, SEATS, start } from './playing.ts';

const GAMES = 60;
const SETTINGS = LEVELS.flatMap((level) => SEATS.map((seats) => ({ level, seats })));

/** Outcomes by setting, and every sentence said on the way. An illegal answer stops the game with an error. */
const outcomes = new Map<string, string[]>();
const reasons = new Map<string, Message>();

beforeAll(() => {
  for (const { level, seats } of SETTINGS)
    outcomes.set(
      `${level} ${seats}`,
      Array.from({ length: GAMES }, (_, i) => {
        const rescue = i % 2 === 0 ? 'random' : RESCUES[i % RESCUES.length];
        const match = start(seats, level, `games/${i}`, { rescue, bus: i % 3 === 0 ? 'choose' : 'random' });
        playSensibly(sensible, match, `games/${i}`, (_decision, { why }) => reasons.set(canonical(why), why));
        return match.outcome?.id ?? 'none';
      }),
    );
}, 240_000);

test.each(SETTINGS)(`${GAMES} games on $level with $seats sensible bots come to an end`, ({ level, seats }) => {
  expect([...new Set(outcomes.get(`${level} ${seats}`))].sort()).toEqual(['rescue', 'zombies']);
});

test('two bots are rescued in more than three games of ten', () => {
  const rescued = outcomes.get('starter 2')?.filter((id) => id === 'rescue').length;
  expect(rescued).toBeGreaterThan(GAMES * 0.3);
});

describe('reasons', () => {
  reasonTests({
    reasons: () => reasons.values(),
    least: 35,
    faults,
    ask: (id, options) => adviceTo(position({}), 0, id, options),
  });
  tongueTests({ en, it, fr });
});
