/** Where a base, a counter or a new Walker may not be, each with its thing, its code and its rules (for `place`). */
import type { Point, Solid, Zone } from '@shamble/kernel';
import type { Piece as Shape } from '../geometry/ground.ts';
import type { Hull } from '../geometry/hull.ts';
import { awayBy, BASE, KILL_ZONE_REACH, NEAR_BASE, NEAR_PIECE } from '../geometry/limits.ts';
import { models, nameOf, playing, type War } from './state.ts';
import { terrainOf } from './terrain.ts';

export const disc = (x: number, y: number, radius: number): Solid => ({ disc: [x, y], radius });

export const grown = ({ xs, ys }: Hull, by: number): Solid => ({
  polygon: xs.map((x, i): Point => [x, ys[i]]),
  grown: by,
});

export const box = (left: number, bottom: number, right: number, top: number): Solid => ({
  polygon: [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ],
});

/** All places of a base on the table (AW-GEO03). */
export const tableBox = ({ width, height }: Pick<War, 'width' | 'height'>): Solid =>
  box(BASE, BASE, width - BASE, height - BASE);

/** Bases of one level, standing and prone: nobody rests on another (AW-GEO04). */
export const baseZones = (s: War, level = 0, except: readonly string[] = []): Zone[] =>
  models(s)
    .filter((model) => model.level === level && !except.includes(nameOf(model)))
    .map((model) => ({
      shape: disc(model.x, model.y, NEAR_BASE),
      id: nameOf(model),
      code: 'overlaps',
      rules: ['AW-GEO04'],
    }));

/** Solid scenery of the ground (AW-MOVE08). */
export const pieceZones = (s: War, parts: readonly Shape[] = terrainOf(s).parts): Zone[] =>
  parts
    .filter(({ area }) => !area)
    .map(({ id, hull }) => ({ shape: grown(hull, NEAR_PIECE), id, code: 'on-piece', rules: ['AW-MOVE08'] }));

/** Kill Zones of Survivors, which newcomers keep out of; their edges count (AW-NEW01, AW-GEO07). */
export const killZones = (s: War): Zone[] =>
  playing(s).map((person) => ({
    shape: disc(person.x, person.y, KILL_ZONE_REACH),
    closed: true,
    id: nameOf(person),
    code: 'kill-zone',
    rules: ['AW-NEW01', 'AW-GEO07'],
  }));

/** Bases that keep a gap from other bases. */
export const spacedZones = (s: War, spacing: number): Zone[] =>
  models(s).map((model) => ({
    shape: disc(model.x, model.y, awayBy(spacing)),
    id: nameOf(model),
    code: 'too-near',
    rules: ['AW-SCEN13'],
  }));

/** Everything beyond the border, for places that are named by what they touch (AW-GEO02). */
export function borderZones({ width, height }: Pick<War, 'width' | 'height'>): Zone[] {
  const far = Math.max(width, height);
  const zone = (shape: Solid): Zone => ({ shape, id: 'border', code: 'border', rules: ['AW-GEO02', 'AW-GEO03'] });
  return [
    zone(box(-far, -far, BASE, height + far)),
    zone(box(width - BASE, -far, width + far, height + far)),
    zone(box(-far, -far, width + far, BASE)),
    zone(box(-far, height - BASE, width + far, height + far)),
  ];
}
