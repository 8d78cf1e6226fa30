/** What Wounds cost, and who takes them. */

import type { Speciality } from '../content/survivors.ts';
import { goalDone } from '../rules/goals.ts';
import { healthLeft } from '../rules/harm.ts';
import { hasSpeciality } from '../rules/people.ts';
import { objectiveOf } from '../rules/personal.ts';
import { type Army, companionsIn, fightersIn, isPlaying, missionOf, survivorOf } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** Somebody who can be hurt. */
export interface Life {
  readonly id: string;
  /** Place in the team, -1 for a Companion. */
  readonly who: number;
  readonly health: number;
  /** What it costs if they fall. */
  readonly worth: number;
}

/** Specialities without which the Mission is lost, as far as it has got. */
function neededSpecialities(s: Army): Speciality[] {
  const mission = missionOf(s);
  const needed: Speciality[] = [];
  for (const goal of mission.steps.flat()) {
    if (goalDone(s, goal)) continue;
    if (goal.goal === 'token') {
      const by = mission.tokens.find(({ colour }) => colour === goal.colour)?.by;
      if (by !== undefined) needed.push(by);
    }
    if (goal.goal === 'repair') needed.push('mechanic');
    if (goal.goal === 'truck' && s.truck !== null && !s.truck.started) needed.push('pilot');
    if (goal.goal === 'escape' && goal.escape.who === 'everyone' && goal.escape.last !== undefined)
      needed.push(goal.escape.last);
    if (goal.goal === 'escape' && goal.escape.who === 'helicopter') needed.push('pilot');
  }
  if (s.vault !== null && !s.vault.open) needed.push('vaultExpert');
  if (mission.repairs !== undefined && !s.repaired) needed.push('mechanic');
  return needed;
}

/** How many of the team must not have fallen. */
function leastAlive(s: Army): number {
  let least = 1;
  for (const goal of missionOf(s).steps.flat())
    if (goal.goal === 'escape') {
      const { escape: way } = goal;
      if (way.who === 'holder' || way.who === 'helicopter') least = Math.max(least, way.others + 1);
      if (way.who === 'number') least = Math.max(least, way.n);
    }
  for (const one of s.personal) {
    const { goal } = objectiveOf(one);
    if (goal.goal === 'alive') least = Math.max(least, goal.n);
  }
  return least;
}

const isOwner = (s: Army, who: number): boolean => s.personal.some(({ survivor }) => survivor === s.team[who].survivor);

/** What each of the team is worth alive. */
export function worths(s: Army): number[] {
  const needed = neededSpecialities(s);
  const alive = s.team.filter(({ status }) => status !== 'eliminated').length;
  const few = alive <= leastAlive(s);
  return s.team.map((fighter, who) => {
    if (few || isOwner(s, who)) return WEIGHTS.lost;
    const last = needed.some(
      (one) =>
        hasSpeciality(fighter, one) &&
        !s.team.some((other) => other !== fighter && isPlaying(other) && hasSpeciality(other, one)),
    );
    return last ? WEIGHTS.lost : WEIGHTS.life;
  });
}

export const livesIn = (s: Army, zone: number, worth: readonly number[]): Life[] => [
  ...fightersIn(s, zone).map((who) => lifeOf(s, who, worth)),
  ...companionsIn(s, zone).map((i) => ({
    id: survivorOf(s.companions[i]).id,
    who: -1,
    health: 1,
    worth: WEIGHTS.lost,
  })),
];

export const lifeOf = (s: Army, who: number, worth: readonly number[]): Life => ({
  id: survivorOf(s.team[who]).id,
  who,
  health: healthLeft(s.team[who]),
  worth: worth[who],
});

/** What the next Wound costs somebody who has had so many. */
function nextWound({ health, worth }: Life, had: number): number {
  const left = health - had;
  if (left <= 0) return 0;
  if (left <= 1) return worth;
  return WEIGHTS.wound[left - 1] * (worth > WEIGHTS.life ? 2 : 1);
}

/** Attacks of so many Wounds each shared out so that least is lost, and what that costs. */
export function share(lives: readonly Life[], attacks: number, each = 1): { shares: number[]; cost: number } {
  const shares = lives.map(() => 0);
  let cost = 0;
  const price = (i: number): number => {
    let sum = 0;
    for (let k = 0; k < each; k++) sum += nextWound(lives[i], shares[i] * each + k);
    return sum;
  };
  let left = attacks;
  while (left > 0) {
    let at = 0;
    for (let i = 1; i < lives.length; i++) if (price(i) < price(at)) at = i;
    const part = Math.min(1, left);
    cost += price(at) * part;
    shares[at]++;
    left -= 1;
  }
  // Everything may be put on one, who falls for the others.
  let victim = -1;
  for (const [i, { worth, health }] of lives.entries())
    if (attacks * each >= health && worth < (victim < 0 ? cost : lives[victim].worth)) victim = i;
  if (victim < 0) return { shares, cost };
  return { shares: lives.map((_, i) => (i === victim ? Math.ceil(attacks) : 0)), cost: lives[victim].worth };
}
