import type { ZombieKind } from '../content/zombies.ts';
import { stillHeld } from './aim.ts';
import { discardSlot } from './ask.ts';
import { zoneId } from './ground.ts';
import { targetId } from './hits.ts';
import type { Attack } from './moments.ts';
import { type Army, type G, idOf, isAbomination } from './state.ts';

const DOWN = ['AD-BOLA02', 'AD-BOLA03', 'AD-BOLA03-R'];

/** Through how many ends of Zombies' Phases it lies: one laid down in such a Phase lies through the next (AD-BOLA03-R). */
const PHASES = { players: 1, dead: 2 } as const;

/** Somebody of a kind lies from now on, and does not act. */
export function lay(s: Army, zone: number, kind: ZombieKind): void {
  s.lying.push({ zone, kind, phases: s.deadPhase ? PHASES.dead : PHASES.players });
  for (const acting of s.acting)
    if (isAbomination(kind)) acting.abominations = acting.abominations.filter((one) => one !== kind);
    else acting[kind][zone] = Math.max(0, acting[kind][zone] - 1);
}

/** The one that was named is laid down and no longer acts; the launcher is discarded (AD-BOLA02, AD-BOLA05). */
export function layDown(g: G, attack: Attack): void {
  const s = g.state;
  const { focus, zone, who, slot } = attack;
  if (focus === null || focus.lying) return;
  lay(s, zone, focus.kind);
  g.emit({ type: 'laid-down', survivor: idOf(s, who), target: targetId(focus), zone: zoneId(s, zone), rules: DOWN });
  if (stillHeld(s, attack)) discardSlot(g, who, slot, ['AD-BOLA05']);
}
