/** The floors of a Mission on one plane, every Zone a box of two lines between its walls, doors and lines. */
import { tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import type { Border, Plan } from '../content/map.ts';
import { planIn } from '../text/zones.ts';
import type { Seen } from './seen.ts';
import { spotOf, type Thing } from './spot.ts';

/** A cell with its left edge; more than the widest helps nobody. */
const LEAST = 6;
const MOST = 12;
/** Lines of a cell, its upper edge included. */
const HIGH = 3;

/** How wide a cell is, and which columns of the plane are drawn. */
interface Frame {
  readonly cell: number;
  readonly first: number;
  readonly last: number;
}

const [UP, DOWN, LEFT, RIGHT] = [1, 2, 4, 8];
const LINES = ' ╵╷│╴┘┐┤╶└┌├─┴┬┼';
const DOOR = { across: '↔', along: '↕' };
const CLOSED = '#';
const SLOTS = '░';
const STATUE = '┊';

/** The drawing: walls by what they join at each place, and letters over them. */
interface Sheet {
  readonly letters: string[][];
  readonly walls: number[][];
}

export function drawMap(say: Say, s: Seen, things: ReadonlyMap<string, readonly Thing[]>, width: number): string[] {
  const plan = planIn(s.mission);
  if (plan === null) return [];
  const columns = Math.max(...plan.zones.map(({ x }) => x)) + 1;
  const rows = Math.max(...plan.zones.map(({ y }) => y)) + 1;
  const frame = frameFor(s, plan, columns, width);
  const high = rows * HIGH + 1;
  const wide = (frame.last - frame.first + 1) * frame.cell + 1;
  const sheet: Sheet = {
    letters: Array.from({ length: high }, () => []),
    walls: Array.from({ length: high }, () => Array<number>(wide).fill(0)),
  };
  for (const [n, { id, label, x, y }] of plan.zones.entries()) {
    if (x < frame.first || x > frame.last) continue;
    const [left, top] = [(x - frame.first) * frame.cell, y * HIGH];
    for (const [i, text] of spotOf(label, things.get(id) ?? [], frame.cell - 1).entries())
      write(sheet, left + 1, top + 1 + i, text);
    for (let side = 0; side < 4; side++) drawSide(sheet, frame, left, top, side, borderOf(s, plan, n, side));
  }
  const lines = sheet.letters.map((_, y) => lineOf(sheet, y));
  if (frame.last - frame.first + 1 < columns)
    lines.push(tell(say, 'terminal.map.part', { first: frame.first + 1, last: frame.last + 1, of: columns }));
  return lines;
}

/** The whole plane where it fits; else as many columns as do, around whoever acts. */
function frameFor(s: Seen, plan: Plan, columns: number, width: number): Frame {
  const cell = Math.min(MOST, Math.floor((width - 1) / columns));
  if (cell >= LEAST) return { cell, first: 0, last: columns - 1 };
  const count = Math.max(1, Math.min(columns, Math.floor((width - 1) / LEAST)));
  const acting = s.turns.at(-1)?.survivor;
  const zone = s.team.find(({ survivor, status }) => status === 'playing' && (!acting || survivor === acting))?.zone;
  const at = zone ? plan.numbers.get(zone) : undefined;
  const middle = at === undefined ? 0 : plan.zones[at].x;
  const first = Math.max(0, Math.min(columns - count, middle - Math.floor(count / 2)));
  return { cell: LEAST, first, last: first + count - 1 };
}

type Drawn = Border | 'closed';

/** What lies on a side of a Zone now; a wall where nothing is beyond. */
function borderOf(s: Seen, plan: Plan, zone: number, side: number): Drawn {
  const beside = plan.beside[zone].find((one) => one.side === side);
  if (beside === undefined) return 'wall';
  if (beside.names.some((name) => s.closed.includes(name))) return 'closed';
  if (beside.border === 'vault') return s.vault?.open ? 'door' : 'closed';
  return beside.border;
}

/** Sides are counted from the north, clockwise. */
function drawSide(sheet: Sheet, { cell }: Frame, left: number, top: number, side: number, border: Drawn): void {
  const along = side % 2 === 0;
  const x = side === 1 ? left + cell : left;
  const y = side === 2 ? top + HIGH : top;
  if (border !== 'line' && border !== 'slots' && border !== 'statue') drawWall(sheet, cell, x, y, along);
  const sigil = signOf(border, along);
  if (sigil === '') return;
  if (along) for (const i of spots(cell, border)) write(sheet, x + i, y, sigil);
  else for (const i of border === 'door' || border === 'closed' ? [2] : [1, 2]) write(sheet, x, y + i, sigil);
}

/** Where a sign stands on a border that runs from west to east: once for a door, all along for what stands there. */
const spots = (cell: number, border: Drawn): number[] =>
  border === 'door' || border === 'closed' ? [Math.floor(cell / 2)] : Array.from({ length: cell - 1 }, (_, i) => i + 1);

function signOf(border: Drawn, along: boolean): string {
  if (border === 'door') return along ? DOOR.along : DOOR.across;
  if (border === 'closed') return CLOSED;
  if (border === 'slots') return SLOTS;
  return border === 'statue' ? STATUE : '';
}

function drawWall({ walls }: Sheet, cell: number, x: number, y: number, along: boolean): void {
  const length = along ? cell : HIGH;
  for (let i = 0; i <= length; i++) {
    const joins = (i > 0 ? (along ? LEFT : UP) : 0) | (i < length ? (along ? RIGHT : DOWN) : 0);
    const [at, line] = along ? [x + i, y] : [x, y + i];
    walls[line][at] |= joins;
  }
}

function write({ letters }: Sheet, x: number, y: number, text: string): void {
  for (const [i, letter] of [...text].entries()) letters[y][x + i] = letter;
}

function lineOf({ letters, walls }: Sheet, y: number): string {
  return walls[y]
    .map((wall, x) => letters[y][x] ?? LINES[wall])
    .join('')
    .trimEnd();
}
