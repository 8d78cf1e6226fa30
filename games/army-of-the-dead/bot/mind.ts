import type { Seat } from '@shamble/kernel';
import { escapeOpen } from '../rules/goals.ts';
import { dangerLevel, LEVEL_AT, levelOf } from '../rules/level.ts';
import { objectiveOf } from '../rules/personal.ts';
import { stateOf } from '../rules/seen.ts';
import { type Army, zombiesIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Field, fieldOf } from './field.ts';
import { escapeWorth } from './leaving.ts';
import { worths } from './lives.ts';
import { heeded, rolesWhenAsked, worthWhenAsked } from './requests.ts';
import { type Role, rolesOf } from './roles.ts';
import { wayTo } from './way.ts';
import { WEIGHTS } from './weights.ts';

/** What the bot makes of its view before it answers. */
export interface Mind {
  readonly s: Army;
  readonly field: Field;
  readonly worth: readonly number[];
  readonly roles: readonly Role[];
  /** What is left of the way from each Zone to a goal. */
  way(goal: number): readonly number[];
}

export function mindOf(view: View, seat: Seat = 0, request: string | null = null): Mind {
  const s = stateOf(view);
  const asked = heeded(s, seat, request);
  const worth = asked === null ? worths(s) : worthWhenAsked(worths(s), asked);
  const field = fieldOf(s);
  let roles: readonly Role[] | null = null;
  const ways = new Map<number, readonly number[]>();
  return {
    s,
    field,
    worth,
    get roles() {
      roles ??= asked === null ? rolesOf(field, worth) : rolesWhenAsked(s, rolesOf(field, worth), asked);
      return roles;
    },
    way(goal) {
      const way = ways.get(goal) ?? wayTo(field, goal);
      ways.set(goal, way);
      return way;
    },
  };
}

/** How good a Zone is for what somebody has to do. */
export function progressAt({ s, roles, way }: Mind, who: number, zone: number): number {
  const { task, zone: goal, step } = roles[who];
  if (goal < 0 || s.team[who].seat !== null) return 0;
  const far = way(goal)[zone];
  if (zone === goal && task?.why === 'exit' && escapeOpen(s) && zombiesIn(s, zone) === 0) return escapeWorth(s, who);
  return Number.isFinite(far) ? -step * Math.max(0, far - (task?.within ?? 0)) : -12;
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
