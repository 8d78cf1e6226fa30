import { type Answer, type Decision, forcedAnswer, isForced, isWindow, type Seat } from '@shamble/kernel';
import type { SeatSetup, Windows } from './contract.ts';

/** What a seat may do in a window besides going on. */
const plays = (decision: Decision): readonly string[] =>
  decision.kind === 'choose'
    ? [...decision.options.filter((id) => id !== decision.pass), ...decision.beside]
    : decision.beside;

/** Whether a window offers something that is not to be had at the next one, so that nobody may miss it. */
const isOfTheMoment = (decision: Decision): boolean => decision.kind === 'choose' && decision.options.length > 1;

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

/** How one seat wants to be asked. */
export interface Wishes {
  /** Where the seat wishes nothing else at this table. */
  readonly windows: Windows;
  /** Stop at the next window whatever the wish is. */
  readonly hold: boolean;
  /** Forced decisions are answered by themselves. */
  readonly auto: boolean;
}

/** Nothing is passed on for somebody who is not there. */
const ASK: Wishes = { windows: 'always', hold: false, auto: true };

/** Which decisions are put to people; the table answers the others itself. */
export class Asking {
  seats: readonly SeatSetup[];
  private now: readonly number[] = [];
  private windows = new Map<Seat, Shown>();
  private readonly wishes = new Map<Seat, Wishes>();

  constructor(seats: readonly SeatSetup[], memory: AskedMemory) {
    this.seats = seats;
    this.memory = memory;
  }

  set memory({ now, windows }: AskedMemory) {
    this.now = now;
    this.windows = new Map(windows.map(([seat, open, n = Infinity]) => [seat, { plays: open, n }]));
  }

  get memory(): AskedMemory {
    return { now: this.now, windows: [...this.windows].map(([seat, { plays: open, n }]) => [seat, open, n]) };
  }

  isAsked(decision: Decision): boolean {
    if (this.now.includes(decision.n)) return true;
    if (isWindow(decision)) return this.isWindowAsked(decision);
    return !(this.wishesOf(decision.seat).auto && isForced(decision));
  }

  /** Null where nobody is there to wish anything. */
  wish(seat: Seat, wishes: Wishes | null): void {
    if (wishes) this.wishes.set(seat, wishes);
    else this.wishes.delete(seat);
  }

  private wishesOf(seat: Seat): Wishes {
    return this.wishes.get(seat) ?? ASK;
  }

  private isWindowAsked(decision: Decision): boolean {
    const open = plays(decision);
    if (open.length === 0) return false;
    if (isOfTheMoment(decision)) return true;
    const { windows, hold } = this.wishesOf(decision.seat);
    const wish = this.seats[decision.seat]?.windows ?? windows;
    if (hold || wish === 'always') return true;
    const known = this.windows.get(decision.seat)?.plays ?? [];
    return wish === 'new' && open.some((play) => !known.includes(play));
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
