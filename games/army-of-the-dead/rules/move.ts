/** Moves of Survivors (AD-SMOVE01 to AD-SMOVE06-R, AD-MOVE01 to AD-MOVE03). */
import type { Rules } from '@shamble/kernel';
import { DIE_FACES } from '../content/dice.ts';
import { choose, offer } from './ask.ts';
import { wake } from './dormants.ts';
import { entered } from './entered.ts';
import { judge } from './goals.ts';
import { groundNow, zoneId, zoneNumber } from './ground.ts';
import { has, numbersOf, unused } from './moments.ts';
import { fighterNamed } from './named.ts';
import { type Part, total } from './parts.ts';
import { budget, pay, spend } from './pay.ts';
import { hasSpeciality } from './people.ts';
import { type Army, type G, hasDormants, idOf, isPlaying, ledBy, nowOf, zombiesIn } from './state.ts';
import type { Verb } from './verb.ts';

const ASK_ON = { id: 'on', rules: ['AD-SMOVE06-R', 'AD-SKILL04'] };
const ASK_FREE = { id: 'free-move', rules: ['AD-SMOVE06-R'] };
const ASK_LUCKY = { id: 'lucky-leave', rules: ['AD-SKILL10-R'] };
const MOVED = ['AD-SMOVE01'];
const LEFT = ['AD-SMOVE05', 'AD-DORM09', 'AD-DORM09-R'];

export const MOVE = { type: 'move' } as const;

/** What leaving a Zone costs: the Move, and one Action per Zombie in it (AD-SMOVE02, AD-SMOVE02-R). */
export function moveCost(s: Army, who: number, base: number): Part[] {
  const parts: Part[] = base > 0 ? [{ n: base, why: 'move', rule: 'AD-SMOVE01' }] : [];
  const dead = zombiesIn(s, s.team[who].zone);
  if (dead > 0 && !has(s, who, 'unhindered')) parts.push({ n: dead, why: 'zombies', rule: 'AD-SMOVE02' });
  return parts;
}

/** Zones that can be entered in one step. */
export const nextZones = (s: Army, who: number): readonly number[] => groundNow(s).next[s.team[who].zone];

export const onFoot = (s: Army, who: number): boolean => s.team[who].seat === null;

export const moveVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    if (!onFoot(s, who) || budget(s, MOVE) < total(moveCost(s, who, 1))) return [];
    return nextZones(s, who).map((zone) => zoneId(s, zone));
  },
  *act(g, [zone]) {
    const s = g.state;
    const { who } = nowOf(s);
    pay(g, MOVE, total(moveCost(s, who, 1)));
    yield* walk(g, who, zoneNumber(s, zone), { least: 1, most: zonesPerMove(s, who), toDead: false });
  },
};

/** How many Zones one Move goes at most; a Skill had twice does not go farther (AD-SKILL04, AD-SKILL29-R). */
export const zonesPerMove = (s: Army, who: number): number =>
  1 + Math.max(0, ...numbersOf(s, who, ({ zones }) => zones ?? 0).map(({ n }) => n));

/** How far a Move goes. */
export interface Way {
  readonly least: number;
  readonly most: number;
  /** It must end where Zombies are (Charge, Bloodlust). */
  readonly toDead: boolean;
}

/** Whether a Zone is, or within so many further steps leads to, one with Zombies. */
export function leadsToDead(s: Army, zone: number, further: number): boolean {
  if (zombiesIn(s, zone) > 0) return true;
  return further > 0 && groundNow(s).next[zone].some((next) => leadsToDead(s, next, further - 1));
}

/** Step by step, until the way ends, Zombies stop it, or he does (AD-SMOVE03, AD-SMOVE06-R). */
export function* walk(g: G, who: number, first: number, { least, most, toDead }: Way): Rules {
  const s = g.state;
  let to = first;
  for (let made = 1; ; made++) {
    // Those that only come in after him do not end his Move.
    const dead = zombiesIn(s, to) > 0;
    yield* step(g, who, to);
    if (!isPlaying(s.team[who]) || made >= most) return;
    if (dead && (toDead || !has(s, who, 'unhindered'))) return;
    const mayStop = made >= least && (!toDead || zombiesIn(s, to) > 0);
    const options = (): string[] => {
      const zones = nextZones(s, who).filter((zone) => !toDead || leadsToDead(s, zone, most - made - 1));
      return [...(mayStop ? ['stop'] : []), ...zones.map((zone) => `on.${zoneId(s, zone)}`)];
    };
    if (options().length === 0) return;
    const params = { survivor: fighterNamed(s, who), left: most - made };
    const answer = yield* choose(g, s.team[who].owner, ASK_ON, options, { params });
    if (answer === 'stop') return;
    to = zoneNumber(s, answer.slice('on.'.length));
  }
}

