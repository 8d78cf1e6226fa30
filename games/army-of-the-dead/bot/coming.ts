/** What the dead would do in their next Phase and in the one after it, if nobody did anything in between. */
import { ABOMINATIONS, zombieOf } from '../rules/state.ts';
import { headingOf, nextOn } from '../rules/ways.ts';
import { type Field, SLEEPERS } from './field.ts';

export interface Coming {
  readonly wounds: readonly number[];
  /** How many stand in each Zone afterwards. */
  readonly dead: readonly number[];
  /** Wounds of the Phase after it. */
  readonly later: readonly number[];
}

interface Walkers {
  counts: number[];
  readonly actions: number;
  readonly wounds: number;
}

function walkersOf({ s, crowd, at, left, shambler, alpha }: Field): Walkers[] {
  const shamblers: Walkers = { counts: shambler.slice(), ...zombieOf(s, 'shambler') };
  const alphas: Walkers = { counts: alpha.slice(), ...zombieOf(s, 'alpha') };
  for (const { zone, kind } of s.lying) {
    const lies = kind === 'shambler' ? shamblers : kind === 'alpha' ? alphas : null;
    if (lies !== null) lies.counts[zone] = Math.max(0, lies.counts[zone] - 1);
  }
  const all = [shamblers, alphas];
  for (const kind of ABOMINATIONS) {
    if (at[kind] < 0 || left[kind] <= 0 || (kind === 'queen' && s.queenSleeps)) continue;
    if (s.lying.some((one) => one.kind === kind)) continue;
    const counts = new Array<number>(crowd.length).fill(0);
    counts[at[kind]] = left[kind];
    all.push({ counts, ...zombieOf(s, kind) });
  }
  return all;
}

/** Lets the dead act; returns what each Zone suffers. */
function actingIn({ ground, crowd, noise }: Field): (walkers: readonly Walkers[]) => number[] {
  const n = crowd.length;
  const ways: (readonly (readonly number[])[] | undefined)[] = new Array(n).fill(undefined);
  const waysFrom = (zone: number): readonly (readonly number[])[] =>
    (ways[zone] ??= headingOf(ground, crowd, noise, zone).goals.map((goal) => nextOn(ground, zone, goal)));
  return (walkers) => {
    const wounds = new Array<number>(n).fill(0);
    for (let pass = 1; pass <= 3; pass++)
      for (const one of walkers) {
        if (one.actions < pass) continue;
        const after = new Array<number>(n).fill(0);
        for (let zone = 0; zone < n; zone++) {
          const count = one.counts[zone];
          if (count <= 0) continue;
          if (crowd[zone] > 0) {
            wounds[zone] += count * one.wounds;
            after[zone] += count;
            continue;
          }
          const goals = waysFrom(zone);
          for (const next of goals) {
            const part = count / goals.length;
            if (next.length === 0) after[zone] += part;
            else for (const to of next) after[to] += part / next.length;
          }
        }
        one.counts = after;
      }
    return wounds;
  };
}

export function comingOver(field: Field): Coming {
  const act = actingIn(field);
  const all = walkersOf(field);
  const [shamblers, alphas] = all;
  const n = field.crowd.length;
  const wounds = act(all);
  const dead = new Array<number>(n).fill(0);
  for (const { counts } of all) for (let zone = 0; zone < n; zone++) dead[zone] += counts[zone];
  // Who comes into a Zone wakes those who sleep there (AD-DORM08).
  for (let zone = 0; zone < n; zone++)
    if (field.sleepers[zone] > 0 && dead[zone] > 0)
      shamblers.counts[zone] += Math.min(1, dead[zone]) * field.sleepers[zone] * SLEEPERS;
  for (const { zone, shambler, alpha } of field.spawns) {
    shamblers.counts[zone] += shambler;
    alphas.counts[zone] += alpha;
  }
  return { wounds, dead, later: act(all) };
}
