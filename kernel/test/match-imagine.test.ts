import { expect, test } from 'vitest';
import { type Choose, type Decision, type Game, Match, type Seat, type State } from '../index.ts';

interface Hands extends State {
  hands: number[][];
  played: string[];
}

const PLAY = { id: 'play', rules: ['X-1'] };

/** Everybody plays a card from a hidden hand at the same time, three times. */
const hands: Game<Hands> = {
  id: 'hands',
  version: '1',
  seats: { min: 3, max: 3 },
  options: [],
  setup: (_, chance) => {
    const cards = chance.shuffle('cards', [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return { rng: chance.rng, hands: [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)], played: [] };
  },
  *play(table) {
    const s = table.state;
    while (s.hands[0].length > 0) {
      table.checkpoint();
      const asked = s.hands.map((hand, seat) => chooseFrom(seat, hand));
      const answers = yield* table.together(asked);
      answers.forEach((card, seat) => {
        const at = s.hands[seat].indexOf(Number(card));
        if (at < 0) throw new Error(`seat ${seat} does not hold ${card}`);
        s.hands[seat].splice(at, 1);
        s.played.push(String(card));
      });
    }
  },
  outcome: () => ({ id: 'played', winners: [] }),
  view: (s, seat) => ({ hand: s.hands[seat] ?? [], played: s.played }),
  scramble: (s, seat, chance) => {
    const others = s.hands.flatMap((hand, i) => (i === seat ? [] : hand));
    chance.shuffle('scramble', others);
    s.hands.forEach((hand, i) => {
      if (i !== seat) hand.splice(0, hand.length, ...others.splice(0, hand.length));
    });
  },
  counts: (s) => ({ cards: s.hands.flat().length + s.played.length }),
  turns: () => 1,
};

const chooseFrom = (seat: Seat, hand: readonly number[]) => ({
  n: -1,
  seat,
  kind: 'choose' as const,
  ask: PLAY,
  params: null,
  beside: [],
  options: hand.map(String),
  pass: null,
});

const chosen = (decision: Decision): Choose => decision as Choose;

test('in an imagined world the others choose from the hands they hold there', () => {
  const match = Match.start(hands, 3, {}, 'imagine');
  const [mine] = match.pendingFor(0).map(chosen);
  expect(match.answer(0, mine.n, mine.options[0])).toBeNull();
  for (let i = 0; i < 20; i++) {
    const world = match.imagine(0, `w${i}`);
    expect(world.pendingFor(0)).toEqual([]);
    expect(world.view(0)).toEqual(match.view(0));
    for (const decision of world.pending.map(chosen)) {
      expect(decision.options.map(Number).sort()).toEqual([...world.state.hands[decision.seat]].sort());
      expect(world.answer(decision.seat, decision.n, decision.options[0])).toBeNull();
    }
    expect(world.state.played).toHaveLength(3);
  }
});

test('an answer given before the others can be taken back until all are in', () => {
  const match = Match.start(hands, 3, {}, 'retract');
  const before = match.fingerprint;
  const [a, b, c] = match.pending.map(chosen);
  expect(match.retract(0)).toBe(false);
  match.answer(0, a.n, a.options[0]);
  expect(match.retract(1)).toBe(false);
  expect(match.retract(0)).toBe(true);
  expect(match.pendingFor(0)).toHaveLength(1);
  match.answer(0, a.n, a.options[1]);
  match.answer(1, b.n, b.options[0]);
  expect(match.fingerprint).toBe(before);
  match.answer(2, c.n, c.options[0]);
  expect(match.state.played[0]).toBe(a.options[1]);
  expect(match.retract(0)).toBe(false);
});
