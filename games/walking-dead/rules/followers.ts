import type { Rules, Seat } from '@shamble/kernel';
import { distance, LOCATION_SPACE, SPACES, START_SPACE } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { named, SURVIVOR_IDS } from './names.ts';
import { addStock, editionOf, type G, isFollower, type Player, type Walking } from './state.ts';

const JOINS = ['WD-FOL01', 'WD-FOL02', 'WD-FOL03'];
const RESCUED = ['WD-FOL12'];
const LEFT = ['WD-FOL05', 'WD-FOL09', 'WD-FOL10'];
const NOBODY = ['WD-FOL04'];
const ASK_WHO = { id: 'which-follower', rules: ['WD-FOL08'] };
const ASK_NEAREST = { id: 'nearest', rules: ['WD-FOL06', 'WD-FOL07', 'WD-FOL07-R'] };

/** What a follower brings along, the first time in a game that somebody takes them in (WD-FOL02-R). */
export function joinInstruction(s: Walking, player: Player, id: number): void {
  if (s.joined.includes(id)) return;
  s.joined.push(id);
  const { gains } = SURVIVORS[id];
  for (let kind = 0; kind < gains.length; kind++) addStock(player, kind, gains[kind]);
}

/** The top follower joins (WD-FOL01 to WD-FOL04). */
export function drawFollower(g: G, seat: Seat): void {
  const s = g.state;
  const id = s.followers.shift();
  if (id === undefined) {
    g.emit({ type: 'no-follower', player: named(seat), rules: NOBODY });
    return;
  }
  g.reveal('followers');
  join(g, seat, id, JOINS);
}

function join(g: G, seat: Seat, id: number, rules: readonly string[]): void {
  const s = g.state;
  const player = s.players[seat];
  const first = !s.joined.includes(id);
  player.team.push({ id, fatigue: 0 });
  joinInstruction(s, player, id);
  g.emit({
    type: 'follower-joins',
    player: named(seat),
    survivor: SURVIVOR_IDS[id],
    gains: first ? [...SURVIVORS[id].gains] : [0, 0, 0],
    rules,
  });
}

/** A trapped follower joins whoever came for them (WD-FOL12). */
export function rescue(g: G, seat: Seat, id: number): void {
  const s = g.state;
  s.markers.splice(
    s.markers.findIndex((marker) => marker.id === id),
    1,
  );
  join(g, seat, id, RESCUED);
}

/** Followers a player can be made to lose: never the last survivor of the team (WD-SURV05-R). */
export const spareFollowers = ({ team }: Player): number[] =>
  team.length < 2 ? [] : team.flatMap(({ id }) => (isFollower(id) ? [id] : []));

export function* chooseFollower(g: G, seat: Seat, what: string): Rules<number> {
  const ids = spareFollowers(g.state.players[seat]);
  if (ids.length === 1) return ids[0];
  return SURVIVOR_IDS.indexOf(
    yield* g.choose(
      seat,
      ASK_WHO,
      ids.map((id) => SURVIVOR_IDS[id]),
      { params: { what } },
    ),
  );
}

/** A follower stays behind on the board without Fatigue (WD-FOL05, WD-FOL08 to WD-FOL10). */
export function leaveFollower(g: G, seat: Seat, id: number, space: number): void {
  const s = g.state;
  const { team } = s.players[seat];
  team.splice(
    team.findIndex((member) => member.id === id),
    1,
  );
  s.markers.push({ id, space });
  g.emit({ type: 'follower-left', player: named(seat), survivor: SURVIVOR_IDS[id], space: SPACES[space], rules: LEFT });
}

/** The nearest Location or Start space, tied ones at the active player's choice (WD-FOL06, WD-FOL07). */
export function* nearestSpace(g: G, from: number): Rules<number> {
  const s = g.state;
  const places = Object.values(editionOf(s).nearest === 'location' ? LOCATION_SPACE : START_SPACE);
  const least = Math.min(...places.map((space) => distance(from, space)));
  const nearest = places.filter((space) => distance(from, space) === least);
  if (nearest.length === 1) return nearest[0];
  return SPACES.indexOf(
    yield* g.choose(
      s.active,
      ASK_NEAREST,
      nearest.map((space) => SPACES[space]),
    ),
  );
}
