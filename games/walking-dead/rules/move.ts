import { bagSize, type Rules, SPECTATOR, seenBy } from '@shamble/kernel';
import { ITEMS, itemNumber } from '../content/items.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { BORDER, ICONS, LOCATION_AT, NEIGHBOURS, SPACES, spaceNumber } from '../content/map.ts';
import { hasAbility, SURVIVORS } from '../content/survivors.ts';
import { fightTokens } from './fight.ts';
import { offerGroup } from './group.ts';
import { discardItem } from './items.ts';
import { canEnter, hasSecretCard, namesOf, usableAt } from './locations.ts';
import { BYPASS, driveId, GO, named, ROPE } from './names.ts';
import { askForFuel, askForPledges, pledgeOptions } from './pledge.ts';
import {
  editionOf,
  FUEL,
  FUEL_LIMIT,
  type G,
  hasMarker,
  hasToken,
  isLocation,
  MOVES,
  me,
  otherMembers,
  party,
  spaceOf,
  type Walking,
} from './state.ts';
import { leaveBehind } from './tokens.ts';

const ASK_STEP = { id: 'step', rules: ['WD-MOVE01', 'WD-MOVE02', 'WD-MOVE08', 'WD-FUEL13'] };
const ASK_WHICH_CARD = { id: 'which-card', rules: ['WD-LOC05-R'] };
const MOVED = ['WD-MOVE01'];
const DRIVEN = ['WD-FUEL03', 'WD-FUEL14'];
const PASSED = ['WD-FUEL05', 'WD-FUEL06', 'WD-FUEL07'];
const BURNT = ['WD-FUEL01', 'WD-FUEL02'];
const CLIMBED = ['WD-INV02', 'WD-BOARD05'];
const SHOWN = ['WD-LOC05'];
const ROPE_ITEM = itemNumber('climbingRope');

/** Spaces across the border of Atlanta that touch a space. */
const ACROSS: readonly (readonly number[])[] = SPACES.map((_, space) =>
  BORDER.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])),
);

/** How many moves the active player has this turn: the least maximum first, then what is added (WD-MOVE10). */
export function movesOf(s: Walking): number {
  const { team, items, bonus } = me(s);
  let moves = MOVES;
  let plus = bonus;
  for (const { id } of team)
    for (const ability of SURVIVORS[id].abilities) {
      if (ability.word === 'moveMax') moves = Math.min(moves, ability.n);
      else if (ability.word === 'move') plus += ability.plus;
    }
  for (const item of items)
    for (const ability of ITEMS[item].abilities) if (ability.word === 'move') plus += ability.plus;
  return moves + plus;
}

/** Fuel that may still be used this turn (WD-FUEL02). */
export function fuelLeft(s: Walking): number {
  let limit = FUEL_LIMIT;
  for (const item of me(s).items)
    for (const ability of ITEMS[item].abilities) if (ability.word === 'fuelCap') limit += ability.plus;
  return limit - s.now.fuel;
}

export const hasFuel = (s: Walking): boolean => me(s).stock[FUEL] > 0 || s.now.lender >= 0;

export const drivesFar = (s: Walking): boolean => me(s).team.some(({ id }) => hasAbility(id, 'longDrive'));

/** A space one may drive over: no icon, no Location, no token, no follower (WD-BOARD10). */
export const isOpenRoad = (s: Walking, space: number): boolean =>
  ICONS[space].length === 0 && !isLocation(space) && !hasMarker(s, space) && !hasToken(s, space);

/** Whether tokens of a space can be driven past (WD-FUEL05, WD-FUEL10, WD-FUEL11). */
export const canBypass = (s: Walking, space: number): boolean =>
  hasToken(s, space) && (editionOf(s).bypassIcons || (ICONS[space].length === 0 && !hasMarker(s, space)));

