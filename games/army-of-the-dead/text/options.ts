import type { Decision, Message, Params } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { EQUIPMENT } from '../content/equipment.ts';
import { skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { HANDS } from '../rules/state.ts';
import { isOneGroup } from './ways.ts';
import {
  card,
  isSurvivor,
  placing,
  seat,
  sheetOf,
  skill,
  skillText,
  slot,
  speciality,
  survivor,
  target,
  token,
} from './words.ts';
import { label, sides } from './zones.ts';

const say = (id: string, params?: Params): Message => (params ? { id: `do.${id}`, params } : { id: `do.${id}` });

/** A slot of whoever is asked about. */
const room = (number: string): Message => {
  const n = Number(number);
  return n <= HANDS ? say('room.hand', { n }) : say('room.pack', { n: n - HANDS });
};

const ACCEPT = 'accept';
const DECLINE = 'decline';

/** The words of an option: what it does. */
export function option(decision: Decision, id: string): Message {
  const { ask, params } = decision;
  const mission = String(params?.mission ?? '');
  const plain = PLAIN[ask.id]?.[id];
  if (plain !== undefined) return say(plain);
  const [verb, ...rest] = id.split('.');
  const told =
    ANSWERS[ask.id]?.(id, mission, decision) ??
    VERBS[verb]?.(rest, mission, decision) ??
    (isSurvivor(id) ? survivor(id) : null);
  if (!told) throw new Error(`there are no words for the option "${id}" of ${ask.id}`);
  return told;
}

const CONSENT = { agree: ACCEPT, refuse: DECLINE };

/** Plain answers, which mean something only to their own question. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  first: { random: 'random' },
  companion: { random: 'random' },
  next: { later: 'later' },
  act: { end: 'end', escape: 'escape' },
  single: { decline: DECLINE },
  escape: { stay: 'stay', escape: 'escape' },
  discard: CONSENT,
  on: { stop: 'stop' },
  'free-move': { stay: 'stay' },
  'lucky-leave': { keep: 'keep.die', again: 'again.die' },
  lucky: { keep: 'keep', again: 'again' },
  six: { keep: 'keep', roll: 'roll.six' },
  hunter: { no: 'no-more' },
  reaper: { no: 'no-more' },
  reflexes: { no: 'no-attack' },
  'agree-trade': { ...CONSENT, arrange: 'accept.arrange' },
  'consent-lifesaver': CONSENT,
  swap: CONSENT,
  'vault-die': { without: 'vault.without', die: 'vault.die' },
  'vault-keep': { stop: 'vault.stop', again: 'again.loose', roll: 'vault.roll' },
  'vault-last': { stop: 'vault.stop', roll: 'vault.roll' },
};

const named = (id: string): Message => ({ id: `survivor.${id}.full` });

/** Answers by the question they answer; null where the id is a play beside it. */
const ANSWERS: Readonly<Record<string, (id: string, mission: string, decision: Decision) => Message | null>> = {
  // A single one is named.
  tactician: (id, _mission, decision) => {
    const [only, ...more] = decision.kind === 'choose' ? decision.options.filter(isSurvivor) : [];
    if (isSurvivor(id)) return say('tactician', { survivor: survivor(id) });
    if (id !== 'wait') return null;
    return more.length > 0 ? say('wait') : say('tactician.wait', { survivor: survivor(only) });
  },
  team: (id) => {
    const one = SURVIVORS.find((known) => known.id === id);
    if (!one) return null;
    return say('team', {
      survivor: named(id),
      speciality: speciality(one.speciality),
      skill: skill(skillId(one.blue)),
    });
  },
  owners: (id) => {
    const [who, number] = id.split('.');
    return say('owner', { survivor: survivor(who), player: player(Number(number)) });
  },
  set: (id) => {
    const [set, what, to] = id.split('.');
    return say('set', { set: set.toUpperCase(), card: card(what), slot: room(to.split(':')[1]) });
  },
  companion: (id) => {
    const one = SURVIVORS.find((known) => known.id === id);
    return one ? say('companion', { survivor: named(id), skill: skill(skillId(one.blue)) }) : null;
  },
  place: startZone,
  'noise-start': startZone,
  hits: aimed,
  hunter: aimed,
  reaper: aimed,
  level: (id) => (isDiscard(id) ? null : say('level', { skill: skill(id), text: skillText(id) })),
  found: moved,
  reorganise: moved,
  trade: moved,
  arrange: moved,
  'vault-keep': (id, _mission, { params }) => {
    const [verb, number] = id.split('.');
    const n = Number(number);
    const dice = (params?.dice ?? []) as readonly number[];
    return verb === 'die' ? say('die', { n, face: Number(dice[n - 1]) }) : null;
  },
  waking: (id, mission) => {
    const [at, n] = id.split('#');
    return n === undefined ? null : say('waking', { zone: label(mission, at), n: Number(n) });
  },
};

const isDiscard = (id: string): boolean => id.startsWith('discard.');

function startZone(id: string, mission: string): Message | null {
  return isDiscard(id) ? null : say('start-zone', { zone: label(mission, id) });
}

function aimed(id: string): Message | null {
  return isDiscard(id) ? null : target(id);
}

/** Where the same card comes from two places, which of them is said too. */
function moved(id: string, _mission: string, decision: Decision): Message | null {
  if (isDiscard(id)) return null;
  const [what, from] = id.split('.');
  const isTwin = (other: string): boolean => other.startsWith(`${what}.`) && other.split('.')[1] !== from;
  return placing(id, decision.kind !== 'place' && decision.options.some(isTwin));
}

const isMelee = (id: string): boolean => EQUIPMENT.find((one) => one.id === id)?.kind === 'melee';

/** `machineGun.R6:02.spread`; what cannot be spread names its target. */
function attack([id, at, way]: readonly string[], mission: string): Message {
  const zone = label(mission, at);
  const how = isMelee(id) ? 'melee' : 'ranged';
  const what = { card: card(id), ...(how === 'ranged' ? { zone } : {}) };
  if (EQUIPMENT.find((one) => one.id === id)?.explosive) return say('attack.blast', { card: card(id), zone });
  if (way === 'spread') return say(`attack.${how}`, what);
  const wording = EQUIPMENT.find((one) => one.id === id)?.does === 'layDown' ? 'bola' : `${how}.focus`;
  return say(`attack.${wording}`, { ...what, target: target(way) });
}

/** Skills whose way may lead further than the Zone that is named. */
const RUNS: ReadonlySet<string> = new Set(['bloodlust', 'charge']);

const go =
  (id: string) =>
  ([at]: readonly string[], mission: string): Message =>
    say(id, { zone: label(mission, at) });

/** Every other option by its first word. */
const VERBS: Readonly<
  Record<string, (rest: readonly string[], mission: string, decision: Decision) => Message | null>
> = {
  move: go('move'),
  on: go('on'),
  sprint: go('sprint'),
  drive: go('drive'),
  noise: ([at], mission) => (at === undefined ? say('noise') : say('noise-zone', { zone: label(mission, at) })),
  attack,
  throw: ([id, at], mission) => say('throw', { card: card(id), zone: label(mission, at) }),
  lay: ([id]) => say('lay', { card: card(id) }),
  gun: ([at, way], mission) => attack(['truckGun', at, way], mission),
  search: () => say('search'),
  objective: ([name], mission) => {
    if (name === 'hidden') return say('objective.hidden');
    return say(`objective.${sheetOf(mission, name)?.way ?? 'take'}`, { token: token(name) });
  },
  mission: ([what, id]) => (what === 'attach' ? say('attach', { survivor: survivor(id) }) : say(what)),
  vault: () => say('vault'),
  'vault-door': () => say('vault-door'),
  dormants: ([id, n], _mission, decision) =>
    decision.kind !== 'place' && decision.options.includes(`dormants.${id}.2`)
      ? say('dormants.nth', { card: card(id), n: Number(n) })
      : say('dormants', { card: card(id) }),
  door: ([border], mission) => say('door', sides(mission, border)),
  enter: ([where]) => say('enter', { seat: seat(where) }),
  seat: ([where, whom]) =>
    whom === undefined
      ? say('seat', { seat: seat(where) })
      : say('swap', { seat: seat(where), survivor: survivor(whom) }),
  leave: () => say('leave'),
  skill: ([name, to], mission) => {
    if (isSurvivor(to)) return say('skill.survivor', { skill: skill(name), survivor: survivor(to) });
    return say(RUNS.has(name.split('-')[0]) ? 'skill.towards' : 'skill.zone', {
      skill: skill(name),
      zone: label(mission, to),
    });
  },
  item: ([, whom]) => (whom === undefined ? say('adrenaline') : say('first-aid', { survivor: survivor(whom) })),
  trade: ([whom, id]) => {
    if (whom === 'self') return say('reorganise');
    return whom === 'join' ? say('attach', { survivor: survivor(id) }) : say('trade', { survivor: survivor(whom) });
  },
  reload: ([id]) => say('reload', { card: card(id) }),
  zeus: () => say('zeus'),
  show: () => say('show'),
  discard: ([id, from]) => say('discard', { card: card(id), slot: slot(from) }),
  player: ([number]) => say('player', { player: player(Number(number)) }),
  react: ([who, by]) =>
    say('react', { survivor: survivor(who), skill: skill(by === 'attack' ? 'combatReflexes' : 'sidestep') }),
  goal: ([from, to], mission, decision) =>
    isOneGroup(decision)
      ? say('goal.one', { to: label(mission, to) })
      : say('goal', { from: label(mission, from), to: label(mission, to) }),
  way: ([from, kind, , to], mission, decision) =>
    isOneGroup(decision)
      ? say('way.one', { to: label(mission, to) })
      : say('way', { target: target(kind), from: label(mission, from), to: label(mission, to) }),
  slot: ([number]) => room(number),
  nudge: ([number, by]) => say(`nudge.${by}`, { n: Number(number) }),
  turn: ([number, face]) => say('turn', { n: Number(number), face: Number(face) }),
  pair: ([up, down]) => say('pair', { up: Number(up), down: Number(down) }),
};
