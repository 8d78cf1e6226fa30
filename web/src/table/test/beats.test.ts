import type { GameEvent, Message } from '@shamble/kernel';
import type { Beats } from '@shamble/parts/board';
import { describe, expect, test } from 'vitest';
import { beatsOf, readIn } from '../state/beats.ts';
import { at, OWN, type Paced, stay, tumbleOf } from '../state/pace.ts';
import { summaryOf } from '../state/summary.ts';
import { entry } from './fake.ts';

const TABLE: Beats = {
  turn: { kind: 'turn' },
  moved: { kind: 'move' },
  hit: { kind: 'fight', together: ({ row }) => `row ${row}` },
  falls: { kind: 'death', together: ({ row }) => `row ${row}` },
  rolled: { kind: 'roll', dice: () => [{ icon: 'die', caption: { id: 'six' }, used: false }] },
  bitten: { kind: 'bite' },
  bled: { kind: 'loss', after: ['hit'] },
  gets: { kind: 'gain' },
  drawn: { kind: 'card' },
};

const tells = ({ type }: GameEvent): boolean => type !== 'silent';

const found = (...types: readonly (readonly [at: number, type: string, row?: number])[]) =>
  beatsOf(
    types.map(([when, type, row = 0]) => ({ at: when, event: { ...entry(when, type).event, row } })),
    0,
    TABLE,
    tells,
  );

describe('beats', () => {
  test('are the entries in their order, each with the moment it ends at', () => {
    const beats = found([1, 'turn'], [1, 'moved'], [2, 'moved'], [2, 'rolled']);
    expect(beats.map(({ kind, seen, at: when, nth }) => [kind, seen, when, nth])).toEqual([
      ['turn', 1, 1, 0],
      ['move', 2, 1, 1],
      ['move', 3, 2, 0],
      ['roll', 4, 2, 1],
    ]);
    expect(beats[3].dice).toHaveLength(1);
  });

  test('go together where the board says so, under what matters most in them', () => {
    const beats = found([1, 'hit', 1], [1, 'falls', 1], [1, 'hit', 2], [1, 'hit', 1], [2, 'hit', 1]);
    expect(beats.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['death', 2],
      ['fight', 1],
      ['fight', 2],
    ]);
  });

  test('what follows from something is with it, and does not end what goes together', () => {
    const beats = found([1, 'hit', 1], [1, 'bled'], [1, 'hit', 1], [1, 'moved'], [1, 'bled']);
    expect(beats.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['loss', 3],
      ['move', 1],
      ['loss', 1],
    ]);
  });

  test('what has no words goes along with its neighbours, and an unknown type is a note', () => {
    const beats = found([1, 'moved'], [1, 'silent'], [1, 'unheard-of']);
    expect(beats.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['move', 2],
      ['note', 1],
    ]);
  });
});

test('an event of many groups is read for longer than one of a few words', () => {
  const groups = (n: number) => [{ type: 'moves', rules: [], groups: Array.from({ length: n }, () => 'somebody') }];
  const table = {
    moves: { kind: 'move', reads: ({ groups: all }) => 1 + (Array.isArray(all) ? all.length : 0) },
  } as const satisfies Beats;
  const long = (n: number) =>
    stay([{ kind: 'move', staged: false, sentences: readIn(groups(n), table, () => true) }], 0, false) * OWN;
  expect(readIn([{ type: 'moved', rules: [] }], table, () => true)).toBe(1);
  expect(long(1), 'three steps of motion').toBeGreaterThanOrEqual(745);
  expect(long(6), 'seven').toBeLessThanOrEqual(1750);
});

describe('a turn of others', () => {
  const paced = (kind: Paced['kind'], staged = false, sentences = 1): Paced => ({ kind, staged, sentences });

  /** How long a whole turn takes at normal pace, and its beats. */
  const whole = (beats: readonly Paced[]): number[] => {
    let spent = 0;
    return beats.map((_, i) => {
      const long = stay(beats.slice(i), spent, true);
      spent += long;
      return long;
    });
  };
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

  test('takes three to eight seconds at normal pace, however much happens, and less than two at fast', () => {
    const turns: Paced[][] = [[paced('note')], [paced('turn'), paced('move')]];
    for (const n of [3, 8, 15, 40])
      turns.push(Array.from({ length: n }, (_, i) => (i % 4 === 0 ? paced('bite', true) : paced('fight', false, 3))));
    turns.push(Array.from({ length: 12 }, () => paced('death', true)));
    for (const turn of turns) {
      const long = sum(whole(turn));
      expect(long, `${turn.length}`).toBeGreaterThanOrEqual(3000);
      expect(long, `${turn.length}`).toBeLessThanOrEqual(8000);
      expect(at('fast', long)).toBeLessThan(2000);
      expect(at('off', long)).toBe(0);
    }
  });

  test('in a full turn what need not be staged is shortened first', () => {
    const beats = [...Array.from({ length: 6 }, () => paced('fight')), paced('bite', true)];
    const times = whole(beats);
    expect(times[6] / stay([beats[6]], 0, false)).toBeGreaterThan(0.95);
    expect(times[0]).toBeLessThan(stay([beats[0]], 0, false));
  });

  test('what is staged can be seen, however late in a full turn or on a slow machine it comes', () => {
    for (const kind of ['loss', 'bite', 'card', 'roll', 'death', 'end'] as const)
      expect(stay([paced(kind, true)], 20_000, true), kind).toBeGreaterThan(350);
  });

  test('dice take a part of their beat to lie still', () => {
    expect(tumbleOf(1000)).toBeGreaterThan(200);
    expect(tumbleOf(1000)).toBeLessThan(700);
  });
});

