import type { GameEvent, Message } from '@shamble/kernel';
import { useRef } from 'react';
import type { Face } from '../content/dice.ts';
import { describe } from '../text/describe.ts';

/** The last card or fight that events tell of: what was wanted, what was rolled and how it went. */
export interface Happened {
  /** The Encounter card; null for a fight without one. */
  readonly card: string | null;
  readonly why: string;
  /** Whose roll or card it is, counted from 1; 0 where the events do not say. */
  readonly player: number;
  /** The odds as they were before the dice. */
  readonly chance: Message | null;
  readonly pool: readonly number[];
  readonly faces: readonly Face[];
  /** What the dice were worth in the end. */
  readonly worth: readonly Message[];
  readonly outcome: 'success' | 'fail' | null;
}

const NOTHING: Happened = {
  card: null,
  why: 'token',
  player: 0,
  chance: null,
  pool: [],
  faces: [],
  worth: [],
  outcome: null,
};

/** What an event adds to what happened before it. */
function after(event: GameEvent, before: Happened): Happened {
  switch (event.type) {
    case 'encounter':
      return { ...NOTHING, why: 'encounter', card: String(event.card), player: Number(event.player) };
    case 'token-turned':
      return NOTHING;
    case 'before-roll': {
      const card = event.why === 'encounter' ? before.card : null;
      const { player } = before;
      return { ...NOTHING, card, player, why: String(event.why), chance: describe.event(event) };
    }
    case 'rolled':
      return {
        ...before,
        player: Number(event.player),
        pool: event.pool as number[],
        faces: event.faces as Face[],
        why: String(event.why),
      };
    case 'rerolled':
      return { ...before, faces: before.faces.map((face, i) => (i + 1 === event.die ? (event.now as Face) : face)) };
    case 'fought':
    case 'acted': {
      const said = describe.event(event);
      const player = Number(event.player);
      return said ? { ...before, player, why: String(event.why), worth: [...before.worth, said] } : before;
    }
    case 'succeeded':
    case 'failed':
      return { ...before, card: String(event.card), outcome: event.type === 'succeeded' ? 'success' : 'fail' };
    default:
      return before;
  }
}

/**
 * The last card or fight of the newest events; null where they tell of none. Dice that come first were announced by the
 * events `before` them.
 */
export function happened(news: readonly GameEvent[], before: Happened | null = null): Happened | null {
  const start = (news[0]?.type === 'rolled' && before) || NOTHING;
  const found = news.reduce((so, event) => after(event, so), start);
  return found === NOTHING ? null : found;
}

const known = new WeakMap<readonly GameEvent[], Happened | null>();

/** The same for what the board is told from one moment to the next; what was told once stays what it was. */
export function useHappened(news: readonly GameEvent[]): Happened | null {
  const before = useRef<Happened | null>(null);
  let told = known.get(news);
  if (told === undefined) known.set(news, (told = happened(news, before.current)));
  before.current = told;
  return told;
}
