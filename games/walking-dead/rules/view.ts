import { bagSize, hide, type Json, kindOf, knownTo, type Seat, SPECTATOR } from '@shamble/kernel';
import { ENCOUNTERS } from '../content/encounters.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { SPACES } from '../content/map.ts';
import { poolOf } from './dice.ts';
import { fuelLeft } from './move.ts';
import { ITEM_IDS, KIND_IDS, SURVIVOR_IDS } from './names.ts';
import { deadlyFatigue, ITEM_USED, type Player, party, spaceOf, type Walking, zombiesOf } from './state.ts';

/** All that a seat may know. Players and slots are counted from 1, spaces and cards have their ids. */
export function view(s: Walking, seat: Seat) {
  return {
    step: s.step,
    edition: s.edition,
    final: s.final,
    turn: s.turn,
    active: s.active + 1,
    first: s.first + 1,
    you: seat + 1,
    players: s.players.map((player, i) => playerView(s, player, i, seat)),
    shown: s.shown.map((card) => (card < 0 ? null : LOCATION_CARDS[card].id)),
    locations: {
      cards: s.locations.draw.length,
      known: hide(s.locations.draw, seat).map((kind) => (kind === null ? null : LOCATION_CARDS[kind].id)),
      discard: s.locations.discard.map((card) => LOCATION_CARDS[kindOf(card)].id),
    },
    encounters: {
      cards: s.encounters.draw.length,
      discard: s.encounters.discard.map(encounterId),
    },
    followers: s.followers.length,
    characters: s.characters.length,
    deadFollowers: s.deadFollowers.map((id) => SURVIVOR_IDS[id]),
    deadCharacters: s.deadCharacters.map((id) => SURVIVOR_IDS[id]),
    joined: s.joined.map((id) => SURVIVOR_IDS[id]),
    supply: bagSize(s.supply),
    discard: s.discard.slice(),
    tokens: s.tokens.map((token) => ({
      space: SPACES[spaceOf(token)],
      zombies: knownTo(token, seat) ? zombiesOf(token) : null,
      open: knownTo(token, SPECTATOR),
    })),
    markers: s.markers.map(({ id, space }) => ({ survivor: SURVIVOR_IDS[id], space: SPACES[space] })),
    now: {
      moves: s.now.moves,
      steps: s.now.steps,
      fuelLeft: fuelLeft(s),
      bypassing: s.now.bypassing,
      lender: s.now.lender < 0 ? null : s.now.lender + 1,
      used: s.now.used.map((id) => (id < ITEM_USED ? SURVIVOR_IDS[id] : ITEM_IDS[id - ITEM_USED])),
      left: s.now.left.map((who) => who + 1),
      denied: s.now.denied,
    },
    visit: s.visit && {
      markers: s.visit.markers.map((id) => SURVIVOR_IDS[id]),
      cards: s.visit.cards,
      icons: s.visit.icons.map((kind) => KIND_IDS[kind]),
      denials: s.visit.denials,
    },
    attempt: s.attempt && {
      card: LOCATION_CARDS[s.attempt.card].id,
      slot: s.attempt.slot < 0 ? null : s.attempt.slot + 1,
      series: s.attempt.series,
      fought: s.attempt.fought,
    },
    pledge: pledgeView(s, seat),
    facing: s.facing.map(encounterId),
    roll: s.roll && {
      ...s.roll,
      seat: s.roll.seat + 1,
      pool: s.roll.pool.slice(),
      faces: s.roll.faces.slice(),
      ammo: s.roll.ammo.slice(),
    },
    result: s.result,
  };
}

/** What a seat sees. */
export type View = ReturnType<typeof view>;

/** The view of this game that travels as plain data. */
export const asView = (data: Json): View => data as unknown as View;

const encounterId = (card: number): string => ENCOUNTERS[card].id;

function playerView(s: Walking, player: Player, owner: Seat, seat: Seat) {
  return {
    status: player.status,
    team: player.team.map(({ id, fatigue }) => ({ id: SURVIVOR_IDS[id], fatigue, deadly: deadlyFatigue(id) })),
    pool: poolOf(s, [owner]),
    pawn: player.pawn < 0 ? null : SURVIVOR_IDS[player.pawn],
    food: player.stock[0],
    fuel: player.stock[1],
    ammo: player.stock[2],
    items: player.items.map((item) => ITEM_IDS[item]),
    /** The private Location: null for none, a question mark where this seat does not know it. */
    private: player.hidden < 0 ? null : knownTo(player.hidden, seat) ? LOCATION_CARDS[kindOf(player.hidden)].id : '?',
    privateOpen: player.hidden >= 0 && knownTo(player.hidden, SPECTATOR),
    explored: player.explored.map((card) => LOCATION_CARDS[card].id),
    space: player.space < 0 ? null : SPACES[player.space],
    group: player.group < 0 ? null : player.group + 1,
    failed: player.failed,
    bonus: player.bonus,
    rank: player.rank,
    turns: player.turns,
  };
}

/** Pledges for a private Location are the group's own affair. */
function pledgeView(s: Walking, seat: Seat) {
  if (s.pledge === null || (s.pledge.slot < 0 && !party(s).includes(seat))) return null;
  const { slot, units } = s.pledge;
  return { slot: slot < 0 ? null : slot + 1, units: units.map((row) => row.slice()) };
}
