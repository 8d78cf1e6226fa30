import { type Chance, type Config, card, type Rules, type Seat, seenBy } from '@shamble/kernel';
import { ENCOUNTERS } from '../content/encounters.ts';
import { LOCATION_CARDS, SOLO_LOCATIONS } from '../content/locations.ts';
import { LOCATION_AT, LOCATION_SPACE, SPACES, START_SPACE } from '../content/map.ts';
import { CHARACTERS, SURVIVORS } from '../content/survivors.ts';
import { TOKENS } from '../content/tokens.ts';
import { actionsOf, rollFaces } from './dice.ts';
import { joinInstruction } from './followers.ts';
import { named, SURVIVOR_IDS } from './names.ts';
import { editionOf, type G, newTurn, type Player, type Walking } from './state.ts';

const SLOTS = 3;
const SOLO_FOLLOWERS = 5;
const DEALT = ['WD-SET02', 'WD-SET03', 'WD-SET11'];
const FIRST = ['WD-SET10', 'WD-SET10-R'];
const SOLO = ['WD-SOLO03', 'WD-SOLO04', 'WD-SOLO05'];
const ASK_CHARACTER = { id: 'character', rules: ['WD-SET02', 'WD-SET02-R'] };

const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);
const idOf = (id: number): string => SURVIVORS[id].id;

/** Cards, stocks and tokens as they lie before the first player is found (WD-SET01 to WD-SET08). */
export function setup(config: Config, chance: Chance): Walking {
  const { seats, options } = config;
  const solo = seats === 1;
  const characters = chance.shuffle('characters', numbers(CHARACTERS), idOf);
  const followers = chance.shuffle('followers', numbers(SURVIVORS.length - CHARACTERS, CHARACTERS), idOf);
  const players = numbers(seats).map(newPlayer);
  for (const player of players) if (options.characters === 'random') deal(player, characters.shift() as number);
  for (const player of players) player.team.push({ id: followers.shift() as number, fatigue: 0 });
  const cards = solo
    ? []
    : chance.shuffle('locations', numbers(LOCATION_CARDS.length), (kind) => LOCATION_CARDS[kind].id);
  const shown = solo ? [...SOLO_LOCATIONS] : cards.splice(0, SLOTS);
  if (!solo) for (const [seat, player] of players.entries()) player.hidden = seenBy(cards.shift() as number, [seat]);
  const encounters = ENCOUNTERS.flatMap(({ multi }, i) => (solo && multi ? [] : [i]));
  const s: Walking = {
    rng: chance.rng,
    step: 'characters',
    edition: options.edition === 'it' ? 'it' : 'fr',
    final: solo || options.elimination === 'out',
    turn: 0,
    active: 0,
    first: 0,
    players,
    encounters: { draw: chance.shuffle('encounters', encounters, (i) => ENCOUNTERS[i].id), discard: [] },
    locations: { draw: cards.map((kind) => card(kind)), discard: [] },
    followers,
    characters,
    deadFollowers: [],
    deadCharacters: [],
    joined: [],
    shown,
    supply: [...TOKENS],
    discard: TOKENS.map(() => 0),
    tokens: [],
    markers: [],
    now: newTurn(),
    visit: null,
    attempt: null,
    pledge: null,
    facing: [],
    roll: null,
    result: null,
  };
  for (const player of players) joinInstruction(s, player, player.team[player.team.length - 1].id);
  return s;
}

const newPlayer = (): Player => ({
  status: 'playing',
  team: [],
  pawn: -1,
  fallen: -1,
  stock: [1, 1, 1],
  items: [],
  hidden: -1,
  explored: [],
  space: -1,
  group: -1,
  failed: null,
  bonus: 0,
  rank: 0,
  turns: 0,
});

/** The character stands first in the team, and the pawn on its Start space. */
function deal(player: Player, character: number): void {
  player.pawn = character;
  player.team.unshift({ id: character, fatigue: 0 });
  player.space = startOf(character);
}

export const startOf = (character: number): number => START_SPACE[SURVIVORS[character].id];

/** At a table that chooses, each seat takes a character in turn; then all stand on their Start spaces (WD-SET02-R, WD-SET11). */
export function* takeCharacters(g: G): Rules {
  const s = g.state;
  for (const [seat, player] of s.players.entries()) {
    if (player.pawn >= 0) continue;
    const left = s.characters.toSorted((a, b) => a - b);
    const id = left.length === 1 ? idOf(left[0]) : yield* g.choose(seat, ASK_CHARACTER, left.map(idOf));
    const character = SURVIVOR_IDS.indexOf(id);
    s.characters.splice(s.characters.indexOf(character), 1);
    deal(player, character);
  }
  for (const [seat, { pawn, team, space }] of s.players.entries())
    g.emit({
      type: 'team-dealt',
      player: named(seat),
      character: idOf(pawn),
      follower: idOf(team[1].id),
      space: SPACES[space],
      rules: DEALT,
    });
  if (s.players.length === 1) waitingFollowers(g);
}

/** In a game alone five followers wait on the board (WD-SOLO03 to WD-SOLO05). */
function waitingFollowers(g: G): void {
  const s = g.state;
  const spaces =
    editionOf(s).soloFollowers === 'starts'
      ? numbers(CHARACTERS).flatMap((character) => (character === s.players[0].pawn ? [] : [startOf(character)]))
      : Object.values(LOCATION_SPACE).filter(
          (space) => !s.shown.some((kind) => LOCATION_CARDS[kind].location === LOCATION_AT[space]),
        );
  g.chance.shuffle('solo-followers', spaces, (space) => SPACES[space]);
  for (let i = 0; i < SOLO_FOLLOWERS; i++) {
    const id = s.followers.shift() as number;
    s.markers.push({ id, space: spaces[i] });
    g.emit({ type: 'follower-waits', survivor: idOf(id), space: SPACES[spaces[i]], rules: SOLO });
  }
}

/** Everybody rolls the whole pool; who has most actions begins, ties roll again among themselves (WD-SET10). */
export function findFirstPlayer(g: G): void {
  const s = g.state;
  let tied: Seat[] = numbers(s.players.length);
  while (tied.length > 1) {
    const results = tied.map((seat) => {
      const { pool, faces } = rollFaces(g, [seat]);
      const actions = actionsOf(faces);
      g.emit({ type: 'first-roll', player: named(seat), pool, faces, actions, rules: FIRST });
      return actions;
    });
    const most = Math.max(...results);
    tied = tied.filter((_, i) => results[i] === most);
  }
  s.first = tied[0];
  s.active = s.first;
  g.emit({ type: 'first-player', player: named(s.first), rules: FIRST });
}
