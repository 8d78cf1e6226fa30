/** What a Survivor is worth alive, and what wounds and bites cost. */
import { held, limitsOf } from '../rules/end-phase.ts';
import { type Person, survivorOf, type War } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** How much more goals count as time goes by: a game has to end some day, and alone Threat alone may end it. */
export function eagerness(s: War): number {
  const { patience, eager, alone } = WEIGHTS;
  return 1 + eager * Math.max(0, s.turn - patience) + (s.together ? (alone * s.threat) / limitsOf(s).threat : 0);
}

/** Counters of one Survivor without which its side does not win at the end of this turn. */
function isDecisive(s: War, person: Person): boolean {
  const own = held(s, person.side);
  const { counters } = limitsOf(s);
  return own >= counters && own - person.counters.length < counters;
}

/** What is lost with a Survivor at full Health. */
function lifeOf(s: War, person: Person): number {
  const { life, point, carried, decisive } = WEIGHTS;
  return (
    life + point * survivorOf(person).points + carried * person.counters.length + (isDecisive(s, person) ? decisive : 0)
  );
}

/** Turns that the game may still last. */
const turnsLeft = (s: War): number => Math.max(1, (limitsOf(s).threat - s.threat) / 2);

/** What is left of a life at a Health, which need not be whole. */
function share(health: number): number {
  const { left } = WEIGHTS;
  if (health <= 0) return 0;
  const at = Math.min(left.length - 1, Math.floor(health));
  const next = left[Math.min(left.length - 1, at + 1)];
  return left[at] + (health - at < 1 ? (health - at) * (next - left[at]) : 0);
}

/** What somebody is worth at a Health, bitten or not. */
export function worthAt(s: War, person: Person, health: number, bitten = person.bitten): number {
  const { bite, biteTurns } = WEIGHTS;
  const later = bitten ? Math.max(Math.min(0.5, health), health - bite * Math.min(biteTurns, turnsLeft(s))) : health;
  return lifeOf(s, person) * share(later);
}

/** What so many wounds cost. */
export const woundCost = (s: War, person: Person, wounds: number): number =>
  wounds <= 0 ? 0 : worthAt(s, person, person.health) - worthAt(s, person, Math.max(0, person.health - wounds));

export const biteCost = (s: War, person: Person): number =>
  person.bitten ? 0 : worthAt(s, person, person.health, false) - worthAt(s, person, person.health, true);
