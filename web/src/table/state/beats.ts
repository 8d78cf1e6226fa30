import type { GameEvent } from '@shamble/kernel';
import type { BeatKind, Beats, Die } from '@shamble/parts/board';
import { Joining } from '@shamble/parts/telling';
import type { Entry } from '@shamble/tables';

/** Entries of the log that are shown together, and the moment the board shows with them. */
export interface ShownBeat {
  readonly kind: BeatKind;
  readonly events: readonly GameEvent[];
  /** Entries of the whole log up to its end. */
  readonly seen: number;
  /** After which answer its last entry was told, and which of the entries of that answer it is. */
  readonly at: number;
  readonly nth: number;
  /** Dice that tumble before anything is told. */
  readonly dice: readonly Die[];
}

/** How much each kind matters to those who were not looking. */
export const WEIGHT: Readonly<Record<BeatKind, number>> = {
  end: 10,
  death: 9,
  bite: 8,
  loss: 7,
  card: 5,
  result: 4.5,
  roll: 4,
  gain: 3,
  fight: 2,
  move: 1,
  note: 0,
  turn: -1,
};

/** Kinds that need not be watched by whoever brought them about. */
export const isPlain = (kind: BeatKind): boolean => WEIGHT[kind] <= WEIGHT.gain && kind !== 'fight';

/** Whether a turn begins with a beat; such an event is a heading of the log in every game. */
export const startsTurn = ({ events }: Pick<ShownBeat, 'events'>): boolean =>
  events.some(({ type }) => type === 'turn');

/** What is told while a beat is shown: the phase of a turn is seen elsewhere. */
export const isSpoken = ({ type }: GameEvent): boolean => type !== 'phase';

/** How many sentences there are to read in a beat. */
export const readIn = (events: readonly GameEvent[], table: Beats, tells: (event: GameEvent) => boolean): number =>
  events
    .filter((event) => isSpoken(event) && tells(event))
    .reduce((sum, event) => sum + (table[event.type]?.reads?.(event) ?? 1), 0);

interface Growing {
  kind: BeatKind;
  first: number;
  end: number;
}

/** The entries of a log from one place on as beats, in their order. */
export function beatsOf(
  entries: readonly Entry[],
  first: number,
  table: Beats,
  tells: (event: GameEvent) => boolean,
): ShownBeat[] {
  const growing: Growing[] = [];
  const isTold = (event: GameEvent): boolean => isSpoken(event) && tells(event);
  const joining = new Joining(table, isTold);
  for (let place = first; place < entries.length; place++) {
    const { event } = entries[place];
    const kind = isTold(event) ? (table[event.type]?.kind ?? 'note') : 'turn';
    const joins = joining.joins(event);
    const last = growing.at(-1);
    if (last && joins) {
      last.end = place + 1;
      if (WEIGHT[kind] > WEIGHT[last.kind]) last.kind = kind;
    } else growing.push({ kind, first: place, end: place + 1 });
  }
  return growing.map((one) => shownBeat(entries, table, one));
}

function shownBeat(entries: readonly Entry[], table: Beats, { kind, first, end }: Growing): ShownBeat {
  const { at } = entries[end - 1];
  let start = end - 1;
  while (start > 0 && entries[start - 1].at === at) start--;
  const events = entries.slice(first, end).map(({ event }) => event);
  return {
    kind,
    events,
    seen: end,
    at,
    nth: end - 1 - start,
    dice: events.flatMap((event) => table[event.type]?.dice?.(event) ?? []),
  };
}
