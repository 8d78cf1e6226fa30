/** Whether to escape now. */
import type { Advice, Choose } from '@shamble/kernel';
import { escapeOpen, goalDone, stepsDone } from '../rules/goals.ts';
import { hasSpeciality, placeOf } from '../rules/people.ts';
import { objectiveOf, personalDone } from '../rules/personal.ts';
import { type Army, missionOf } from '../rules/state.ts';
import { advise } from './advice.ts';
import type { Mind } from './mind.ts';
import { openPersonal } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** Personal Objectives that will not come true by the escape itself. */
function openAfter(s: Army, who: number): boolean {
  return openPersonal(s).some((one) => {
    const { goal } = objectiveOf(one);
    return !(
      goal.goal === 'holdsAtExit' &&
      s.team[who].survivor === one.survivor &&
      s.team[who].tokens.includes(one.colour)
    );
  });
}

/** Whether somebody can go without spoiling anything. */
function mayLeave(s: Army, who: number): boolean {
  const fighter = s.team[who];
  const mission = missionOf(s);
  const goals = mission.steps.flat();
  const before = goals.filter(({ goal }) => goal !== 'escape');
  if (before.some((goal) => !goalDone(s, goal))) return false;
  for (const one of s.personal) {
    const { goal } = objectiveOf(one);
    const mine = one.survivor === fighter.survivor;
    if (goal.goal === 'holdsAtExit' && mine && fighter.tokens.includes(one.colour)) continue;
    const needsToken = goal.goal === 'holds' || goal.goal === 'holdsAtExit' || goal.goal === 'alphaWithToken';
    if (!mine && needsToken && !one.done && fighter.tokens.includes(one.colour)) return false;
    if (mine && goal.goal !== 'alive' && goal.goal !== 'zeusDead' && !personalDone(s, one)) return false;
  }
  const [way] = goals.flatMap((goal) => (goal.goal === 'escape' ? [goal.escape] : []));
  const open = openAfter(s, who);
  const others = s.team.filter((one, i) => i !== who && one.status === 'playing').length;
  if (way?.who === 'helicopter' && hasSpeciality(fighter, 'pilot')) {
    const out = s.team.filter(({ status }) => status === 'escaped');
    const holder =
      way.holder === undefined || [...out, fighter].some(({ tokens }) => tokens.includes(way.holder ?? 'blue'));
    return !open && out.length >= way.others && holder;
  }
  if (way?.who === 'holder') {
    const out = s.team.filter(({ status }) => status === 'escaped');
    const isOut = out.some(({ tokens }) => tokens.includes(way.of));
    if (!fighter.tokens.includes(way.of) && !isOut && out.length >= way.others) return false;
  }
  return !open || (others >= 3 && !goals.every((goal) => goalDone(s, goal)));
}

/** What it is worth to be at the Exit: to be out of it, or all that was asked for. */
export const escapeWorth = (s: Army, who: number): number =>
  !mayLeave(s, who) ? 0 : endsIt(s, who) ? WEIGHTS.won : WEIGHTS.out;

/** Whether the Mission is won when this one escapes. */
function endsIt(s: Army, who: number): boolean {
  if (openAfter(s, who)) return false;
  const { status } = s.team[who];
  s.team[who].status = 'escaped';
  const won = stepsDone(s, { turnEnd: true }) === missionOf(s).steps.length;
  s.team[who].status = status;
  return won;
}

/** Whether the others must have gone before this one can: he acts after them. */
export function leavesLast(s: Army, who: number): boolean {
  const mission = missionOf(s);
  if (!escapeOpen(s)) return false;
  return mission.steps.flat().some((goal) => {
    if (goal.goal !== 'escape') return false;
    const last =
      goal.escape.who === 'helicopter' ? 'pilot' : goal.escape.who === 'everyone' ? goal.escape.last : undefined;
    return last !== undefined && hasSpeciality(s.team[who], last);
  });
}

export function leaveOrStay({ s, roles }: Mind, { params }: Choose): Advice {
  const id = (params?.survivor as { id: string } | undefined)?.id.slice('survivor.'.length) ?? '';
  const who = placeOf(s.team, id);
  if (roles[who]?.asked !== undefined) return advise('stay', 'waits');
  return mayLeave(s, who) ? advise('escape', 'escape') : advise('stay', 'stay');
}
