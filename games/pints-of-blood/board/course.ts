import { RESCUES } from '../content/cards.ts';
import { BITES_TO_DIE } from '../content/levels.ts';
import type { View } from '../rules/view.ts';
import type { Entry } from './lanes.ts';

/**
 * What keeps a forecast open: the dice are still to come, a card will be drawn, help may come, a companion may die,
 * there are too many ways to follow, or something is just being resolved.
 */
export type Open = 'roll' | 'card' | 'rescue' | 'death' | 'ways' | 'busy';

/** What several rows share while a turn runs its course. */
export interface Course {
  readonly ridersLo: number;
  readonly ridersHi: number;
  readonly dialLo: number;
  readonly dialHi: number;
  /** Cards that may have left the deck. */
  readonly taken: number;
  /** From here on nobody can say more. */
  readonly open: Open | null;
}

export interface Means {
  readonly symbols: boolean;
  /** Cards that can leave the deck before help may come. */
  readonly safe: number;
  /** The supply may run out within the turn (PB-COL07-R). */
  readonly scarce: boolean;
}

const SCARCE = 20;
const LAST_SECTOR = 4;

export const courseOf = (view: View): Course => {
  const dial = view.players[view.active - 1].bites;
  const { riders } = view.bus;
  return { ridersLo: riders, ridersHi: riders, dialLo: dial, dialHi: dial, taken: 0, open: null };
};

export const meansOf = (view: View): Means => ({
  symbols: view.menu.symbols,
  safe: safeCards(view),
  scarce: view.supply < SCARCE,
});

/** Help is in sector 4, below the cards of it that are known to be something else (PB-DECK03). */
function safeCards(view: View): number {
  const above = view.deck.slice(0, LAST_SECTOR - 1).reduce((n, sector) => n + sector.cards, 0);
  const { known } = view.deck[LAST_SECTOR - 1];
  let more = 0;
  while (String(more + 1) in known && !RESCUES.includes(known[more + 1])) more++;
  return above + more;
}

/** The course after a tile has entered, by all that tile may be; unless `sure`, perhaps none has. */
export function after(course: Course, entries: readonly Entry[], sure: boolean, undead: boolean, means: Means): Course {
  const ends = entries.map((entry) => acted(course, entry, undead, means));
  return (sure ? ends : [course, ...ends]).reduce(either);
}

const either = (a: Course, b: Course): Course => ({
  ridersLo: Math.min(a.ridersLo, b.ridersLo),
  ridersHi: Math.max(a.ridersHi, b.ridersHi),
  dialLo: Math.min(a.dialLo, b.dialLo),
  dialHi: Math.max(a.dialHi, b.dialHi),
  taken: Math.max(a.taken, b.taken),
  open: a.open ?? b.open,
});

/** Special symbols (PB-SYM03 to PB-SYM12, PB-SYM18-R). */
function acted(course: Course, { symbol, occupied }: Entry, undead: boolean, means: Means): Course {
  if (symbol === null || !means.symbols) return course;
  const { ridersLo, ridersHi, dialLo, dialHi } = course;
  switch (symbol) {
    case 'bus':
      return occupied
        ? { ...course, ridersLo: ridersLo + (means.scarce ? 0 : 1), ridersHi: ridersHi + 1 }
        : { ...course, ridersLo: Math.max(0, ridersLo - 1), ridersHi: Math.max(0, ridersHi - 1) };
    case 'bite':
      if (!occupied) return { ...course, dialLo: Math.max(0, dialLo - 1), dialHi: Math.max(0, dialHi - 1) };
      if (undead) return course;
      return dialHi + 1 >= BITES_TO_DIE
        ? { ...course, dialHi: dialHi + 1, open: 'death' }
        : { ...course, dialLo: dialLo + 1, dialHi: dialHi + 1 };
    case 'card':
      return occupied ? course : { ...course, open: 'card' };
    case 'deck': {
      if (occupied) return course;
      const taken = course.taken + 1;
      return { ...course, taken, open: taken > means.safe ? 'rescue' : course.open };
    }
    default:
      return { ...course, open: 'ways' };
  }
}
