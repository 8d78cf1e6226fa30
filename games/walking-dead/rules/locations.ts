import { kindOf, knownTo, type Seat, SPECTATOR } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { LOCATION_CARDS, type Objective } from '../content/locations.ts';
import { LOCATION_AT } from '../content/map.ts';
import { hasAbility } from '../content/survivors.ts';
import { actionBonus, diceAbilities, poolOf } from './dice.ts';
import { billOf, covers, pooled } from './pay.ts';
import { hasMarker, isLocation, me, type Player, party, TO_WIN, type Walking } from './state.ts';

/** A card that can be attempted: its kind, and the public slot it lies in, or -1 for the private one. */
export interface Usable {
  readonly card: number;
  readonly slot: number;
}

/** What a question about Location cards is told with: their ids in the order of its options, and the tier that counts. */
export const namesOf = (s: Walking, cards: readonly { readonly card: number }[]) => ({
  cards: cards.map(({ card }) => LOCATION_CARDS[card].id),
  tier: Math.min(me(s).explored.length + 1, TO_WIN),
});

/** The objective of the active player's own tier (WD-LOC06, WD-LOC07). */
export const objectiveOf = (s: Walking, card: number): Objective =>
  LOCATION_CARDS[card].tiers[Math.min(me(s).explored.length, TO_WIN - 1)];

/** The cards that name a Location and are open to the active player: public ones and the own private one (WD-LOC01). */
export function cardsOf(s: Walking, location: string): Usable[] {
  const found: Usable[] = [];
  for (let slot = 0; slot < s.shown.length; slot++) {
    const card = s.shown[slot];
    if (card >= 0 && LOCATION_CARDS[card].location === location) found.push({ card, slot });
  }
  const { hidden } = me(s);
  if (hidden >= 0 && LOCATION_CARDS[kindOf(hidden)].location === location)
    found.push({ card: kindOf(hidden), slot: -1 });
  return found;
}

/** Whether the active player has a private card that not everybody knows. */
export const hasSecretCard = (s: Walking): boolean => me(s).hidden >= 0 && !knownTo(me(s).hidden, SPECTATOR);

/** The cards of a space whose requirements are met (WD-LOC03). */
export function usableAt(s: Walking, space: number): Usable[] {
  const location = LOCATION_AT[space];
  if (location === null) return [];
  return cardsOf(s, location).filter(
    ({ card, slot }) => hasRequirements(s, card) && canPay(s, card, pledgedFor(s, slot)),
  );
}

/** What the objective wants owned, in the party or by the active player (WD-LOC03-R, WD-TEAM10-R). */
export function hasRequirements(s: Walking, card: number): boolean {
  const { have, items, survivors } = objectiveOf(s, card);
  const player = me(s);
  return covers(player.stock, billOf(have)) && itemsCounted(player) >= items && partySize(s) >= survivors;
}

/** Whether the own stock and what is pledged are enough for the payment. */
export const canPay = (s: Walking, card: number, pledged: readonly number[]): boolean =>
  covers(pooled([me(s).stock, pledged]), billOf(objectiveOf(s, card).pay));

/** What members have pledged for a card by its slot, as far as they still own it (WD-TEAM24). */
export function pledgedFor(s: Walking, slot: number): number[] {
  if (s.pledge === null || s.pledge.slot !== slot) return [0, 0, 0];
  return pooled(
    s.pledge.units.map((units, seat: Seat) => units.map((n, kind) => Math.min(n, s.players[seat].stock[kind]))),
  );
}

/** Items, with one more for a survivor who hoards. */
const itemsCounted = ({ items, team }: Player): number =>
  items.length + team.filter(({ id }) => hasAbility(id, 'hoard')).length;

const partySize = (s: Walking): number => party(s).reduce((sum, seat) => sum + s.players[seat].team.length, 0);

/** A space may be entered, unless it is a Location with nothing to do there (WD-LOC02, WD-FOL16). */
export const canEnter = (s: Walking, space: number): boolean =>
  !isLocation(space) || hasMarker(s, space) || usableAt(s, space).length > 0;

/** The most actions an action roll of the party can give (WD-LOC16-R). */
function mostActions(s: Walking): number {
  const [blue, red, green] = poolOf(s, party(s));
  const lockpicks = me(s).items.reduce((sum, item) => sum + (ITEMS[item].use === 'action' ? ITEMS[item].n : 0), 0);
  return blue * 2 + red + green * 2 + actionBonus(diceAbilities(s)) + lockpicks;
}

/** An action objective that no dice of the party can reach. */
export function isOutOfReach(s: Walking, card: number): boolean {
  const { challenge } = objectiveOf(s, card);
  return challenge?.kind === 'act' && typeof challenge.n === 'number' && challenge.n > mostActions(s);
}
