import type { GameEvent } from '@shamble/kernel';
import type { Pace } from '@shamble/parts';
import { useRef } from 'react';
import type { Thing } from './things.ts';

/** How a thing moves, and a number that is new each time. */
export interface Cue {
  readonly motion: string;
  /** Milliseconds before it starts. */
  readonly delay: number;
  readonly n: number;
}

export type Cues = ReadonlyMap<Thing, Cue>;

/** Milliseconds of one step of motion. */
export const STEP: Readonly<Record<Pace, number>> = { off: 0, fast: 120, normal: 250, slow: 500 };

/** After so many steps all the rest moves at once: nobody waits for the picture. */
const MOST_STEPS = 6;

/** What an event sets in motion. */
function motionsOf(event: GameEvent): [Thing, string][] {
  switch (event.type) {
    case 'moved':
      return [[`space:${event.to}`, 'arrive']];
    case 'enters':
      return [[`space:${event.space}`, 'arrive']];
    case 'token-placed':
    case 'follower-left':
      return [[`space:${event.space}`, 'drop']];
    case 'token-turned':
      return [[`space:${event.space}`, 'flip']];
    case 'noise':
      return [[`space:${event.space}`, 'shake']];
    case 'tired':
    case 'rested':
      return [[`survivor:${event.survivor}`, 'bump']];
    case 'follower-joins':
      return [[`survivor:${event.survivor}`, 'arrive']];
    case 'location-shown':
    case 'location-swapped':
      return [[`slot:${event.slot}`, 'arrive']];
    default:
      return [];
  }
}

/** The motion that a list of events asks for, one thing after another. */
export function cuesOf(news: readonly GameEvent[], pace: Pace, n: number): Cues {
  const cues = new Map<Thing, Cue>();
  if (pace === 'off') return cues;
  let steps = 0;
  for (const event of news) {
    const motions = motionsOf(event);
    if (motions.length === 0) continue;
    const delay = (Math.min(steps++, MOST_STEPS) * STEP[pace]) / 2;
    for (const [thing, motion] of motions) cues.set(thing, { motion, delay, n });
  }
  return cues;
}

/** Cues of the newest events; the same list of events is played once. */
export function useCues(news: readonly GameEvent[], pace: Pace): Cues {
  const last = useRef<{ news: readonly GameEvent[]; cues: Cues; n: number }>({ news: [], cues: new Map(), n: 0 });
  if (last.current.news !== news) {
    const n = last.current.n + 1;
    last.current = { news, cues: cuesOf(news, pace, n), n };
  }
  return last.current.cues;
}
