import { clone } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { War } from '../state.ts';
import { startAt } from './starting.ts';

const begun = startAt(
  {
    pieces: { vehicle: [[10, 10]], barricade: [[4, 4]] },
    people: { tess: { at: [10, 10, 'up 1'] }, carl: { at: [15, 15] }, derek: { at: [1, 1], side: 2 } },
    walkers: [[4, 15]],
    counters: { a: 'tess', b: 'car 1' },
  },
  { tops: true },
);

/** What is said of the position after a change. */
function after(change: (s: War) => void): string | null {
  const state = clone(begun.state);
  change(state);
  return game.flaw?.(state, begun.config) ?? null;
}

describe('positions that cannot be', () => {
  it('a sound one is let through', () => {
    expect(after(() => {})).toBeNull();
  });

  const rows: readonly (readonly [string, (s: War) => void])[] = [
    ['it is of a table with other options', (s) => Object.assign(s, { points: 150 })],
    ['it is of a table with other options', (s) => Object.assign(s, { groups: ['camp', 'scavengers'] })],
    ['it is of a table with other options', (s) => Object.assign(s, { width: 40_000 })],
    ['it is of a table with other options', (s) => Object.assign(s, { tops: false })],
    ['it is of a table with other options', (s) => Object.assign(s, { detailed: true })],
    ['it is of a table with other options', (s) => Object.assign(s, { catalogue: true })],
    ["derek is nobody's", (s) => Object.assign(s.people[2], { owner: 0 })],
    ["carl is nobody's", (s) => Object.assign(s.people[1], { side: 1 })],
    ['a group has no Leader, or several', (s) => Object.assign(s.people[0], { leader: false })],
    ['a group has no Leader, or several', (s) => Object.assign(s.people[1], { leader: true })],
    ['a counter lies beside the table', (s) => Object.assign(s.counters[8], { x: 20_001 })],
    ['walkers: 11 instead of 12', (s) => s.walkers.pop()],
    ['counters: 8 instead of 9', (s) => s.counters.pop()],
    ['supply: 23 instead of 24', (s) => s.supply.draw.pop()],
    ['events: 21 instead of 20', (s) => s.events.discard.push(0)],
    ['tess stands on a piece that is not there', (s) => Object.assign(s.people[0], { level: 3 })],
    ['tess stands on a piece without a top', (s) => Object.assign(s.people[0], { level: 2, x: 4000, y: 4000 })],
    ['tess stands where nobody can', (s) => Object.assign(s.people[0], { level: 0 })],
    ['tess stands where nobody can', (s) => Object.assign(s.people[0], { x: 7000 })],
    ['walker-1 stands where nobody can', (s) => Object.assign(s.people[1], { x: 4000, y: 14_500 })],
    ['a counter is carried by nobody', (s) => Object.assign(s.counters[0], { carrier: 1 })],
    ['tess carries a counter that lies elsewhere', (s) => s.people[0].counters.push(1)],
    ['a counter lies on a piece that is not there', (s) => Object.assign(s.counters[1], { source: 9 })],
    ['carl cannot have that Health', (s) => Object.assign(s.people[1], { health: 5 })],
    ['carl cannot have that Health', (s) => Object.assign(s.people[1], { health: 0 })],
    ['two have the same name', (s) => Object.assign(s.people[1], { id: 'tess' })],
    ['a Walker has a number that was not given yet', (s) => Object.assign(s, { number: 1 })],
    ['somebody acts out of turn', (s) => Object.assign(s, { now: null })],
    ['nobody acts', (s) => Object.assign(s.now ?? {}, { who: 7 })],
    [
      'a melee is fought out of its phase',
      (s) =>
        Object.assign(s, {
          brawl: {
            open: [],
            edges: [],
            declared: [],
            settled: [],
            now: null,
            helped: null,
            stances: [],
            weapons: [],
            fought: 0,
          },
        }),
    ],
    [
      'somebody fights who is not there',
      (s) =>
        Object.assign(s, {
          step: 'melee',
          now: null,
          brawl: {
            open: [{ centre: 'tess', leaves: ['walker-9'] }],
            edges: [],
            declared: [],
            settled: [],
            now: null,
            helped: null,
            stances: [],
            weapons: [],
            fought: 0,
          },
        }),
    ],
    ['somebody stands there before the edges are chosen', (s) => Object.assign(s, { south: null })],
  ];
  it.each(rows)('%s', (reason, change) => {
    expect(after(change)).toBe(reason);
  });

  it('another shape is refused where it stands', () => {
    expect(after((s) => Object.assign(s, { threat: 19 }))).toContain('threat');
    expect(after((s) => Object.assign(s.people[0], { x: 10.5 }))).toContain('x');
    expect(after((s) => Object.assign(s, { more: 1 }))).not.toBeNull();
  });
});
