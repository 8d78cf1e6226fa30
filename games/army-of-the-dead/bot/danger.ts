/** What is feared of the dead. */
import { type Army, missionOf, nowOf } from '../rules/state.ts';
import { comingOver } from './coming.ts';
import type { Field } from './field.ts';
import { livesIn, share } from './lives.ts';
import type { Mind } from './mind.ts';
import { WEIGHTS } from './weights.ts';

/** What the next Phase of the dead is feared to cost. Whoever has still to act is counted on to stop some of it. */
export function dangerOf({ s, worth }: Pick<Mind, 's' | 'worth'>, field: Field): number {
  const { wounds, dead, later } = comingOver(field);
  const actor = s.turns.length > 0 ? nowOf(s).who : -1;
  const waiting = s.deadPhase ? [] : waitingFor(s, actor);
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
    if (looming > 0) cost += WEIGHTS.looming * Math.min(most, share(lives, looming).cost);
  }
  return cost * boldness(s);
}

/** How much of the danger is minded: it has to end some day, and where the time is up nothing comes after it. */
function boldness(s: Army): number {
  const { time } = missionOf(s);
  const patience = Math.min(1, (WEIGHTS.patience / Math.max(1, s.round)) ** 2);
  return patience * (time === null ? 1 : (WEIGHTS.bold[time - s.time - 1] ?? 1));
}

/** Those who act before the dead do. */
const waitingFor = (s: Army, actor: number): number[] =>
  s.team.flatMap((one, who) => (one.status === 'playing' && !one.acted && who !== actor ? [who] : []));

const isNear = ({ ground: { steps, next } }: Field, from: number, to: number): boolean => {
  const far = steps[from * next.length + to];
  return far >= 0 && far <= 2;
};