/** One step; Companions come along, sleepers left behind may wake (AD-ALLY06, AD-DORM09, AD-DORM12-R). */
function* step(g: G, who: number, to: number): Rules {
  const s = g.state;
  const fighter = s.team[who];
  const from = fighter.zone;
  fighter.zone = to;
  for (const one of ledBy(s, who)) one.zone = to;
  g.emit({ type: 'moved', survivor: idOf(s, who), from: zoneId(s, from), to: zoneId(s, to), rules: MOVED });
  entered(g, to);
  judge(g);
  if (hasDormants(s, from) && !hasSpeciality(fighter, 'stealthy')) yield* leaveSleepers(g, who, from);
}

/** One die for the Zone left: on a 1 all its tokens wake. */
function* leaveSleepers(g: G, who: number, from: number): Rules {
  const s = g.state;
  const roll = (name: string): boolean => {
    const face = g.chance.roll(name, DIE_FACES);
    g.emit({ type: 'leave-roll', survivor: idOf(s, who), zone: zoneId(s, from), face: Number(face), rules: LEFT });
    return face === '1';
  };
  let wakes = roll('leave');
  if (wakes && has(s, who, 'rollsAgain')) {
    const params = { survivor: fighterNamed(s, who) };
    if (yield* offer(g, s.team[who].owner, ASK_LUCKY, () => ['again'], 'keep', params)) wakes = roll('leave-again');
  }
  if (wakes) yield* wake(g, [from], LEFT);
}

/** A free Move Action without extra cost: Hit & Run, Sidestep (AD-SKILL18, AD-SKILL24). */
export function* freeMove(g: G, who: number, skill: 'hitAndRun' | 'sidestep', rules: readonly string[]): Rules {
  const s = g.state;
  if (!isPlaying(s.team[who]) || !onFoot(s, who)) return;
  const ids = (): string[] => nextZones(s, who).map((zone) => `move.${zoneId(s, zone)}`);
  const sprints = (): string[] =>
    canSprint(s, who) ? nextZones(s, who).map((zone) => `sprint.${zoneId(s, zone)}`) : [];
  const params = { survivor: fighterNamed(s, who), skill: { id: `skill.${skill}` } };
  const ask = { id: ASK_FREE.id, rules: [...rules, ...ASK_FREE.rules] };
  const answer = yield* offer(g, s.team[who].owner, ask, () => [...ids(), ...sprints()], 'stay', params);
  if (answer === null) return;
  const [verb, id] = answer.split('.');
  if (verb === 'sprint') yield* sprint(g, who, zoneNumber(s, id));
  else yield* walk(g, who, zoneNumber(s, id), { least: 1, most: zonesPerMove(s, who), toDead: false });
}

/** Only in the own Turn, once (AD-SKILL25, AD-SMOVE06-R). */
export function canSprint(s: Army, who: number): boolean {
  const now = s.turns.at(-1);
  return now !== undefined && now.who === who && unused(s, 'sprint') && hasSkill(s, who, 'sprint');
}

const hasSkill = (s: Army, who: number, skill: string): boolean =>
  numbersOf(s, who, (hooks) => (hooks.skill === skill ? 1 : 0)).length > 0;

/** Two or three Zones instead of one; Zombies may stop it after one (AD-SKILL25-R). */
export function* sprint(g: G, who: number, first: number): Rules {
  nowOf(g.state).used.push('sprint');
  yield* walk(g, who, first, { least: 2, most: 3, toDead: false });
}

/** Pays for a Skill that moves: its own Actions as such, those for Zombies left behind also with free Moves. */
export function payWay(g: G, who: number, own: number): void {
  const s = g.state;
  const now = nowOf(s);
  const extra = total(moveCost(s, who, 0));
  now.actions -= own;
  spend(g, MOVE, extra);
  if (own > 0) now.done.push('move');
}

/** Whether that could be paid. */
export function canPayWay(s: Army, who: number, own: number): boolean {
  const now = nowOf(s);
  return now.actions >= own && budget(s, MOVE) - own >= total(moveCost(s, who, 0));
}
