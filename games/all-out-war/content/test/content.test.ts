import { describe, expect, it } from 'vitest';
import { gap } from '../../geometry/gap.ts';
import { distance2 } from '../../geometry/hull.ts';
import { EPS, sq } from '../../geometry/limits.ts';
import { costOf, faultsOf, listOf, membersOf } from '../../rules/groups.ts';
import { footprints } from '../../rules/terrain.ts';
import { ACTION_FACES, COLOURS, FACES, PANIC_FACES } from '../dice.ts';
import { EVENTS } from '../events.ts';
import { READY_GROUPS } from '../groups.ts';
import { ITEMS, itemNumber } from '../items.ts';
import { LARGE, type Layout, LEARNING, SMALL, type Spot } from '../layouts.ts';
import { DEPLOYMENT_DEPTH, INCH } from '../lengths.ts';
import { BOX, POINTS_PER_SECTION, SCENERY, sceneryNumber } from '../scenery.ts';
import { SUPPLY } from '../supply.ts';
import { SURVIVORS } from '../survivors.ts';
import { BANDS, bandOf, MOST_THREAT } from '../threat.ts';

const unique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('dice and dial', () => {
  it('AW-DICE02-R AW-DICE03 AW-DICE04-R: faces, means and criticals', () => {
    const mean = (colour: 'red' | 'white' | 'blue') => sum(FACES[colour].map(({ successes }) => successes)) / 6;
    expect(COLOURS.map(mean)).toEqual([5 / 6, 7 / 6, 11 / 6]);
    expect(COLOURS.map((colour) => FACES[colour].filter(({ critical }) => critical).length)).toEqual([1, 1, 2]);
    expect(ACTION_FACES.filter((badge) => badge)).toHaveLength(3);
    expect([...PANIC_FACES].sort()).toEqual(['berserk', 'flee', 'quiet', 'scream', 'terrified', 'terrified']);
  });

  it('AW-THR01: the bands', () => {
    const bands = Array.from({ length: MOST_THREAT }, (_, i) => BANDS[bandOf(i + 1)]);
    expect(bands.filter((band) => band === 'quiet')).toHaveLength(3);
    expect(bands.filter((band) => band === 'low')).toHaveLength(5);
    expect(bands.filter((band) => band === 'medium')).toHaveLength(5);
    expect(bands.filter((band) => band === 'high')).toHaveLength(5);
  });
});

describe('people and cards', () => {
  it('AW-DATA01 AW-CARD02: 24 Survivors, at least four of each role, the cheapest 6 and the dearest 50', () => {
    expect(unique(SURVIVORS.map(({ id }) => id))).toBe(true);
    expect(SURVIVORS).toHaveLength(24);
    for (const role of ['bruiser', 'tactician', 'marksman', 'support', 'runner'])
      expect(SURVIVORS.filter((one) => one.role === role).length).toBeGreaterThanOrEqual(4);
    const points = SURVIVORS.map((one) => one.points);
    expect([Math.min(...points), Math.max(...points)]).toEqual([6, 50]);
    expect(SURVIVORS.filter(({ leads }) => leads !== null).length).toBeGreaterThanOrEqual(6);
    for (const { pack, health } of SURVIVORS) {
      expect(pack >= 1 && pack <= 4).toBe(true);
      expect(health >= 3 && health <= 8).toBe(true);
    }
  });

  it('AW-COMP07 AW-DATA04 AW-GROUP10: 42 kinds to buy, three that are only found', () => {
    expect(unique(ITEMS.map(({ id }) => id))).toBe(true);
    expect(ITEMS.filter(({ points }) => points !== null)).toHaveLength(42);
    expect(ITEMS.filter(({ points }) => points === null).map(({ id }) => id)).toEqual([
      'antibiotics',
      'goryRags',
      'emptyBottle',
    ]);
    for (const { type, range, rides, loud } of ITEMS) {
      expect(range > 0).toBe(type === 'ranged');
      if (rides !== null) expect(type).toBe('special');
      if (loud !== null) expect(['ranged', 'melee', 'special']).toContain(type);
    }
  });

  it('AW-SEARCH04: 24 Supply cards, a quarter of them Incidents', () => {
    expect(sum(SUPPLY.map(({ copies }) => copies))).toBe(24);
    expect(sum(SUPPLY.filter(({ incident }) => incident !== null).map(({ copies }) => copies))).toBe(6);
    for (const { id, incident } of SUPPLY) expect(incident !== null || itemNumber(id) >= 0).toBe(true);
  });

  it('AW-DATA05 AW-SOLO08 AW-SOLO11: 20 Event cards, 19 in the solo variant', () => {
    expect(sum(EVENTS.map(({ copies }) => copies))).toBe(20);
    expect(sum(EVENTS.map(({ solo }) => solo))).toBe(19);
    expect(EVENTS.filter(({ stays }) => stays !== null)).toHaveLength(3);
  });
});

