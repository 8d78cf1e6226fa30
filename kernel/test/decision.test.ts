import { describe, expect, it } from 'vitest';
import {
  type Answer,
  Chance,
  canonical,
  choose,
  type Decision,
  everyAnswer,
  forcedAnswer,
  isForced,
  isWindow,
  type Judges,
  order,
  type Prompt,
  pick,
  refuse,
  sample,
  seeded,
  split,
  Table,
} from '../index.ts';
import { stream } from './toys.ts';

const ASK: Prompt = { id: 'ask', rules: [] };
const JUDGES: Judges = {
  checks: {
    even: (_, answer) => (Array.isArray(answer) && answer.length % 2 === 1 ? { code: 'odd' } : null),
    'b-and-d': (_, answer) => (Array.isArray(answer) && answer.join('') === 'bd' ? null : { code: 'not-b-and-d' }),
  },
};
const ABCD = ['a', 'b', 'c', 'd'];

const decisions: Record<string, Decision> = {
  choose: choose(0, ASK, ['a', 'b'], { beside: ['c'] }),
  pick: pick(0, ASK, ABCD, { min: 1, max: 3 }),
  'pick beside': pick(0, ASK, ['a', 'b'], { min: 0, max: 2, beside: ['c'] }),
  'pick ordered': pick(0, ASK, ABCD, { min: 0, max: 2, ordered: true }),
  'pick even': pick(0, ASK, ABCD, { min: 0, max: 4, check: 'even' }),
  'pick one pair': pick(0, ASK, ABCD, { min: 2, max: 2, ordered: true, check: 'b-and-d' }),
  'pick none': pick(0, ASK, [], { min: 0, max: 2 }),
  order: order(0, ASK, ['a', 'b', 'c']),
  'order one': order(0, ASK, ['a'], { beside: ['b'] }),
  split: split(0, ASK, ['a', 'b', 'c'], 4, {}),
  'split limited': split(0, ASK, ['a', 'b', 'c'], 4, { limits: [1, 4, 0] }),
  'split tight': split(0, ASK, ['a', 'b', 'c'], 4, { limits: [1, 3, 0] }),
  'split nothing': split(0, ASK, ['a', 'b'], 0, {}),
  'split to nobody': split(0, ASK, [], 0, {}),
};

describe('an illegal answer is refused with its reason', () => {
  it.each<[string, Decision, unknown, string, object?]>([
    ['choose: an option not offered', decisions.choose, 'x', 'not-offered', { option: 'x' }],
    ['choose: a list', decisions.choose, ['a'], 'malformed'],
    ['choose: a number', decisions.choose, 0, 'malformed'],
    ['choose: null', decisions.choose, null, 'malformed'],
    ['pick: one not offered', decisions.pick, ['a', 'x'], 'not-offered', { option: 'x' }],
    ['pick: one twice', decisions.pick, ['a', 'a'], 'twice', { option: 'a' }],
    ['pick: too many', decisions.pick, ABCD, 'too-many', { max: 3, got: 4 }],
    ['pick: too few', decisions.pick, [], 'too-few', { min: 1, got: 0 }],
    ['pick: one by its id alone', decisions.pick, 'a', 'not-offered', { option: 'a' }],
    ['pick: numbers', decisions.pick, [0, 1], 'malformed'],
    ['pick: null', decisions.pick, null, 'malformed'],
    ['pick: shares', decisions.pick, { a: 1 }, 'malformed'],
    ["pick: against the game's check", decisions['pick even'], ['a'], 'odd'],
    ['order: one left out', decisions.order, ['a', 'b'], 'incomplete', { wanted: 3, got: 2 }],
    ['order: one twice', decisions.order, ['a', 'b', 'b'], 'twice', { option: 'b' }],
    ['order: one not offered', decisions.order, ['a', 'b', 'x'], 'not-offered', { option: 'x' }],
    ['order: shares', decisions.order, { a: 1 }, 'malformed'],
    ['order: null', decisions.order, null, 'malformed'],
    ['split: a target not offered', decisions.split, { a: 3, x: 1 }, 'not-offered', { option: 'x' }],
    ['split: too little', decisions.split, { a: 3 }, 'wrong-total', { total: 4, got: 3 }],
    ['split: too much', decisions.split, { a: 3, b: 2 }, 'wrong-total', { total: 4, got: 5 }],
    [
      'split: over a limit',
      decisions['split limited'],
      { a: 2, b: 2 },
      'over-limit',
      { option: 'a', limit: 1, got: 2 },
    ],
    ['split: less than nothing', decisions.split, { a: -1, b: 5 }, 'malformed'],
    ['split: a part', decisions.split, { a: 0.5, b: 3.5 }, 'malformed'],
    ['split: a word', decisions.split, { a: '4' }, 'malformed'],
    ['split: a list', decisions.split, ['a'], 'malformed'],
    ['split: null', decisions.split, null, 'malformed'],
    ['split: nothing at all', decisions.split, undefined, 'malformed'],
  ])('%s', (_, decision, answer, code, params) => {
    expect(refuse(decision, answer as Answer, JUDGES)).toEqual(
      params || code === 'malformed' ? { code, ...(params && { params }) } : expect.objectContaining({ code }),
    );
  });

  it('not so a legal one', () => {
    expect(refuse(decisions.split, { a: 4, b: 0 }, JUDGES)).toBeNull();
  });

  it('and a check the game lacks is a bug of the game', () => {
    expect(() => refuse(decisions['pick even'], ['a'], {})).toThrow('the game has no check "even"');
    expect(() => sample(decisions['pick even'], stream('0'), {})).toThrow('the game has no check "even"');
  });
});

