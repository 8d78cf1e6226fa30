import type { Headings } from '@shamble/parts/board';
import type { Entry } from '@shamble/tables';

/** An entry and its place in the whole log. */
export interface Line {
  readonly index: number;
  readonly entry: Entry;
}

export interface PhaseGroup {
  /** The event that opened the phase; null for what comes before the first. */
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

export interface TurnGroup {
  /** The event that opened the turn; null for what comes before the first. */
  readonly heading: Line | null;
  readonly phases: readonly PhaseGroup[];
}

interface OpenPhase {
  heading: Line | null;
  lines: Line[];
}

/** What is a heading where a game does not say. */
const HEADINGS: Headings = { turn: ['turn'], phase: ['phase'] };

/** The log by turns and phases, in order; a phase in which nothing is told is left out. */
export function groupLog(
  entries: readonly Entry[],
  tells: (line: Line) => boolean = () => true,
  first = 0,
  headings = HEADINGS,
): TurnGroup[] {
  const turns: { heading: Line | null; phases: OpenPhase[] }[] = [];
  const turn = () => turns.at(-1) ?? open(null);
  const open = (heading: Line | null) => {
    const fresh = { heading, phases: [{ heading: null, lines: [] }] as OpenPhase[] };
    turns.push(fresh);
    return fresh;
  };
  for (let index = first; index < entries.length; index++) {
    const entry = entries[index];
    const line = { index, entry };
    if (headings.turn.includes(entry.event.type)) open(line);
    else if (headings.phase.includes(entry.event.type)) turn().phases.push({ heading: line, lines: [] });
    else if (tells(line)) turn().phases.at(-1)!.lines.push(line);
  }
  return turns
    .map(({ heading, phases }) => ({ heading, phases: phases.filter(({ lines }) => lines.length > 0) }))
    .filter(({ heading, phases }) => heading !== null || phases.length > 0);
}

/** A log in groups that grows: only what came since the last turn began is grouped again. */
export class GroupedLog {
  private readonly tells: (line: Line) => boolean;
  private readonly headings: Headings;
  private turns: readonly TurnGroup[] = [];

  constructor(tells: (line: Line) => boolean, headings = HEADINGS) {
    this.tells = tells;
    this.headings = headings;
  }

  next(entries: readonly Entry[]): readonly TurnGroup[] {
    // Where the entry that opened a turn is still there, all before it is.
    const last = this.turns.findLastIndex(
      ({ heading }) => heading !== null && entries[heading.index] === heading.entry,
    );
    const first = this.turns[last]?.heading?.index ?? 0;
    this.turns = [...this.turns.slice(0, Math.max(0, last)), ...groupLog(entries, this.tells, first, this.headings)];
    return this.turns;
  }
}

/** The entry after which a line "undo stops here" stands; -1 for none. */
export const lastUpTo = (entries: readonly Entry[], lock: number | null): number =>
  lock === null ? -1 : entries.findLastIndex(({ at }) => at <= lock);