/** A space the party has just left is open road only where no token came: a pawn remains, or none is left (WD-FUEL14). */
function staysOpen(s: Walking, space: number): boolean {
  if (!isOpenRoad(s, space)) return false;
  const members = party(s);
  return (
    s.players.some((player, seat) => player.space === space && !members.includes(seat)) ||
    bagSize(s.supply) + bagSize(s.discard) === 0
  );
}

const PLAIN = Uint8Array.from(SPACES, (_, space) => (ICONS[space].length === 0 && !isLocation(space) ? 1 : 0));

/** Which spaces are open road, worked out once for all drives of a step: 1 for open, 0 for not. */
function roads(s: Walking): Uint8Array {
  const road = PLAIN.slice();
  for (let i = 0; i < s.tokens.length; i++) road[spaceOf(s.tokens[i])] = 0;
  for (let i = 0; i < s.markers.length; i++) road[s.markers[i].space] = 0;
  return road;
}

/** Where the next step may lead, as ids of options. */
function stepOptions(s: Walking): string[] {
  const { space, items } = me(s);
  const options: string[] = [];
  const next = NEIGHBOURS[space];
  for (let i = 0; i < next.length; i++) if (canEnter(s, next[i])) options.push(GO[next[i]]);
  if (hasFuel(s) && fuelLeft(s) > 0) {
    const road = roads(s);
    for (let i = 0; i < next.length; i++) {
      const a = next[i];
      if (road[a] === 1) drives(s, road, space, a, options);
      else if (canBypass(s, a)) options.push(BYPASS[a]);
    }
  }
  if (items.includes(ROPE_ITEM))
    for (const across of ACROSS[space]) if (canEnter(s, across)) options.push(ROPE[across]);
  return options;
}

/** Double steps over `a`, and longer ones for who drives far. */
function drives(s: Walking, road: Uint8Array, from: number, a: number, options: string[]): void {
  const far = drivesFar(s);
  const next = NEIGHBOURS[a];
  for (let i = 0; i < next.length; i++) {
    const b = next[i];
    if (b === from ? !staysOpen(s, from) : road[b] === 0) continue;
    options.push(driveId(a, b));
    if (!far) continue;
    for (const c of NEIGHBOURS[b]) {
      const left = c === from || c === a;
      if (left ? staysOpen(s, c) : road[c] === 1) options.push(driveId(a, b, c));
    }
  }
}

/** One step of the movement; true once the movement is over (WD-MOVE01 to WD-MOVE09). */
export function* takeStep(g: G): Rules<boolean> {
  const s = g.state;
  if (s.now.moves === 0) return true;
  const options = stepOptions(s);
  const asks = askOptions(s);
  if (options.length === 0 && asks.length === 0) return true;
  if (s.now.steps > 0) options.push('stop');
  const params = { moves: s.now.moves, fuel: me(s).stock[FUEL], left: fuelLeft(s), lent: s.now.lender >= 0 ? 1 : 0 };
  const answer = yield* g.choose(s.active, ASK_STEP, options, { params, beside: asks });
  if (answer === 'stop') return true;
  if (answer === 'ask.fuel') yield* askForFuel(g);
  else if (answer.startsWith('pledge.')) yield* askForPledges(g, answer);
  else return yield* step(g, answer);
  return false;
}

/** Whether Fuel leads anywhere from here. */
const fuelHelps = (s: Walking, from: number): boolean =>
  NEIGHBOURS[from].some(
    (a) =>
      canBypass(s, a) ||
      (isOpenRoad(s, a) && NEIGHBOURS[a].some((b) => (b === from ? staysOpen(s, b) : isOpenRoad(s, b)))),
  );

/** What the group can be asked for before a step. */
function askOptions(s: Walking): string[] {
  const members = otherMembers(s);
  if (members.length === 0) return [];
  const { space, items } = me(s);
  const asks = pledgeOptions(
    s,
    items.includes(ROPE_ITEM) ? [...NEIGHBOURS[space], ...ACROSS[space]] : NEIGHBOURS[space],
  );
  const lendable = s.now.lender < 0 && !s.now.asked.includes('fuel') && fuelLeft(s) > 0;
  if (lendable && members.some((seat) => s.players[seat].stock[FUEL] > 0) && fuelHelps(s, space)) asks.push('ask.fuel');
  return asks;
}

