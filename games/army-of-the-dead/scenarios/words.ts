import type { Config, Json, ScenarioWords } from '@shamble/kernel';
import { bool, fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import type { CombatType } from '../content/skills.ts';
import { VAULT_CARDS } from '../content/vault.ts';
import { flaw } from '../rules/flaw.ts';
import { activeSpawns, beginSpawn } from '../rules/spawn.ts';
import { type ActionType, type Army, COLOURS, type FreeKind, missionOf, type Now, type Step } from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';
import { setDormants, setLaid, setTokens, setZombies } from './board.ts';
import { setEquipment, setOrders, setZombieCards } from './cards.ts';
import { look } from './look.ts';
import { setCompanions, setPersonal, setTeam } from './people.ts';
import { readMember, readZone } from './pieces.ts';

const STEPS = ['round', 'next', 'act', 'dead', 'spawn', 'safety', 'end'] as const satisfies readonly Step[];
const FREE = ['explosive', 'melee', 'ranged', 'move', 'search', 'combat'] as const satisfies readonly FreeKind[];
const COMBAT = ['combat', 'melee', 'ranged'] as const satisfies readonly CombatType[];
// biome-ignore format: one list
const DEEDS = [
  'move', 'search', 'trade', 'melee', 'ranged', 'lay', 'dormants', 'objective', 'noise', 'door', 'vault', 'truck',
] as const satisfies readonly ActionType[];
const FORMS = ['plain', 'helmet', 'horse'] as const;

// biome-ignore format: one list
const KNOWN = [
  'step', 'round', 'first', 'ended', 'team', 'others', 'companions', 'now', 'zombies', 'valentine', 'queen', 'zeus',
  'zeusForm', 'queenSleeps', 'noise', 'dormants', 'tokens', 'laid', 'spawns', 'equipment', 'zombieCards', 'orders',
  'closed', 'broken', 'vault', 'truck', 'personal', 'red', 'taken', 'repaired', 'time', 'hurt',
] as const;

/** How positions of Army of the Dead are written in scenario files; docs/scenarios.md explains the words. */
export const words: ScenarioWords<Army> = { given, look };

/** A Turn of the first Survivor named, on a board without Zombies, Dormants and Objectives, unless the words say otherwise. */
function given(s: Army, position: Readonly<Record<string, Json>>, config: Config): void {
  const at: Words = position;
  for (const key of Object.keys(at)) oneOf(key, KNOWN, 'given');
  s.step = at.step === undefined ? 'act' : oneOf(at.step, STEPS, 'step');
  s.round = at.round === undefined ? 1 : int(at.round, 'round', 0, 99);
  if (at.first !== undefined) s.first = int(at.first, 'first', 1, s.seats) - 1;
  setTeam(s, at);
  setCompanions(s, at);
  setMission(s, at);
  setPersonal(s, at);
  setZombies(s, at);
  setDormants(s, at);
  setTokens(s, at);
  setLaid(s, at);
  setEquipment(s, at);
  setZombieCards(s, at);
  setOrders(s, at);
  setPhase(s, at);
  const { rng, ...rest } = s;
  const wrong = flaw({ ...rest, rng: { s: rng.s } }, config);
  if (wrong !== null) throw fail('given', wrong);
}

/** What the Mission's sheet and its marks say. */
function setMission(s: Army, at: Words): void {
  const sheet = missionOf(s);
  if (at.noise !== undefined) s.noise = readZone(s, at.noise, 'noise');
  if (at.zeusForm !== undefined) s.zeusForm = oneOf(at.zeusForm, FORMS, 'zeusForm');
  if (at.queenSleeps !== undefined) s.queenSleeps = bool(at.queenSleeps, 'queenSleeps');
  if (at.red !== undefined) s.red = int(at.red, 'red', 0, sheet.mixed.length - 2);
  if (at.taken !== undefined) s.taken = list(at.taken, 'taken').map((colour) => oneOf(colour, COLOURS, 'taken'));
  if (at.repaired !== undefined) s.repaired = bool(at.repaired, 'repaired');
  if (at.time !== undefined) s.time = int(at.time, 'time', 0, sheet.time ?? 0);
  if (at.hurt !== undefined) s.hurt = bool(at.hurt, 'hurt');
  s.closed = placesIn(sheet.closedDoors ?? [], at.closed, 'closed') ?? s.closed;
  s.broken = placesIn(sheet.brokenLifts ?? [], at.broken, 'broken') ?? s.broken;
  setSpawns(s, at);
  if (at.vault !== undefined) setVault(s, at.vault);
  if (at.truck !== undefined) setTruck(s, at.truck);
}

const placesIn = (known: readonly string[], value: Word | undefined, path: string): number[] | null =>
  value === undefined ? null : list(value, path).map((one) => known.indexOf(oneOf(one, known, path)));

/** `[start, red]`: these kinds of Spawn Zones are active, no others. */
function setSpawns(s: Army, at: Words): void {
  if (at.spawns === undefined) return;
  const { spawns } = missionOf(s);
  const kinds = spawns.map(({ kind }) => kind);
  const active = list(at.spawns, 'spawns').map((kind) => oneOf(kind, kinds, 'spawns'));
  s.spawns = kinds.map((kind) => kind === 'zeus' || active.includes(kind));
  s.zeusToken = active.includes('zeus');
}

function setVault(s: Army, value: Word): void {
  if (s.vault === null) throw fail('vault', 'this Mission has none');
  for (const [key, fact] of Object.entries(map(value, 'vault'))) {
    const path = `vault.${key}`;
    switch (oneOf(key, ['card', 'shown', 'solved', 'open'], 'vault')) {
      case 'card': {
        const ids = VAULT_CARDS.map(({ id }) => id);
        s.vault.card = ids.indexOf(oneOf(fact, ids, path));
        break;
      }
      case 'shown':
        s.vault.shown = bool(fact, path);
        break;
      case 'solved':
        s.vault.solved = bool(fact, path);
        break;
      case 'open':
        s.vault.open = bool(fact, path);
    }
  }
}

function setTruck(s: Army, value: Word): void {
  if (s.truck === null) throw fail('truck', 'this Mission has none');
  for (const [key, fact] of Object.entries(map(value, 'truck')))
    if (oneOf(key, ['zone', 'started'], 'truck') === 'zone') s.truck.zone = readZone(s, fact, 'truck.zone');
    else s.truck.started = bool(fact, 'truck.started');
  for (const fighter of s.team) if (fighter.seat !== null) fighter.zone = s.truck.zone;
  for (const one of s.companions) if (one.aboard) one.zone = s.truck.zone;
}

/** Whose Turn it is, or where the Zombies' Phase goes on. */
function setPhase(s: Army, at: Words): void {
  s.active = s.first;
  s.spawning = activeSpawns(s);
  if (at.ended !== undefined) s.ended = list(at.ended, 'ended').map((player) => int(player, 'ended', 1, s.seats) - 1);
  s.deadPhase = s.step === 'spawn' || s.step === 'safety';
  beginSpawn(s);
  if (s.step !== 'act') {
    if (at.now !== undefined) throw fail('now', 'nobody acts but at the step "act"');
    return;
  }
  const facts = at.now === undefined ? {} : map(at.now, 'now');
  const who = facts.who === undefined ? 0 : readMember(s, facts.who, 'now.who');
  s.turns = [newTurn(s, who)];
  s.team[who].acted = true;
  s.active = s.team[who].owner;
  s.turn = 1;
  for (const [key, fact] of Object.entries(facts)) setFact(s.turns[0], key, fact as Word);
}

function setFact(now: Now, key: string, fact: Word): void {
  const path = `now.${key}`;
  switch (oneOf(key, ['who', 'actions', 'free', 'next', 'used', 'done'], 'now')) {
    case 'actions':
      now.actions = int(fact, path, 0, 20);
      break;
    case 'free':
      now.free = list(fact, path).map((kind) => oneOf(kind, FREE, path));
      break;
    case 'next':
      now.next = fact === null ? null : oneOf(fact, COMBAT, path);
      break;
    case 'used':
      now.used = list(fact, path).map(String);
      break;
    case 'done':
      now.done = list(fact, path).map((deed) => oneOf(deed, DEEDS, path));
  }
}
