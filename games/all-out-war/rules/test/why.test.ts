import { refuse } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { type Position, startAt } from './starting.ts';

/** Why an answer to the question of a position, after some answers, is not offered. */
function why(position: Position, answer: string, ...before: readonly string[]): string | undefined {
  const match = startAt(position);
  for (const given of before) {
    const { seat, n } = match.only!;
    expect(match.answer(seat, n, given)).toBeNull();
  }
  const decision = match.only!;
  expect(refuse(decision, answer, game)?.code, 'it is not offered').toBe('not-offered');
  const refusal = game.whyNot?.(match.state, decision, answer);
  const thing = refusal?.params?.thing;
  return refusal ? [refusal.code, ...(thing === undefined ? [] : [thing])].join(' ') : undefined;
}

const FAR = { at: [1, 1], side: 2 };
const alone = { people: { carl: { at: [10, 10] }, derek: FAR } };

test.each<[string, Position, string, string]>([
  ['a counter that nobody touches', alone, 'search', 'no-counter'],
  ['nothing to hide behind', alone, 'hide', 'nothing-to-hide'],
  [
    'an enemy near by',
    { ...alone, pieces: { vehicle: [[10, 11.5]] }, walkers: [[12, 10]] },
    'hide',
    'seen-hiding walker-1',
  ],
  ['no gun', alone, 'shoot', 'no-gun'],
  ['who lies down', { people: { carl: { at: [10, 10, 'prone'] }, derek: FAR } }, 'run', 'lies-down'],
  [
    'a guarded counter',
    { people: { carl: { at: [10, 10] }, derek: { at: [10, 8, 'prone'], side: 2 } }, counters: { a: [10, 9] } },
    'search',
    'counter-guarded derek',
  ],
])('%s', (_, position, answer, code) => {
  expect(why(position, answer)).toBe(code);
});

test('an Action is done once', () => {
  expect(why({ ...alone, pieces: { vehicle: [[10, 11.5]] } }, 'stand', 'hide')).toBe('hid-already');
  expect(why(alone, 'noise', 'noise')).toBe('done-already');
});

test('who has acted, and who fights', () => {
  const people = {
    carl: { at: [10, 10], activated: true },
    tess: { at: [5, 5] },
    liam: { at: [15, 5] },
    sandra: { at: [18, 5] },
    derek: FAR,
  };
  const position = { step: 'activate', people, walkers: [[5, 6]] };
  expect(why(position, 'carl')).toBe('has-acted');
  expect(why(position, 'tess')).toBe('is-engaged walker-1');
});

test('who is no target', () => {
  const people = { carl: { at: [10, 10], hands: ['pocket22'] }, derek: FAR };
  const walkers = [
    [13, 10],
    [15, 10],
    [10, 13],
  ];
  const position = { people, walkers };
  expect(why(position, 'derek', 'shoot')).toBe('out-of-range derek');
  expect(why(position, 'walker-2', 'shoot')).toBe('no-sight walker-1');
});

test('AW-MULT05: who has the die of a Walker can only Attack', () => {
  const people = { rickLeader: { at: [10, 10] }, derek: { at: [11, 10], side: 2, hands: ['hatchet'] } };
  expect(why({ step: 'melees', initiative: 2, people, walkers: [[9, 10]] }, 'defend')).toBe('walkers-attack');
});
