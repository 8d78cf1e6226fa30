import { type Answer, type Decision, forcedAnswer, isForced, isWindow, type Seat } from '@shamble/kernel';
import type { Pacing, SeatSetup, Windows } from '../contract.ts';

/** What a seat may do in a window besides going on. */
const plays = (decision: Decision): readonly string[] =>
  decision.kind === 'choose'
    ? [...decision.options.filter((id) => id !== decision.pass), ...decision.beside]
    : decision.beside;

/** What is to be remembered of what people were asked. */
export interface AskedMemory {
  /** The decisions that people had before them last. */
  readonly now: readonly number[];
  /** By seat, what could be played in the last window it was shown, and that window's number. */
  readonly windows: readonly (readonly [seat: Seat, plays: readonly string[], n?: number])[];
}

export const NOTHING_ASKED: AskedMemory = { now: [], windows: [] };

/** A window as a seat was shown it. */
interface Shown {
  readonly plays: readonly string[];
  readonly n: number;
}

/** Which decisions are put to people; the table answers the others itself. */
export class Asking {
  pacing: Pacing;
  seats: readonly SeatSetup[];
  private now: readonly number[];
  private readonly windows: Map<Seat, Shown>;

  constructor(pacing: Pacing, seats: readonly SeatSetup[], memory: AskedMemory) {
    this.pacing = pacing;
    this.seats = seats;
    this.now = memory.now;
    this.windows = new Map(memory.windows.map(([seat, open, n = Infinity]) => [seat, { plays: open, n }]));
  }

  get memory(): AskedMemory {
    return { now: this.now, windows: [...this.windows].map(([seat, { plays: open, n }]) => [seat, open, n]) };
  }

  isAsked(decision: Decision): boolean {
    if (this.now.includes(decision.n)) return true;
    if (isWindow(decision)) return this.isWindowAsked(decision);
    return !(this.pacing.auto && isForced(decision));
  }

  private isWindowAsked(decision: Decision): boolean {
    const open = plays(decision);
    if (open.length === 0) return false;
    const wish = this.wishOf(decision.seat);
    if (this.pacing.hold === decision.seat || wish === 'always') return true;
    const known = this.windows.get(decision.seat)?.plays ?? [];
    return wish === 'new' && open.some((play) => !known.includes(play));
  }

  /** When a seat wants to be asked: as it chose at this table, or as the reader's settings say. */
  private wishOf(seat: Seat): Windows {
    return this.seats[seat]?.windows ?? this.pacing.windows;
  }

  /** People have these before them: that stays so, whatever the pacing becomes, and after a reload. */
  asked(decisions: readonly Decision[]): void {
    this.now = decisions.map(({ n }) => n);
    for (const decision of decisions)
      if (isWindow(decision)) this.windows.set(decision.seat, { plays: plays(decision), n: decision.n });
  }

  /** After something was taken back, what is open there is put to people, and what was shown later is new again. */
  askAgain(decisions: readonly Decision[], at: number): void {
    this.now = decisions.map(({ n }) => n);
    for (const [seat, { n }] of this.windows) if (n >= at) this.windows.delete(seat);
  }
}

/** The answer that the table gives where nobody is asked. */
export const ownAnswer = (decision: Decision): Answer =>
  decision.kind === 'choose' && decision.pass !== null ? decision.pass : forcedAnswer(decision);
