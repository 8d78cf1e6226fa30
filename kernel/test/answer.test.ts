import { describe, expect, it } from 'vitest';
import { canonical, Match, pick, type Refusal, refuse, type State, split } from '../index.ts';
import { fragile, oneOfEach, vote } from './toys.ts';

const throwing: ProxyHandler<object> = {
  get: () => {
    throw new Error('get');
  },
  ownKeys: () => {
    throw new Error('ownKeys');
  },
  getPrototypeOf: () => {
    throw new Error('getPrototypeOf');
  },
};
const revoked = Proxy.revocable([], {});
revoked.revoke();
const cyclic: unknown[] = [];
cyclic.push(cyclic);

/** Values that are no answer of any kind, or one that is too large for any question. */
const NONE: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  'a number': 1,
  'a bigint': 1n,
  'a symbol': Symbol('walk'),
  'a function': () => 'walk',
  'a hole': Array(1),
  'a hole among ids': Object.assign(Array(3), { 0: 'a', 2: 'c' }),
  'a list of symbols': [Symbol('a')],
  'a list of bigints': [1n, 2n],
  'a point of bigints': [[1n, 2n]],
  'a path with a hole': [[0, 0], ...Array(1)],
  'a list without end': Array(1e8),
  'a list that holds itself': cyclic,
  'a date': new Date(0),
  'a map': new Map([['a', 1]]),
  'shares by symbols': { [Symbol('a')]: 1 },
  'shares of bigints': { a: 1n },
  'shares of lists': { a: [1] },
  'a share that cannot be read': {
    get a() {
      throw new Error('no');
    },
  },
  'shares of very many': Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`t${i}`, 0])),
  'a proxy that throws': new Proxy({}, throwing),
  'a proxy of a list that throws': new Proxy([], throwing),
  'a proxy that is over': revoked.proxy,
  'a very long id': 'x'.repeat(1e6),
  'a list of long ids': ['x'.repeat(1e6)],
  'a share for a long id': { ['x'.repeat(1e6)]: 1 },
};

const textOf = (refusal: Refusal | null): string => JSON.stringify(refusal);

describe.each(Object.entries(NONE))('%s', (_, value) => {
  it.each(oneOfEach.map((decision) => [decision.kind, decision] as const))(
    'is refused by %s at once',
    (__, decision) => {
      const refusal = refuse(decision, value);
      expect(refusal).not.toBeNull();
      expect(textOf(refusal).length).toBeLessThan(300);
    },
  );

  it('is refused by a match, which stands as before', () => {
    const single = Match.start(fragile, 2);
    const together = Match.start(vote, 3);
    const standing = ({ state, pending, answers }: Match<State>): string => canonical({ state, pending, answers });
    for (const match of [single, together] as unknown as Match<State>[]) {
      const before = standing(match);
      const { seat, n } = match.pending[0];
      expect(match.answer(seat, n, value)).toEqual({ code: 'malformed' });
      expect(match.answer(seat, value as number, 'one')?.code).toMatch(
        /malformed|stale|no-such-decision|not-your-decision/,
      );
      expect(match.answer(value as number, n, 'one')?.code).toBe('not-your-decision');
      expect(standing(match)).toBe(before);
    }
  });
});

describe('a refusal', () => {
  it('repeats at most 200 signs of an answer', () => {
    const id = 'x'.repeat(200);
    for (const decision of oneOfEach)
      for (const answer of [id, [id], { [id]: 1 }]) {
        const option = refuse(decision, answer)?.params?.option ?? '';
        expect(String(option).length).toBeLessThanOrEqual(200);
      }
    expect(refuse(oneOfEach[0], `${id}x`)).toEqual({ code: 'malformed' });
  });

  it('never tells the place in the code, and gives a reference to it', () => {
    const match = Match.start(fragile, 2);
    const told: unknown[] = [];
    match.onFault = (fault) => told.push(fault);
    const refusal = match.fork().answer(0, 0, 'boom');
    expect(refusal).toEqual({ code: 'rules-error', params: { ref: expect.stringMatching(/^[0-9a-z]{7}$/) } });
    expect(told).toEqual([{ ref: refusal?.params?.ref, error: expect.any(Error) }]);
  });
});

describe('an answer that changes while it is read', () => {
  it('is taken as it was judged', () => {
    let reads = 0;
    const shifty = new Proxy(['a'], {
      get: (target, key) => (key === '0' ? (reads++ === 0 ? 'a' : 'stranger') : Reflect.get(target, key)),
    });
    expect(refuse(pick(0, { id: 'p', rules: [] }, ['a'], { min: 1, max: 1 }), shifty)).toBeNull();
    expect(reads).toBe(1);
  });

  it('may name a target as a prototype is named', () => {
    const decision = split(0, { id: 's', rules: [] }, ['__proto__', 'b'], 1, {});
    expect(refuse(decision, JSON.parse('{"__proto__":1}'))).toBeNull();
  });
});