describe('groups', () => {
  it.each(READY_GROUPS)('AW-TV106 AW-CONT08 AW-GROUP01 AW-GROUP05 AW-GROUP09: $id is legal and adds up', (group) => {
    const list = listOf(group);
    expect(costOf(list)).toBe(group.sum);
    expect(faultsOf(list, group.limit)).toEqual([]);
    expect(unique(list)).toBe(true);
  });

  it('AW-CONT08: every Survivor is in a ready group, weapons lie in hands, a Scope on its Rifle', () => {
    const everybody = new Set(READY_GROUPS.flatMap(({ members }) => members.map(({ survivor }) => survivor)));
    expect(SURVIVORS.map(({ id }) => id).filter((id) => !everybody.has(id))).toEqual([]);
    const members = membersOf(['harlan', 'huntingRifle', 'scope', 'bandages']);
    if ('unfit' in members) throw new Error(members.unfit);
    expect(members[0].slots.slice(0, 5).map((card) => (card < 0 ? null : ITEMS[card % 64].id))).toEqual([
      'huntingRifle',
      null,
      null,
      null,
      'bandages',
    ]);
  });

  it('AW-TV21 AW-TV73 AW-GROUP05: no role but the Leader’s is held by more than half', () => {
    const marksmen = ['harlan', 'marcus', 'otis'];
    expect(faultsOf(['liam', ...marksmen, 'june'], 500)).toEqual([]);
    expect(faultsOf(['sandra', ...marksmen, 'june'].slice(0, 4), 500).map(({ code }) => code)).toEqual([
      'too-many-of-role',
    ]);
    expect(faultsOf(['harlan', 'marcus', 'otis', 'rickOfficer', 'liam'], 500)).toEqual([]);
  });

  it('AW-TV74 AW-GROUP06: two versions of one character are refused', () => {
    expect(faultsOf(['rickLeader', 'rickOfficer'], 500).map(({ code }) => code)).toContain('same-character');
  });

  it('AW-GROUP07 AW-GROUP11: what fits nowhere, and nobody at all', () => {
    expect(faultsOf(['kit', 'magnum', 'machete'], 500).map(({ code }) => code)).toContain('no-room-for');
    expect(faultsOf([], 500).map(({ code }) => code)).toEqual(['nobody']);
    expect(faultsOf(['rickLeader', 'magnum'], 60).map(({ code }) => code)).toEqual(['over-points']);
  });
});

describe('scenery and layouts', () => {
  it('AW-TV28 AW-SCEN02 AW-TPTS01: the box is worth 14 points', () => {
    expect(sum(BOX.map(([id, copies]) => SCENERY[sceneryNumber(id)].points * copies))).toBe(POINTS_PER_SECTION);
    expect(SCENERY).toHaveLength(15);
  });

  it('AW-TV27 AW-TRAV02: a vehicle is a source, Traversable, Heavy Cover; a barricade Traversable, Light, Defensible', () => {
    expect(SCENERY[sceneryNumber('vehicle')]).toMatchObject({ source: true, traversable: true, cover: 'heavy' });
    expect(SCENERY[sceneryNumber('barricade')]).toMatchObject({ traversable: true, cover: 'light', defensible: true });
  });

  const pieces = ({ scenery }: Layout) =>
    scenery.map(({ kind, at, turn }) => ({ kind: sceneryNumber(kind), x: at[0], y: at[1], turn }));
  const apart = (a: Spot, b: Spot): number => Math.sqrt(sq(a[0] - b[0]) + sq(a[1] - b[1]));
  const inside = ({ height }: Layout, [, y]: Spot, by: number): boolean =>
    y >= DEPLOYMENT_DEPTH + by && y <= height - DEPLOYMENT_DEPTH - by;

  it.each([
    ['SMALL', SMALL],
    ['LARGE', LARGE],
  ] as const)('AW-TV106 AW-CONT06 AW-CONT07: %s keeps all distances of the set-up', (_, layout) => {
    const hulls = pieces(layout).map((piece) => footprints(piece, false)[0]);
    const centre: Spot = [layout.width / 2, layout.height / 2];
    hulls.forEach((hull, i) => {
      for (const other of hulls.slice(0, i)) expect(gap(hull, other)).toBeGreaterThanOrEqual(2 * INCH - EPS);
      expect(distance2(hull, ...centre)).toBeGreaterThanOrEqual(sq(2 * INCH - EPS));
      if (layout.scenery[i].kind !== 'vehicle') return;
      expect(hull.ys.every((y) => y >= 6 * INCH && y <= 14 * INCH)).toBe(true);
      expect(hull.xs.every((x) => x >= 2 * INCH - EPS && x <= layout.width - 2 * INCH + EPS)).toBe(true);
    });
    expect(layout.counters).toHaveLength(9);
    layout.counters.forEach((counter, i) => {
      for (const other of layout.counters.slice(0, i))
        expect(apart(counter, other) - INCH).toBeGreaterThanOrEqual(2 * INCH - EPS);
      expect(inside(layout, counter, 0)).toBe(true);
    });
    layout.walkers.forEach((walker, i) => {
      expect(inside(layout, walker, 500)).toBe(true);
      for (const hull of hulls) expect(distance2(hull, ...walker)).toBeGreaterThanOrEqual(sq(500 - EPS));
      for (const other of layout.walkers.slice(0, i))
        expect(apart(walker, other) - INCH).toBeGreaterThanOrEqual(i >= 9 ? 2 * INCH - EPS : -EPS);
      if (i >= 9) return;
      const [cx, cy] = layout.counters[i];
      const source = pieces(layout).findIndex(({ x, y }) => x === cx && y === cy);
      const touches =
        apart(walker, [cx, cy]) <= INCH + EPS || (source >= 0 && distance2(hulls[source], ...walker) <= sq(500 + EPS));
      expect(touches).toBe(true);
    });
  });

  it('AW-CONT12: the small table to learn on', () => {
    expect(LEARNING.walkers).toHaveLength(3);
    for (const [i, walker] of LEARNING.walkers.entries()) expect(apart(walker, LEARNING.counters[i])).toBe(INCH);
  });
});
