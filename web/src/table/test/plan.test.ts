import { type Checks, order, pick, split } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  candidateId,
  firstDraft,
  fits,
  isMarked,
  isTouched,
  left,
  moved,
  notYet,
  readOption,
  room,
  shared,
  toggle,
} from '../prompt/plan.ts';

const ask = { id: 'a', rules: [] };
const two = pick(0, ask, ['a', 'b', 'c'], { min: 1, max: 2 });
const one = pick(0, ask, ['a', 'b', 'c'], { min: 1, max: 1 });

/** Things are written `thing@place`: each once, and a lamp only beside a table. */
const checks: Checks = {
  furnish: (_, answer) => {
    const ids = answer as readonly string[];
    const things = ids.map((id) => id.split('@'));
    if (new Set(things.map(([thing]) => thing)).size < ids.length) return { code: 'twice-used' };
    const lone = things.find(([thing, at]) => thing === 'lamp' && !ids.includes(`table@${at}`));
    return lone ? { code: 'lone-lamp' } : null;
  },
};
const rooms = pick(0, ask, ['table@1', 'table@2', 'lamp@1', 'lamp@2', 'chair@1'], { min: 0, max: 3, check: 'furnish' });

describe('a question that begins with something', () => {
  const hits = split(0, ask, ['kate', 'scott'], 3, {});

  test('has it as far as it is offered', () => {
    expect(firstDraft(two, ['c', 'x', 'a', 'b']).plan).toEqual(['c', 'a']);
    expect(firstDraft(hits, { kate: 2, nobody: 1 }).shares).toEqual({ kate: 2 });
    expect(firstDraft(hits, { kate: 2, scott: 4 }).shares).toEqual({ kate: 2, scott: 1 });
    expect(firstDraft(hits, ['kate'])).toEqual(firstDraft(hits));
  });

  test('can be given as it is, and has nothing to clear', () => {
    for (const [decision, begun] of [
      [two, firstDraft(two, ['a', 'b'])],
      [hits, firstDraft(hits, { kate: 2, scott: 1 })],
    ] as const) {
      expect(isMarked(decision, begun)).toBe(true);
      expect(isTouched(decision, begun)).toBe(false);
      expect(notYet(decision, begun, {})).toBeNull();
    }
    expect(isMarked(two, firstDraft(two))).toBe(false);
  });

  test('is touched once it is otherwise, and no longer when it is as it was', () => {
    const begun = firstDraft(two, ['a', 'b']);
    expect(isTouched(two, { ...begun, plan: ['a'] })).toBe(true);
    expect(isTouched(two, { ...begun, plan: ['b', 'a'] })).toBe(false);
    expect(isTouched(hits, { ...firstDraft(hits, { kate: 3 }), shares: { scott: 3 } })).toBe(true);
  });
});

describe('a selection', () => {
  test('takes in and out', () => {
    expect(toggle(two, [], 'a', {})).toEqual(['a']);
    expect(toggle(two, ['a'], 'a', {})).toEqual([]);
  });

  test('does not grow past its most, but a single choice changes over', () => {
    expect(toggle(two, ['a', 'b'], 'c', {})).toEqual(['a', 'b']);
    expect(toggle(one, ['a'], 'c', {})).toEqual(['c']);
  });

  test('what can never stand together makes room', () => {
    expect(toggle(rooms, ['table@1', 'chair@1'], 'table@2', checks)).toEqual(['chair@1', 'table@2']);
  });

  test('what only lacks something else stays, and says what is missing before it is given', () => {
    const plan = toggle(rooms, ['chair@1'], 'lamp@1', checks);
    expect(plan).toEqual(['chair@1', 'lamp@1']);
    expect(notYet(rooms, { selected: null, plan, shares: {} }, checks)?.code).toBe('lone-lamp');
    expect(toggle(rooms, plan, 'table@1', checks)).toEqual(['chair@1', 'lamp@1', 'table@1']);
  });

  test('knows what fits beside it', () => {
    expect(fits(rooms, ['table@1'], 'lamp@1', checks)).toBe(true);
    expect(fits(rooms, ['table@1'], 'lamp@2', checks)).toBe(false);
    expect(fits(two, ['a', 'b'], 'c', {})).toBe(false);
  });

  test('below its least number it cannot be given', () => {
    expect(notYet(two, firstDraft(two), {})?.code).toBe('too-few');
    expect(notYet(two, { selected: null, plan: ['b'], shares: {} }, {})).toBeNull();
  });
});

describe('an order', () => {
  const line = order(0, ask, ['a', 'b', 'c']);

  test('starts as offered and moves by one place', () => {
    expect(firstDraft(line).plan).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });

  test('counts as touched only once it is another', () => {
    expect(isTouched(line, firstDraft(line))).toBe(false);
    expect(isTouched(line, { ...firstDraft(line), plan: ['b', 'a', 'c'] })).toBe(true);
  });
});

describe('a number shared out', () => {
  const bites = split(0, ask, ['ann', 'bob'], 3, { limits: [2, 3] });

  test('keeps to limits and to what is left', () => {
    const some = shared(bites, shared(bites, {}, 'ann', 1), 'ann', 5);
    expect(some).toEqual({ ann: 2 });
    expect(left(bites, some)).toBe(1);
    expect(room(bites, some, 'bob')).toBe(1);
    expect(shared(bites, some, 'ann', -2)).toEqual({});
  });

  test('is ready when all is shared out', () => {
    expect(notYet(bites, { selected: null, plan: [], shares: { ann: 2 } }, {})?.code).toBe('wrong-total');
    expect(notYet(bites, { selected: null, plan: [], shares: { ann: 2, bob: 1 } }, {})).toBeNull();
  });
});

test('a selected play beside goes before the plan', () => {
  const beside = pick(0, ask, ['a'], { min: 0, max: 1, beside: ['beer'] });
  expect(answerOf(beside, { selected: 'beer', plan: ['a'], shares: {} })).toBe('beer');
  expect(answerOf(beside, { selected: null, plan: ['a'], shares: {} })).toEqual(['a']);
});

test('points are chosen from their list and read back', () => {
  expect(readOption(candidateId([10, 20]))).toEqual([10, 20]);
  expect(readOption('send.1')).toBe('send.1');
});
