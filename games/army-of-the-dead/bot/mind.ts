import { dangerLevel, LEVEL_AT, levelOf } from '../rules/level.ts';
import { objectiveOf } from '../rules/personal.ts';
import { stateOf } from '../rules/seen.ts';
import { type Army, nowOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { comingOver, type Field, fieldOf } from './field.ts';
import { livesIn, share, worths } from './lives.ts';
import { type Role, rolesOf, stepsLeft } from './roles.ts';
import { WEIGHTS } from './weights.ts';

/** What the bot makes of its view before it answers. */
export interface Mind {
  readonly s: Army;
  readonly field: Field;
  readonly worth: readonly number[];
  readonly roles: readonly Role[];
}

export function mindOf(view: View): Mind {
  const s = stateOf(view);
  const worth = worths(s);
  const field = fieldOf(s);
  let roles: readonly Role[] | null = null;
  return {
    s,
    field,
    worth,
    get roles() {
      roles ??= rolesOf(field, worth);
      return roles;
    },
  };
}

/** What the next Phase of the dead is feared to cost. Whoever has still to act is counted on to stop some of it. */
export function dangerOf({ s, worth }: Pick<Mind, 's' | 'worth'>, field: Field): number {
  const { wounds, dead, later } = comingOver(field);
  const actor = s.turns.length > 0 ? nowOf(s).who : -1;
  const waiting = s.deadPhase ? [] : waitingFor(s, actor);
  const orders = field.spawns.some(({ zeus }) => zeus) ? WEIGHTS.orders : 0;
  let cost = 0;
  for (let zone = 0; zone < field.crowd.length; zone++) {
    if (field.crowd[zone] === 0 || wounds[zone] + dead[zone] + later[zone] <= 0) continue;
    const lives = livesIn(s, zone, worth);
    if (lives.length === 0) continue;
    const helpers = waiting.filter((who) => isNear(field, s.team[who].zone, zone)).length;
    const cover = WEIGHTS.cover * helpers;
    const stuck = s.deadPhase || lives.some(({ who }) => who < 0 || s.team[who].acted || who === actor);
    const factor = stuck ? 1 : WEIGHTS.later;
    const left = Math.max(0, wounds[zone] - cover);
    cost += factor * (share(lives, left).cost + WEIGHTS.crowded * Math.max(0, Math.min(8, dead[zone] - cover)));
    const strength = lives.length + helpers;
    const looming = Math.max(0, later[zone] - WEIGHTS.firepower * strength - cover);
    const most = WEIGHTS.loomingMost;
    if (orders > 0) cost += orders * Math.min(most, share(lives, Math.max(0, later[zone] * 0.7 - cover)).cost);
    if (looming > 0) cost += WEIGHTS.looming * Math.min(most, share(lives, looming).cost);
  }
  return cost * Math.min(1, (WEIGHTS.patience / Math.max(1, s.round)) ** 2);
}

/** Those who act before the dead do. */
const waitingFor = (s: Army, actor: number): number[] =>
  s.team.flatMap((one, who) => (one.status === 'playing' && !one.acted && who !== actor ? [who] : []));

const isNear = ({ ground: { steps, next } }: Field, from: number, to: number): boolean => {
  const far = steps[from * next.length + to];
  return far >= 0 && far <= 2;
};

/** How good a Zone is for what somebody has to do. */
export function progressAt({ s, roles }: Mind, who: number, zone: number): number {
  const { task, zone: goal, step } = roles[who];
  if (goal < 0 || s.team[who].seat !== null) return 0;
  const far = stepsLeft(s, zone, task ?? { zone: goal, within: 0 });
  return far < 0 ? -12 : -step * far;
}

/** What it costs that so much adrenaline raises the level that Zombie cards are read at. */
export function levelCost({ s }: Pick<Mind, 's'>, who: number, gain: number): number {
  const fighter = s.team[who];
  const level = levelOf(fighter);
  if (gain <= 0 || level >= LEVEL_AT.length - 1 || level < dangerLevel(s) || wantsLevel(s, who)) return 0;
  const over = fighter.adrenaline + gain - (LEVEL_AT[level + 1] - 1);
  return WEIGHTS.level[level + 1] * Math.min(1, Math.max(0, over));
}

const wantsLevel = (s: Army, who: number): boolean =>
  s.personal.some(
    (one) => !one.done && one.survivor === s.team[who].survivor && objectiveOf(one).goal.goal === 'level',
  );
