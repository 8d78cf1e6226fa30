import type { CSSProperties } from 'react';
import type { Cue } from '../cues.ts';

/** What a moving piece needs: a key that starts the motion anew, its kind, and its delay. */
export function moving(cue: Cue | undefined): { key: string; motion: string | undefined; style: CSSProperties } {
  if (!cue) return { key: 'still', motion: undefined, style: {} };
  return { key: `${cue.motion} ${cue.n}`, motion: cue.motion, style: { animationDelay: `${cue.delay}ms` } };
}
