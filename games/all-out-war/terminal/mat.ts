/** The mat in characters, north at the top: scenery, counters and figures in their inches. */
import { fitRight, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { distance2 } from '../geometry/hull.ts';
import { letterOf } from '../rules/state.ts';
import { type Part, terrainOf } from '../rules/terrain.ts';
import type { View } from '../rules/view.ts';
import { marksOf } from './marks.ts';

const INCH = 1000;
/** Columns of an inch: three where they fit, at least two, so that a base holds its two letters. */
const MOST = 3;
const LEAST = 2;
/** Numbers of the rows, a space and the frame. */
const MARGIN = 4;
/** A piece is drawn where it comes so near to the middle of a character. */
const NEAR = 300;

/** How many columns an inch has, and which inches are drawn. */
interface Frame {
  readonly scale: number;
  readonly first: number;
  readonly last: number;
}

const signOf = ({ area, blocking, cover }: Part): string =>
  area ? '░' : blocking ? '█' : cover === 'heavy' ? '▓' : cover === 'light' ? '=' : '+';

export function drawMat(say: Say, s: View, width: number): string[] {
  const frame = frameFor(s, width);
  const { scale, first, last } = frame;
  const wide = s.width / INCH;
  const high = Math.ceil(s.height / INCH);
  const rows = Array.from({ length: high }, (_, row) => rowOf(s, frame, high - 1 - row));
  for (const { x, y, text } of marks(s)) write(rows, frame, high, x, y, text);
  const rule = '─'.repeat((last - first + 1) * scale);
  const lines = [
    `${' '.repeat(MARGIN)}${numbers(frame)}`,
    `   ┌${rule}┐`,
    ...rows.map((row, i) => `${fitRight(String(high - 1 - i), 2)} │${row.join('')}│`),
    `   └${rule}┘`,
  ];
  return last - first + 1 < wide
    ? [...lines, tell(say, 'terminal.mat.part', { first, last: last + 1, of: wide })]
    : lines;
}

/** The whole mat where it fits; else as many inches as do, around whoever acts. */
function frameFor(s: View, width: number): Frame {
  const wide = s.width / INCH;
  const room = Math.max(LEAST, width - MARGIN - 1);
  const scale = Math.min(MOST, Math.floor(room / wide));
  if (scale >= LEAST) return { scale, first: 0, last: wide - 1 };
  const count = Math.min(wide, Math.floor(room / LEAST));
  const middle = s.now === null ? wide / 2 : s.people[s.now.who].x / INCH;
  const first = Math.max(0, Math.min(wide - count, Math.floor(middle - count / 2)));
  return { scale: LEAST, first, last: first + count - 1 };
}

/** Every fifth inch by its number. */
function numbers({ scale, first, last }: Frame): string {
  let line = '';
  for (let inch = first; inch <= last; inch++)
    if (inch % 5 === 0) line = line.padEnd((inch - first) * scale) + String(inch);
  return line;
}

/** One inch from south to north: scenery, and on bare ground a dot at every fifth inch. */
function rowOf(s: View, { scale, first, last }: Frame, inch: number): string[] {
  const y = (inch + 0.5) * INCH;
  const { parts } = terrainOf(s);
  return Array.from({ length: (last - first + 1) * scale }, (_, column) => {
    const x = (first + (column + 0.5) / scale) * INCH;
    const part = parts.find(({ hull }) => distance2(hull, x, y) <= NEAR * NEAR);
    if (part) return signOf(part);
    return inch % 5 === 0 && column % scale === 0 && (first + column / scale) % 5 === 0 ? '·' : ' ';
  });
}

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What lies and stands on the mat, figures last and thus on top. */
function marks(s: View): Mark[] {
  const { people, walkers } = marksOf(s);
  return [
    ...s.counters.flatMap(({ x, y, carrier, searched }, i) =>
      carrier >= 0 ? [] : [{ x, y, text: `${searched ? 'o' : '*'}${letterOf(i).toUpperCase()}` }],
    ),
    ...s.walkers.map(({ x, y, number }) => ({ x, y, text: walkers(number) })),
    ...s.people.flatMap((person) =>
      person.status === 'playing' ? [{ x: person.x, y: person.y, text: people(person) }] : [],
    ),
  ];
}

function write(rows: string[][], { scale, first }: Frame, high: number, x: number, y: number, text: string): void {
  const row = rows[high - 1 - Math.min(high - 1, Math.floor(y / INCH))];
  const left = Math.floor((x / INCH - first) * scale - text.length / 2 + 0.5);
  for (const [i, letter] of [...text].entries()) if (left + i >= 0 && left + i < row.length) row[left + i] = letter;
}
