import { Field } from '../field.ts';
import { KINDS, position } from './positions.ts';

/** The bits of some numbers as one number: FNV-1a over their bytes. */
export function hashOf(numbers: readonly number[]): number {
  const view = new DataView(new ArrayBuffer(8));
  let hash = 0x811c9dc5;
  for (const one of numbers) {
    view.setFloat64(0, one);
    for (let i = 0; i < 8; i++) hash = Math.imul(hash ^ view.getUint8(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Lengths of shortest paths in built and random positions, the same on every machine to the last bit. */
export function lengths(positions: number): number[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: positions }, (_, seed) => position(kind, seed, 30)).flatMap((one) => {
      const field = new Field(one.obstacles, one.x, one.y, one.reach);
      return one.goals.map(([x, y]) => field.to(x, y)).filter((length) => length < Infinity);
    }),
  );
}