/** All that anybody could answer, legal or not, in terms of the ids a to d and one that is never offered. */
function* anything(): Generator<Answer> {
  const ids = [...ABCD, 'x'];
  yield* ids;
  let lists: string[][] = [[]];
  for (let length = 0; length <= 4; length++) {
    yield* lists;
    lists = lists.flatMap((list) => ids.map((id) => [...list, id]));
  }
  for (let n = 0; n < 6 ** 3; n++) yield { a: n % 6, b: Math.floor(n / 6) % 6, c: Math.floor(n / 36) };
  for (let n = 0; n < 6; n++) yield { x: n };
  yield {};
}

/** One text for all ways to say the same: nobody's share is as no share, a selection without order is sorted. */
function meaning(decision: Decision, answer: Answer): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) {
    const sorted = decision.kind === 'pick' && !decision.ordered ? [...answer].sort() : answer;
    return canonical(sorted);
  }
  return canonical(Object.fromEntries(Object.entries(answer).filter(([, share]) => share !== 0)));
}

describe.each(Object.entries(decisions))('%s', (_, decision) => {
  const listed = [...everyAnswer(decision, JUDGES)].map((answer) => meaning(decision, answer));

  it('lists exactly the answers that are taken, each once', () => {
    const taken = new Set<string>();
    for (const answer of anything()) if (!refuse(decision, answer, JUDGES)) taken.add(meaning(decision, answer));
    expect(new Set(listed)).toEqual(taken);
    expect(listed).toHaveLength(taken.size);
  });

  it('samples legal answers only, and every one of them', () => {
    const below = stream('sample');
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const answer = sample(decision, below, JUDGES);
      expect(refuse(decision, answer, JUDGES)).toBeNull();
      seen.add(meaning(decision, answer));
    }
    expect(seen).toEqual(new Set(listed));
  });

  it('is forced where it has one answer', () => {
    const byCheck = decision.kind === 'pick' && decision.check !== null;
    expect(isForced(decision)).toBe(listed.length === 1 && !byCheck);
    if (isForced(decision)) expect(meaning(decision, forcedAnswer(decision))).toBe(listed[0]);
  });
});

describe('a selection that no answer fits', () => {
  it('is said to be one', () => {
    const never: Judges = { checks: { never: () => ({ code: 'never' }) } };
    const decision = pick(0, ASK, ABCD, { min: 1, max: 2, check: 'never' });
    expect([...everyAnswer(decision, never)]).toEqual([]);
    expect(() => sample(decision, stream('0'), never)).toThrow('no legal answer to ask');
  });
});

describe('a window', () => {
  it('offers plays beside an option that goes on', () => {
    const table = new Table({ rng: seeded('0') }, new Chance(seeded('0')));
    const [asked] = table.window(2, ASK, ['card'], 'go-on') as Iterable<Decision>;
    expect(asked).toMatchObject({ kind: 'choose', seat: 2, options: ['go-on'], beside: ['card'], pass: 'go-on' });
    expect(isWindow(asked)).toBe(true);
    expect(isForced(asked)).toBe(false);
    expect(isWindow(decisions.choose)).toBe(false);
  });
});
