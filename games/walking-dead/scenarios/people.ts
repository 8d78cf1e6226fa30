import { fail, int, list, map, oneOf, type Word, type Words, word } from '@shamble/kernel/scenario/reading';
import { ITEM_CARD } from '../content/items.ts';
import { SPACES } from '../content/map.ts';
import { ITEM_IDS, KIND_IDS, SURVIVOR_IDS } from '../rules/names.ts';
import { startOf } from '../rules/setup.ts';
import {
  deadlyFatigue,
  isFollower,
  type Member,
  type Player,
  type Status,
  TRACK,
  type Walking,
} from '../rules/state.ts';

const STATUSES: readonly Status[] = ['playing', 'waiting', 'out', 'stopped', 'won'];

// biome-ignore format: one list
const FACTS = [
  'team', 'fallen', 'food', 'fuel', 'ammo', 'items', 'private', 'known', 'explored', 'space', 'group', 'failed',
  'bonus', 'status', 'rank', 'turns',
] as const;

/** The words about each player, with the path for messages. */
export function playerWords(s: Walking, at: Words): { seat: number; facts: Words; path: string }[] {
  if (at.players === undefined) return [];
  return Object.entries(map(at.players, 'players')).map(([key, value]) => {
    const seat = int(key, 'players', 1, s.players.length) - 1;
    const path = `players.${key}`;
    const facts = map(value, path);
    for (const fact of Object.keys(facts)) oneOf(fact, FACTS, path);
    return { seat, facts, path };
  });
}

/** Teams first, since a survivor may come from anybody who is not named; then everything else of the players. */
export function setPlayers(s: Walking, at: Words, claimed: Set<number>): void {
  for (const player of s.players) player.stock = [1, 1, 1];
  const named = playerWords(s, at);
  for (const { seat, facts } of named) if (facts.team !== undefined) disband(s, s.players[seat]);
  for (const { seat, facts, path } of named) {
    if (facts.team !== undefined) setTeam(s, s.players[seat], facts, path, claimed);
    else if (facts.fallen !== undefined) throw fail(`${path}.fallen`, 'name the team that is left, too');
  }
  for (const { seat, facts, path } of named)
    for (const [fact, value] of Object.entries(facts)) setFact(s, s.players[seat], fact, value as Word, path);
}

/** Back into the piles, under those that were drawn from them. */
function disband(s: Walking, player: Player): void {
  for (const { id } of player.team) (isFollower(id) ? s.followers : s.characters).push(id);
  player.team = [];
}

/** `[rick 1, teo]` is Rick with one Fatigue, and Teo. Without a character in it the team has lost one. */
function setTeam(s: Walking, player: Player, facts: Words, path: string, claimed: Set<number>): void {
  const members = list(facts.team, `${path}.team`).map((value) => readMember(value, `${path}.team`));
  for (const { id } of members) claim(s, id, claimed, `${path}.team`);
  player.team = members;
  const characters = members.filter(({ id }) => !isFollower(id));
  if (characters.length > 1) throw fail(`${path}.team`, 'a team has one character');
  const gone = facts.status !== undefined && facts.status !== 'playing' && facts.status !== 'waiting';
  if (characters.length === 1) {
    if (facts.fallen !== undefined) throw fail(`${path}.fallen`, 'the character is still in the team');
    player.pawn = characters[0].id;
  } else if (!gone) {
    player.pawn =
      facts.fallen === undefined ? s.characters[s.characters.length - 1] : readSurvivor(facts.fallen, `${path}.fallen`);
    claim(s, player.pawn, claimed, `${path}.fallen`);
    player.fallen = player.pawn;
  }
  if (facts.space === undefined) player.space = gone || facts.status === 'waiting' ? -1 : startOf(player.pawn);
}

function readMember(value: Word, path: string): Member {
  const [name, fatigue = '0', ...rest] = word(value, path).split(' ');
  if (rest.length > 0) throw fail(path, `"${String(value)}" is not a survivor with a number of Fatigue`);
  const id = readSurvivor(name, path);
  return { id, fatigue: int(fatigue, path, 0, deadlyFatigue(id) - 1) };
}

