import { ICONS, LOCATION_AT, START_AT } from '../content/map.ts';
import { MIDDLES } from './geometry.ts';

/*
 * Where things lie on a space, measured from its middle in the units of the map: below its icons, above its name.
 */

/** Where the id of a space begins. */
export const ID_TOP = -85;

export const TOKEN = { radius: 36, count: { x: 30, y: 17, radius: 27 } } as const;
export const GHOST_RADIUS = 30;
/** How far a pin with a letter reaches up, down and to the sides. */
export const PIN = { up: 27, down: 24, side: 19 } as const;
/** What the plate of a group shows round its pawns. */
export const PLATE = 7;

interface Room {
  /** The middle of tokens and pawns. */
  readonly pieces: number;
  /** The size of pawns that stand in two rows. */
  readonly crowd: number;
  /** Followers who wait, with nobody else there and beside others. */
  readonly pins: { readonly alone: number; readonly beside: number };
  /** A token that will be left. */
  readonly ghost: number;
}

const AT_LOCATION: Room = { pieces: -36, crowd: 38, pins: { alone: -36, beside: -60 }, ghost: -36 };
const AT_START: Room = { pieces: -14, crowd: 50, pins: { alone: 0, beside: -60 }, ghost: 14 };
const BELOW_ICONS: Room = { pieces: 46, crowd: 50, pins: { alone: 36, beside: 66 }, ghost: 50 };
const OPEN: Room = { ...BELOW_ICONS, pieces: 8 };

export function roomOf(space: number): Room {
  if (LOCATION_AT[space] !== null) return AT_LOCATION;
  if (START_AT[space] !== null) return AT_START;
  return ICONS[space].length > 0 ? BELOW_ICONS : OPEN;
}

/** A name on the map: its lines, and where the capitals of the first one begin, whatever their size. */
export interface NameLook {
  readonly lines: readonly string[];
  readonly top: number;
}

/** The name of a Location or of who starts on a space; long ones take two lines. */
export function nameLook(space: number, name: string): NameLook {
  if (LOCATION_AT[space] === null) return { lines: [name], top: 46 };
  const lines = linesOf(name);
  return { lines, top: lines.length > 1 ? 12 : 20 };
}

/** Whether the second line of a name reaches over the upper edge of a space, by the names of all spaces. */
export function liesUnderName(space: number, names: readonly (string | null)[]): boolean {
  const { x, y } = MIDDLES[space];
  return MIDDLES.some((above, n) => {
    const name = names[n];
    const touches = y > above.y && Math.hypot(above.x - x, above.y - y) < 180;
    return touches && name !== null && nameLook(n, name).lines.length > 1;
  });
}

function linesOf(name: string): string[] {
  if (name.length < 10 || !name.includes(' ')) return [name];
  const words = name.split(' ');
  const half = words.findIndex((_, i) => words.slice(0, i + 1).join(' ').length >= name.length / 2);
  const cut = Math.min(words.length - 1, Math.max(1, half + (words.length > 2 && half === 0 ? 1 : 0) || 1));
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Pawns that are alone or two have room for letters in most sizes of the map; three, and more, have less. */
const PAWNS = { one: 78, two: 72, three: 50 } as const;

/** Where pawns stand round a point: side by side, from the fourth on in a second row. */
export function pawnSpots(n: number, x: number, y: number, crowd: number): { size: number; spots: Spot[] } {
  const rows = n > 3 ? 2 : 1;
  const size = rows > 1 ? crowd : n === 1 ? PAWNS.one : n === 2 ? PAWNS.two : PAWNS.three;
  const wide = Math.ceil(n / rows);
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, n - row * wide);
    return {
      x: x + ((i % wide) - (inRow - 1) / 2) * (size + 2),
      y: y + (row - (rows - 1) / 2) * (size + 2),
    };
  });
  return { size, spots };
}
