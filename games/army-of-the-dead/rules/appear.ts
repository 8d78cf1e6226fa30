/** Zombies appear: one sequence for every card, order and token (AD-SPAWN12-R). */
import type { Rules } from '@shamble/kernel';
import type { ZombieKind } from '../content/zombies.ts';
import { extraActivation } from './activation.ts';
import { wake } from './dormants.ts';
import { springTraps } from './explosion.ts';
import { inBox, put } from './figures.ts';
import { rangeTo, zoneId } from './ground.ts';
import { numbersOf } from './moments.ts';
import { total } from './parts.ts';
import { reactions } from './reactions.ts';
import { type Army, type G, isAbomination, playing } from './state.ts';

/** What is to appear. */
export interface Coming {
  readonly kind: ZombieKind;
  readonly n: number;
}

const WAKES = ['AD-DORM08', 'AD-SPAWN09'];

/** Survivors at Range 0-1 of a Zone, which needs sight (AD-LOS16-R). */
export const nearTo = (s: Army, zone: number): number[] =>
  playing(s).filter((who) => {
    const range = rangeTo(s, s.team[who].zone, zone);
    return range === 0 || range === 1;
  });

/** How many Alphas fewer tokens near by let appear (AD-PO11-R). */
const fewerAlphas = (s: Army, zone: number): number =>
  nearTo(s, zone).reduce((sum, who) => sum + total(numbersOf(s, who, ({ fewerAlphas: n }) => n ?? 0)), 0);

/** Places what the box has, then all that follows from it; the order of an Orders card comes after (AD-SPAWN12-R). */
export function* appear(g: G, zone: number, list: readonly Coming[], rules: readonly string[]): Rules {
  const s = g.state;
  const short: ZombieKind[] = [];
  const placed: { kind: ZombieKind; n: number; fewer: number; short: boolean }[] = [];
  let figures = 0;
  for (const { kind, n } of list) {
    const fewer = kind === 'alpha' ? Math.min(n, fewerAlphas(s, zone)) : 0;
    const wanted = n - fewer;
    const there = Math.min(wanted, inBox(s, kind));
    put(s, zone, kind, there);
    figures += there;
    const lacks = there < wanted && !(isAbomination(kind) && s[kind].dead);
    if (lacks) short.push(kind);
    if (there > 0 || fewer > 0 || lacks) placed.push({ kind, n: there, fewer, short: lacks });
  }
  if (placed.length > 0) g.emit({ type: 'appeared', zone: zoneId(s, zone), list: placed, rules });
  if (figures > 0) {
    yield* reactions(g, zone);
    yield* wake(g, [zone], WAKES);
    yield* springTraps(g, [zone]);
  }
  for (const kind of short) if (!isAbomination(kind) || s[kind].zone >= 0) yield* extraActivation(g, kind);
}
