import { type Figure, type Ground, type Piece, WALKERS } from '../ground.ts';
import { disc24, type Hull, rectangle } from '../hull.ts';

/** Places in the tests are written in inches, as in the rules. */
const thousandths = (inches: number): number => Math.floor(inches * 1000 + 0.5);

const figure = (id: string, side: number, x: number, y: number, standing: boolean): Figure => ({
  id,
  side,
  x: thousandths(x),
  y: thousandths(y),
  standing,
});

export const walker = (id: string, x: number, y: number, standing = true): Figure =>
  figure(id, WALKERS, x, y, standing);
export const survivor = (id: string, x: number, y: number, standing = true, side = 0): Figure =>
  figure(id, side, x, y, standing);

const piece = (id: string, hull: Hull, more: Partial<Piece>): Piece => ({
  id,
  hull,
  area: false,
  blocking: false,
  defensible: false,
  traversable: false,
  ...more,
});

export const barricade = (id: string, x: number, y: number, turn = 0): Piece =>
  piece(id, rectangle(thousandths(x), thousandths(y), 4000, 500, turn), { defensible: true, traversable: true });
export const vehicle = (id: string, x: number, y: number, turn = 0): Piece =>
  piece(id, rectangle(thousandths(x), thousandths(y), 4000, 2000, turn), { traversable: true });
export const wood = (id: string, x: number, y: number, diameter = 4): Piece =>
  piece(id, disc24(thousandths(x), thousandths(y), thousandths(diameter)), { area: true, blocking: true });
export const kiosk = (id: string, x: number, y: number, turn = 0): Piece =>
  piece(id, rectangle(thousandths(x), thousandths(y), 2500, 2500, turn), { blocking: true });

export const ground = (pieces: readonly Piece[], figures: readonly Figure[], width = 20, height = 20): Ground => ({
  width: thousandths(width),
  height: thousandths(height),
  pieces,
  figures,
});

export const ids = (things: readonly { readonly id: string }[]): string[] => things.map((one) => one.id);
