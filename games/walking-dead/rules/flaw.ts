import { type Config, kindOf } from '@shamble/kernel';
import {
  anyCard,
  anyResult,
  anyRng,
  cardOrNone,
  fields,
  flag,
  listOf,
  miscounted,
  misshapen,
  oneOfMany,
  oneOrNone,
  orNull,
  type Shape,
  text,
  whole,
  word,
} from '@shamble/kernel/shape';
import { AMMO_FACES, type Face } from '../content/dice.ts';
import { ENCOUNTERS } from '../content/encounters.ts';
import { ITEM_CARD, ITEMS } from '../content/items.ts';
import { LOCATION_CARDS } from '../content/locations.ts';
import { SPACES } from '../content/map.ts';
import { CHARACTERS, SURVIVORS } from '../content/survivors.ts';
import { TOKENS } from '../content/tokens.ts';
import { deadlyFatigue, ITEM_USED, type Player, TRACK, type Walking, zombiesOf } from './state.ts';

const MOST = 1_000_000;
const SEATS = 6;
const MOST_DICE = 200;

const space = oneOrNone(SPACES.length);
const seat = oneOfMany(SEATS);
const survivor = oneOfMany(SURVIVORS.length);
const character = oneOrNone(CHARACTERS);
const encounter = oneOfMany(ENCOUNTERS.length);
const location = oneOfMany(LOCATION_CARDS.length);
const count = whole(0, MOST);
const units = listOf(count, { length: 3 });
const bag = listOf(whole(0, Math.max(...TOKENS)), { length: TOKENS.length });
const face = word<Face>(['K1', 'K2', 'K3', 'A1', 'A2', 'J', '-']);

const player: Shape<Player> = fields<Player>({
  status: word(['playing', 'waiting', 'out', 'stopped', 'won']),
  team: listOf(fields<Player['team'][number]>({ id: survivor, fatigue: whole(0, 4) })),
  pawn: character,
  fallen: character,
  stock: listOf(whole(0, TRACK), { length: 3 }),
  items: listOf(oneOfMany(ITEMS.length)),
  hidden: cardOrNone(LOCATION_CARDS.length),
  explored: listOf(location),
  space,
  group: oneOrNone(SEATS),
  failed: orNull(word(['challenge', 'other'])),
  bonus: count,
  rank: whole(0, SEATS),
  turns: count,
});

const walking: Shape<Walking> = fields<Walking>({
  rng: anyRng,
  step: word(['characters', 'first', 'turn', 'recover', 'move', 'step', 'visit', 'attempt', 'end', 'over']),
  edition: word(['fr', 'it']),
  final: flag,
  turn: count,
  active: seat,
  first: seat,
  players: listOf(player, { most: SEATS }),
  encounters: fields<Walking['encounters']>({ draw: listOf(encounter), discard: listOf(encounter) }),
  locations: fields<Walking['locations']>({
    draw: listOf(anyCard(LOCATION_CARDS.length)),
    discard: listOf(anyCard(LOCATION_CARDS.length)),
  }),
  followers: listOf(survivor),
  characters: listOf(survivor),
  deadFollowers: listOf(survivor),
  deadCharacters: listOf(survivor),
  joined: listOf(survivor),
  shown: listOf(oneOrNone(LOCATION_CARDS.length), { most: 4 }),
  supply: bag,
  discard: bag,
  tokens: listOf(anyCard(SPACES.length * 8)),
  markers: listOf(fields<Walking['markers'][number]>({ id: survivor, space: oneOfMany(SPACES.length) })),
  now: fields<Walking['now']>({
    moves: count,
    steps: count,
    fuel: count,
    bypassing: flag,
    lender: oneOrNone(SEATS),
    asked: listOf(text),
    used: listOf(oneOfMany(ITEM_USED + ITEMS.length)),
    left: listOf(seat),
    denied: flag,
  }),
  visit: orNull(
    fields<NonNullable<Walking['visit']>>({
      markers: listOf(survivor),
      cards: whole(0, 10),
      icons: listOf(oneOfMany(3)),
      denials: count,
    }),
  ),
  attempt: orNull(
    fields<NonNullable<Walking['attempt']>>({
      card: location,
      slot: oneOrNone(4),
      series: whole(-1, 10),
      fought: flag,
    }),
  ),
  pledge: orNull(fields<NonNullable<Walking['pledge']>>({ slot: oneOrNone(4), units: listOf(units, { most: SEATS }) })),
  facing: listOf(encounter),
  roll: orNull(
    fields<NonNullable<Walking['roll']>>({
      why: word(['token', 'encounter', 'location', 'first', 'contest']),
      seat,
      pool: listOf(whole(0, MOST_DICE), { length: 3 }),
      faces: listOf(face),
      zombies: count,
      wanted: count,
      kills: whole(-MOST, MOST),
      actions: whole(-MOST, MOST),
      ammo: listOf(word([...AMMO_FACES])),
    }),
  ),
  result: anyResult,
});

