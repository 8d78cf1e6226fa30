/** Reads a drawing of the board into spaces and their neighbours (WD-BOARD05, WD-BOARD06, WD-BOARD07). */
import { SURVIVORS } from './survivors.ts';
import type { Kind } from './words.ts';

export type Pair = readonly [number, number];

export interface Place {
  /** Row letter and column number, as E8. */
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly icons: readonly Kind[];
  readonly location: string | null;
  /** The character whose Start space it is. */
  readonly start: string | null;
  readonly atlanta: boolean;
}

export interface Board {
  readonly places: readonly Place[];
  /** Clockwise from the upper right neighbour; nothing across the border but the arrows. */
  readonly neighbours: readonly (readonly number[])[];
  /** Touching spaces that the border cuts. */
  readonly border: readonly Pair[];
  /** Outer end, inner end. */
  readonly arrows: readonly Pair[];
}

const ICON: Readonly<Record<string, Kind>> = { F: 'food', G: 'fuel', M: 'ammo' };
const LOCATION: Readonly<Record<string, string>> = {
  FAR: 'farm',
  PRI: 'prison',
  MAL: 'mall',
  EST: 'estate',
  HOS: 'hospital',
  GUN: 'gunShop',
  MOT: 'motel',
  AIR: 'airport',
  STA: 'stadium',
};

/** Steps in row and column, clockwise from the upper right; rows B, D, … are shifted half a hexagon to the right. */
const STEPS: readonly (readonly Pair[])[] = [
  [
    [-1, 0],
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
  ],
  [
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
];

/** Each line: a row letter, then one mark per column; ~ is no space, . an ordinary one, brackets lie inside Atlanta. */
export function readMap(drawing: string, arrows: readonly (readonly [string, string])[]): Board {
  const places = drawing
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap(readRow);
  const numbers = new Map(places.map((place, n) => [place.id, n]));
  const number = (id: string): number => {
    const n = numbers.get(id);
    if (n === undefined) throw new Error(`an arrow names "${id}", which is no space of the map`);
    return n;
  };
  const links = arrows.map(([outer, inner]): Pair => [number(outer), number(inner)]);

  const border: Pair[] = [];
  const neighbours = places.map((place, n) => {
    const open: number[] = [];
    for (const [down, right] of STEPS[place.row % 2]) {
      const other = numbers.get(spaceId(place.row + down, place.column + right));
      if (other === undefined) continue;
      if (place.atlanta === places[other].atlanta || isLinked(links, n, other)) open.push(other);
      else if (n < other) border.push([n, other]);
    }
    return open;
  });
  for (const [outer, inner] of links) {
    if (!neighbours[outer].includes(inner))
      throw new Error(`the arrow ${places[outer].id}-${places[inner].id} joins spaces that do not touch`);
  }
  return { places, neighbours, border, arrows: links };
}

/** Steps from a space to every other, 255 where no way leads; `open` leaves out spaces nobody may step on. */
export function stepsFrom(board: Board, from: number, open: (space: number) => boolean = () => true): Uint8Array {
  const steps = new Uint8Array(board.places.length).fill(255);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const next of board.neighbours[space]) {
      if (steps[next] !== 255 || !open(next)) continue;
      steps[next] = steps[space] + 1;
      queue.push(next);
    }
  }
  return steps;
}

function readRow(line: string, row: number): Place[] {
  const [letter, ...marks] = line
    .replace(/\[\s*(\S+?)\s*\]/g, ' [$1] ')
    .trim()
    .split(/\s+/);
  if (letter !== rowLetter(row)) throw new Error(`row ${rowLetter(row)} of the map begins with "${letter}"`);
  return marks.flatMap((mark, i) => (mark === '~' ? [] : [readPlace(mark, row, i + 1)]));
}

function readPlace(mark: string, row: number, column: number): Place {
  const atlanta = mark.startsWith('[');
  const code = atlanta ? mark.slice(1, -1) : mark;
  const id = spaceId(row, column);
  const plain = { id, row, column, icons: [], location: null, start: null, atlanta };
  if (code === '.') return plain;
  if (/^[FGM]{1,3}$/.test(code)) return { ...plain, icons: [...code].map((letter) => ICON[letter]) };
  if (LOCATION[code] !== undefined) return { ...plain, location: LOCATION[code] };
  if (/^s[1-6]$/.test(code)) return { ...plain, start: SURVIVORS[Number(code[1]) - 1].id };
  throw new Error(`"${mark}" at ${id} of the map means nothing`);
}

function isLinked(links: readonly Pair[], a: number, b: number): boolean {
  return links.some(([outer, inner]) => (outer === a && inner === b) || (outer === b && inner === a));
}

function spaceId(row: number, column: number): string {
  return `${rowLetter(row)}${column}`;
}

function rowLetter(row: number): string {
  return String.fromCharCode(65 + row);
}
