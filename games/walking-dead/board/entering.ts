import { LOCATION_CARDS, locationCardNumber, type Objective } from '../content/locations.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { billOf, covers, pooled } from '../rules/pay.ts';
import type { View } from '../rules/view.ts';
import { type PlayerView, survivorsIn } from './party.ts';

const TIERS = 3;

/** The objective of a Location card that counts for a player: by how many Locations they have explored (WD-LOC06). */
export const tierOf = ({ explored }: PlayerView): number => Math.min(explored.length + 1, TIERS);

export const objectiveFor = (card: string, player: PlayerView): Objective =>
  LOCATION_CARDS[locationCardNumber(card)].tiers[tierOf(player) - 1];

const stockOf = ({ food, fuel, ammo }: PlayerView): number[] => [food, fuel, ammo];

/** Whether a player has what a card wants owned and paid (WD-LOC03). */
export function isReady(view: View, player: number, card: string, slot: number | null): boolean {
  const own = view.players[player - 1];
  const { have, pay, items, survivors } = objectiveFor(card, own);
  const stock = stockOf(own);
  return (
    covers(stock, billOf(have)) &&
    itemsCounted(own) >= items &&
    survivorsIn(view, player) >= survivors &&
    covers(pooled([stock, pledged(view, player, slot)]), billOf(pay))
  );
}

/** What a group has promised to add, in the turn of the one it was promised to (WD-TEAM24). */
function pledged({ pledge, active }: View, player: number, slot: number | null): number[] {
  return pledge !== null && pledge.slot === slot && active === player ? pooled(pledge.units) : [0, 0, 0];
}

/** Items, with one more for a survivor who hoards. */
const itemsCounted = ({ items, team }: PlayerView): number =>
  items.length +
  team.filter(({ id }) => SURVIVORS[survivorNumber(id)].abilities.some(({ word }) => word === 'hoard')).length;

/** Cards open to a player that name a Location, with their slots; null for the private one. */
function cardsAt(view: View, player: number, location: string): { card: string; slot: number | null }[] {
  const open = view.shown.map((card, i): { card: string | null; slot: number | null } => ({ card, slot: i + 1 }));
  const own = { card: view.players[player - 1].private, slot: null };
  return [...open, own].flatMap(({ card, slot }) =>
    card !== null && card !== '?' && LOCATION_CARDS[locationCardNumber(card)].location === location
      ? [{ card, slot }]
      : [],
  );
}

/** A Location may be entered where there is something to do (WD-LOC02, WD-FOL16). */
export const mayEnter = (view: View, player: number, location: string, rescue: boolean): boolean =>
  rescue || cardsAt(view, player, location).some(({ card, slot }) => isReady(view, player, card, slot));
