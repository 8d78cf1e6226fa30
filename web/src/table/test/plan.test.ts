import { type Judges, order, pick, place, split } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  canJoin,
  firstDraft,
  fits,
  isLeftByKey,
  isMarked,
  isOneOf,
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
const judges: Judges = {
  checks: {
    furnish: (_, answer) => {
      const ids = answer as readonly string[];
      const things = ids.map((id) => id.split('@'));
      if (new Set(things.map(([thing]) => thing)).size < ids.length) return { code: 'twice-used' };
      const lone = things.find(([thing, at]) => thing === 'lamp' && !ids.includes(`table@${at}`));
      return lone ? { code: 'lone-lamp' } : null;
    },
  },
};
const rooms = pick(0, ask, ['table@1', 'table@2', 'lamp@1', 'lamp@2', 'chair@1'], { min: 0, max: 3, check: 'furnish' });

describe('a number that one of several gets as a whole', () => {
  const one = split(0, ask, ['kate', 'scott'], 1, {});

  test('is one choice of a list: nothing is refused before it is made', () => {
    expect(isOneOf(one, firstDraft(one))).toBe(true);
    expect(answerOf(one, firstDraft(one))).toBeNull();
    expect(notYet(one, firstDraft(one), {})).toBeNull();
    expect(answerOf(one, { ...firstDraft(one), selected: 'scott' })).toEqual({ scott: 1 });
    expect(notYet(one, { ...firstDraft(one), selected: 'scott' }, {})).toBeNull();
  });

  test('is shared out where there is more of it, and where the question begins with shares', () => {
    expect(isOneOf(split(0, ask, ['kate', 'scott'], 2, {}), firstDraft(one))).toBe(false);
    expect(isOneOf(one, firstDraft(one, { kate: 1 }))).toBe(false);
  });
});

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
    expect(toggle(rooms, ['table@1', 'chair@1'], 'table@2', judges)).toEqual(['chair@1', 'table@2']);
  });

  test('what only lacks something else stays, and says what is missing before it is given', () => {
    const plan = toggle(rooms, ['chair@1'], 'lamp@1', judges);
    expect(plan).toEqual(['chair@1', 'lamp@1']);
    expect(notYet(rooms, { selected: null, plan, shares: {}, spot: null }, judges)?.code).toBe('lone-lamp');
    expect(toggle(rooms, plan, 'table@1', judges)).toEqual(['chair@1', 'lamp@1', 'table@1']);
  });

  test('knows what fits beside it', () => {
    expect(fits(rooms, ['table@1'], 'lamp@1', judges)).toBe(true);
    expect(fits(rooms, ['table@1'], 'lamp@2', judges)).toBe(false);
    expect(fits(two, ['a', 'b'], 'c', {})).toBe(false);
    expect(canJoin(two, ['a', 'b'], 'c', {})).toBe(false);
    expect(canJoin(one, ['a'], 'c', {}), 'in the place of its rival').toBe(true);
  });

  test('below its least number it cannot be given', () => {
    expect(notYet(two, firstDraft(two), {})?.code).toBe('too-few');
    expect(notYet(two, { selected: null, plan: ['b'], shares: {}, spot: null }, {})).toBeNull();
  });
});

test('Escape clears a selection, but not one of many choices', () => {
  const ids = Array.from({ length: 30 }, (_, i) => `item ${i}`);
  const many = pick(0, ask, ids, { min: 1, max: 30 });
  expect(isLeftByKey(two, { ...firstDraft(two), plan: ['a'] })).toBe(true);
  expect(isLeftByKey(many, { ...firstDraft(many), plan: ids.slice(0, 8) })).toBe(false);
  expect(isLeftByKey(many, { ...firstDraft(many), selected: 'item 3' })).toBe(true);
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
    expect(notYet(bites, { selected: null, plan: [], shares: { ann: 2 }, spot: null }, {})?.code).toBe('wrong-total');
    expect(notYet(bites, { selected: null, plan: [], shares: { ann: 2, bob: 1 }, spot: null }, {})).toBeNull();
  });
});

test('a selected play beside goes before the plan', () => {
  const beside = pick(0, ask, ['a'], { min: 0, max: 1, beside: ['beer'] });
  expect(answerOf(beside, { selected: 'beer', plan: ['a'], shares: {}, spot: null })).toBe('beer');
  expect(answerOf(beside, { selected: null, plan: ['a'], shares: {}, spot: null })).toEqual(['a']);
});

describe('a place', () => {
  const spot = place(0, ask, {
    region: { in: [{ disc: [0, 0], radius: 50 }] },
    candidates: [{ id: 'by:tree', answer: [10, 20] }],
  });

  test('is chosen from its list by its name', () => {
    expect(readOption(spot, 'by:tree')).toEqual([10, 20]);
    expect(readOption(spot, 'send.1')).toBe('send.1');
    expect(answerOf(spot, { ...firstDraft(spot), selected: 'by:tree' })).toEqual([10, 20]);
  });

  test('may be any other that is legal', () => {
    const draft = { ...firstDraft(spot), spot: [3, 4] as const };
    expect(answerOf(spot, firstDraft(spot))).toBeNull();
    expect(answerOf(spot, draft)).toEqual([3, 4]);
    expect(isTouched(spot, draft)).toBe(true);
    expect(isMarked(spot, draft)).toBe(true);
    expect(notYet(spot, draft, {})).toBeNull();
    expect(notYet(spot, { ...draft, spot: [60, 0] }, {})?.code).toBe('outside');
  });
});
