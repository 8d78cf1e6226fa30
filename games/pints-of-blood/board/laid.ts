import { CARDS } from '../content/cards.ts';
import { SOLO } from '../content/levels.ts';
import { WEAPON_IDS, WEAPONS } from '../content/weapons.ts';
import { parseItem } from '../rules/items.ts';
import { SPACES } from '../rules/state.ts';
import type { Laid } from './lanes.ts';

const spot = (at: number) => ({ row: Math.floor(at / SPACES) + 1, space: (at % SPACES) + 1 });

/** The hits of an item: its weapon's, or what its extra hits are worth (PB-WPN05, PB-CC14 to PB-CC16, PB-SOLO04-R). */
export function hitsOf(id: string, players: number): number {
  const { weapon, card } = parseItem(id);
  if (weapon >= 0) return WEAPONS[weapon].hits;
  const extra = card < 0 ? 1 : (CARDS[card].extra ?? 0);
  return extra === 'players' ? Math.max(players, SOLO.extraHits) : extra;
}

/** A planned placement as it would lie there. */
export function laidOf(plan: readonly string[], players: number): Laid[] {
  return plan.flatMap((id) => {
    const { weapon, at, angled } = parseItem(id);
    if (at < 0) return [];
    return [
      {
        ...spot(at),
        weapon: weapon < 0 ? null : WEAPON_IDS[weapon],
        hits: hitsOf(id, players),
        angled: angled < 0 ? null : spot(angled),
      },
    ];
  });
}
