import { bagSize, type Json, kindOf, knownTo, type Pile, type Seat, SPECTATOR } from '@shamble/kernel';
import { COLOURS } from '../content/dice.ts';
import { ENCOUNTERS } from '../content/encounters.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { SPACES } from '../content/map.ts';
import { poolOf } from '../rules/dice.ts';
import { ITEM_IDS, KIND_IDS, SURVIVOR_IDS } from '../rules/names.ts';
import { AMMO, FOOD, FUEL, ITEM_USED, type Player, spaceOf, type Walking } from '../rules/state.ts';
import { readToken } from './board.ts';

const spaceId = (space: number): string | null => (space < 0 ? null : SPACES[space]);
const locationId = (kind: number): string | null => (kind < 0 ? null : LOCATION_CARDS[kindOf(kind)].id);
const survivorIds = (ids: readonly number[]): string[] => ids.map((id) => SURVIVOR_IDS[id]);
const numbered = (items: readonly Json[]): Record<string, Json> =>
  Object.fromEntries(items.map((item, i) => [i + 1, item]));

/** The position in the words of `given`, and some more for what only comes about in play. */
export function look(s: Walking): Record<string, Json> {
  return {
    step: s.step,
    edition: s.edition,
    turn: s.turn,
    active: s.active + 1,
    first: s.first + 1,
    players: numbered(s.players.map((player, seat) => lookAtPlayer(s, player, seat))),
    tokens: bySpace((space) =>
      s.tokens.filter((token) => spaceOf(token) === space).map((token) => readToken(token, s.players.length)),
    ),
    heaps: bySpace((space) => s.tokens.filter((token) => spaceOf(token) === space).length),
    onBoard: s.tokens.length,
    supply: bagSize(s.supply),
    discarded: bagSize(s.discard),
    discard: s.discard.flatMap((n, zombies) => Array<number>(n).fill(zombies)),
    markers: Object.fromEntries(s.markers.map(({ id, space }) => [SURVIVOR_IDS[id], SPACES[space]])),
    joined: survivorIds(s.joined),
    shown: s.shown.map(locationId),
    locations: lookAtPile(s.locations, (kind) => LOCATION_CARDS[kind].id),
    encounters: lookAtPile(s.encounters, (kind) => ENCOUNTERS[kind].id),
    followers: { size: s.followers.length, cards: survivorIds(s.followers), dead: survivorIds(s.deadFollowers) },
    characters: { size: s.characters.length, cards: survivorIds(s.characters), dead: survivorIds(s.deadCharacters) },
    now: lookAtNow(s),
    visit: lookAtVisit(s),
    attempt: lookAtAttempt(s),
    facing: s.facing.map((kind) => ENCOUNTERS[kind].id),
    roll: s.roll && {
      faces: s.roll.faces.slice(),
      kills: s.roll.kills,
      actions: s.roll.actions,
      ammo: [...s.roll.ammo],
    },
  };
}

const bySpace = (of: (space: number) => Json): Record<string, Json> =>
  Object.fromEntries(SPACES.map((id, space) => [id, of(space)]));

const lookAtPlayer = (s: Walking, player: Player, seat: Seat): Json => ({
  team: player.team.map(({ id, fatigue }) => (fatigue > 0 ? `${SURVIVOR_IDS[id]} ${fatigue}` : SURVIVOR_IDS[id])),
  pawn: player.pawn < 0 ? null : SURVIVOR_IDS[player.pawn],
  fallen: player.fallen < 0 ? null : SURVIVOR_IDS[player.fallen],
  pool: Object.fromEntries(poolOf(s, [seat]).map((n, colour) => [COLOURS[colour], n])),
  food: player.stock[FOOD],
  fuel: player.stock[FUEL],
  ammo: player.stock[AMMO],
  items: player.items.map((item) => ITEM_IDS[item]),
  private: locationId(player.hidden),
  known: player.hidden < 0 ? [] : knownTo(player.hidden, SPECTATOR) ? 'all' : whoKnows(s, player.hidden, seat),
  explored: player.explored.map(locationId),
  space: spaceId(player.space),
  group: player.group < 0 ? null : player.group + 1,
  failed: player.failed,
  bonus: player.bonus,
  status: player.status,
  rank: player.rank,
  turns: player.turns,
});

const whoKnows = (s: Walking, card: number, owner: Seat): number[] =>
  s.players.flatMap((_, seat) => (seat !== owner && knownTo(card, seat) ? [seat + 1] : []));

const lookAtPile = ({ draw, discard }: Pile, id: (kind: number) => string): Json => ({
  size: draw.length,
  cards: draw.map((packed) => id(kindOf(packed))),
  discard: discard.map((packed) => id(kindOf(packed))),
});

const lookAtNow = ({ now }: Walking): Json => ({
  moves: now.moves,
  steps: now.steps,
  fuel: now.fuel,
  bypassing: now.bypassing,
  lender: now.lender < 0 ? null : now.lender + 1,
  asked: now.asked.slice(),
  used: now.used.map((id) => (id < ITEM_USED ? SURVIVOR_IDS[id] : ITEM_IDS[id - ITEM_USED])),
  left: now.left.map((seat) => seat + 1),
  denied: now.denied,
});

const lookAtVisit = ({ visit }: Walking): Json =>
  visit && {
    cards: visit.cards,
    icons: visit.icons.map((kind) => KIND_IDS[kind]),
    denials: visit.denials,
    markers: survivorIds(visit.markers),
  };

const lookAtAttempt = ({ attempt }: Walking): Json =>
  attempt && {
    card: locationId(attempt.card),
    slot: attempt.slot < 0 ? null : attempt.slot + 1,
    series: attempt.series,
  };
