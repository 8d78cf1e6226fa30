import { bool, fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { PERSONAL_OBJECTIVES } from '../content/objectives.ts';
import { type Skill, skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { healthOf } from '../rules/harm.ts';
import { tokenPart } from '../rules/inventory.ts';
import { MOST_ADRENALINE } from '../rules/level.ts';
import { newFighter, TEAM } from '../rules/setup.ts';
import { type Army, COLOURS, type Companion, EMPTY, type Fighter, HANDS, missionOf, SLOTS } from '../rules/state.ts';
import { readMember, readZone, takeCard } from './pieces.ts';

const SURVIVOR_IDS = SURVIVORS.map(({ id }) => id);
const STATUSES = ['playing', 'escaped', 'eliminated'] as const;
const SEATS = ['driver', 'gunner', 'passenger'] as const;
const PERSONAL_COLOURS = ['yellow', 'violet'] as const;
const BACKPACK = SLOTS - HANDS;

// biome-ignore format: one list
const FACTS = [
  'player', 'zone', 'status', 'seat', 'wounds', 'adrenaline', 'orange', 'red', 'hands', 'backpack', 'tokens', 'acted',
  'searches', 'kills',
] as const;
type Fact = (typeof FACTS)[number];

/** Six Survivors: those named, in this order, with nothing but what is said; then whom the Mission needs, then others. */
export function setTeam(s: Army, at: Words): void {
  const named = at.team === undefined ? {} : map(at.team, 'team');
  const ids = Object.keys(named).map((id) => oneOf(id, SURVIVOR_IDS, 'team'));
  if (ids.length > TEAM) throw fail('team', `there are ${TEAM} Survivors`);
  const start = readZone(s, missionOf(s).start[0], 'start');
  s.team = completed(s, ids, at).map((id, i) => {
    const fighter = newFighter(SURVIVOR_IDS.indexOf(id), Math.floor((i * s.seats) / TEAM));
    fighter.zone = start;
    fighter.acted = !ids.includes(id);
    if (fighter.acted) setAside(s, fighter, at.others);
    return fighter;
  });
  for (const fighter of s.team) {
    const id = SURVIVOR_IDS[fighter.survivor];
    if (named[id] === undefined) continue;
    const path = `team.${id}`;
    for (const [fact, value] of Object.entries(map(named[id], path)))
      setFact(s, fighter, oneOf(fact, FACTS, path), value as Word, `${path}.${fact}`);
    if (fighter.status !== 'playing') remove(fighter);
  }
}

/** The team with those who are not named; Companions are not in it. */
function completed(s: Army, named: readonly string[], at: Words): string[] {
  const led = at.companions === undefined ? [] : Object.keys(map(at.companions, 'companions'));
  const free = SURVIVORS.filter(({ id }) => !named.includes(id) && !led.includes(id));
  const has = (team: readonly string[], speciality: string): boolean =>
    SURVIVORS.some((one) => team.includes(one.id) && one.speciality === speciality);
  const team = [...named];
  for (const speciality of missionOf(s).specialities) {
    const needed = has(team, speciality) ? undefined : free.find((one) => one.speciality === speciality);
    if (needed !== undefined && team.length < TEAM) team.push(needed.id);
  }
  for (const { id } of free) if (team.length < TEAM && !team.includes(id)) team.push(id);
  return team;
}

/** Where those are who are not named: a Zone, or off the board. */
function setAside(s: Army, fighter: Fighter, others: Word | undefined): void {
  if (others === undefined) return;
  if (others === 'escaped' || others === 'eliminated') {
    fighter.status = others;
    remove(fighter);
  } else fighter.zone = readZone(s, others, 'others');
}

function remove(fighter: Fighter): void {
  fighter.zone = -1;
  if (fighter.status === 'eliminated') fighter.wounds = healthOf(fighter);
}

function setFact(s: Army, fighter: Fighter, fact: Fact, value: Word, path: string): void {
  const survivor = SURVIVORS[fighter.survivor];
  switch (fact) {
    case 'player':
      fighter.owner = int(value, path, 1, s.seats) - 1;
      break;
    case 'zone':
      fighter.zone = readZone(s, value, path);
      break;
    case 'status':
      fighter.status = oneOf(value, STATUSES, path);
      break;
    case 'seat':
      fighter.seat = oneOf(value, SEATS, path);
      fighter.zone = s.truck?.zone ?? -1;
      break;
    case 'wounds':
      fighter.wounds = int(value, path, 0, healthOf(fighter));
      break;
    case 'adrenaline':
      fighter.adrenaline = int(value, path, 0, MOST_ADRENALINE);
      break;
    case 'orange':
      fighter.orange = readSkill(survivor.orange, value, path);
      break;
    case 'red':
      fighter.red = readSkill(survivor.red, value, path);
      break;
    case 'hands':
      fill(s, fighter, 0, HANDS, value, path);
      break;
    case 'backpack':
      fill(s, fighter, HANDS, BACKPACK, value, path);
      break;
    case 'tokens':
      fighter.tokens = list(value, path).map((colour) => oneOf(colour, COLOURS, path));
      break;
    case 'acted':
      fighter.acted = bool(value, path);
      break;
    case 'searches':
      fighter.searches = int(value, path, 0, 9);
      break;
    case 'kills':
      fighter.kills = int(value, path, 0, 999);
  }
}

function readSkill(skills: readonly Skill[], value: Word, path: string): number {
  const ids = skills.map(skillId);
  return ids.indexOf(oneOf(value, ids, path));
}

/** Cards from the deck, `machineGun!` for one that is empty, a colour for a part of a token, null for a free slot. */
function fill(s: Army, fighter: Fighter, from: number, most: number, value: Word, path: string): void {
  const pieces = list(value, path);
  if (pieces.length > most) throw fail(path, `there are ${most} slots`);
  for (const [i, piece] of pieces.entries()) if (piece !== null) fighter.slots[from + i] = readPiece(s, piece, path);
}

function readPiece(s: Army, value: Word, path: string): number {
  const colour = COLOURS.find((one) => one === value);
  if (colour !== undefined) return tokenPart(colour);
  const text = String(value);
  return text.endsWith('!') ? takeCard(s, text.slice(0, -1), path) + EMPTY : takeCard(s, text, path);
}

/** Companions where the Mission has them, hiding, unless more is said. */
export function setCompanions(s: Army, at: Words): void {
  const places = missionOf(s).companions ?? [];
  const named = at.companions === undefined ? {} : map(at.companions, 'companions');
  const ids = Object.keys(named).map((id) => oneOf(id, SURVIVOR_IDS, 'companions'));
  if (ids.length > places.length) throw fail('companions', `there are ${places.length}`);
  for (const [i, { id }] of SURVIVORS.entries())
    if (ids.length < places.length && !ids.includes(id) && !s.team.some(({ survivor }) => survivor === i)) ids.push(id);
  s.companions = ids.map((id, i) => {
    const one: Companion = {
      survivor: SURVIVOR_IDS.indexOf(id),
      zone: readZone(s, places[i], 'companions'),
      leader: -1,
      hiding: true,
      aboard: false,
      status: 'playing',
    };
    if (named[id] !== undefined) setCompanion(s, one, map(named[id], `companions.${id}`), `companions.${id}`);
    return one;
  });
}

/** One with a Leader no longer hides, and is where the Leader is. */
function setCompanion(s: Army, one: Companion, facts: Words, path: string): void {
  if (facts.leader !== undefined) {
    one.leader = readMember(s, facts.leader, `${path}.leader`);
    one.zone = s.team[one.leader].zone;
    one.hiding = false;
    one.aboard = s.team[one.leader].seat !== null;
  }
  for (const [key, value] of Object.entries(facts))
    switch (oneOf(key, ['leader', 'zone', 'hiding', 'aboard', 'status'], path)) {
      case 'zone':
        one.zone = readZone(s, value, `${path}.zone`);
        break;
      case 'hiding':
        one.hiding = bool(value, `${path}.hiding`);
        break;
      case 'aboard':
        one.aboard = bool(value, `${path}.aboard`);
        break;
      case 'status':
        one.status = oneOf(value, STATUSES, `${path}.status`);
        if (one.status !== 'playing') one.zone = -1;
    }
}

/** `{ dieter: { count: 7 } }`; the first is linked to yellow, the second to violet. None, unless they are named. */
export function setPersonal(s: Army, at: Words): void {
  if (at.personal === undefined) return;
  for (const [i, [id, value]] of Object.entries(map(at.personal, 'personal')).entries()) {
    const path = `personal.${id}`;
    const facts = map(value, path);
    for (const key of Object.keys(facts)) oneOf(key, ['colour', 'count', 'done'], path);
    const survivor = s.team[readMember(s, id, 'personal')].survivor;
    const count = facts.count === undefined ? 0 : int(facts.count, `${path}.count`, 0, 8);
    const goal = PERSONAL_OBJECTIVES.find((one) => one.survivor === survivor)?.goal;
    if (goal?.goal === 'kills') s.box[goal.of === 'shambler' ? 'shamblers' : 'alphas'] -= count;
    s.personal.push({
      survivor,
      colour: facts.colour === undefined ? PERSONAL_COLOURS[i] : oneOf(facts.colour, COLOURS, `${path}.colour`),
      done: facts.done === undefined ? false : bool(facts.done, `${path}.done`),
      count,
    });
  }
}
