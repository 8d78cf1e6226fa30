import type { Amount, Effect, What } from '../../content/words.ts';
import type { EditionId } from '../edition.ts';
import type { Ledger } from './ledger.ts';

/** Where the card is faced, and what the tests answer there. */
export const HERE = 'B7';
/** The spaces around it: tokens come to the first of them, and are cleared from the first of them. */
const AROUND = ['A7', 'A8', 'B6', 'B8'] as const;
/** A space next to the player who is chosen. */
export const FAR = 'E15';
/** The followers who join next, with what they bring. */
export const NEXT: readonly (readonly [string, readonly number[]])[] = [
  ['ursula', [0, 0, 1]],
  ['caleb', [0, 0, 0]],
];
/** The Location card on top of the deck. */
export const TOP_LOCATION = 'gunShopB';

const KINDS: readonly What[] = ['food', 'fuel', 'ammo'];

/** What the effects of a card refer to; players are counted from 1. */
export interface Circumstances {
  readonly edition: EditionId;
  readonly paid?: readonly What[];
  readonly chosen?: number;
  readonly elected?: number;
  readonly yes?: readonly number[];
  readonly no?: readonly number[];
  readonly shifted?: number;
  /** Where a gift goes, and who has fewest of what is compared. */
  readonly receiver?: number;
  readonly fewest?: readonly number[];
  readonly item?: string | null;
}

/** What an effect does by its word, where every free choice falls on Food, and on the first follower. */
export function foretell(l: Ledger, effects: readonly Effect[], at: Circumstances, who = 1): void {
  for (const effect of effects) foretellOne(l, effect, at, who);
}

function foretellOne(l: Ledger, effect: Effect, at: Circumstances, who: number): void {
  const player = l.players[who - 1];
  switch (effect.do) {
    case 'gain':
      gain(player.stock, effect.exceptPaid ? notPaid(at) : effect.what, worth(effect.n, at));
      return;
    case 'lose':
      lose(player.stock, effect.what, worth(effect.n, at));
      return;
    case 'fatigue':
      player.fatigue += worth(effect.n, at);
      return;
    case 'fatigueAll':
      player.fatigue += worth(effect.n, at) * player.team.length;
      return;
    case 'heal':
      player.fatigue -= Math.min(player.fatigue, worth(effect.n, at));
      return;
    case 'follower':
      for (const [name, gains] of NEXT.slice(0, effect.n)) {
        player.team.push(name);
        for (const [kind, n] of gains.entries()) player.stock[kind] += n;
      }
      return;
    case 'keep':
      player.items.push(at.item ?? '');
      return;
    case 'killFollower':
      l.dead.push(player.team.splice(1, 1)[0]);
      return;
    case 'leaveHere':
      l.markers.push(`${player.team.splice(1, 1)[0]} ${HERE}`);
      return;
    case 'leaveNear':
      l.markers.push(`${player.team.splice(1, 1)[0]} ${at.edition === 'it' ? 'B9' : 'A6'}`);
      return;
    case 'nextMove':
      player.bonus++;
      return;
    case 'swapPublic':
      l.lastLocation = l.shown[0];
      l.shown[0] = TOP_LOCATION;
      return;
    case 'tokens':
      for (const space of effect.at === 'chosen' ? [FAR] : first(AROUND, effect.n)) add(l.tokens, space, 1);
      return;
    case 'clear':
      for (const space of first(['A7', 'A8', 'B6'], effect.n)) add(l.tokens, space, -1);
      return;
    case 'peek':
      l.seen += Math.min(effect.n, 3);
      return;
    case 'give':
      pass(l, who, at.receiver ?? at.chosen ?? 0, effect.what, effect.n);
      return;
    case 'steal':
      pass(l, at.chosen ?? 0, who, effect.what, effect.n);
      return;
    case 'each':
      for (const other of players(effect.of, at)) foretell(l, effect.effects, at, other);
      return;
    case 'deny':
      return;
    default:
      throw new Error(`"${effect.do}" stands on no card; its test has its name`);
  }
}

/** The players of a set at a table of three. */
function players(of: Extract<Effect, { do: 'each' }>['of'], at: Circumstances): readonly number[] {
  switch (of) {
    case 'all':
      return [1, 2, 3];
    case 'other':
      return [2, 3];
    case 'yes':
      return at.yes ?? [];
    case 'no':
      return at.no ?? [];
    case 'chosen':
      return [at.chosen ?? 0];
    case 'elected':
      return [at.elected ?? 0];
    case 'fewestOther':
      return at.fewest ?? [];
  }
}

const first = (spaces: readonly string[], n: number | 'all'): readonly string[] =>
  n === 'all' ? spaces : spaces.slice(0, n);

function worth(n: Amount, { shifted = 0 }: Circumstances): number {
  if (typeof n === 'number') return n;
  if (n.per !== 'shifted') throw new Error(`an amount per ${n.per} stands on no card; its test has its name`);
  return n.base + n.each * shifted;
}

const notPaid = ({ paid = [] }: Circumstances): What => KINDS.find((kind) => !paid.includes(kind)) as What;

function gain(stock: number[], what: What, n: number): void {
  stock[Math.max(0, KINDS.indexOf(what))] += n;
}

/** Of any kind: Food first, then Fuel, then Ammo. */
export function lose(stock: number[], what: What, n: number): void {
  let left = n;
  for (const [kind, name] of KINDS.entries()) {
    if (what !== 'any' && what !== name) continue;
    const gone = Math.min(left, stock[kind]);
    stock[kind] -= gone;
    left -= gone;
  }
}

function pass(l: Ledger, from: number, to: number, what: What, n: number): void {
  lose(l.players[from - 1].stock, what, n);
  gain(l.players[to - 1].stock, what, n);
}

function add(tokens: Record<string, number>, space: string, n: number): void {
  tokens[space] = (tokens[space] ?? 0) + n;
  if (tokens[space] === 0) delete tokens[space];
}
