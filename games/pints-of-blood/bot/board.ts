import { type Colour, SYMBOLS, type Symbol as TileSymbol } from '../content/tiles.ts';
import { WEAPONS } from '../content/weapons.ts';
import { ROWS, SPACES } from '../rules/state.ts';
import { type Blow, blow, cover, EMPTY, type Stack, stackOf } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { type BusView, own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** A row as the bot thinks of it: what stands there and how far it will slide this turn. */
export interface Lane {
  stacks: Stack[];
  symbols: readonly (TileSymbol | null)[];
  /** Its fight is still to come: it slides one tile, or two if nobody falls. */
  manned: boolean;
  /** Tiles it slides whatever happens: after its fight, or 0. */
  slides: number;
  blind: boolean;
  undead: boolean;
  /** Somebody fell there already this turn. */
  defeated: boolean;
  /** Tiles the bus will push in. */
  bus: number;
  /** Tiles that move in all, if somebody falls. */
  pushes: number;
  /** What a bite's worth of zombies costs on each space, if somebody falls. */
  price: number[];
  /** What it costs more to slide two tiles than one, as the stacks stand now. */
  slip: number;
}

/** The five rows, and hits laid beside their stacks, by row * 5 + space. */
export interface Board {
  readonly lanes: readonly Lane[];
  readonly outlook: Outlook;
  /** What a marked tile costs when it enters occupied, and what it brings when it enters empty. */
  readonly symbols: Readonly<Record<TileSymbol, { readonly bad: number; readonly good: number }>> | null;
  readonly hits: number[];
  readonly spoilt: boolean[];
}

/** Weapons whose victims attract nobody. */
const SPOILERS: readonly (string | null)[] = WEAPONS.filter((w) => w.spoilsSauce).map((w) => w.id);

export function boardOf(view: View, outlook: Outlook): Board {
  const sliding = view.step === 'row-after' ? view.fights[0] - 1 : -1;
  const lanes = view.rows.map((row, r): Lane => {
    const slides = r === sliding ? (row.defeated > 0 ? 1 : 2) : 0;
    return {
      stacks: row.tiles.map((tile) => (tile.stack.length === 0 ? EMPTY : stackOf(tile.stack))),
      symbols: row.tiles.map((tile) => (tile.marked ? SYMBOLS[tile.colour] : null)),
      manned: row.companion !== null,
      slides,
      blind: row.blind,
      undead: row.undead,
      defeated: row.defeated > 0,
      bus: 0,
      pushes: 0,
      price: [0, 0, 0, 0, 0],
      slip: 0,
    };
  });
  const hits = new Array<number>(ROWS * SPACES).fill(0);
  const spoilt = new Array<boolean>(ROWS * SPACES).fill(false);
  for (const item of view.assigned) {
    const at = (item.row - 1) * SPACES + item.space - 1;
    hits[at] += item.hits;
    if (SPOILERS.includes(item.weapon)) spoilt[at] = true;
  }
  const symbols = view.menu.symbols ? symbolWorth(view, outlook) : null;
  const board = { lanes, outlook, symbols, hits, spoilt };
  drive(board, view.bus, view.bus.riders);
  return board;
}

/** What the least of a hand's cards is worth. */
const LEAST_CARD = 0.4;

/** The effects of marked tiles in bites (PB-SYM03). */
function symbolWorth(view: View, outlook: Outlook): NonNullable<Board['symbols']> {
  const { bites, cards } = own(view);
  const { rider, deckCard, draw } = WEIGHTS;
  return {
    bus: { bad: rider, good: view.bus.riders > 0 ? rider : 0 },
    bite: { bad: 1, good: bites > 0 ? 1 : 0 },
    card: { bad: cards.length > 0 ? LEAST_CARD * outlook.patience : 0, good: deckCard + draw },
    deck: { bad: deckCard, good: deckCard },
  };
}

/** Works out which rows the bus will push, and with that what a slip costs in each row. */
export function drive(board: Board, bus: BusView, riders: number): void {
  const { lanes } = board;
  for (let r = 0; r < ROWS; r++) lanes[r].bus = 0;
  let row = bus.row - 1;
  let aboard = riders;
  let passing = bus.passing;
  // With every row blinded nobody could ever get off.
  for (let stops = (riders + 1) * ROWS; aboard > 0 && stops > 0; stops--) {
    if (passing && !lanes[row].blind) passing = false;
    else if (!lanes[row].blind) {
      lanes[row].bus++;
      aboard -= bus.sick ? aboard : 1;
    }
    row = (row + (bus.clockwise ? ROWS - 1 : 1)) % ROWS;
  }
  for (let r = 0; r < ROWS; r++) refresh(board, r);
}

/** To be called when a lane has changed. */
export function refresh(board: Board, row: number): void {
  const lane = board.lanes[row];
  lane.pushes = lane.blind ? 0 : lane.bus + (lane.manned ? 1 : lane.slides);
  for (let s = 0; s < SPACES; s++) lane.price[s] = price(board, lane, s + 1 - lane.pushes);
  lane.slip =
    lane.manned && !lane.blind ? untouched(board, lane, lane.bus + 2) - untouched(board, lane, lane.bus + 1) : 0;
}

/** What a row costs that nobody hits and that moves so many tiles. */
function untouched(board: Board, lane: Lane, pushes: number): number {
  let cost = 0;
  for (let s = 0; s < SPACES; s++) {
    const stack = lane.stacks[s];
    if (stack.size > 0) cost += stack.bites * price(board, lane, s + 1 - pushes);
    if (lane.symbols[s] !== null && s < pushes) cost += symbolCost(board, lane, s, stack.size > 0 ? 1 : 0);
  }
  return cost;
}

function price(board: Board, lane: Lane, space: number): number {
  if (space > 0) return board.outlook.space[space];
  return lane.undead ? 0 : 1;
}

function symbolCost(board: Board, lane: Lane, space: number, occupied: number): number {
  const symbol = lane.symbols[space];
  if (symbol === null || board.symbols === null) return 0;
  const { bad, good } = board.symbols[symbol];
  return occupied * (symbol === 'bite' && lane.undead ? 0 : bad) - (1 - occupied) * good;
}

/** What a space is expected to cost when its zombies were struck like this: bites, less what the fallen bring. */
export function spaceCost(board: Board, lane: Lane, space: number, struck: Blow): number {
  const cost = struck.left * lane.price[space] - struck.kills * board.outlook.kill;
  if (space >= lane.pushes) return cost - struck.wounded * WEIGHTS.wound;
  return lane.symbols[space] === null ? cost : cost + symbolCost(board, lane, space, struck.standing);
}

/** What a row is expected to cost with the hits laid there. */
export function laneCost(board: Board, row: number): number {
  const lane = board.lanes[row];
  let cost = 0;
  let none = lane.defeated ? 0 : 1;
  for (let s = 0; s < SPACES; s++) {
    const struck = blowAt(board, row, s);
    cost += spaceCost(board, lane, s, struck);
    none *= struck.none;
  }
  return cost + none * lane.slip;
}

const blowAt = (board: Board, row: number, space: number): Blow =>
  blow(board.lanes[row].stacks[space], board.hits[row * SPACES + space], board.spoilt[row * SPACES + space]);

export function boardCost(board: Board): number {
  let cost = 0;
  for (let row = 0; row < ROWS; row++) cost += laneCost(board, row);
  return cost;
}

/** The chance that nobody falls in a row with the hits laid there. */
export function noDefeat(board: Board, row: number): number {
  let none = board.lanes[row].defeated ? 0 : 1;
  for (let s = 0; s < SPACES; s++) none *= blowAt(board, row, s).none;
  return none;
}

/** The zombies expected to fall on all rows. */
export function expectedKills(board: Board): number {
  let kills = 0;
  for (let at = 0; at < ROWS * SPACES; at++) kills += blowAt(board, Math.floor(at / SPACES), at % SPACES).kills;
  return kills;
}

/** Puts a companion on a row's stool, or takes it away. */
export function man(board: Board, row: number, manned: boolean): void {
  board.lanes[row].manned = manned;
  refresh(board, row);
}

/** The board with zombies on every tile of a colour, or with its stacks there doubled. */
export function withColour(board: Board, view: View, colour: Colour, doubling: boolean): Board {
  const lanes = board.lanes.map((lane, r): Lane => {
    const { tiles } = view.rows[r];
    const stacks = lane.stacks.map((stack, s) =>
      tiles[s].colour === colour ? cover(stack, doubling ? stack.size : 1) : stack,
    );
    return { ...lane, stacks, price: lane.price.slice() };
  });
  const covered = { ...board, lanes, hits: board.hits.slice(), spoilt: board.spoilt.slice() };
  for (let r = 0; r < ROWS; r++) refresh(covered, r);
  return covered;
}
