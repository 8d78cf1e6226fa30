/** Plans for one activation: up to two Actions, each place of a Move with what can be done there. */
import type { Candidate, Message, Point } from '@shamble/kernel';
import { bandOf, LEAST_THREAT } from '../content/threat.ts';
import { touches } from '../geometry/limits.ts';
import { mayHide } from '../rules/deeds.ts';
import { moment } from '../rules/moments.ts';
import { type Gait, leapChance, pathQuestion } from '../rules/move.ts';
import { apart2, isEngaged } from '../rules/near.ts';
import { searchable } from '../rules/search.ts';
import { type Now, type Person, playing, survivorOf, type War } from '../rules/state.ts';
import { why } from './advice.ts';
import { withPerson } from './dead.ts';
import { healed, loadedWorth, swapWorth } from './gear.ts';
import { type Goal, goalsOf, promise } from './goals.ts';
import { eagerness } from './lives.ts';
import { loudAt, runIsLoud } from './loud.ts';
import { type Mind, remembered } from './mind.ts';
import { named, placeReason, shotReason } from './said.ts';
import { exposure, shotsOf } from './shots.ts';
import { WEIGHTS } from './weights.ts';

/** Something done, the position after it, and what it brings besides. */
interface Deed {
  readonly s: War;
  readonly gain: number;
  readonly why: Message;
}

/** A place of a Move, and what was thought of it. */
export interface Spot {
  readonly candidate: Candidate;
  readonly worth: number;
  readonly why: Message;
}

export interface Plan {
  readonly option: string;
  readonly worth: number;
  readonly why: Message;
}

const GAITS: readonly string[] = ['sneak', 'run', 'burst'];
const isGait = (option: string): option is Gait => GAITS.includes(option);

/** Thinks about the activation of one Survivor. */
export class Planner {
  private readonly mind: Mind;
  private readonly who: number;
  private readonly goals: readonly Goal[];
  private readonly win: number;
  private readonly eager: number;
  /** The worth of the best place that a last Move leads to, by the position before it. */
  private readonly reached = new WeakMap<War, number>();

  constructor(mind: Mind, who: number) {
    this.mind = mind;
    this.who = who;
    this.goals = goalsOf(mind.s, mind.s.people[who]);
    this.eager = eagerness(mind.s);
    this.win = mind.fights.against(mind.s.people[who], 1).win;
  }

  private person(s: War): Person {
    return s.people[this.who];
  }

  /** What a position is worth if the activation ends there. */
  readonly ending = remembered((s: War): number => {
    const person = this.person(s);
    const goals = this.goals.filter(({ letter }) => s.counters[letter].carrier < 0);
    return this.mind.value(s) + this.eager * promise(s, goals, person, this.win) - exposure(s, person);
  });

  /** What an Action other than a Move brings; null where nothing speaks for it. */
  deed(s: War, option: string, now: Now): Deed | null {
    const person = this.person(s);
    switch (option) {
      case 'search':
        return this.search(s);
      case 'shoot':
        return this.shoot(s, now);
      case 'hide':
        return mayHide(s, person) ? { s: withPerson(s, this.who, { prone: true }), gain: 0, why: why('hide') } : null;
      case 'stand':
        return { s: withPerson(s, this.who, { prone: false }), gain: 0, why: why('stand') };
      case 'nerve':
        return this.nerve(s);
      case 'noise': {
        const count = moment(s, person, 'baits')[0]?.value ?? 1;
        return { s: loudAt(s, 'noise', person, count), gain: -0.3, why: why('noise') };
      }
      case 'swap': {
        const gain = swapWorth(person);
        return gain > 0 ? { s, gain, why: why('rearm') } : null;
      }
      default:
        return this.special(s, option.slice('special.'.length));
    }
  }

  private search(s: War): Deed | null {
    const person = this.person(s);
    const [letter] = searchable(s, person);
    if (letter === undefined) return null;
    const index = 'abcdefghi'.indexOf(letter);
    const counters = s.counters.map((one, i) =>
      i === index ? { ...one, carrier: this.who, searched: true, source: 0 } : one,
    );
    const taken = withPerson({ ...s, counters }, this.who, { counters: [...person.counters, index] });
    return {
      s: taken,
      gain: s.counters[index].searched ? 0 : WEIGHTS.card,
      why: why('search', { thing: named(`counter-${letter}`) }),
    };
  }

