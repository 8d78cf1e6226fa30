import { Field } from '../field.ts';
import { fleeOn, flight, restOf } from '../flee.ts';
import { WALKERS } from '../ground.ts';
import { push } from '../push.ts';
import { sight } from '../sight.ts';
import { walkAlong, waysTo } from '../walk.ts';
import { mat } from './mats.ts';
import { KINDS, position } from './positions.ts';

/** The bits of some numbers as one number: FNV-1a over their bytes. */
function hashOf(numbers: readonly number[]): number {
  const view = new DataView(new ArrayBuffer(8));
  let hash = 0x811c9dc5;
  for (const one of numbers) {
    view.setFloat64(0, one);
    for (let i = 0; i < 8; i++) hash = Math.imul(hash ^ view.getUint8(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Lengths of shortest paths in built and random positions, the same on every machine to the last bit. */
function lengths(positions: number): number[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: positions }, (_, seed) => position(kind, seed, 30)).flatMap((one) => {
      const field = new Field(one.obstacles, one.x, one.y, one.reach);
      return one.goals.map(([x, y]) => field.to(x, y)).filter((length) => length < Infinity);
    }),
  );
}

/** Where Walkers stop, fleers rest and losers are pushed to on random mats, how far it was, and what lines pass by how much. */
function stops(mats: number): number[] {
  return Array.from({ length: mats }, (_, seed) => mat(seed + 90_000, 24)).flatMap((table) =>
    table.figures.flatMap((one, i) => {
      const other = table.figures[(i + 1) % table.figures.length];
      const seen = sight(table, one, other).passed.map(({ clears }) => clears);
      const pushed = push(table, one, [other]).flat();
      if (one.side === WALKERS) {
        const walks = waysTo(table, one, other).map((way) => walkAlong(table, one, way, 6000));
        return [...seen, ...pushed, ...walks.flatMap(({ x, y, length }) => [x, y, length])];
      }
      let now = flight(table, one, other, 8000);
      for (let ways = fleeOn(now); ways.length > 0; ways = fleeOn(now)) now = ways[0];
      return [...seen, ...pushed, ...restOf(now), now.path.length];
    }),
  );
}

/** What a machine measures: how many numbers, and their bits as one number. Every machine must measure the same. */
export const measured = (positions: number, mats: number): number[] =>
  [lengths(positions), stops(mats)].flatMap((numbers) => [numbers.length, hashOf(numbers)]);
