import { PERSONAL_OBJECTIVES, type PersonalObjective } from '../content/objectives.ts';
import { survivorNumber } from '../content/survivors.ts';
import type { View } from '../rules/view.ts';

export function objectiveFor(id: string): PersonalObjective {
  const n = survivorNumber(id);
  const found = PERSONAL_OBJECTIVES.find((one) => one.survivor === n);
  if (!found) throw new Error(`${id} has no Personal Objective`);
  return found;
}

/**
 * Whether a Personal Objective is done for good. What has to be true at the end may be true before, and is undone again
 * by a death or a trade, unless those it is about have escaped (AD-PO02-R, AD-WIN07-R).
 */
export function isDoneForGood({ team, result }: View, { survivor, done }: View['personal'][number]): boolean {
  const { goal } = objectiveFor(survivor);
  if (!done || result !== null) return done;
  const escaped = team.filter(({ status }) => status === 'escaped');
  switch (goal.goal) {
    case 'alive':
      return escaped.length >= goal.n;
    case 'cards':
    case 'holds':
    case 'holdsAtExit':
      return escaped.some((one) => one.survivor === survivor);
    default:
      return true;
  }
}
