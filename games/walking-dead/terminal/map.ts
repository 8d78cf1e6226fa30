import { tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { ARROWS, BOARD, BORDER, spaceNumber } from '../content/map.ts';
import type { Pair } from '../content/map-read.ts';
import type { Seen } from './seen.ts';
import { piecesOf, spotOf } from './spot.ts';
import { viewer } from './words.ts';

const ROWS = 10;
const COLUMNS = 15;
/** A cell holds any id with a pawn, as in `E12R`, after its left edge; more than the widest helps nobody. */
const LEAST = 5;
const MOST = 8;

/** How wide a cell is, and which columns of the map are drawn. */
interface Frame {
  readonly cell: number;
  readonly first: number;
  readonly last: number;
}

/** What a wall of Atlanta joins at one place of the drawing. */
const [UP, DOWN, LEFT, RIGHT] = [1, 2, 4, 8];
const WALLS = ' ║║║═╝╗╣═╚╔╠═╩╦╬';

/** The drawing: letters by line and column, and walls beneath them. */
interface Sheet {
  readonly letters: string[][];
  readonly walls: number[][];
}

/** The map as drawn, and the spaces whose tokens can all be read from it. */
export interface Drawn {
  readonly lines: readonly string[];
  readonly told: ReadonlySet<string>;
}

/** The hexagons in rows, every second row half a cell to the right, each of two lines; Atlanta has a wall. */
export function drawMap(say: Say, s: Seen, width: number): Drawn {
  const frame = frameFor(s, width);
  const tops = lineOfRows();
  const height = tops[ROWS - 1] + 2;
  const across = leftOf(frame, 1, frame.last + 1) + 1;
  const sheet: Sheet = {
    letters: Array.from({ length: height }, () => []),
    walls: Array.from({ length: height }, () => Array<number>(across).fill(0)),
  };
  const pieces = piecesOf(say, s);
  const told = new Set<string>();
  for (const [space, { id, row, column }] of BOARD.places.entries()) {
    if (column < frame.first || column > frame.last) continue;
    const { lines, whole } = spotOf(say, space, pieces, frame.cell - 1);
    if (whole) told.add(id);
    for (const [i, text] of lines.entries()) write(sheet, leftOf(frame, row, column) + 1, tops[row] + i, text);
  }
  for (const pair of BORDER) drawWall(sheet, frame, tops, pair);
  for (const pair of ARROWS) drawArrow(sheet, frame, tops, pair);
  const lines = sheet.letters.map((_, y) => lineOf(sheet, y));
  const { first, last } = frame;
  if (last - first + 1 < COLUMNS) lines.push(tell(say, 'terminal.map.part', { first, last }));
  return { lines, told };
}

/** The whole map where it fits; else as many columns as do, around the viewer's pawn. */
function frameFor(s: Seen, width: number): Frame {
  const cell = Math.min(MOST, Math.floor((width - 1) / (COLUMNS + 0.5)));
  if (cell >= LEAST) return { cell, first: 1, last: COLUMNS };
  const count = Math.max(1, Math.min(COLUMNS, Math.floor((width - LEAST / 2) / LEAST)));
  const { space } = viewer(s);
  const middle = space === null ? COLUMNS / 2 : BOARD.places[spaceNumber(space)].column;
  const first = Math.max(1, Math.min(COLUMNS - count + 1, Math.round(middle - count / 2)));
  return { cell: LEAST, first, last: first + count - 1 };
}

const leftOf = ({ cell, first }: Frame, row: number, column: number): number =>
  (column - first) * cell + (row % 2) * Math.floor(cell / 2);

/** The first line of every row: below a row there is one more line where Atlanta's wall runs between it and the next. */
function lineOfRows(): number[] {
  const walled = new Set([...BORDER, ...ARROWS].flatMap((pair) => (isAcross(pair) ? [] : [upper(pair).row])));
  const tops: number[] = [];
  let y = 0;
  for (let row = 0; row < ROWS; row++) {
    tops.push(y);
    y += walled.has(row) ? 3 : 2;
  }
  return tops;
}

const placesOf = ([a, b]: Pair) => [BOARD.places[a], BOARD.places[b]];
const isAcross = (pair: Pair): boolean => placesOf(pair)[0].row === placesOf(pair)[1].row;
const upper = (pair: Pair) => placesOf(pair).reduce((a, b) => (a.row < b.row ? a : b));
const lower = (pair: Pair) => placesOf(pair).reduce((a, b) => (a.row < b.row ? b : a));

function write({ letters }: Sheet, x: number, y: number, text: string): void {
  for (const [i, sign] of [...text].entries()) letters[y][x + i] = sign;
}

/** Where two neighbours of one row meet, or the stretch that two of different rows share. */
function edge(frame: Frame, tops: readonly number[], pair: Pair): { x: number; end: number; y: number } | null {
  const columns = placesOf(pair).map(({ column }) => column);
  if (Math.min(...columns) < frame.first || Math.max(...columns) > frame.last) return null;
  if (isAcross(pair)) {
    const { row } = upper(pair);
    const x = leftOf(frame, row, Math.max(...columns));
    return { x, end: x, y: tops[row] };
  }
  const [a, b] = [upper(pair), lower(pair)].map(({ row, column }) => leftOf(frame, row, column));
  return { x: Math.max(a, b), end: Math.min(a, b) + frame.cell, y: tops[upper(pair).row] + 2 };
}

function drawWall({ walls }: Sheet, frame: Frame, tops: readonly number[], pair: Pair): void {
  const at = edge(frame, tops, pair);
  if (at === null) return;
  const { x, end, y } = at;
  if (isAcross(pair)) {
    // Above and below such a wall there is a line between two rows, in which it turns.
    walls[y - 1][x] |= DOWN;
    walls[y][x] |= UP | DOWN;
    walls[y + 1][x] |= UP | DOWN;
    walls[y + 2][x] |= UP;
    return;
  }
  for (let i = x; i <= end; i++) walls[y][i] |= (i > x ? LEFT : 0) | (i < end ? RIGHT : 0);
}

function drawArrow(sheet: Sheet, frame: Frame, tops: readonly number[], pair: Pair): void {
  const at = edge(frame, tops, pair);
  if (at === null) return;
  write(sheet, Math.floor((at.x + at.end) / 2), at.y, isAcross(pair) ? '↔' : '↕');
}

function lineOf({ letters, walls }: Sheet, y: number): string {
  const line = walls[y].map((wall, x) => letters[y][x] ?? WALLS[wall]);
  return line.join('').trimEnd();
}
