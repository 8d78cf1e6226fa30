import { ITEMS, itemNumber } from '../content/items.ts';
import { type Ability, SURVIVORS, survivorNumber } from '../content/survivors.ts';
import type { View } from '../rules/view.ts';

export type PlayerView = View['players'][number];

/** Who moves and fights together with a player, that player first; players counted from 1. */
export function partyOf({ players }: View, player: number): number[] {
  const { group } = players[player - 1];
  if (group === null) return [player];
  const numbers = players.flatMap((other, i) => (other.group === group && i + 1 !== player ? [i + 1] : []));
  return [player, ...numbers];
}

/** The dice of all of them: blue, red, green (WD-TEAM04). */
export function poolOf(view: View, player: number): number[] {
  const pools = partyOf(view, player).map((number) => view.players[number - 1].pool);
  return [0, 1, 2].map((colour) => pools.reduce((sum, pool) => sum + pool[colour], 0));
}

/** Abilities that count for a roll: of every survivor in the party, and of the player's own items (WD-TEAM20). */
export function abilitiesOf(view: View, player: number): Ability[] {
  const survivors = partyOf(view, player).flatMap((number) => view.players[number - 1].team);
  return [
    ...survivors.flatMap(({ id }) => SURVIVORS[survivorNumber(id)].abilities),
    ...view.players[player - 1].items.flatMap((id) => ITEMS[itemNumber(id)].abilities),
  ];
}

/** What abilities add to every fight of a kind, or to every action roll. */
export function bonusOf(abilities: readonly Ability[], to: 'token' | 'encounter' | 'action'): number {
  let bonus = 0;
  for (const ability of abilities) {
    if (ability.word === 'actPlus' && to === 'action') bonus += ability.n;
    if (ability.word === 'killPlus' && (ability.fight === to || (ability.fight === 'any' && to !== 'action')))
      bonus += ability.n;
  }
  return bonus;
}

export const survivorsIn = (view: View, player: number): number =>
  partyOf(view, player).reduce((sum, number) => sum + view.players[number - 1].team.length, 0);