function* step(g: G, answer: string): Rules<boolean> {
  const s = g.state;
  const [how, ...ids] = answer.split('.');
  const spaces = ids.map(spaceNumber);
  s.now.moves--;
  s.now.steps++;
  s.now.bypassing = how === 'bypass';
  if (how === 'rope') discardItem(g, s.active, ROPE_ITEM);
  if (how === 'drive' || how === 'bypass') burnFuel(g);
  for (const space of spaces) walkTo(g, space, how);
  s.now.asked = [];
  // A pledge is for the attempt it was asked for: who goes elsewhere must ask again (WD-TEAM24).
  if (!isLocation(me(s).space)) s.pledge = null;
  return yield* arrive(g);
}

/** The whole party moves; the space it leaves is checked for a token (WD-TOK02, WD-TEAM07). */
function walkTo(g: G, space: number, how: string): void {
  const s = g.state;
  const from = me(s).space;
  const members = party(s);
  for (const seat of members) {
    s.players[seat].space = space;
    s.players[seat].failed = null;
  }
  const rules = how === 'drive' ? DRIVEN : how === 'bypass' ? PASSED : how === 'rope' ? CLIMBED : MOVED;
  g.emit({ type: 'moved', player: named(s.active), from: SPACES[from], to: SPACES[space], how, rules });
  leaveBehind(g, from);
}

function burnFuel(g: G): void {
  const s = g.state;
  const payer = s.now.lender >= 0 ? s.now.lender : s.active;
  s.players[payer].stock[FUEL]--;
  s.now.lender = -1;
  s.now.fuel++;
  g.emit({ type: 'fuel-burnt', player: named(payer), rules: BURNT });
}

/** Entering a space: offers, tokens, and whether the movement ends here. */
function* arrive(g: G): Rules<boolean> {
  const s = g.state;
  yield* offerGroup(g);
  if (s.now.bypassing) return s.now.moves === 0;
  const { space } = me(s);
  const moves = movesOf(s);
  if (isLocation(space)) yield* declare(g, space);
  else yield* fightTokens(g);
  // Whoever died helps or hinders the way no more (WD-SURV02, WD-FAT03).
  s.now.moves = Math.max(0, s.now.moves + movesOf(s) - moves);
  return s.now.moves === 0 || isLocation(space) || ICONS[space].length > 0 || hasMarker(s, space);
}

/** Entering a Location declares the attempt, and shows the private card that is used for it (WD-LOC04, WD-LOC05). */
export function* declare(g: G, space: number, cards = usableAt(g.state, space)): Rules {
  const s = g.state;
  if (cards.length === 0) return;
  let chosen = cards[0];
  // Whether a hidden private card could be used beside a public one is nobody's business: there is always a question.
  if (cards.length > 1 || (chosen.slot >= 0 && hasSecretCard(s))) {
    const ids = cards.map(({ slot }) => (slot < 0 ? 'private' : `public.${slot + 1}`));
    const answer = yield* g.choose(s.active, ASK_WHICH_CARD, ids, {
      params: { space: SPACES[space], ...namesOf(s, cards) },
    });
    chosen = cards[ids.indexOf(answer)];
  }
  if (chosen.slot < 0 && hasSecretCard(s)) {
    me(s).hidden = seenBy(me(s).hidden, [SPECTATOR]);
    g.reveal('private-location');
    const { id } = LOCATION_CARDS[chosen.card];
    g.emit({ type: 'private-shown', player: named(s.active), card: id, location: LOCATION_AT[space], rules: SHOWN });
  }
  s.attempt = { ...chosen, series: -1, fought: false };
}
