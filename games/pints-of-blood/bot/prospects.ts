import { RESCUES } from '../content/cards.ts';
import { SOLO } from '../content/levels.ts';
import { LAST_SECTOR, own, type View } from './view.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that the rescue is that one, as far as the seat knows. */
const chanceOf = (view: View, rescue: string): number =>
  view.rescue === null ? 1 / RESCUES.length : view.rescue === rescue ? 1 : 0;

/** How much the end counts already, by sector. */
const END_COUNTS = [0, 0, 0.6, 1];
const endCounts = (view: View): number => END_COUNTS[view.sector - 1];

/** Places where the rescue can lie: each bag of crisps more is enough for one more of them (PB-RES10, PB-RES11). */
const PLACES_OF_RESCUE = 15;

/** What a bag of crisps is worth for the army. */
export const armyWorth = (view: View): number =>
  (chanceOf(view, 'army') * endCounts(view) * WEIGHTS.saved) / PLACES_OF_RESCUE;

/** What the last card in hand is worth as the taxi's fare (PB-RES03). */
export const fareWorth = (view: View): number =>
  view.sector < LAST_SECTOR ? 0 : chanceOf(view, 'taxi') * WEIGHTS.saved;

/** What a beer is worth beside the bite it heals: the Salvation Army counts it, the tandem for one wants few bites. */
export function beerBonus(view: View, drinker: number): number {
  const { beers, bites } = view.players[drinker - 1];
  const counted = chanceOf(view, 'salvationArmy') * endCounts(view);
  if (view.players.length > 1) {
    const fewest = view.players.every((p) => p.beers >= beers);
    return drinker === view.you && fewest ? counted * WEIGHTS.ownSeat : 0;
  }
  const wanted = beers < SOLO.beers ? (counted * WEIGHTS.saved) / SOLO.beers : 0;
  const tooMany = Math.max(1, bites - SOLO.tandemBites);
  const fitter = bites > SOLO.tandemBites ? (chanceOf(view, 'tandem') * endCounts(view) * WEIGHTS.saved) / tooMany : 0;
  return wanted + fitter / 2;
}

/** Whether the seat would be saved if this rescue came now, as far as that can be told. */
export function savedBy(view: View, rescue: string): boolean {
  const me = own(view);
  const others = view.players.filter((p) => p !== me);
  const alone = others.length === 0;
  switch (rescue) {
    case 'taxi':
      return me.cards.length > 0;
    case 'army':
      return me.crisps > view.deck[LAST_SECTOR - 1].cards - 1;
    case 'tandem':
      return alone ? me.bites <= SOLO.tandemBites : others.filter((p) => p.bites <= me.bites).length < 2;
    case 'salvationArmy':
      if (alone) return me.beers >= SOLO.beers;
      return others.some((p) => p.beers < me.beers || (p.beers === me.beers && p.crisps <= me.crisps));
    default:
      return true;
  }
}
