import type { Prompt, Rules } from '@shamble/kernel';
import { WEAPONS } from '../content/weapons.ts';
import { drawToken } from './colour.ts';
import { turnOverFood } from './food.ts';
import { NO_SAUCE } from './names.ts';
import { push } from './rows.ts';
import {
  FACE_UP,
  type G,
  HIT,
  hasFood,
  isFaceUp,
  isHit,
  kindInfo,
  me,
  type Pints,
  ROWS,
  SPACES,
  stackAt,
} from './state.ts';
import { open } from './windows.ts';

const ASK_SAUCE: Prompt = { id: 'no-sauce', rules: ['PB-FOOD12', 'PB-FOOD12-R'] };
const SAUCE_OR_NOT = ['ignore', 'attract'];
const STANDS = ['PB-FIGHT06', 'PB-FIGHT07'];
const FAST_FOOD_FALLS = ['PB-FIGHT05', 'PB-FIGHT08'];
const TOUGH_FALLS = ['PB-FIGHT06', 'PB-FIGHT08'];
const ATTRACTED = ['PB-ZOM04', 'PB-ZOM04-R'];
const HOME = ['PB-MOVE01', 'PB-MOVE02'];
const MOVES_ONE = ['PB-MOVE03'];
const MOVES_TWO = ['PB-MOVE03', 'PB-MOVE04', 'PB-MOVE05'];
const BLIND = ['PB-CC23', 'PB-CC23-R'];
const FIGHTS = ['PB-FIGHT01', 'PB-FIGHT02'];
const LOST_ROW = ['PB-BITE07-R'];

/** The order of the fights: from the bus's row anticlockwise, rows with a companion (PB-FIGHT01, PB-FIGHT02-R). */
export function orderOfFights(s: Pints): number[] {
  const rows: number[] = [];
  for (let i = 0; i < ROWS; i++) {
    const row = (s.bus.row + i) % ROWS;
    if (s.rows[row].companion >= 0) rows.push(row);
  }
  return rows;
}

/** Fixed when Phase II begins, whatever the bus does later. */
export function orderFights(g: G): void {
  const s = g.state;
  s.fights = orderOfFights(s);
  g.emit({ type: 'fights-ordered', rows: s.fights.map((r) => r + 1), rules: FIGHTS });
}

/** Before a row is fought: W6, then the fight, then its companion goes home (PB-FIGHT03, PB-MOVE01). */
export function* fightRow(g: G): Rules {
  const s = g.state;
  const row = s.fights[0];
  if (s.rows[row].companion >= 0) yield* open(g, 'W6', true);
  if (s.rows[row].companion < 0) {
    // Its companion died since: it is not fought and does not move (PB-BITE07-R).
    discardUsed(s, row);
    g.emit({ type: 'row-deserted', row: row + 1, rules: LOST_ROW });
    s.fights.shift();
    return;
  }
  yield* strikeAll(g, row);
  discardUsed(s, row);
  s.couch.push(s.rows[row].companion);
  s.rows[row].companion = -1;
  g.emit({ type: 'companion-home', row: row + 1, rules: HOME });
  s.step = 'row-after';
}

/** After the fight: W7, then the row slides one tile if it lost a zombie, else two (PB-MOVE03 to PB-MOVE05). */
export function* moveRow(g: G): Rules {
  const s = g.state;
  const row = s.fights[0];
  yield* open(g, 'W7', true);
  s.fights.shift();
  s.step = 'row-before';
  const { blind, defeated } = s.rows[row];
  const tiles = blind ? 0 : defeated > 0 ? 1 : 2;
  g.emit({ type: 'row-moved', row: row + 1, tiles, rules: blind ? BLIND : defeated > 0 ? MOVES_ONE : MOVES_TWO });
  // A Jukebox drawn by the first tile may leave time to draw the blind before the second (PB-CC23).
  for (let i = 0; i < tiles && !s.rows[row].blind; i++) yield* push(g, row, NOBODY);
}

const NOBODY: readonly number[] = [];

/** Cards used in a row go to the discard pile in the order they were placed (PB-MOVE02, PB-MOVE02-R). */
function discardUsed(s: Pints, row: number): void {
  for (const item of s.assigned) if (item.row === row && item.card >= 0) s.discard.push(item.card);
  s.assigned = s.assigned.filter((item) => item.row !== row);
}

/** Spaces 1 to 5, then the angled hits of the row's rugby balls (PB-FIGHT11-R, PB-FIGHT13-R). */
function* strikeAll(g: G, row: number): Rules {
  const s = g.state;
  for (let space = 0; space < SPACES; space++) {
    let hits = 0;
    let spoilsSauce = false;
    for (const item of s.assigned) {
      if (item.row !== row || item.space !== space) continue;
      hits += item.hits;
      if (item.weapon >= 0 && WEAPONS[item.weapon].spoilsSauce) spoilsSauce = true;
    }
    if (hits > 0) yield* strike(g, row, space, hits, spoilsSauce);
  }
  for (const item of s.assigned)
    if (item.row === row && item.angled >= 0)
      yield* strike(g, Math.floor(item.angled / SPACES), item.angled % SPACES, 1, false);
}

/** Hits fall on the uppermost zombie, one after another, until they or the stack run out (PB-FIGHT04 to PB-FIGHT12-R). */
function* strike(g: G, row: number, space: number, hits: number, spoilsSauce: boolean): Rules {
  const s = g.state;
  const stack = stackAt(s, row, space);
  for (let left = hits; left > 0 && stack.length > 0; left--) {
    const token = stack[stack.length - 1];
    if (!isFaceUp(token)) g.reveal('token');
    const { toughness, feature, code } = kindInfo(token);
    const where = { row: row + 1, space: space + 1, zombie: code, hits, left: left - 1 };
    if (toughness === 2 && !isHit(token)) {
      stack[stack.length - 1] = token | FACE_UP | HIT;
      g.emit({ type: 'zombie-hit', ...where, rules: STANDS });
      continue;
    }
    stack.pop();
    s.ambulance.push(token | FACE_UP);
    s.rows[row].defeated++;
    g.emit({ type: 'zombie-defeated', ...where, rules: toughness === 2 ? TOUGH_FALLS : FAST_FOOD_FALLS });
    if (feature === 'mint' && !spoilsSauce) yield* attract(g, row, space, stack);
  }
}

/** Mint sauce: a new zombie takes the place, unless W8 ignores it (PB-ZOM04, PB-FOOD12). */
function* attract(g: G, row: number, space: number, stack: number[]): Rules {
  const s = g.state;
  const params = { row: row + 1, space: space + 1 };
  if (hasFood(me(s), NO_SAUCE)) {
    const id = yield* g.choose(s.active, ASK_SAUCE, SAUCE_OR_NOT, { params });
    if (id === 'ignore') return turnOverFood(g, s.active, NO_SAUCE);
  }
  const token = drawToken(g);
  if (token < 0) return;
  stack.push(token);
  g.emit({ type: 'attracted', ...params, rules: ATTRACTED });
}
