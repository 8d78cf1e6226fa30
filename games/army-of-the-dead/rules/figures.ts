/** Figures of Zombies: out of the box, over the board, back into it. */
import type { ZombieKind } from '../content/zombies.ts';
import { type Army, isAbomination } from './state.ts';

/** Puts figures from the box into a Zone; the box must have them. */
export function put(s: Army, zone: number, kind: ZombieKind, n: number): void {
  if (kind === 'shambler') {
    s.box.shamblers -= n;
    s.shamblers[zone] += n;
  } else if (kind === 'alpha') {
    s.box.alphas -= n;
    s.alphas[zone] += n;
  } else if (n > 0) s[kind].zone = zone;
}

/** Figures of a kind in the box; an Abomination is there once until it is dead. */
export function inBox(s: Army, kind: ZombieKind): number {
  if (kind === 'shambler') return s.box.shamblers;
  if (kind === 'alpha') return s.box.alphas;
  return s[kind].zone < 0 && !s[kind].dead ? 1 : 0;
}

/**
 * Takes figures out of a Zone, standing ones first unless lying ones are meant. Of like figures those that may still
 * act fall before those that woke in this Phase (AD-DORM03-R).
 */
export function take(s: Army, zone: number, kind: ZombieKind, n: number, lying: number): void {
  for (let i = 0; i < lying; i++) {
    const at = s.lying.findIndex((one) => one.zone === zone && one.kind === kind);
    s.lying.splice(at, 1);
  }
  if (isAbomination(kind)) {
    s[kind].zone = -1;
    for (const acting of s.acting) acting.abominations = acting.abominations.filter((one) => one !== kind);
    return;
  }
  if (kind === 'shambler') {
    s.shamblers[zone] -= n;
    s.woken[zone] = Math.min(s.woken[zone], s.shamblers[zone]);
  } else s.alphas[zone] -= n;
  for (const acting of s.acting) acting[kind][zone] = Math.max(0, acting[kind][zone] - (n - lying));
}

/** Moves figures of a kind from one Zone to another as they walk; those that woke or lie stay behind. */
export function walk(s: Army, from: number, to: number, kind: ZombieKind, n: number): void {
  if (kind === 'shambler') {
    s.shamblers[from] -= n;
    s.shamblers[to] += n;
  } else if (kind === 'alpha') {
    s.alphas[from] -= n;
    s.alphas[to] += n;
  } else if (n > 0) s[kind].zone = to;
}
