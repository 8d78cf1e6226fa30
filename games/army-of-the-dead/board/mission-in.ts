import { MISSIONS } from '../content/missions.ts';
import type { View } from '../rules/view.ts';

/** The Mission that is played. */
export function missionIn({ mission }: View) {
  const found = MISSIONS.find(({ id }) => id === mission);
  if (!found) throw new Error(`there is no Mission "${mission}"`);
  return found;
}
