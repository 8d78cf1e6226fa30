import type { GameEvent } from '@shamble/kernel';
import type { Pace } from '@shamble/parts';
import { useRef } from 'react';
import type { View } from '../rules/view.ts';
import type { Thing } from './things.ts';

/** How a thing moves, and a number that is new each time. */
export interface Cue {
  readonly motion: string;
  /** Milliseconds before it starts. */
  readonly delay: number;
  /** Tiles a row slides. */
  readonly by: number;
  /** The zombie that falls. */
  readonly zombie: string | null;
  readonly n: number;
}

export type Cues = ReadonlyMap<Thing, Cue>;

/** Milliseconds of one step of motion. */
export const STEP: Readonly<Record<Pace, number>> = { off: 0, fast: 120, normal: 250, slow: 500 };

/** After so many steps all the rest moves at once: nobody waits for the picture. */
const MOST_STEPS = 6;

const space = (row: unknown, number: unknown): Thing => `space:${row}.${number}`;

interface Motion {
  readonly thing: Thing;
  readonly motion: string;
  readonly by?: number;
  readonly zombie?: string;
}

/** What an event sets in motion. */
function motionsOf(event: GameEvent, view: View): Motion[] {
  switch (event.type) {
    case 'zombies-placed':
    case 'zombies-doubled':
      return view.rows.flatMap(({ tiles }, row) =>
        tiles.flatMap(({ colour, stack }, i) =>
          colour === event.colour && stack.length > 0 ? [{ thing: space(row + 1, i + 1), motion: 'drop' }] : [],
        ),
      );
    case 'zombie-moved':
      return [{ thing: space(event.toRow, event.toSpace), motion: 'drop' }];
    case 'attracted':
      return [{ thing: space(event.row, event.space), motion: 'drop' }];
    case 'zombie-hit':
      return [{ thing: space(event.row, event.space), motion: 'flip' }];
    case 'zombie-defeated':
      return [
        { thing: space(event.row, event.space), motion: 'fall', zombie: String(event.zombie) },
        { thing: 'ambulance', motion: 'bump' },
      ];
    case 'row-moved':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: Number(event.tiles) }];
    case 'row-pushed-back':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: -1 }];
    case 'bus-unloads':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: 1 }];
    case 'tile-enters':
      return Number(event.zombies) > 0 ? [{ thing: `row:${event.row}`, motion: 'enter' }] : [];
    case 'sent':
      return [{ thing: `row:${event.row}`, motion: 'arrive' }];
    case 'companion-moved':
      return [{ thing: `row:${event.toRow}`, motion: 'arrive' }];
    case 'companion-home':
    case 'companion-comes':
    case 'companion-dies':
      return [{ thing: 'couch', motion: 'bump' }];
    case 'boarded':
    case 'left-bus':
      return [{ thing: 'bus', motion: 'bump' }];
    case 'drew':
      return [{ thing: 'deck', motion: 'bump' }];
    case 'discarded':
      return [
        { thing: 'deck', motion: 'bump' },
        { thing: 'discard', motion: 'arrive' },
      ];
    case 'beer':
    case 'beer-gone':
      return [{ thing: 'beers', motion: 'bump' }];
    case 'bitten':
    case 'healed':
      return [{ thing: `player:${event.player}`, motion: 'bump' }];
    case 'rolled':
    case 'rerolled':
      return [{ thing: 'tray', motion: 'roll' }];
    default:
      return [];
  }
}

/** The motion that a list of events asks for, one thing after another; slides of one row add up. */
export function cuesOf(news: readonly GameEvent[], view: View, pace: Pace, n: number): Cues {
  const cues = new Map<Thing, Cue>();
  if (pace === 'off') return cues;
  let steps = 0;
  for (const event of news) {
    const motions = motionsOf(event, view);
    if (motions.length === 0) continue;
    const delay = (Math.min(steps++, MOST_STEPS) * STEP[pace]) / 2;
    for (const { thing, motion, by = 0, zombie = null } of motions) {
      const before = cues.get(thing);
      if (before?.motion === 'slide') cues.set(thing, { ...before, by: before.by + by });
      else cues.set(thing, { motion, delay, by, zombie, n });
    }
  }
  return cues;
}

/** Cues of the newest events; the same list of events is played once. */
export function useCues(news: readonly GameEvent[], view: View, pace: Pace): Cues {
  const last = useRef<{ news: readonly GameEvent[]; cues: Cues; n: number }>({ news: [], cues: new Map(), n: 0 });
  if (last.current.news !== news) {
    const n = last.current.n + 1;
    last.current = { news, cues: cuesOf(news, view, pace, n), n };
  }
  return last.current.cues;
}