/** What is wrong with a position that comes from outside: its shape, its pieces, or who is to play. */
export function flaw(value: unknown, { seats, options }: Config): string | null {
  const wrong = misshapen(walking, value);
  if (wrong) return wrong;
  const s = value as Walking;
  if (s.players.length !== seats || s.active >= seats || s.first >= seats) return 'players: not as many as seats';
  if (s.edition !== (options.edition === 'it' ? 'it' : 'fr')) return 'edition: another than the set-up says';
  return wrongPieces(s, seats === 1) ?? wrongPlayers(s);
}

/** A card or token that is there twice, or nowhere. */
function wrongPieces(s: Walking, solo: boolean): string | null {
  const once = (kinds: readonly unknown[]): number[] => kinds.map(() => 1);
  const people = s.players.flatMap(({ team, fallen }) => [
    ...team.map(({ id }) => id),
    ...(fallen < 0 ? [] : [fallen]),
  ]);
  const survivors = [
    ...people,
    ...[s.followers, s.characters, s.deadFollowers, s.deadCharacters].flat(),
    ...s.markers.map(({ id }) => id),
  ];
  if (miscounted(survivors, once(SURVIVORS)) !== null) return 'survivors: one is missing or there twice';
  const items = s.players.flatMap((owner) => owner.items.map((item) => ITEM_CARD[item]));
  const encounters = [...s.encounters.draw, ...s.encounters.discard, ...s.facing, ...items];
  const wanted = ENCOUNTERS.map(({ multi }) => (solo && multi ? 0 : 1));
  if (miscounted(encounters, wanted) !== null) return 'encounters: a card is missing or there twice';
  const locations = [
    ...[...s.locations.draw, ...s.locations.discard, ...s.shown, ...s.players.map(({ hidden }) => hidden)]
      .filter((card) => card >= 0)
      .map(kindOf),
    ...s.players.flatMap(({ explored }) => explored),
  ];
  if (!solo && miscounted(locations, once(LOCATION_CARDS)) !== null)
    return 'locations: a card is missing or there twice';
  const tokens = TOKENS.map((_, zombies) => s.supply[zombies] + s.discard[zombies]);
  for (const token of s.tokens) tokens[zombiesOf(token)]++;
  return tokens.every((n, zombies) => n === TOKENS[zombies]) ? null : 'tokens: one is missing or there twice';
}

/** Somebody must be there to play on, and whoever plays has a team that stands somewhere. */
function wrongPlayers(s: Walking): string | null {
  if (s.step === 'over') return s.result === null ? 'result: the game is over without one' : null;
  if (s.step === 'characters')
    return s.players.every((each) => each.status === 'playing') ? null : 'players: one does not play from the start';
  const { status } = s.players[s.active];
  if (status !== 'playing' && status !== 'waiting') return 'active: this player does not play';
  if (status === 'waiting' && s.step !== 'turn') return 'active: this player is not on the board';
  for (const { status, team, space, pawn } of s.players) {
    if (status !== 'playing' && status !== 'waiting') continue;
    if (team.length === 0 || pawn < 0) return 'players: one plays without a team';
    if (team.some(({ id, fatigue }) => fatigue >= deadlyFatigue(id))) return 'players: somebody in a team is dead';
    if (space < 0 !== (status === 'waiting')) return 'players: a pawn is not where it should be';
  }
  return null;
}
