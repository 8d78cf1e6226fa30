import { expect, test } from 'vitest';
import { READY_GROUPS } from '../../content/groups.ts';
import { filled } from '../../rules/filling.ts';
import { costOf, faultsOf, listOf as readyList } from '../../rules/groups.ts';
import {
  asText,
  bearersOf,
  EVERYTHING,
  fromText,
  give,
  itemsFor,
  lead,
  listOf,
  peopleFor,
  placesOf,
  without,
  wrongWith,
} from '../roster.ts';

test('AW-CONT08: every ready group is read from its line of text as it was', () => {
  for (const ready of READY_GROUPS) {
    const list = readyList(ready);
    const read = fromText(asText('my; group', list));
    expect(read).toEqual({ name: 'my, group', list, unknown: [], cost: ready.sum });
    expect(costOf(read?.list ?? [])).toBe(ready.sum);
    expect(listOf(bearersOf(list))).toEqual(list);
  }
});

test('what is no group is not read, and what is unknown today is named', () => {
  expect(fromText('rick and carl')).toBeNull();
  expect(fromText('aw1 old; carl+laserGun; nobody; tess+kitchenKnife')).toEqual({
    name: 'old',
    list: ['carl', 'tess', 'kitchenKnife'],
    unknown: ['laserGun', 'nobody'],
    cost: null,
  });
});

test('a line keeps what the group cost then, so that a change of costs is told', () => {
  expect(asText('Two', ['carl', 'tess'])).toBe(`aw1 Two; carl; tess; =${costOf(['carl', 'tess'])}`);
  expect(fromText('aw1 Two; carl; tess; =7')).toEqual({ name: 'Two', list: ['carl', 'tess'], unknown: [], cost: 7 });
});

test('AW-GROUP07: places of a member are counted as the gear lies; what does not fit has none', () => {
  const [rick] = bearersOf(['rickLeader', 'revolver38', 'bandages']);
  expect(placesOf(rick)).toEqual({ hands: 1, pack: 1 });
  const [carl] = bearersOf([
    'carl',
    'fireAxe',
    'sledgehammer',
    'baseballBat',
    'machete',
    'crowbar',
    'tireIron',
    'hatchet',
  ]);
  expect(placesOf(carl)).toBeNull();
});

test('AW-GROUP01, AW-GROUP05, AW-GROUP06: every reason is named at once, each with its rule', () => {
  const list = ['derek', 'rickLeader', 'rickOfficer', 'harlan', 'otis', 'marcus'];
  const faults = wrongWith(list, 100, 1);
  expect(faults.map(({ code }) => code)).toEqual(['over-points', 'same-character', 'too-many-of-role']);
  expect(faults.flatMap(({ rules }) => rules)).toEqual(['AW-GROUP01', 'AW-GROUP06', 'AW-GROUP05']);
  expect(wrongWith(['carl'], 100, 2).map(({ code }) => code)).toEqual(['too-few-people']);
});

test('AW-GROUP04, AW-GROUP09: who leads comes first with all they carry; copies are taken in turn', () => {
  let list = ['carl', 'tess'];
  list = give(list, 'carl', 'kitchenKnife');
  list = give(list, 'tess', 'kitchenKnife');
  expect(list).toEqual(['carl', 'kitchenKnife', 'tess', 'kitchenKnife.2']);
  expect(give(list, 'tess', 'kitchenKnife')).toEqual(list);
  expect(lead(list, 'tess')).toEqual(['tess', 'kitchenKnife.2', 'carl', 'kitchenKnife']);
  expect(without(list, 'carl')).toEqual(['tess', 'kitchenKnife.2']);
  expect(without(list, 'kitchenKnife')).toEqual(['carl', 'tess', 'kitchenKnife.2']);
});

test('with "only what fits" everything that is shown makes a legal list', () => {
  const list = ['derek', 'sandra'];
  for (const { id } of peopleFor(list, 100, { ...EVERYTHING, fits: true }))
    expect(faultsOf([...list, id], 100)).toEqual([]);
  const items = itemsFor(list, 100, 'sandra', true);
  expect(items.length).toBeGreaterThan(10);
  for (const { id } of items) expect(faultsOf(give(list, 'sandra', id), 100)).toEqual([]);
});

test('a group that is filled is legal, whatever was begun', () => {
  for (const limit of [100, 250, 500])
    for (const begun of [[], ['carl'], ['derek', 'baseballBat']]) {
      const list = filled(begun, limit);
      expect(faultsOf(list, limit)).toEqual([]);
      expect(list.slice(0, begun.length)).toEqual(begun);
      expect(costOf(list)).toBeGreaterThan(limit * 0.8);
    }
});
