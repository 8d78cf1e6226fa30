import type { Decision, Point, Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { describe, expect, test } from 'vitest';
import { distance2 } from '../../geometry/hull.ts';
import { TOUCH_BASE, touchesPiece } from '../../geometry/limits.ts';
import { distance } from '../../geometry/vector.ts';
import type { War } from '../../rules/state.ts';
import { terrainOf } from '../../rules/terrain.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { endAt, measured } from '../mat/measure.ts';
import { type Asking, askingOf } from '../plan/asking.ts';
import { goalOf } from '../plan/go-to.ts';
import { namedPlaces, placesAbout } from '../plan/named.ts';
import { type Meant, meantBy } from '../plan/resolve.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const { messages } = await text('en');
const say: Say = speaker('en', messages, (seat) => ['Nadia', 'Bruno'][seat]);

/** In the second turn Derek lies north-east of Rick. */
const derek: Point = [12_900, 2000];
const down: War = {
  ...war,
  turn: 2,
  people: war.people.map((one) => (one.id === 'derek' ? { ...one, x: derek[0], y: derek[1], prone: true } : one)),
};

function askingIn(state: War, asks: Decision = decision): Asking {
  const asking = askingOf(state, asks);
  if (asking === null) throw new Error('a Move can be planned');
  return asking;
}

const hand = (state: War, at: Point, near = 520): Meant => meantBy(askingIn(state), { at, near, bends: [], turn: 0 });

const told = ({ way, spot }: Meant): string => say(words.spot?.(way.place, spot) ?? { id: '' });

describe('a base put down flush with something touches it', () => {
  test('a rival that lies there, from every side and from above it', () => {
    for (const [dx, dy] of [
      [-1080, 0],
      [0, 1100],
      [-800, -700],
      [-500, 300],
      [20, -400],
    ]) {
      const meant = hand(down, [derek[0] + dx, derek[1] + dy]);
      expect(meant.trouble).toBeNull();
      expect(distance(...meant.end, ...derek)).toBeLessThanOrEqual(TOUCH_BASE);
      expect(told(meant)).toMatch(/^Sneak [\d.]+ in, touching Derek$/);
    }
  });

  test('scenery, where the hand is beside it and where it is on it', () => {
    const { hull } = terrainOf(war).parts.find(({ id }) => id === 'barricade-2') ?? {};
    if (hull === undefined) throw new Error('there is a barricade');
    const low = Math.min(...hull.ys);
    const middle = (Math.min(...hull.xs) + Math.max(...hull.xs)) / 2;
    for (const y of [low - 590, low - 540, low - 300, low + 100]) {
      const meant = hand(down, [middle + 300, y]);
      expect(touchesPiece(distance2(hull, ...meant.end)), `${y}`).toBe(true);
      expect(told(meant)).toContain('ends beside barricade 2');
    }
    expect(hand(down, [middle + 300, low - 800]).end, 'farther away nothing is meant').toEqual([
      middle + 300,
      low - 800,
    ]);
  });

  test('but not for a hand that wants to be exact', () => {
    const at: Point = [derek[0] - 1080, derek[1]];
    expect(meantBy(askingIn(down), { at, near: null, bends: [], turn: 0 }).end).toEqual(at);
  });
});

test('beside a rival that lies there is a named place in list, menu and box', () => {
  const asking = askingIn(down);
  const [named] = placesAbout(asking, 'derek');
  expect(named.id).toBe('touch:derek');
  expect(say(words.option(named.way.place, named.id))).toMatch(/^Beside Derek \([\d.]+ in\)$/);
  expect(goalOf('beside derek', down, asking, say)).toMatchObject({ named: { id: 'touch:derek' } });
  expect(goalOf('derek', down, asking, say)).toMatchObject({ named: { id: 'touch:derek' } });
});

test('a gap that tenths do not tell is not told as none', () => {
  const near: War = {
    ...down,
    people: down.people.map((one) => (one.id === 'rickLeader' ? { ...one, x: derek[0] - 1030, y: derek[1] } : one)),
  };
  const [gap] = measured(near, endAt(near, [derek[0] - 1030, derek[1]], 0), endAt(near, derek, 0));
  expect(say(gap)).toBe('Gap: under 0.1 in (not touching).');
});

describe('free ground', () => {
  test('is never a Leap where one can walk', () => {
    const asking = askingIn(down);
    const leaps = namedPlaces(asking).filter(({ id }) => id.startsWith('leap:'));
    expect(leaps.length).toBeGreaterThan(0);
    for (const { answer } of leaps) {
      const end = (answer as readonly Point[]).at(-1);
      if (end === undefined) continue;
      for (const [dx, dy] of [
        [20, 10],
        [300, 0],
        [-300, 200],
      ]) {
        const at: Point = [end[0] + dx, end[1] + dy];
        const exact = meantBy(asking, { at, near: null, bends: [], turn: 0 });
        if (exact.trouble === null) expect(hand(down, at).named ?? '').not.toMatch(/^leap:/);
      }
    }
  });

  test('a little out of the quiet reach is at its rim; farther out it is a Run', () => {
    expect(hand(down, [12_800, 3300])).toMatchObject({ way: { option: 'sneak' }, end: [12_800, 3300] });
    const rim = hand(down, [12_950, 3450]);
    expect(rim).toMatchObject({ way: { option: 'sneak' }, trouble: null, instead: { code: 'too-far' } });
    expect(distance(...rim.end, 10_000, 500)).toBeLessThan(4003);
    expect(distance(...rim.end, 12_950, 3450)).toBeLessThan(300);
    expect(hand(down, [13_100, 3600])).toMatchObject({ way: { option: 'run' }, end: [13_100, 3600] });
  });

  test('is where it was pressed, whatever has a name half an inch beside it', () => {
    for (const at of [
      [8700, 1900],
      [12_700, 3300],
      [9300, 2600],
    ] as const)
      expect(hand(down, at).end).toEqual(at);
  });

  test('a place with a name is named where it is planned', () => {
    const toward = namedPlaces(askingIn(down)).find(({ id }) => id === 'toward:counter-b');
    if (toward === undefined) throw new Error('some counter is far');
    expect(say(words.spot?.(toward.way.place, toward.answer) ?? { id: '' })).toMatch(
      /^Towards counter \w · \w+ [\d.]+ in$/,
    );
  });
});

test('named places begin with counters and engagements, and lead towards every counter', () => {
  for (const { place } of askingIn(down).ways) {
    const ids = place.candidates.map(({ id }) => id);
    const first = (kind: string): number => ids.findIndex((id) => id.startsWith(kind));
    for (const letter of 'abcdefghi')
      expect(
        ids.some((id) => id === `touch:counter-${letter}` || id === `toward:counter-${letter}`),
        letter,
      ).toBe(true);
    expect(ids.length).toBeLessThanOrEqual(40);
    if (first('away:') >= 0) expect(first('away:')).toBeGreaterThan(first('toward:'));
    for (const { id, answer } of place.candidates)
      if (id !== 'stay') expect(answer, id).not.toEqual([place.path?.from]);
  }
});
