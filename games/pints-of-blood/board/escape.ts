import type { Seat } from '@shamble/kernel';
import { RESCUES } from '../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES } from '../content/dice.ts';
import { SOLO } from '../content/levels.ts';
import type { View } from '../rules/view.ts';
import type { Range } from './tokens.ts';

/** Who would get away with one rescue if it came now (PB-END04). */
export interface Escape {
  readonly rescue: string;
  /** Seats that surely get away, and seats that perhaps do. */
  readonly saved: readonly Seat[];
  readonly perhaps: readonly Seat[];
  /** Very Small Car: the chance of each seat. */
  readonly odds: readonly number[] | null;
  /** Army: how many cards may lie under it. */
  readonly under: Range | null;
}

type Player = View['players'][number];

const LAST_SECTOR = 3;
const TANDEM_SEATS = 2;

/** One entry for each rescue this seat cannot rule out. */
export function escapes(view: View): Escape[] {
  if (view.result !== null) return [];
  const known = view.rescue ?? rescueIn(view);
  return (known === null ? RESCUES : [known]).map((rescue) => escapeBy(view, rescue));
}

/** A rescue this seat has seen in the deck. */
const rescueIn = (view: View): string | null =>
  Object.values(view.deck[LAST_SECTOR].known).find((card) => RESCUES.includes(card)) ?? null;

function escapeBy(view: View, rescue: string): Escape {
  const { players } = view;
  const none = { rescue, saved: [], perhaps: [], odds: null, under: null };
  switch (rescue) {
    case 'smallCar': {
      const odds = carOdds(players);
      return { ...none, odds, perhaps: seats(players).filter((seat) => odds[seat] > 0) };
    }
    case 'taxi':
      return { ...none, saved: seats(players).filter((seat) => players[seat].cards.length > 0) };
    case 'tandem':
      return { ...none, saved: tandem(players) };
    case 'army': {
      const under = cardsUnder(view);
      const saved = seats(players).filter((seat) => players[seat].crisps > (under.hi ?? 0));
      const perhaps = seats(players).filter((seat) => players[seat].crisps > under.lo && !saved.includes(seat));
      return { ...none, saved, perhaps, under };
    }
    default:
      return { ...none, saved: salvationArmy(players) };
  }
}

const seats = (players: readonly Player[]): Seat[] => players.map((_, seat) => seat);

/** The rescue is one of the cards of sector 4 that this seat does not know (PB-RES10, PB-RES12-R). */
export function cardsUnder({ deck }: View): Range {
  const { cards, known } = deck[LAST_SECTOR];
  const places = Array.from({ length: cards }, (_, i) => i + 1);
  const sure = places.find((place) => RESCUES.includes(known[place]));
  const open = sure === undefined ? places.filter((place) => !(place in known)) : [sure];
  if (open.length === 0) return { lo: cards, hi: cards };
  return { lo: cards - Math.max(...open), hi: cards - Math.min(...open) };
}

/** Fewest bites, then most crisps; a group too large for the free seats stays behind (PB-RES09-R, PB-SOLO08-R). */
function tandem(players: readonly Player[]): Seat[] {
  if (players.length === 1) return players[0].bites <= SOLO.tandemBites ? [0] : [];
  const better = (a: Seat, b: Seat): number =>
    players[a].bites - players[b].bites || players[b].crisps - players[a].crisps;
  const waiting = seats(players).sort(better);
  const saved: Seat[] = [];
  while (waiting.length > 0 && saved.length < TANDEM_SEATS) {
    const tied = waiting.filter((seat) => better(seat, waiting[0]) === 0);
    waiting.splice(0, tied.length);
    if (tied.length <= TANDEM_SEATS - saved.length) saved.push(...tied);
  }
  return saved.sort((a, b) => a - b);
}

/** All but the one with the fewest beers, then the fewest crisps; a full tie saves all (PB-RES13 to PB-RES15, PB-SOLO09-R). */
function salvationArmy(players: readonly Player[]): Seat[] {
  if (players.length === 1) return players[0].beers >= SOLO.beers ? [0] : [];
  const worse = (a: Seat, b: Seat): number =>
    players[a].beers - players[b].beers || players[a].crisps - players[b].crisps;
  const [last, next] = seats(players).sort(worse);
  return seats(players).filter((seat) => seat !== last || worse(last, next) === 0);
}

/** The chance of each number of extra hits on seven dice. */
const EXTRA_ODDS: readonly number[] = (() => {
  const one = BATTLE_FACES.filter((face) => face === 'extra').length / BATTLE_FACES.length;
  let odds = [1];
  for (let die = 0; die < BATTLE_DICE; die++)
    odds = Array.from({ length: odds.length + 1 }, (_, n) => (odds[n] ?? 0) * (1 - one) + (odds[n - 1] ?? 0) * one);
  return odds;
})();

/** Most extra hits, then most crisps, then again among the tied, where all are alike (PB-RES01 to PB-RES02-R, PB-SOLO06-R). */
function carOdds(players: readonly Player[]): number[] {
  if (players.length === 1) return [EXTRA_ODDS.slice(SOLO.carHits).reduce((sum, p) => sum + p, 0)];
  const chances = players.map(() => 0);
  const roll = (seat: Seat, chance: number, best: number, tied: readonly Seat[]): void => {
    if (seat === players.length) {
      const most = Math.max(...tied.map((s) => players[s].crisps));
      const riders = tied.filter((s) => players[s].crisps === most);
      for (const rider of riders) chances[rider] += chance / riders.length;
      return;
    }
    EXTRA_ODDS.forEach((odds, hits) => {
      const now = hits > best ? [seat] : hits === best ? [...tied, seat] : tied;
      roll(seat + 1, chance * odds, Math.max(hits, best), now);
    });
  };
  roll(0, 1, -1, []);
  return chances;
}
