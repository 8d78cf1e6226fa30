/** Who panics from which Threat on (AW-PANIC01, AW-PANIC02). */
import { bandOf, LEAST_THREAT, MOST_THREAT } from '../content/threat.ts';
import { type Person, playing, type War } from '../rules/state.ts';
import { nerveOf } from '../rules/threat.ts';

/** The first Threat at which somebody panics; null for those who never do, or not this turn. */
export function panicsAt(s: War, person: Person): number | null {
  if (person.calm) return null;
  const nerve = nerveOf(s, person);
  for (let threat = LEAST_THREAT; threat <= MOST_THREAT; threat++) if (bandOf(threat) > nerve) return threat;
  return null;
}

/** Where the band changes next, going up; null in the highest. */
export function nextBandAt(threat: number): number | null {
  for (let at = threat + 1; at <= MOST_THREAT; at++) if (bandOf(at) > bandOf(threat)) return at;
  return null;
}

/** Those on the table who would panic at a Threat and do not at a lower one. */
export const panickingAt = (s: War, threat: number): Person[] =>
  playing(s).filter((person) => panicsAt(s, person) === threat);
