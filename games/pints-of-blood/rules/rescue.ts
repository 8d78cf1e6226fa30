import type { Seat } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES } from '../content/dice.ts';
import { SOLO } from '../content/levels.ts';
import type { G, Pints } from './state.ts';

const CAR = ['PB-RES01', 'PB-RES02-R2'];
const TAXI = ['PB-RES03'];
const RULES: Readonly<Record<string, readonly string[]>> = {
  smallCar: ['PB-RES01', 'PB-RES02'],
  taxi: ['PB-RES03', 'PB-RES04', 'PB-RES05'],
  tandem: ['PB-RES06', 'PB-RES07', 'PB-RES08', 'PB-RES09'],
  army: ['PB-RES10', 'PB-RES11', 'PB-RES12'],
  salvationArmy: ['PB-RES13', 'PB-RES14', 'PB-RES15'],
};
const LAST_SECTOR = 3;
const TANDEM_SEATS = 2;

/** The rescue decides who gets away (PB-END04); if it saves nobody, the zombies win (PB-END06). */
export function rescue(g: G): void {
  const s = g.state;
  const card = CARD_IDS[s.rescue];
  const saved = savedBy(g, card);
  g.emit({ type: 'rescued', card, players: saved.map((seat) => seat + 1), rules: RULES[card] });
  s.result = { id: saved.length > 0 ? 'rescue' : 'zombies', winners: saved, rescue: card };
}

function savedBy(g: G, card: string): Seat[] {
  const s = g.state;
  switch (card) {
    case 'smallCar':
      return smallCar(g);
    case 'taxi':
      return taxi(g);
    case 'tandem':
      return tandem(s);
    case 'army':
      return everySeat(s).filter((seat) => s.players[seat].crisps > s.deck[LAST_SECTOR].length);
    default:
      return salvationArmy(s);
  }
}

const everySeat = (s: Pints): Seat[] => s.players.map((_, seat) => seat);

/** Extra hits on seven dice, then crisps, then again (PB-RES01 to PB-RES02-R); alone, two are enough (PB-SOLO06-R). */
function smallCar(g: G): Seat[] {
  const s = g.state;
  const seats = s.players.length;
  let riders = everySeat(s).map((_, i) => (s.active + i) % seats);
  const rollFor = (seat: Seat): number => {
    const dice = g.chance.rollAll('battle', BATTLE_DICE, BATTLE_FACES);
    const hits = dice.filter((face) => face === 'extra').length;
    g.emit({ type: 'car-roll', player: seat + 1, dice, hits, rules: CAR });
    return hits;
  };
  if (seats === 1) return rollFor(0) >= SOLO.carHits ? [0] : [];
  riders = best(riders, riders.map(rollFor));
  riders = best(
    riders,
    riders.map((seat) => s.players[seat].crisps),
  );
  while (riders.length > 1) riders = best(riders, riders.map(rollFor));
  return riders;
}

const best = (seats: readonly Seat[], scores: readonly number[]): Seat[] =>
  seats.filter((_, i) => scores[i] === Math.max(...scores));

/** Everybody with a companion card pays one and is saved (PB-RES03, PB-RES04). Which one has no effect. */
function taxi(g: G): Seat[] {
  const s = g.state;
  const saved = everySeat(s).filter((seat) => s.players[seat].cards.length > 0);
  for (const seat of saved) {
    const kind = s.players[seat].cards.shift() as number;
    s.discard.push(kind);
    g.emit({ type: 'fare-paid', player: seat + 1, card: CARD_IDS[kind], rules: TAXI });
  }
  return saved;
}

/** Fewest bites, then most crisps; a group that does not fit into the free seats stays behind (PB-RES09-R). */
function tandem(s: Pints): Seat[] {
  if (s.players.length === 1) return s.players[0].bites <= SOLO.tandemBites ? [0] : [];
  const rank = (seat: Seat): number => s.players[seat].bites * 1e9 - s.players[seat].crisps;
  const saved: Seat[] = [];
  const waiting = everySeat(s).sort((a, b) => rank(a) - rank(b) || a - b);
  while (waiting.length > 0 && saved.length < TANDEM_SEATS) {
    const tied = waiting.filter((seat) => rank(seat) === rank(waiting[0]));
    waiting.splice(0, tied.length);
    if (tied.length <= TANDEM_SEATS - saved.length) saved.push(...tied);
  }
  return saved.sort((a, b) => a - b);
}

/** All but the one with the fewest beers, then the fewest crisps; a full tie saves all (PB-RES13 to PB-RES15). */
function salvationArmy(s: Pints): Seat[] {
  if (s.players.length === 1) return s.players[0].beers >= SOLO.beers ? [0] : [];
  const all = everySeat(s);
  const fewestBeers = best(
    all,
    all.map((seat) => -s.players[seat].beers),
  );
  const left = best(
    fewestBeers,
    fewestBeers.map((seat) => -s.players[seat].crisps),
  );
  return left.length === 1 ? all.filter((seat) => seat !== left[0]) : all;
}