describe('what happened since the last own choice', () => {
  const message = ({ type, seat }: GameEvent): Message | null =>
    type === 'silent' ? null : { id: type, params: { who: { seat: Number(seat) } } };
  const told = (...events: readonly (readonly [at: number, type: string, seat: number])[]) =>
    events.map(([when, type, seat]) => ({ at: when, event: { ...entry(when, type).event, seat } }));
  const types = (entries: ReturnType<typeof told>, lastOwn: number | null) =>
    summaryOf(entries, lastOwn, 0, TABLE, message).map(({ event, mine }) => `${event.type}${mine ? ' me' : ''}`);

  test('what hit the viewer comes first, before what matters most; the rest is told in its order', () => {
    const entries = told([1, 'bitten', 0], [2, 'moved', 1], [3, 'rolled', 1], [3, 'falls', 1], [3, 'bitten', 0]);
    expect(types(entries, 2)).toEqual(['bitten me', 'moved', 'rolled', 'falls']);
    expect(types(entries.slice(0, 4), 2)).toEqual(['falls', 'moved', 'rolled']);
  });

  test('is nothing where only the own choice was plainly carried out', () => {
    expect(types(told([1, 'falls', 0], [2, 'moved', 0]), 2)).toEqual([]);
    expect(types(told([1, 'falls', 0], [2, 'rolled', 0]), 2)).toEqual(['rolled me']);
    expect(types(told([1, 'falls', 0], [2, 'moved', 0], [3, 'moved', 1], [3, 'falls', 1]), 2)).toEqual([
      'falls',
      'moved me',
      'moved',
    ]);
  });

  test('what the viewer chose to have comes after what others did, what it cost the viewer before', () => {
    expect(types(told([2, 'gets', 0], [2, 'rolled', 0], [3, 'drawn', 1]), 2)).toEqual([
      'drawn',
      'gets me',
      'rolled me',
    ]);
    expect(types(told([2, 'bitten', 0], [3, 'drawn', 1], [3, 'falls', 1]), 2)[0]).toBe('bitten me');
    expect(types(told([2, 'moved', 0], [3, 'drawn', 1], [3, 'gets', 0]), 2)[0]).toBe('gets me');
  });

  test('a roll that names the viewer did not befall the viewer', () => {
    expect(types(told([3, 'rolled', 0], [3, 'bitten', 1]), null)).toEqual(['bitten', 'rolled me']);
  });

  test('dice come after what they did, and of what matters alike the last comes first', () => {
    const shot = told([2, 'rolled', 1], [2, 'hit', 1], [2, 'moved', 1]);
    expect(types(shot, 1)).toEqual(['hit', 'rolled', 'moved']);
    const alike = told([2, 'drawn', 1], [3, 'drawn', 2], [4, 'drawn', 3]);
    const seats = summaryOf(alike, 1, 0, TABLE, message).map(({ event }) => event.seat);
    expect(seats).toEqual([3, 1, 2]);
  });

  test('what a game holds to be news comes before others of its kind', () => {
    const feat = told([2, 'hit', 1], [2, 'gets', 1], [2, 'drawn', 2]);
    const first = (table: Beats): string => summaryOf(feat, 1, 0, table, message)[0].event.type;
    expect(first(TABLE)).toBe('drawn');
    expect(first({ ...TABLE, hit: { kind: 'fight', news: () => 5 } })).toBe('hit');
  });

  test('fights of one moment are one line', () => {
    const shots = told([2, 'rolled', 1], [2, 'hit', 1], [2, 'gets', 1], [2, 'hit', 2], [2, 'moved', 1]);
    const table: Beats = {
      ...TABLE,
      gets: { kind: 'gain', after: ['hit'] },
      hit: { kind: 'fight', together: 'shot', news: () => 5 },
    };
    const [{ event, more }, ...rest] = summaryOf(shots, 1, 0, table, message);
    expect([event, ...more].map(({ type, seat }) => [type, seat])).toEqual([
      ['hit', 1],
      ['hit', 2],
    ]);
    expect(rest.map((line) => line.event.type)).toEqual(['rolled', 'gets', 'moved']);
  });

  test('what was made good again is not what matters most', () => {
    const healed = told([2, 'bitten', 0], [2, 'moved', 1], [3, 'gets', 0]);
    const bitten: Beats[string] = { kind: 'bite', undone: (_, later) => later.some(({ type }) => type === 'gets') };
    const seen = (entries: typeof healed): string[] =>
      summaryOf(entries, 1, 0, { ...TABLE, bitten }, message).map(({ event }) => event.type);
    expect(seen(healed)).toEqual(['gets', 'bitten', 'moved']);
    expect(seen(healed.slice(0, 2))).toEqual(['bitten', 'moved']);
  });

  test('phases are no part of it', () => {
    expect(types(told([2, 'moved', 0], [3, 'phase', 1], [3, 'bitten', 1]), 2)).toEqual(['bitten', 'moved me']);
  });

  test('before the first own choice it is all that happened', () => {
    expect(types(told([0, 'moved', 1], [1, 'bitten', 1]), null)).toEqual(['bitten', 'moved']);
  });
});