  private shoot(s: War, now: Now): Deed | null {
    const shots = shotsOf(this.mind, s, this.who, now.actions, now.panic === 'quiet');
    if (shots.length === 0) return null;
    const best = shots.reduce((a, b) => (b.worth > a.worth ? b : a));
    return { s, gain: best.worth, why: shotReason(best) };
  }

  /** A lower Threat is a gain for whoever is behind, or afraid. */
  private nerve(s: War): Deed {
    const person = this.person(s);
    const sure = survivorOf(person).role === 'tactician' ? 1 : 0.5;
    const by = Math.max(1, ...moment(s, person, 'holds').map(({ value }) => value));
    const calmer = { ...s, threat: Math.max(LEAST_THREAT, s.threat - by) };
    return {
      s,
      gain: (sure * (this.mind.value(calmer) - this.mind.value(s))) / (this.eager * this.eager),
      why: why('nerve'),
    };
  }

  private special(s: War, id: string): Deed | null {
    const person = this.person(s);
    const heals = healed(s, person, id);
    if (heals !== null) return { s, gain: heals, why: why('heal') };
    if (id === 'ammoBox' || id === 'crossbow') return { s, gain: loadedWorth(person), why: why('reload') };
    if (id === 'rally') return { s, gain: bandOf(s.threat) >= 2 ? 1.5 : 0, why: why('rally') };
    if (id === 'silenceAlarm') return { s, gain: 1.5, why: why('silence') };
    return null;
  }

  /** The position after a path: its end, or of a Leap the two ends it may have. */
  private arrivals(s: War, { id, answer }: Candidate): readonly (readonly [War, number])[] {
    const stops = answer as readonly Point[];
    const end = stops.at(-1);
    if (end === undefined) return [[s, 1]];
    const at = ([x, y]: Point): War => withPerson(s, this.who, { x, y });
    if (!id.startsWith('leap:') || stops.length < 2) return [[at(end), 1]];
    const chance = leapChance(s, this.person(s));
    return [
      [at(end), chance],
      [at(stops[0]), 1 - chance],
    ];
  }

  /** What a place is worth, with the NOISE of getting there and the best that can be done there afterwards. */
  place(s: War, gait: string, candidate: Candidate, now: Now, further: readonly string[], deep: boolean): Spot {
    let worth = 0;
    let reason: Message | null = null;
    for (const [there, chance] of this.arrivals(s, candidate)) {
      if (chance === 0) continue;
      const loud = gait === 'sneak' ? 0 : runIsLoud(s, this.person(s));
      let value = 0;
      for (const [after, p] of loud === 0
        ? ([[there, 1]] as const)
        : ([
            [loudAt(there, 'noise', this.person(there)), loud],
            [there, 1 - loud],
          ] as const)) {
        if (p === 0) continue;
        const then = this.onceMore(after, now, further, deep);
        value += p * then.worth;
        reason ??= then.why;
      }
      worth += chance * value;
    }
    return { candidate, worth, why: reason ?? placeReason(candidate.id) };
  }

  /** The best way to end from a position: as it is, or after one more Action. */
  private onceMore(
    s: War,
    now: Now,
    further: readonly string[],
    deep: boolean,
  ): { worth: number; why: Message | null } {
    let best: { worth: number; why: Message | null } = { worth: this.ending(s), why: null };
    const person = this.person(s);
    if (now.actions <= 0 || !isFree(s, person)) return best;
    for (const option of further) {
      if (!deep && option === 'shoot') continue;
      const deed = this.deed(s, option, now);
      if (deed === null) continue;
      const worth = this.ending(deed.s) + deed.gain - WEIGHTS.idle;
      if (worth > best.worth) best = { worth, why: deed.why };
    }
    return best;
  }

