import { ITEMS, itemNumber } from '../content/items.ts';
import { spaceNumber } from '../content/map.ts';
import { chanceOfNoise, type Pool, type Spread, spreadOf } from '../content/odds.ts';
import { type Ability, SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { TOKENS } from '../content/tokens.ts';
import { KINDS } from '../content/words.ts';
import type { View } from '../rules/view.ts';
import { costsOf, spareOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

const KIND_IDS: readonly string[] = KINDS;

export type PlayerView = View['players'][number];

/** What the bot makes of its view before it answers: itself, its party and the dice it would roll. */
export interface Mind {
  readonly view: View;
  readonly seat: number;
  readonly own: PlayerView;
  readonly space: number;
  /** Own seat first, then the members of the group. */
  readonly party: readonly number[];
  readonly pool: Pool;
  /** What is added to kills in token fights and other fights, and to actions. */
  readonly tokenKills: number;
  readonly otherKills: number;
  readonly actions: number;
  /** What the pool may roll, with a face read otherwise where somebody can. */
  readonly killSpread: Spread;
  readonly actionSpread: Spread;
  /** What a shot costs by being heard. */
  readonly noise: number;
  /** Moves in a turn. */
  readonly moves: number;
  /** Food, Fuel, Ammo. */
  readonly stock: readonly number[];
  readonly spare: number;
  /** What 0, 1, 2 … Fatigue cost. */
  readonly costs: readonly number[];
  /** The tokens that nobody of us has seen, by zombies, as shares of one. */
  readonly unseen: readonly number[];
  /** Added to the worth of units up to a number, by kind, and of followers and items: what Locations ask for. */
  readonly needs: Needs;
}

interface Needs {
  readonly upTo: number[];
  readonly unit: number[];
  follower: number;
  item: number;
}

export function mindOf(view: View): Mind {
  const seat = view.you - 1;
  const own = view.players[seat];
  const party = [seat];
  for (const [other, { group }] of view.players.entries())
    if (other !== seat && group !== null && group === own.group) party.push(other);
  const abilities = abilitiesOf(view, party, own);
  const sum = (count: (ability: Ability) => number): number => abilities.reduce((n, ability) => n + count(ability), 0);
  const has = (word: Ability['word']): boolean => abilities.some((ability) => ability.word === word);
  const killsIn = (fight: string): number =>
    sum((a) => (a.word === 'killPlus' && (a.fight === fight || a.fight === 'any') ? a.n : 0));
  const swaps = (to: string): boolean => abilities.some((a) => a.word === 'swap' && a.to === to);
  const pool = poolOf(view, party);
  const quiet = Math.max(0, ...abilities.map((a) => (a.word === 'quiet' ? a.n : 0)));
  return {
    view,
    seat,
    own,
    space: own.space === null ? -1 : spaceNumber(own.space),
    party,
    pool,
    tokenKills: killsIn('token'),
    otherKills: killsIn('encounter'),
    actions: sum((a) => (a.word === 'actPlus' ? a.n : 0)),
    killSpread: spreadOf(pool, 'kill', swaps('kill')),
    actionSpread: spreadOf(pool, 'action', swaps('action')),
    noise: chanceOfNoise(has('loud'), quiet) * WEIGHTS.noise,
    moves: movesOf(own),
    stock: [own.food, own.fuel, own.ammo],
    spare: spareOf(own.team),
    costs: costsOf(own.team, wipeCost(view, own), boldness(own.turns)),
    unseen: unseenTokens(view),
    needs: { upTo: [0, 0, 0], unit: [0, 0, 0], follower: 0, item: 0 },
  };
}

/** Fear goes away in a long game: it has to end some day. */
function boldness(turns: number): number {
  const left = Math.min(1, WEIGHTS.patienceTurns / Math.max(1, turns));
  return left * left;
}

/** Where a lost team takes everything along, what was explored goes too (WD-LOSE04). */
function wipeCost(view: View, own: PlayerView): number {
  if (view.final) return WEIGHTS.out;
  const explored = view.edition === 'fr' ? own.explored.length : 0;
  return WEIGHTS.wipe + WEIGHTS.location.slice(0, explored).reduce((sum, n) => sum + n, 0);
}

function abilitiesOf(view: View, party: readonly number[], own: PlayerView): Ability[] {
  const found: Ability[] = [];
  for (const seat of party)
    for (const { id } of view.players[seat].team) found.push(...SURVIVORS[survivorNumber(id)].abilities);
  for (const item of own.items) found.push(...ITEMS[itemNumber(item)].abilities);
  return found;
}

function poolOf(view: View, party: readonly number[]): Pool {
  const pool = [0, 0, 0];
  for (const seat of party) for (const [colour, n] of view.players[seat].pool.entries()) pool[colour] += n;
  return pool;
}

const MOVES = 3;

function movesOf({ team, items, bonus }: PlayerView): number {
  let moves = MOVES;
  let plus = bonus;
  for (const { id } of team)
    for (const ability of SURVIVORS[survivorNumber(id)].abilities) {
      if (ability.word === 'moveMax') moves = Math.min(moves, ability.n);
      else if (ability.word === 'move') plus += ability.plus;
    }
  for (const item of items)
    for (const ability of ITEMS[itemNumber(item)].abilities) if (ability.word === 'move') plus += ability.plus;
  return moves + plus;
}

/** The supply is known by what lies open: all tokens, less those discarded and those seen on the board. */
function unseenTokens(view: View): number[] {
  const left = TOKENS.map((n, zombies) => n - view.discard[zombies]);
  for (const { zombies } of view.tokens) if (zombies !== null) left[zombies]--;
  const all = left.reduce((sum, n) => sum + n, 0);
  return left.map((n) => (all === 0 ? 0 : n / all));
}

/** What one unit more is worth to somebody who has so many of the kind. */
export function unitWorth({ needs }: Mind, kind: number, have: number): number {
  let worth = WEIGHTS.units[kind];
  for (let i = 0; i < have; i++) worth *= WEIGHTS.more;
  return have < needs.upTo[kind] ? worth + needs.unit[kind] : worth;
}

/** What the next unit would be worth, and what the last one is. */
export const gainWorth = (mind: Mind, kind: number): number =>
  mind.stock[kind] >= 10 ? 0 : unitWorth(mind, kind, mind.stock[kind]);
export const lossWorth = (mind: Mind, kind: number): number =>
  mind.stock[kind] === 0 ? 0 : unitWorth(mind, kind, mind.stock[kind] - 1);

/** The number of a resource by its id; -1 for what is none. */
export const kindNumber = (id: unknown): number => KIND_IDS.indexOf(String(id));

/** Whether two seats are in one group. */
export function together(view: View, a: number, b: number): boolean {
  const { group } = view.players[a];
  return a === b || (group !== null && group === view.players[b].group);
}
