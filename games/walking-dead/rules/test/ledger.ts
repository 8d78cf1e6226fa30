import { kindOf, knownTo } from '@shamble/kernel';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { LOCATION_CARDS } from '../../content/locations.ts';
import { SPACES } from '../../content/map.ts';
import { ITEM_IDS, SURVIVOR_IDS } from '../names.ts';
import { spaceOf, type Walking } from '../state.ts';

/** What lies on the table in ids, as far as cards can change it. */
export const ledger = (s: Walking) => ({
  players: s.players.map(({ stock, team, items, bonus }) => ({
    stock: [...stock],
    team: team.map(({ id }) => SURVIVOR_IDS[id]),
    fatigue: team.reduce((sum, member) => sum + member.fatigue, 0),
    items: items.map((item) => ITEM_IDS[item]),
    bonus,
  })),
  /** How many tokens lie on a space, and how many the first player has looked at. */
  tokens: tally(s.tokens.map((token) => SPACES[spaceOf(token)])),
  seen: s.tokens.filter((token) => knownTo(token, 0)).length,
  markers: s.markers.map(({ id, space }) => `${SURVIVOR_IDS[id]} ${SPACES[space]}`),
  dead: s.deadFollowers.map((id) => SURVIVOR_IDS[id]),
  shown: s.shown.map((card) => LOCATION_CARDS[card].id),
  lastLocation: LOCATION_CARDS[kindOf(s.locations.draw.at(-1) as number)].id,
  discard: s.encounters.discard.map((card) => ENCOUNTERS[card].id),
});

export type Ledger = ReturnType<typeof ledger>;

function tally(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
