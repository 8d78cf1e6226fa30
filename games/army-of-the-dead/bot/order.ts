/** Who acts next. */
import type { Advice, Choose } from '@shamble/kernel';
import { placeOf } from '../rules/people.ts';
import { zombiesIn } from '../rules/state.ts';
import { advise, survivorName } from './advice.ts';
import { aimsOf, armsOf, bestBlow } from './arms.ts';
import { leavesLast } from './leaving.ts';
import type { Mind } from './mind.ts';
import { stepsLeft } from './roles.ts';
import { makesRoom } from './truck.ts';

/** Those who can bring down most come first, then those who have the shortest way; owners wait for the others. */
export function next(mind: Mind, { options }: Choose): Advice {
  const { s, field, roles } = mind;
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const who = placeOf(s.team, id);
    if (who < 0) continue;
    const { zone } = s.team[who];
    const blow = bestBlow(field, who, armsOf(s, who), zone, aimsOf(mind, who));
    const { task } = roles[who];
    const far = task === null ? 4 : stepsLeft(s, zone, task);
    const room = makesRoom(s, who) ? 20 : 0;
    const last = leavesLast(s, who) ? -40 : 0;
    const value =
      last + room + 3 * Math.max(0, blow?.worth ?? 0) + zombiesIn(s, zone) - 0.2 * far + (task === null ? 0 : 1.5);
    if (value > most) {
      most = value;
      best = id;
    }
  }
  return advise(best, 'next', { survivor: survivorName(best) });
}

/** A Tactician acts when his own players' Turn has come. */
export const tactician = (_: Mind, __: Choose): Advice => advise('wait', 'wait');
