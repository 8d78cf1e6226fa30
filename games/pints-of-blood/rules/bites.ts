import type { Prompt, Rules, Seat } from '@shamble/kernel';
import { FOOD_IDS } from '../content/food.ts';
import { BITES_TO_DIE, COMPANIONS } from '../content/levels.ts';
import { turnOverFood } from './food.ts';
import { NO_BITE, STOOL } from './names.ts';
import { companionsInPub, FACE_UP, type G, GAME_OVER, hasFood, kindInfo, ROWS, toSupply } from './state.ts';

/** What bites. */
export type Biter = 'scoring' | 'symbol' | 'divider';

const ASK_NO_BITE: Prompt = { id: 'no-bite', rules: ['PB-FOOD16', 'PB-FOOD16-R'] };
const ASK_WHO_DIES: Prompt = { id: 'who-dies', rules: ['PB-BITE07-R'] };
const ASK_RETURN_FOOD: Prompt = { id: 'return-food', rules: ['PB-FOOD05', 'PB-FOOD05-R'] };
const REPEL_OR_NOT = ['repel', 'endure'];

const BITTEN: Readonly<Record<Biter, readonly string[]>> = {
  scoring: ['PB-BITE01', 'PB-BITE02'],
  symbol: ['PB-SYM06'],
  divider: ['PB-DIV03'],
};
const REVEALED = ['PB-BITE01', 'PB-HID04'];
const DIES = ['PB-BITE03', 'PB-BITE07'];
const PUB_FALLS = ['PB-END01', 'PB-GEN04'];
const FOOD_RETURNED = ['PB-BITE11', 'PB-FOOD05'];

/** Phase IV-B: the active player counts first, then clockwise (PB-BITE01, PB-BITE09-R). */
export function* countBites(g: G): Rules {
  const s = g.state;
  const seats = s.players.length;
  for (let i = 0; i < seats; i++) yield* countMarker(g, (s.active + i) % seats);
}

function* countMarker(g: G, seat: Seat): Rules {
  const s = g.state;
  const player = s.players[seat];
  if (player.marker.length === 0) return;
  for (let i = 0; i < player.marker.length; i++) player.marker[i] |= FACE_UP;
  g.reveal('tokens');
  let bites = 0;
  for (const token of player.marker) bites += kindInfo(token).bites;
  const tokens = g.sink === null ? [] : player.marker.map((t) => kindInfo(t).code);
  g.emit({ type: 'bites-counted', player: seat + 1, tokens, bites, rules: REVEALED });
  yield* takeBites(g, seat, bites, 'scoring');
  toSupply(s, player.marker);
  player.marker = [];
}

/** Bites go on the dial one after another; the pickled egg may repel one first (PB-BITE02 to PB-BITE04, PB-FOOD16-R). */
export function* takeBites(g: G, seat: Seat, count: number, why: Biter): Rules {
  const player = g.state.players[seat];
  let left = count;
  if (hasFood(player, NO_BITE)) {
    const id = yield* g.choose(seat, ASK_NO_BITE, REPEL_OR_NOT, { params: { bites: count } });
    if (id === 'repel') {
      turnOverFood(g, seat, NO_BITE);
      left--;
    }
  }
  for (; left > 0; left--) {
    player.bites++;
    g.emit({ type: 'bitten', player: seat + 1, dial: player.bites, rules: BITTEN[why] });
    if (player.bites < BITES_TO_DIE) continue;
    player.bites = 0;
    yield* companionDies(g, seat);
    yield* returnFood(g, seat);
  }
}

/** A companion leaves the game: from the couch, ivory first, else from a stool the active player names (PB-BITE07-R, PB-BITE07-R2). */
function* companionDies(g: G, seat: Seat): Rules {
  const s = g.state;
  let companion: number;
  let where = {};
  if (s.couch.length > 0) {
    companion = Math.min(...s.couch);
    s.couch.splice(s.couch.indexOf(companion), 1);
  } else {
    const stools: string[] = [];
    for (let row = 0; row < ROWS; row++) if (s.rows[row].companion >= 0) stools.push(STOOL[row]);
    const id = stools.length === 1 ? stools[0] : yield* g.choose(s.active, ASK_WHO_DIES, stools);
    const row = s.rows[STOOL.indexOf(id)];
    companion = row.companion;
    row.companion = -1;
    where = { row: STOOL.indexOf(id) + 1 };
  }
  s.dead.push(companion);
  g.emit({
    type: 'companion-dies',
    player: seat + 1,
    companion: companion + 1,
    colour: COMPANIONS[companion].colour,
    ...where,
    rules: DIES,
  });
  if (companionsInPub(s) > 0) return;
  g.emit({ type: 'pub-falls', rules: PUB_FALLS });
  s.result = { id: 'zombies', winners: [] };
  throw GAME_OVER;
}

/** Five bites also cost a pub food tile (PB-BITE11, PB-FOOD05-R). */
function* returnFood(g: G, seat: Seat): Rules {
  const s = g.state;
  const player = s.players[seat];
  if (player.food.length === 0) return;
  const ids = player.food.map((tile) => FOOD_IDS[tile]);
  const id = ids.length === 1 ? ids[0] : yield* g.choose(seat, ASK_RETURN_FOOD, ids);
  const tile = FOOD_IDS.indexOf(id);
  player.food.splice(player.food.indexOf(tile), 1);
  player.usedFood = player.usedFood.filter((t) => t !== tile);
  s.food.push(tile);
  if (seat === s.active) s.returned.push(tile);
  g.emit({ type: 'food-returned', player: seat + 1, tile: id, rules: FOOD_RETURNED });
}
