import type { Point } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { reachOutline } from '../../geometry/outline.ts';
import { distance } from '../../geometry/vector.ts';
import { contactsOf, outlineOf, routerFor } from '../mat/reach.ts';
import { askingOf, endOf, plannedIn } from '../plan/asking.ts';
import { wordOf } from '../plan/draft.ts';
import { keptBends, namedPlaces, namesIn, placesAbout, planOf } from '../plan/named.ts';
import { meantBy, refusalOf } from '../plan/resolve.ts';
import { isAgain } from '../plan/use-hand.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const asking = askingOf(war, decision);
if (asking === null) throw new Error('a Move can be planned');
const hand = (at: Point, near: number | null = 250) => meantBy(asking, { at, near, bends: [], turn: 0 });

describe('a Move planned before its gait', () => {
  test('has a Sneak and a Run, the quieter first', () => {
    expect(asking.ways.map(({ option }) => option)).toEqual(['sneak', 'run']);
    expect(asking.mover).toBe('rickLeader');
  });

  test('takes the quieter gait that reaches', () => {
    expect(hand([10_000, 2000], null).way.option).toBe('sneak');
    expect(hand([13_500, 5500], null)).toMatchObject({ way: { option: 'run' }, trouble: null });
  });

  test('is read again from the draft', () => {
    const stops: readonly Point[] = [[10_000, 2000]];
    const planned = plannedIn(asking, { selected: 'sneak', plan: ['sneak', wordOf(stops)], spot: null });
    expect(planned && endOf(planned)).toEqual([10_000, 2000]);
    expect(plannedIn(asking, { selected: 'run', plan: ['sneak', wordOf(stops)], spot: null })).toBeNull();
  });
});

describe('a second tap', () => {
  const planned = hand([10_000, 2000], null);
  const tap = (at: Point) => isAgain(planned, hand(at, null), at, 150);

  test('gives what is planned only on the very end of it', () => {
    expect(tap([10_000, 2000])).toBe(true);
    expect(tap([10_100, 2050])).toBe(true);
    expect(tap([10_000, 2300]), 'beside it, it moves the end').toBe(false);
  });

  test('never gives where it means another answer', () => {
    const run = { ...planned, way: { ...planned.way, option: 'run' as const } };
    expect(isAgain(planned, run, [10_000, 2000], 150)).toBe(false);
    const named = { ...hand([10_100, 2000], null), named: 'touch:car-1' };
    expect(isAgain(planned, named, [10_100, 2000], 150)).toBe(false);
  });

  test('gives a place that a finger was drawn to, as long as it is on the ghost', () => {
    expect(isAgain(planned, planned, [10_000, 2450], 150)).toBe(true);
    expect(isAgain(planned, planned, [10_000, 2600], 150)).toBe(false);
  });
});

describe('a hand', () => {
  test('near a named place means it, with its own whole numbers', () => {
    for (const { id, way, answer } of namedPlaces(asking)) {
      const end = (answer as readonly Point[]).at(-1);
      if (end === undefined) continue;
      const meant = hand([end[0] + 30, end[1] - 20]);
      expect(meant.named, id).not.toBeNull();
      expect(meant.trouble).toBeNull();
      expect(distance(...meant.end, ...end)).toBeLessThanOrEqual(120);
      expect(refusalOf(way.place, answer)).toBeNull();
    }
  });

  test('a little outside of the reach is clamped and accepted; exactly there it is refused with the shortage', () => {
    const exact = hand([18_150, 1000], null);
    const clamped = hand([18_150, 1000], 1);
    expect(exact.trouble?.code).toBe('too-far');
    expect(Number(exact.trouble?.params?.short)).toBeGreaterThan(200);
    expect(clamped.trouble).toBeNull();
    expect(clamped.instead?.code).toBe('too-far');
    expect(distance(...clamped.end, 18_150, 1000)).toBeLessThan(600);
    expect(hand([19_300, 1000], 1).trouble?.code).toBe('too-far');
  });

  test('a little too far after a bend is as far as one gets from there', () => {
    const bends: readonly Point[] = [[12_500, 2000]];
    const exact = meantBy(asking, { at: [18_000, 1500], near: null, bends, turn: 0 });
    expect(exact.trouble?.code).toBe('too-far');
    const clamped = meantBy(asking, { at: [18_000, 1500], near: 1, bends, turn: 0 });
    expect(clamped.trouble).toBeNull();
    expect(clamped.instead?.code).toBe('too-far');
    expect(distance(...clamped.end, 18_000, 1500)).toBeLessThan(600);
    expect(clamped.spot).toHaveLength(2);
  });

  test('on a base means the nearest place beside it that is allowed, and says why', () => {
    const friend = war.people.find(({ id, side }) => side === 0 && id !== 'rickLeader');
    if (!friend) throw new Error('Rick is not alone');
    const meant = hand([friend.x, friend.y + 700], 1);
    expect(meant.trouble).toBeNull();
    expect(meant.instead?.code).toBe('overlaps');
  });
});

test('named places are found by the things in their names', () => {
  expect(namesIn('behind:barricade-5:derek')).toEqual(['barricade-5', 'derek']);
  expect(namesIn('engage:walker-5+walker-6')).toEqual(['walker-5', 'walker-6']);
  expect(namesIn('within:10000:walker-5')).toEqual(['walker-5']);
  const [first] = namedPlaces(asking).filter(({ id }) => id.startsWith('touch:'));
  expect(placesAbout(asking, namesIn(first.id)[0]).map(({ id }) => id)).toContain(first.id);
});

/** Milliseconds of this process: others on the machine do not count. */
const spent = (): number => process.cpuUsage().user / 1000;

test('the reach is drawn at once, and contacts lie an inch from their enemy', () => {
  const [, run] = asking.ways;
  outlineOf(run.place);
  const began = spent();
  reachOutline(routerFor(run.place).field([]), 250);
  expect(spent() - began).toBeLessThan(50);
  for (const { enemy, at } of contactsOf(routerFor(run.place))) {
    const model = war.walkers.find(({ number }) => enemy === `walker-${number}`);
    for (const point of at) expect(distance(model?.x ?? 0, model?.y ?? 0, ...point)).toBeCloseTo(1000, -1);
  }
});

test('what a named place brought along is no bend of the hand: a Leap’s gate goes with it', () => {
  const leap = namedPlaces(asking).find(({ answer }) => (answer as readonly Point[]).length > 1);
  if (!leap) throw new Error('something can be leapt');
  const planned = planOf(leap);
  expect(keptBends(planned)).toEqual([]);
  const own: Point = [10_100, 900];
  expect(keptBends({ ...planned, spot: [own, ...(planned.spot as readonly Point[])] })).toEqual([own]);
  expect(keptBends({ ...planned, spot: [own, [10_000, 1700]] })).toEqual([own]);
});
