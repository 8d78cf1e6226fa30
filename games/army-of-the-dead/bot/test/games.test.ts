import { canonical, type Message } from '@shamble/kernel';
import { reasonTests, tongueTests } from '@shamble/kernel/conformance/bots';
import { playSensibly } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { faults } from '../../text/test/said.ts';
import { sensible } from '../index.ts';
import { newTally, playOne } from '../measuring.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import it from '../text/it.ts';
import { adviceTo, start } from './playing.ts';

const GAMES = 3;

/** Every sentence said in these games. An illegal answer stops a game with an error. */
const reasons = new Map<string, Message>();
const unfinished: string[] = [];

beforeAll(() => {
  for (const { id } of MISSIONS)
    for (let i = 0; i < GAMES; i++) {
      const match = start(1 + ((i * 2) % 6), id, `games/${i}`, i === 0 ? 'choose' : 'random');
      playSensibly(sensible, match, `games/${i}`, (_decision, { why }) => reasons.set(canonical(why), why));
      if (match.outcome === null) unfinished.push(`${id} ${i}`);
    }
}, 240_000);

test(`${GAMES} games of each Mission with sensible bots come to an end`, () => {
  expect(unfinished).toEqual([]);
});

test('the first Mission is often won, and never by chance', { timeout: 240_000 }, () => {
  const setting = { mission: 'dryRun', seats: 1, team: 'choose' };
  const tally = newTally();
  for (let i = 0; i < 20; i++) playOne({ ...setting, bot: 'sensible' }, i, tally);
  expect(tally.won).toBeGreaterThanOrEqual(8);
  const other = newTally();
  for (let i = 0; i < 20; i++) playOne({ ...setting, bot: 'random' }, i, other);
  expect(other.won).toBe(0);
});

describe('reasons', () => {
  reasonTests({
    reasons: () => reasons.values(),
    least: 40,
    faults,
    ask: (id, options) => adviceTo(start(1, 'dryRun', 'unknown'), 0, id, options),
  });
  tongueTests({ en, it, fr });
});
