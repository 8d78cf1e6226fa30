/** Those in a Zone that the dead may hit, and who of them can or must fall however Attacks are shared (AD-ZATT02-R). */
import { COMPANION_HEALTH, healthLeft } from './harm.ts';
import { add, type Span, span } from './span.ts';
import { type Army, companionsIn, fightersIn, survivorOf } from './state.ts';

export interface Person {
  readonly id: string;
  /** Place in the team; -1 for a Companion. */
  readonly who: number;
  readonly health: number;
  readonly wounds: Span;
}

/** Survivors of one Zone, and the Attacks and explosions that may have come over them up to now. */
export interface Victims {
  readonly zone: number;
  readonly people: readonly Person[];
  readonly ones: Span;
  readonly twos: Span;
  /** Damage of explosions, which everybody takes. */
  readonly blast: Span;
}

export const victimsIn = (s: Army, zone: number): Victims => ({
  zone,
  people: [
    ...fightersIn(s, zone).map((who): Person => {
      const fighter = s.team[who];
      return { id: survivorOf(fighter).id, who, health: healthLeft(fighter), wounds: span(0) };
    }),
    ...companionsIn(s, zone).map(
      (i): Person => ({ id: survivorOf(s.companions[i]).id, who: -1, health: COMPANION_HEALTH, wounds: span(0) }),
    ),
  ],
  ones: span(0),
  twos: span(0),
  blast: span(0),
});

/** Whether Attacks can be shared so that nobody falls: those of two Wounds first, then the others in what room is left. */
export function allCanLive(people: readonly Person[], ones: number, twos: number, blast: number): boolean {
  let pairs = 0;
  let room = 0;
  for (const { health } of people) {
    const spare = health - 1 - blast;
    if (spare < 0) return false;
    pairs += Math.floor(spare / 2);
    room += spare;
  }
  return twos <= pairs && ones <= room - 2 * twos;
}

/** How many could fall at most: the weakest first. */
function mostFalls(people: readonly Person[], wounds: number, blast: number): number {
  let left = wounds;
  let falls = 0;
  for (const health of people.map((one) => one.health - blast).sort((a, b) => a - b)) {
    if (health > left) break;
    left -= Math.max(0, health);
    falls++;
  }
  return falls;
}

/**
 * How many of them are alive by now. All Attacks of a pass can be put on one, so that only one must fall by them; none
 * where they can be put on somebody whom an explosion brings down.
 */
export function alive({ people, ones, twos, blast }: Victims): Span {
  const standing = people.filter(({ health }) => health > blast.least);
  const mustFall = standing.length === people.length && !allCanLive(people, ones.least, twos.least, blast.least);
  return span(
    people.length - mostFalls(people, ones.most + 2 * twos.most, blast.most),
    standing.length - (mustFall ? 1 : 0),
  );
}

/** Attacks of a pass come over those who are still there. */
export function attacked(victims: Victims, ones: Span, twos: Span): void {
  const { people, blast } = victims;
  const alone = people.length === 1;
  for (const { health, wounds } of people) {
    if (health <= blast.least || (alone && health <= wounds.least)) continue;
    if (alone) wounds.least += ones.least + 2 * twos.least;
    wounds.most += ones.most + 2 * twos.most;
  }
  add(victims.ones, ones);
  add(victims.twos, twos);
}

/** An explosion comes over all of them (AD-EXPL03). */
export function blasted({ people, blast }: Victims, damage: Span): void {
  for (const { wounds } of people) add(wounds, damage);
  add(blast, damage);
}

/** Whether somebody falls: nobody can, nobody need, that depends on the ways of the dead, somebody must. */
export type Falls = 'nobody' | 'need-not' | 'depends' | 'must';

export function fallsOf({ people, ones, twos, blast }: Victims): Falls {
  if (mostFalls(people, ones.most + 2 * twos.most, blast.most) === 0) return 'nobody';
  if (!allCanLive(people, ones.least, twos.least, blast.least)) return 'must';
  return allCanLive(people, ones.most, twos.most, blast.most) ? 'need-not' : 'depends';
}
