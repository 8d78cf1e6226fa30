import { banner, columns, fit, fitRight, labelled, loose, NOW, tell, widest, wrap } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { cardDoing } from '../content/cards.ts';
import { COMPANIONS } from '../content/levels.ts';
import { RANGES } from '../content/weapons.ts';
import { SPACES } from '../rules/state.ts';
import { busLoad, busSign } from './bus.ts';
import type { Seen, SeenRow, SeenTile } from './seen.ts';
import {
  cardName,
  colourLetter,
  colourName,
  companionName,
  itemName,
  MARK,
  tally,
  tokens,
  zombieSign,
} from './words.ts';

/** The narrowest cell that holds any tile, as in `Y*(12)Tm'`, and the widest that is of use. */
const LEAST = 9;
const MOST = 20;
/** Cells this wide have room for a colour's whole name. */
const ROOMY = 14;
/** Taller stacks are given by their height and their top. */
const TALL = 3;
const TALL_IN_ROOMY = 4;

/** How the width is shared out: the stools, five cells, and the street with the bus (0: no room of its own). */
interface Frame {
  readonly stool: number;
  readonly cell: number;
  readonly street: number;
}

/** The five rows as strips, the bar at the left, the street at the right. */
export function drawRows(say: Say, s: Seen, width: number): string[] {
  const frame = frameFor(say, width);
  const lines = rangeLines(say, frame);
  // Where borders of cells meet a line of words, they end.
  let above = '';
  s.rows.forEach((row, i) => {
    const below = notes(say, s, row, i + 1, frame);
    lines.push(i === 0 ? topBorder(say, frame) : border(frame, '├', above, '┤'));
    lines.push(strip(say, s, row, i + 1, frame));
    for (const line of below) lines.push(`${' '.repeat(frame.stool)}│ ${fit(line, inside(frame) - 2)} │`);
    above = below.length > 0 ? '┬' : '┼';
  });
  lines.push(border(frame, '└', above === '┬' ? '─' : '┴', '┘'));
  return lines.map((line) => line.trimEnd());
}

function frameFor(say: Say, width: number): Frame {
  const stool = widest(COMPANIONS.map((_, i) => stoolSign(say, 1, i + 1, true))) + 1;
  const street = columns(` ${busSign(say, { riders: 10, clockwise: false })}`);
  const cellsIn = (room: number): number => Math.min(MOST, Math.floor((room - SPACES - 1) / SPACES));
  if (cellsIn(width - stool - street) >= LEAST) return { stool, street, cell: cellsIn(width - stool - street) };
  const least = Math.min(stool, Math.max(3, width - SPACES * LEAST - SPACES - 1));
  return { stool: least, street: 0, cell: Math.max(1, cellsIn(width - least)) };
}

/** Columns between the outer borders. */
const inside = ({ cell }: Frame): number => SPACES * (cell + 1) - 1;

/** Which weapons reach which spaces, and which end is which. */
function rangeLines(say: Say, frame: Frame): string[] {
  const { stool, cell } = frame;
  const over = (first: number, last: number): number => (last - first + 1) * (cell + 1) - 1;
  const band = (range: keyof typeof RANGES): string => {
    const first = RANGES[range][0];
    const last = RANGES[range][RANGES[range].length - 1];
    const label = tell(say, `terminal.range.${range}`, { from: first, to: last });
    return `├${banner(label, over(first, last) - 2)}┤`;
  };
  const gutter = ' '.repeat(stool);
  return [
    `${fit(tell(say, 'terminal.range'), stool)} ${band('short')} ${band('long')}`,
    `${gutter} ${fit(tell(say, 'board.bar'), cell)} ${band('medium')} ${fitRight(tell(say, 'board.street'), over(4, 5))}`,
  ];
}

function topBorder(say: Say, { stool, cell }: Frame): string {
  const spaces = Array.from({ length: SPACES }, (_, i) => banner(String(i + 1), cell));
  return `${fit(tell(say, 'board.row'), stool)}┌${spaces.join('┬')}┐`;
}

const border = ({ stool, cell }: Frame, left: string, cross: string, right: string): string =>
  ' '.repeat(stool) + left + Array(SPACES).fill('─'.repeat(cell)).join(cross) + right;

function strip(say: Say, s: Seen, row: SeenRow, number: number, { stool, cell, street }: Frame): string {
  const cells = row.tiles.map((tile) => fit(tileText(say, tile, cell).text, cell));
  const sign = fit(stoolSign(say, number, row.companion, s.fights[0] === number), stool);
  const bus = street > 0 && s.bus.row === number ? ` ${busSign(say, s.bus)}` : '';
  return `${sign}│${cells.join('│')}│${bus}`;
}

/** The row's number, whether it is being dealt with now, and who sits on its stool. */
const stoolSign = (say: Say, number: number, companion: number | null, now: boolean): string =>
  `${now ? NOW : ' '}${number}${companion === null ? '' : ` ${companionName(say, companion)}`}`;

/** The first way to write a tile that fits, and whether it names every zombie of the stack. */
function tileText(say: Say, { colour, marked, stack }: SeenTile, width: number): { text: string; whole: boolean } {
  const roomy = width >= ROOMY;
  const names = [...(roomy ? [colourName(say, colour)] : []), colourLetter(say, colour)].map(
    (name) => name + (marked ? MARK : ''),
  );
  if (stack.length === 0) return { text: ` ${names[0]}`, whole: true };
  const height = `(${stack.length})`;
  const signs = stack.map((face) => zombieSign(say, face));
  const ways = (zombies: readonly string[]): string[] =>
    names.flatMap((n) => [` ${n} ${zombies.join(' ')}`, `${n} ${zombies.join(' ')}`, n + zombies.join('')]);
  const whole = stack.length <= (roomy ? TALL_IN_ROOMY : TALL) ? ways(signs) : [];
  const short = ways([height, signs[signs.length - 1]]);
  const text = [...whole, ...short].find((way) => columns(way) <= width) ?? short[short.length - 1];
  return { text, whole: whole.includes(text) };
}

/** What lies at a row beside its tiles, in words. */
function notes(say: Say, s: Seen, row: SeenRow, number: number, frame: Frame): string[] {
  const texts: string[] = [];
  if (frame.street === 0 && s.bus.row === number)
    texts.push(labelled(say, tell(say, 'board.bus'), busLoad(say, s.bus).join(', ')));
  row.tiles.forEach((tile, i) => {
    const covered = tile.stack.slice(0, -1).some((token) => token !== '?');
    if (covered && !tileText(say, tile, frame.cell).whole)
      texts.push(tell(say, 'terminal.note.stack', { space: i + 1, stack: tokens(say, tile.stack) }));
  });
  for (let space = 1; space <= SPACES; space++) {
    const items = s.assigned.filter((item) => item.row === number && item.space === space);
    if (items.length === 0) continue;
    const names = items.map((item) => itemName(say, item));
    const hits = items.reduce((sum, item) => sum + item.hits, 0);
    texts.push(tell(say, 'terminal.note.placed', { space, items: loose(tally(say, (_, name) => name, names)), hits }));
  }
  if (row.blind) texts.push(tell(say, 'fact.note.blind', { card: cardName(say, cardDoing('blind')) }));
  if (row.undead) texts.push(tell(say, 'fact.note.undead', { card: cardName(say, cardDoing('undead')) }));
  if (row.defeated > 0) texts.push(tell(say, 'fact.note.defeated', { n: row.defeated }));
  return texts.flatMap((text) => wrap(text, inside(frame) - 4).map((line, i) => (i === 0 ? '↳ ' : '  ') + line));
}
