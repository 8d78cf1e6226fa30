import type { Figure, Ground, Piece } from '../ground.ts';
import { distance2 } from '../hull.ts';
import { DIRECTIONS } from '../vector.ts';
import { dice } from './chance.ts';
import { barricade, ground, survivor, vehicle, walker, wood } from './scene.ts';

/** A mat with Walkers, two groups and scenery; many bases in contact with one another, with pieces and the border. */
export function mat(seed: number, count = 22): Ground {
  const roll = dice(seed);
  const pieces: Piece[] = [];
  for (let i = 0; i < 6; i++) {
    const [x, y, turn] = [2 + roll(17), 2 + roll(17), roll(24)];
    pieces.push(roll(2) ? barricade(`b${i}`, x, y, turn) : vehicle(`v${i}`, x, y, turn));
  }
  if (roll(2)) pieces.push(wood('wood', 2 + roll(17), 2 + roll(17)));
  const figures: Figure[] = [];
  for (let tries = 0; figures.length < count && tries < 400; tries++) {
    const near = figures.length > 0 && roll(3) > 0 ? figures[roll(figures.length)] : null;
    const [c, s] = DIRECTIONS[roll(24)];
    const far = [1, 1, 2, 1.2, 2.4][roll(5)];
    const x = near ? near.x / 1000 + far * c : 0.5 + roll(19_001) / 1000;
    const y = near ? near.y / 1000 + far * s : roll(6) === 0 ? 0.5 : 0.5 + roll(19_001) / 1000;
    const id = `${figures.length}`;
    const one = roll(2) ? walker(id, x, y, roll(6) > 0) : survivor(id, x, y, roll(6) > 0, roll(2));
    const clear =
      one.x >= 500 &&
      one.y >= 500 &&
      one.x <= 19_500 &&
      one.y <= 19_500 &&
      figures.every((other) => (other.x - one.x) ** 2 + (other.y - one.y) ** 2 >= 998 ** 2) &&
      pieces.every(({ area, hull }) => area || distance2(hull, one.x, one.y) >= 498 * 498);
    if (clear) figures.push(one);
  }
  return ground(
    pieces,
    figures.map((one, i) => ({ ...one, id: `${i}` })),
  );
}

/** What is wrong with where bases rest. */
export function faultsOfMat({ width, height, pieces, figures }: Ground): string[] {
  return figures.flatMap((one, i) => [
    ...(Number.isInteger(one.x) && Number.isInteger(one.y) ? [] : [`${one.id} is at no thousandth`]),
    ...(one.x < 500 || one.y < 500 || one.x > width - 500 || one.y > height - 500 ? [`${one.id} over the border`] : []),
    ...figures
      .slice(i + 1)
      .filter((other) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < 998 ** 2)
      .map((other) => `${one.id} on ${other.id}`),
    ...pieces
      .filter(({ area, hull }) => !area && distance2(hull, one.x, one.y) < 498 ** 2)
      .map(({ id }) => `${one.id} on ${id}`),
  ]);
}

export const moved = (table: Ground, id: string, x: number, y: number): Ground => ({
  ...table,
  figures: table.figures.map((one) => (one.id === id ? { ...one, x, y } : one)),
});