export const readSurvivor = (value: Word | undefined, path: string): number =>
  SURVIVOR_IDS.indexOf(oneOf(value, SURVIVOR_IDS, path));

/** Takes a survivor out of the pile, or from a player who is not named and gets another one instead. */
export function claim(s: Walking, id: number, claimed: Set<number>, path: string): void {
  if (claimed.has(id)) throw fail(path, `${SURVIVOR_IDS[id]} is named twice`);
  claimed.add(id);
  const pile = isFollower(id) ? s.followers : s.characters;
  const found = pile.indexOf(id);
  if (found >= 0) {
    pile.splice(found, 1);
    return;
  }
  const owner = s.players.find(({ team }) => team.some((member) => member.id === id));
  const other = pile.pop();
  if (!owner || other === undefined) throw fail(path, `${SURVIVOR_IDS[id]} cannot be taken`);
  for (const member of owner.team) if (member.id === id) member.id = other;
  if (isFollower(id)) return;
  owner.pawn = other;
  owner.space = startOf(other);
}

function setFact(s: Walking, player: Player, fact: string, value: Word, path: string): void {
  const at = `${path}.${fact}`;
  switch (fact) {
    case 'food':
    case 'fuel':
    case 'ammo':
      player.stock[KIND_IDS.indexOf(fact)] = int(value, at, 0, TRACK);
      break;
    case 'items':
      player.items = list(value, at).map((item) => takeItem(s, ITEM_IDS.indexOf(oneOf(item, ITEM_IDS, at)), at));
      break;
    case 'space':
      player.space = value === null ? -1 : SPACES.indexOf(oneOf(value, SPACES, at));
      break;
    case 'group':
      player.group = value === null ? -1 : int(value, at, 1, 3) - 1;
      break;
    case 'failed':
      player.failed = value === null ? null : oneOf(value, ['challenge', 'other'] as const, at);
      break;
    case 'bonus':
    case 'rank':
    case 'turns':
      player[fact] = int(value, at, 0, 999);
      break;
    case 'status':
      player.status = oneOf(value, STATUSES, at);
  }
}

/** The Encounter card that is the item, out of the pile. */
function takeItem(s: Walking, item: number, path: string): number {
  const found = s.encounters.draw.indexOf(ITEM_CARD[item]);
  if (found < 0) throw fail(path, `there is no second ${ITEM_IDS[item]}`);
  s.encounters.draw.splice(found, 1);
  return item;
}

/** `[teo, gus]` come next; `{top, size, dead}` cuts the pile too, and says who is dead. */
export function setSurvivorPiles(s: Walking, at: Words, claimed: Set<number>): void {
  s.deadFollowers = setPile(s, at, 'followers', claimed);
  s.deadCharacters = setPile(s, at, 'characters', claimed);
}

function setPile(s: Walking, at: Words, path: 'followers' | 'characters', claimed: Set<number>): number[] {
  const value = at[path];
  if (value === undefined) return [];
  const words: Words = Array.isArray(value) ? { top: value } : map(value, path);
  for (const key of Object.keys(words)) oneOf(key, ['top', 'size', 'dead'], path);
  const pile = s[path];
  const take = (name: Word, at: string): number => {
    const id = readSurvivor(name, at);
    if (isFollower(id) !== (path === 'followers')) throw fail(at, `${SURVIVOR_IDS[id]} does not belong to the ${path}`);
    claim(s, id, claimed, at);
    return id;
  };
  const taken = (key: string): number[] =>
    words[key] === undefined ? [] : list(words[key], `${path}.${key}`).map((name) => take(name, `${path}.${key}`));
  const top = taken('top');
  const dead = taken('dead');
  pile.unshift(...top);
  if (words.size !== undefined) dead.unshift(...pile.splice(int(words.size, `${path}.size`, top.length, pile.length)));
  return dead;
}
