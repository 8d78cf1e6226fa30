import {
  type Decision,
  type Game,
  type Json,
  Match,
  type Prompt,
  pick,
  type State,
  type TableKit,
} from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { BotRefusedError, botFor, botsFor, playOut, StallError } from '../index.ts';

interface Piles extends State {
  left: number;
  taken: number[];
  secret: number;
  rounds: number;
}

const TAKE: Prompt = { id: 'take', rules: [] };
const BID: Prompt = { id: 'bid', rules: [] };

/** Takes from a pile in turn, after a round of bids that all seats make at once. */
const piles: Game<Piles> = {
  id: 'piles',
  version: '1',
  seats: { min: 1, max: 3 },
  options: [{ id: 'left', values: ['9', 'endless', 'broken'], default: '9' }],
  setup: ({ seats, options }, chance) => ({
    rng: chance.rng,
    left: options.left === '9' ? 9 : options.left === 'broken' ? -1 : Number.MAX_SAFE_INTEGER,
    taken: Array.from({ length: seats }, () => 0),
    secret: chance.below('secret', 100),
    rounds: 0,
  }),
  *play(table) {
    const { state } = table;
    yield* table.together(state.taken.map((_, seat) => pick(seat, BID, ['a', 'b'], { min: 0, max: 1 })));
    if (state.left < 0) throw new Error('the pile is broken');
    while (state.left > 0) {
      table.checkpoint();
      const seat = state.rounds++ % state.taken.length;
      const count = Math.min(state.left, Number(yield* table.choose(seat, TAKE, ['1', '2', '3'])));
      state.left -= count;
      state.taken[seat] += count;
    }
  },
  outcome: ({ taken }) => ({ id: 'empty', winners: [taken.indexOf(Math.max(...taken))] }),
  view: ({ left, taken }) => ({ left, taken: taken.slice() }),
  scramble: () => {},
  counts: () => ({}),
  turns: ({ rounds }) => rounds,
};

/** What the sensible player was shown. */
const shown: { view: Json; decision: Decision }[] = [];

const kit: Pick<TableKit<Piles>, 'game' | 'sensible'> = {
  game: piles,
  sensible(view, decision) {
    shown.push({ view, decision });
    return { answer: decision.kind === 'pick' ? [] : '3', why: { id: 'greed' } };
  },
};

const start = (left = '9'): Match => Match.start(piles, 3, { left }, 'seed') as Match;

describe('bots', () => {
  test('play a match to its end, decisions made at once included', () => {
    const match = start();
    const decisions = playOut(match, botsFor(['random', 'sensible', 'random'], kit, 'a'));
    expect(match.outcome?.id).toBe('empty');
    expect(decisions).toBe(match.answers.length);
    expect(decisions).toBe(3 + match.turns);
  });

  test('choose alike for the same seed, and otherwise for another', () => {
    const answers = (seed: string) => {
      const match = start();
      playOut(match, botsFor(['random', 'random', 'random'], kit, seed));
      return match.answers;
    };
    expect(answers('a')).toEqual(answers('a'));
    expect(answers('a')).not.toEqual(answers('b'));
  });

  test('see only the view and the decision of their seat', () => {
    shown.length = 0;
    const match = start();
    const sight = { view: match.view.bind(match), pendingFor: match.pendingFor.bind(match) };
    const move = botFor('sensible', kit, 'a')(sight, 1);
    expect(shown).toEqual([{ view: { left: 9, taken: [0, 0, 0] }, decision: match.pendingFor(1)[0] }]);
    expect(move).toEqual({ n: 1, answer: [], why: { id: 'greed' } });
  });

  test('of an unknown name are refused, and the known ones listed', () => {
    expect(() => botFor('genius', kit, 'a')).toThrow('there is no bot "genius"; known bots: random, sensible');
    expect(() => botFor('toString', kit, 'a')).toThrow('there is no bot "toString"');
  });

  test('a bot asked out of turn says so', () => {
    const match = start();
    playOut(match, botsFor(['random', 'random', 'random'], kit, 'a'));
    expect(() => botFor('random', kit, 'a')(match, 0)).toThrow('no decision waits for seat 1');
  });
});

describe('a playout', () => {
  test('without an end is a stall', () => {
    const bots = botsFor(['random', 'random', 'random'], kit, 'a');
    expect(() => playOut(start('endless'), bots, 500)).toThrow(new StallError(500));
  });

  test('tells of a rules bug, and of a bot that answers wrongly', () => {
    const bots = botsFor(['random', 'random', 'random'], kit, 'a');
    expect(() => playOut(start('broken'), bots)).toThrow('the pile is broken');
    const stubborn = () => ({ n: 0, answer: 'nonsense', why: null });
    expect(() => playOut(start(), [stubborn, ...bots])).toThrow(BotRefusedError);
    expect(() => playOut(start(), [stubborn, ...bots])).toThrow("a bot's answer was refused: not-offered");
  });
});
