/** How long a way is with the dead on it. */
import { deadIn, type Field } from './field.ts';
import { WEIGHTS } from './weights.ts';

/** What it costs to get from each Zone to a goal; infinite where there is no way. */
export function wayTo(field: Field, goal: number): readonly number[] {
  const { next } = field.ground;
  const far = next.map(() => Number.POSITIVE_INFINITY);
  far[goal] = 0;
  const queue = [goal];
  for (const zone of queue)
    for (const from of next[zone]) {
      // Whoever stands there is to be left behind or brought down (AD-SMOVE02).
      const cost = far[zone] + 1 + WEIGHTS.hindrance * Math.min(WEIGHTS.hindered, deadIn(field, from));
      if (cost >= far[from] || !next[from].includes(zone)) continue;
      far[from] = cost;
      queue.push(from);
    }
  return far;
}
