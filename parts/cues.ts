import type { GameEvent } from '@shamble/kernel';
import { type CSSProperties, useRef } from 'react';
import type { Pace } from './board.ts';
import type { ThingId } from './thing-id.ts';

/** What an event sets in motion. */
export interface Motion {
  readonly thing: ThingId;
  readonly motion: string;
  /** Places that something slides. */
  readonly by?: number;
  /** The piece that moves, where the thing no longer has it. */
  readonly piece?: string;
}

/** How a thing moves, and a number that is new each time. */
export interface Cue extends Omit<Motion, 'thing'> {
  /** All pieces that move so, in their order; `piece` is the last of them. */
  readonly pieces?: readonly string[];
  /** Milliseconds before it starts. */
  readonly delay: number;
  readonly n: number;
}

export type Cues = ReadonlyMap<ThingId, Cue>;

/** Milliseconds of one step of motion. */
export const STEP: Readonly<Record<Pace, number>> = { off: 0, fast: 120, normal: 250, slow: 500 };

/** After so many steps all the rest moves at once: nobody waits for the picture. */
const MOST_STEPS = 6;

/** The motion that a list of events asks for, one thing after another; slides of one thing add up, and so do its pieces. */
export function cuesOf(
  news: readonly GameEvent[],
  motionsOf: (event: GameEvent) => readonly Motion[],
  pace: Pace,
  n: number,
): Cues {
  const cues = new Map<ThingId, Cue>();
  if (pace === 'off') return cues;
  let steps = 0;
  for (const event of news) {
    const motions = motionsOf(event);
    if (motions.length === 0) continue;
    const delay = (Math.min(steps++, MOST_STEPS) * STEP[pace]) / 2;
    for (const { thing, ...motion } of motions) {
      const before = cues.get(thing);
      if (before?.motion === 'slide') cues.set(thing, { ...before, by: (before.by ?? 0) + (motion.by ?? 0) });
      else cues.set(thing, { ...motion, ...withPiece(before, motion), delay, n });
    }
  }
  return cues;
}

const withPiece = (before: Cue | undefined, { motion, piece }: Omit<Motion, 'thing'>): Pick<Cue, 'pieces'> =>
  piece === undefined ? {} : { pieces: [...((before?.motion === motion && before.pieces) || []), piece] };

interface Played {
  readonly news: readonly GameEvent[];
  readonly own: Cues;
  readonly cues: Cues;
  readonly n: number;
}

/**
 * Cues of the newest events; the same list of events is played once. Where they linger, what the list before moved
 * comes to its end.
 */
export function useCues(
  news: readonly GameEvent[],
  motionsOf: (event: GameEvent) => readonly Motion[],
  pace: Pace,
  linger = false,
): Cues {
  const last = useRef<Played>({ news: [], own: new Map(), cues: new Map(), n: 0 });
  if (last.current.news !== news) {
    const n = last.current.n + 1;
    const own = cuesOf(news, motionsOf, pace, n);
    last.current = { news, own, cues: linger ? new Map([...last.current.own, ...own]) : own, n };
  }
  return last.current.cues;
}

/** What a moving piece needs: the kind of motion, its delay, and a beat that changes from one motion to the next. */
export interface Moving {
  readonly 'data-cue'?: string;
  readonly 'data-beat'?: number;
  readonly style?: CSSProperties;
}

/** A cue, where it asks for one of these motions, or for any. */
const wanted = (cue: Cue | null | undefined, motions: readonly string[]): Cue | null =>
  cue && (motions.length === 0 || motions.includes(cue.motion)) ? cue : null;

export function moving(cue: Cue | null | undefined, ...motions: readonly string[]): Moving {
  const now = wanted(cue, motions);
  if (now === null) return {};
  // A property of its own would have all within the piece styled anew: only what slides needs one.
  const style: CSSProperties & Record<`--${string}`, number> = { animationDelay: `${now.delay}ms` };
  if (now.by) style['--part-by'] = now.by;
  return { 'data-cue': now.motion, 'data-beat': now.n % 2, style };
}

/** The key of a small piece that is made anew for every motion; larger ones keep their parts and go by the beat. */
export function again(cue: Cue | null | undefined, ...motions: readonly string[]): string {
  const now = wanted(cue, motions);
  return now === null ? 'still' : `${now.motion} ${now.n}`;
}

/** A board, in a browser that may not know its animations. */
interface Sliding {
  querySelectorAll(selector: string): Iterable<{ getAnimations?(): readonly { finish(): void }[] }>;
}

/** Pieces that still slide are where they go: what is measured next does not move on. */
export function endSlides(board: Sliding): void {
  for (const sliding of board.querySelectorAll('[data-cue="slide"]'))
    for (const slide of sliding.getAnimations?.() ?? []) slide.finish();
}
