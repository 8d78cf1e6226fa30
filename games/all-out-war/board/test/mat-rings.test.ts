import type { Decision } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { WALKER_MOVE } from '../../content/lengths.ts';
import { canFire } from '../../rules/fire.ts';
import { heard, rangeOf } from '../../rules/loud.ts';
import { noiseRing, ringsAbout, ringsOf } from '../mat/rings.ts';
import { recentAfter } from '../mat/use-recent.ts';
import { firstAction } from './mat-at.ts';

const { war, decision } = firstAction();
const [rick] = war.people;
const asking = (id: string): Decision => ({ ...decision, ask: { id, rules: [] } });
const range = rangeOf(war, rick, rick.slots.find((card) => canFire(card)) ?? 0) ?? 0;

test('rings are drawn so that a base which touches them counts', () => {
  expect(ringsOf(war, decision, rick)).toEqual([]);
  expect(ringsOf(war, asking('shoot-target'), rick).map(({ radius }) => radius)).toEqual([range + 500]);
  expect(ringsOf(war, null, rick)).toEqual([]);
  expect(noiseRing(war, rick).radius).toBe(heard(war) + 500);
  expect(noiseRing(war, { x: 0, y: 0 }, true).radius, 'around a bare point the reach itself').toBe(heard(war));
});

test('AW-KEY19: the Kill Zone for a further shot is that of the last target, not of the shooter', () => {
  const [walker] = war.walkers;
  const name = `walker-${walker.number}`;
  const news = [{ type: 'shot', survivor: rick.id, target: name, rules: [] }];
  const nothing = { target: null, loud: null, strays: false };
  const recent = recentAfter(nothing, news, war, { ...war, walkers: war.walkers.slice(1) });
  expect(recent.target, 'where it was, although it is gone').toEqual({ x: walker.x, y: walker.y });
  const [, zone] = ringsOf(war, asking('shoot-next'), rick, recent.target);
  expect(zone).toMatchObject({ id: 'zone', x: walker.x, y: walker.y, radius: 2000 });
  // Into a melee the one that was chosen counts, whoever is hit (AW-KEY19-R).
  const stray = [{ type: 'stray-roll', survivor: rick.id, target: name, rules: [] }];
  const hit = [{ type: 'shot', survivor: rick.id, target: war.people[1].id, rules: [] }];
  const after = recentAfter(recentAfter(nothing, stray, war, war), hit, war, war);
  expect(after).toMatchObject({ target: { x: walker.x, y: walker.y }, strays: false });
});

test('where it was loud is remembered as the one who was, or as a point', () => {
  const nothing = { target: null, loud: null, strays: false };
  const loud = (x: number, y: number) => [{ type: 'loud', loud: 'noise', x, y, by: rick.id, rules: [] }];
  expect(recentAfter(nothing, loud(rick.x, rick.y), war, war).loud).toBe(rick);
  expect(recentAfter(nothing, loud(1, 2), war, war).loud).toEqual({ x: 1, y: 2, level: 0 });
});

test('anybody can be asked about, with three rings at most', () => {
  const [walker] = war.walkers;
  expect(ringsAbout(war, walker).map(({ id, radius }) => [id, radius])).toEqual([
    ['zone', 2000],
    ['move', WALKER_MOVE + 500],
    ['noise', heard(war) + 500],
  ]);
  for (const person of war.people) expect(ringsAbout(war, person).length).toBeLessThanOrEqual(3);
});
