import { SYMBOLS, type Symbol as TileSymbol } from '../content/tiles.ts';
import { WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { SPACES } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Blow, type Struck, strikes } from './strike.ts';
import { bitesOf, isHidden, isLively, sum, type Unseen } from './tokens.ts';

/** A tile with its zombies; `fresh` came in this turn, so that its symbol is not known here. */
export interface Cell {
  readonly stack: readonly string[];
  readonly symbol: TileSymbol | null | 'fresh';
}

/** One way a row may stand, with what has come through it on the way there. */
export interface Lane {
  readonly cells: readonly Cell[];
  /** Zombies that fell here this turn, at least and at most: either nobody or somebody. */
  readonly fellLo: number;
  readonly fellHi: number;
  readonly entered: number;
  readonly bitesLo: number;
  readonly bitesHi: number;
}

/** An item beside a stack, as the view or a plan has it. Rows and spaces are counted from 1. */
export interface Laid {
  readonly row: number;
  readonly space: number;
  readonly weapon: string | null;
  readonly hits: number;
  readonly angled: { readonly row: number; readonly space: number } | null;
}

export const laneOf = (row: View['rows'][number]): Lane => ({
  cells: row.tiles.map(({ stack, marked, colour }) => ({ stack, symbol: marked ? SYMBOLS[colour] : null })),
  fellLo: row.defeated,
  fellHi: row.defeated,
  entered: 0,
  bitesLo: 0,
  bitesHi: 0,
});

/** More ways than these are too many to follow. */
const MOST_WAYS = 1500;

export const spoils = (weapon: string | null): boolean =>
  WEAPONS.some((one, i) => WEAPON_IDS[i] === weapon && one.spoilsSauce === true);

/** What strikes mean for a row: what face-down tokens may be, whether the supply may run out, whether more is to come. */
export interface Fray {
  readonly kinds: Unseen;
  readonly scarce: boolean;
  /** Nothing will strike here later: how the tokens of a stack lie no longer matters. */
  readonly last: boolean;
}

/** A row after all that lies beside its stacks has struck, from space 1 to space 5; null where that is too much. */
export function fought(ways: readonly Lane[], laid: readonly Laid[], fray: Fray): Lane[] | null {
  let lanes: Lane[] | null = ways.slice();
  for (let space = 1; space <= SPACES; space++) {
    const here = laid.filter((item) => item.space === space);
    const hits = here.reduce((n, item) => n + item.hits, 0);
    if (hits === 0) continue;
    lanes = hitSpace(lanes, space, { hits, spoilt: here.some((item) => spoils(item.weapon)) }, fray);
    if (lanes === null) return null;
  }
  return lanes;
}

export function hitSpace(ways: readonly Lane[], space: number, blow: Blow, fray: Fray): Lane[] | null {
  const after = new Map<string, Lane>();
  for (const lane of ways)
    for (const struck of strikes(lane.cells[space - 1].stack, blow, fray.kinds, fray.scarce)) {
      add(after, withStruck(lane, space, fray.last ? { ...struck, stack: settled(struck.stack) } : struck));
      if (after.size > MOST_WAYS) return null;
    }
  return [...after.values()];
}

const withStruck = (lane: Lane, space: number, { stack, fell }: Struck): Lane => ({
  ...lane,
  cells: lane.cells.map((cell, i) => (i === space - 1 ? { ...cell, stack } : cell)),
  fellLo: lane.fellLo + fell,
  fellHi: lane.fellHi + fell,
});

/** A stack of which only the size and the bites still matter. */
function settled(stack: readonly string[]): string[] {
  const alike = stack.map((face) => (isHidden(face) ? face : isLively(face) ? 'Fl' : 'F'));
  return alike.sort();
}

/** Ways that differ in nothing that still matters are one. */
function add(ways: Map<string, Lane>, lane: Lane): void {
  const key = `${lane.fellHi > 0} ${lane.entered} ${lane.bitesLo} ${lane.bitesHi} ${lane.cells.map((c) => c.stack.join()).join('/')}`;
  const same = ways.get(key);
  const { fellLo, fellHi } = same ?? lane;
  ways.set(key, { ...lane, fellLo: Math.min(fellLo, lane.fellLo), fellHi: Math.max(fellHi, lane.fellHi) });
}

/** What the tile at the bar is about when it enters the pub. */
export interface Entry {
  readonly symbol: Cell['symbol'];
  readonly occupied: boolean;
}

export const entryOf = ({ cells: [{ symbol, stack }] }: Lane): Entry => ({ symbol, occupied: stack.length > 0 });

/** The row one tile further, with so many face-down zombies on the new tile (PB-MOVE06). */
export function pushed(lane: Lane, riders: number, undead: boolean, kinds: Unseen): Lane {
  const [entering, ...rest] = lane.cells;
  const bites = sum(undead ? [] : entering.stack.map((face) => bitesOf(face, kinds)));
  const fresh: Cell = { stack: Array.from({ length: riders }, () => '?'), symbol: 'fresh' };
  return {
    cells: [...rest, fresh],
    fellLo: lane.fellLo,
    fellHi: lane.fellHi,
    entered: lane.entered + entering.stack.length,
    bitesLo: lane.bitesLo + bites.lo,
    bitesHi: lane.bitesHi + (bites.hi ?? 0),
  };
}

export function distinct(lanes: readonly Lane[]): Lane[] {
  const ways = new Map<string, Lane>();
  for (const lane of lanes) add(ways, lane);
  return [...ways.values()];
}
