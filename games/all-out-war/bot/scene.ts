/** How good a position is for a side: lives and what threatens them, counters, and the end of the game. */
import { INCH } from '../content/lengths.ts';
import { BANDS, bandOf } from '../content/threat.ts';
import { distance2, meets } from '../geometry/hull.ts';
import { inKillZone, touches, touchesPiece } from '../geometry/limits.ts';
import { held, limitsOf } from '../rules/end-phase.ts';
import { hasMoment } from '../rules/moments.ts';
import { apart2 } from '../rules/near.ts';
import { type Person, playing, type Side, type Walker, type War } from '../rules/state.ts';
import { terrainOf } from '../rules/terrain.ts';
import { wouldPanic } from '../rules/threat.ts';
import type { Fights } from './fights.ts';
import { worthAt } from './lives.ts';
import { WEIGHTS } from './weights.ts';

/** A Walker may come so far and touch somebody. */
const COMES = 7 * INCH;

/** What the dead may do to each Survivor in the rest of this turn. */
interface Peril {
  /** Standing Walkers in contact, and those that will be. */
  sure: number;
  /** Chance that an Event brings one more. */
  more: number;
}

/** Who is in whose reach: each free Walker goes for the Survivor nearest to it. */
function perils(s: War, people: readonly Person[]): Peril[] {
  const list = people.map((): Peril => ({ sure: 0, more: 0 }));
  const standing = s.walkers.filter(({ prone }) => !prone);
  const chance = Math.min(0.9, WEIGHTS.movers[bandOf(s.threat)] / Math.max(2, standing.length));
  for (const walker of standing) {
    let held = false;
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < people.length; i++) {
      if (people[i].level !== walker.level) continue;
      const d2 = apart2(people[i], walker);
      if (touches(d2)) {
        list[i].sure++;
        held = true;
      }
      if (d2 < least) {
        least = d2;
        nearest = i;
      }
    }
    if (held || nearest < 0) continue;
    if (inKillZone(least)) {
      const chance = reaches(s, walker, people[nearest]);
      if (chance === 1) list[nearest].sure++;
      else list[nearest].more = 1 - (1 - list[nearest].more) * (1 - chance);
    } else if (least <= COMES * COMES) list[nearest].more = 1 - (1 - list[nearest].more) * (1 - chance);
  }
  return list;
}

/** How likely a Walker so near gets at somebody: scenery between them and Masked Scent keep it away (AW-KZ06, AW-KEY17b). */
function reaches(s: War, walker: Walker, person: Person): number {
  const { parts } = terrainOf(s);
  const blocked = parts.some(
    ({ area, hull }) =>
      !area &&
      meets(hull, walker.x, walker.y, person.x, person.y) &&
      !touchesPiece(distance2(hull, walker.x, walker.y)),
  );
  if (blocked) return 0;
  return hasMoment(s, person, 'maskedScent') ? (WEIGHTS.scent[bandOf(s.threat)] ?? 1) : 1;
}

/** What somebody is worth, with what will be done to it and what it will do. */
function prospect(s: War, fights: Fights, people: readonly Person[], person: Person, { sure, more }: Peril): number {
  const at = (count: number): number => (count === 0 ? 0 : fights.against(person, Math.min(6, count)).worth);
  const fight = (1 - more) * at(sure) + more * at(sure + 1);
  let rivals = 0;
  for (const rival of people)
    if (rival.side !== person.side && rival.level === person.level && touches(apart2(rival, person)))
      rivals += fights.lossTo(person, rival);
  const acts = s.now !== null && s.people[s.now.who].id === person.id;
  const locked = sure > 0 && !acts && !person.activated && s.step === 'act' ? WEIGHTS.locked : 0;
  return worthAt(s, person, person.health) + fight - rivals - locked - (person.prone ? WEIGHTS.prone : 0);
}

/** What the end of the game is worth to a side as Threat comes near it. */
function clock(s: War, side: Side): number {
  const own = held(s, side);
  const ahead = s.together ? (own >= limitsOf(s).counters ? 1 : -1) : Math.sign(own - held(s, 1 - side));
  const part = Math.min(1, s.threat / limitsOf(s).threat);
  return ahead * WEIGHTS.clock * part * part * part * part;
}

const counters = (s: War, side: Side): number => {
  const own = held(s, side);
  return WEIGHTS.counter * own + (own >= limitsOf(s).counters ? WEIGHTS.decisive : 0);
};

/** The whole position, seen from a side. */
export function standing(s: War, fights: Fights, side: Side): number {
  const people = playing(s);
  const list = perils(s, people);
  const afraid = BANDS[bandOf(s.threat)] === 'medium' || BANDS[bandOf(s.threat)] === 'high';
  let sum = clock(s, side) + counters(s, side);
  if (!s.together) sum -= WEIGHTS.harm * counters(s, 1 - side);
  people.forEach((person, i) => {
    const worth = prospect(s, fights, people, person, list[i]) - (afraid && wouldPanic(s, person) ? WEIGHTS.panic : 0);
    sum += person.side === side ? worth : -WEIGHTS.harm * worth;
  });
  return sum;
}