  /** All places of a Move, the best first; of the best ones everything is thought through. */
  places(s: War, gait: string, candidates: readonly Candidate[], now: Now, further: readonly string[]): Spot[] {
    const first = candidates.map((candidate) => this.place(s, gait, candidate, now, further, false));
    first.sort((a, b) => b.worth - a.worth);
    if (!further.includes('shoot') || now.actions <= 0) return first;
    const shooting = (id: string): boolean => id.startsWith('within') || id.startsWith('sight') || id === 'stay';
    return first
      .map((spot, i) =>
        i < 5 || shooting(spot.candidate.id) ? this.place(s, gait, spot.candidate, now, further, true) : spot,
      )
      .sort((a, b) => b.worth - a.worth);
  }

  /** The best plan for each Action that is offered. */
  plans(options: readonly string[], now: Now): Plan[] {
    const { s } = this.mind;
    const plans: Plan[] = [];
    const quiet = options.filter((option) => !isGait(option) && option !== 'end');
    const moves = options.filter(isGait);
    const used = { ...now, actions: now.actions - 1 };
    const candidates = new Map(moves.map((gait) => [gait, pathQuestion(s, this.person(s), gait).candidates()]));
    // After a Move everything is open that was, and a Search or a shot that was not.
    const later = [...new Set([...quiet, 'search', 'shoot', ...(now.panicked ? [] : ['nerve'])])].filter(
      (option) => !(now.done as readonly string[]).includes(option) && option !== 'stand' && !this.person(s).prone,
    );
    for (const option of options) {
      if (option === 'end') plans.push({ option, worth: this.ending(s), why: why('end') });
      else if (isGait(option)) {
        const [spot] = this.places(s, option, candidates.get(option) ?? [], used, later);
        if (spot !== undefined) plans.push({ option, worth: spot.worth - WEIGHTS.idle, why: spot.why });
      } else {
        const deed = this.deed(s, option, now);
        if (deed === null) continue;
        plans.push({
          option,
          worth: this.onward(deed, option, moves, candidates, quiet, used) - WEIGHTS.idle,
          why: deed.why,
        });
      }
    }
    return plans;
  }

  /** What follows on an Action: the end, another one, or a Move. */
  private onward(
    deed: Deed,
    option: string,
    moves: readonly Gait[],
    candidates: ReadonlyMap<Gait, readonly Candidate[]>,
    quiet: readonly string[],
    now: Now,
  ): number {
    let best = this.ending(deed.s) + deed.gain;
    if (now.actions <= 0 || !isFree(deed.s, this.person(deed.s)) || option === 'hide') return best;
    for (const other of quiet) {
      if (other === option) continue;
      const next = this.deed(deed.s, other, now);
      if (next !== null) best = Math.max(best, deed.gain + next.gain + this.ending(next.s));
    }
    return Math.max(best, deed.gain + this.gone(deed.s, moves, candidates, now) - WEIGHTS.idle);
  }

  /** The best place that a last Move leads to; the same after every Action that leaves the position as it is. */
  private gone(s: War, moves: readonly Gait[], candidates: ReadonlyMap<Gait, readonly Candidate[]>, now: Now): number {
    let best = this.reached.get(s);
    if (best !== undefined) return best;
    best = Number.NEGATIVE_INFINITY;
    const spent = { ...now, actions: now.actions - 1 };
    for (const gait of moves)
      for (const candidate of candidates.get(gait) ?? [])
        best = Math.max(best, this.place(s, gait, candidate, spent, [], false).worth);
    this.reached.set(s, best);
    return best;
  }
}

/** Free to go on: nobody standing touches it. */
const isFree = (s: War, person: Person): boolean => !isEngaged(s, person);

/** How urgent it is that somebody acts: what it can get, and what comes for it. */
export function urgency(mind: Mind, who: number): number {
  const { s } = mind;
  const person = s.people[who];
  if (searchable(s, person).length > 0) return 8;
  const goals = goalsOf(s, person);
  const near = promise(s, goals, person, 0.5);
  const hunted = s.walkers.filter((one) => !one.prone && apart2(one, person) < 6_300_000).length;
  const contested = playing(s).some(
    (one) => one.side !== person.side && !one.activated && apart2(one, person) < 64_000_000,
  );
  const touched = s.walkers.some((one) => one.prone && touches(apart2(one, person)));
  return near * 0.5 + 2 * hunted + (contested ? 1 : 0) + (touched ? -0.5 : 0) + survivorOf(person).points * 0.01;
}
