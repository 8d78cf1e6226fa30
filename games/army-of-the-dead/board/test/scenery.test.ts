import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { Ground } from '../art/ground.tsx';
import { Scenery } from '../art/scenery.tsx';
import { planeFor } from '../geometry.ts';
import { bordersOf } from '../walls.ts';
import { drawn } from './drawn.ts';

const sceneryOf = (mission: string): string => {
  const plane = planeFor(mission);
  return drawn(createElement(Scenery, { plane, streets: bordersOf(plane).outside }));
};

test('cars and palms stand in streets, one thing in a Zone, and never where a Mission begins or ends', () => {
  for (const { id, start, exit, truck } of MISSIONS) {
    const { plan, corners } = planeFor(id);
    const places = [...sceneryOf(id).matchAll(/transform="translate\(([-\d.]+) ([-\d.]+)\)" class="army-(car|palm)"/g)];
    expect(places.length).toBeGreaterThan(1);
    const zones = places.map(([, x, y]) => corners.findIndex((at) => at.x === Number(x) && at.y === Number(y)));
    expect(new Set(zones).size).toBe(zones.length);
    for (const n of zones) {
      expect(plan.zones[n].cell).toBe('s');
      expect([...start, exit, truck]).not.toContain(plan.zones[n].id);
    }
  }
});

test('a roof has its helipad, where the helicopter leaves', () => {
  expect(sceneryOf('lastChopper')).toContain('army-helipad');
  expect(sceneryOf('jackpot')).not.toContain('army-helipad');
});

test('the name of a room stays inside the tape of its Zone, and a short one beside its Objective', () => {
  const plane = planeFor('dryRun');
  const placesOf = (name: string): [from: number, to: number][] => {
    const ground = drawn(createElement(Ground, { plane, room: () => name, floor: String }));
    const names = ground.slice(ground.indexOf('army-room-names'), ground.indexOf('army-labels'));
    return [...names.matchAll(/<text ([^>]*)>/g)].map(([, attributes]) => {
      const number = (of: string): number =>
        Number(new RegExp(`\\b${of}="([-\\d.]+)"`).exec(attributes)?.[1] ?? Number.NaN);
      const long = number('textLength') || name.length * 10.4;
      const middle = number('x') % 100;
      return [middle - long / 2, middle + long / 2];
    });
  };
  expect(placesOf('container').length).toBeGreaterThan(3);
  for (const [from, to] of placesOf('container')) expect([from >= 12, to <= 88]).toEqual([true, true]);
  for (const name of ['motel', 'laundry']) for (const [, to] of placesOf(name)) expect(to).toBeLessThanOrEqual(74);
});
