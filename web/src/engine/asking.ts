import { type Answer, type Decision, forcedAnswer, isForced, isWindow, type Seat } from '@shamble/kernel';
import type { Pacing } from '../contract.ts';

/** What a seat may do in a window besides going on. */
const plays = (decision: Decision): readonly string[] =>
  decision.kind === 'choose'
    ? [...decision.options.filter((id) => id !== decision.pass), ...decision.beside]
    : decision.beside;

/** What is to be remembered of what people were asked. */
export interface AskedMemory {
  /** The decisions that people had before them last. */
  readonly now: readonly number[];
  /** By seat, what could be played in the last window it was shown. */
  readonly windows: readonly (readonly [seat: Seat, plays: readonly string[]])[];
}

export const NOTHING_ASKED: AskedMemory = { now: [], windows: [] };

/** Which decisions are put to people; the table answers the others itself. */
export class Asking {
  pacing: Pacing;
  private now: readonly number[];
  private readonly windows: Map<Seat, readonly string[]>;

  constructor(pacing: Pacing, memory: AskedMemory) {
    this.pacing = pacing;
    this.now = memory.now;
    this.windows = new Map(memory.windows);
  }

  get memory(): AskedMemory {
    return { now: this.now, windows: [...this.windows] };
  }

  isAsked(decision: Decision): boolean {
    if (this.now.includes(decision.n)) return true;
    if (isWindow(decision)) return this.isWindowAsked(decision);
    return !(this.pacing.auto && isForced(decision));
  }

  private isWindowAsked(decision: Decision): boolean {
    const open = plays(decision);
    if (open.length === 0) return false;
    const { windows, hold } = this.pacing;
    if (hold || windows === 'always') return true;
    const known = this.windows.get(decision.seat) ?? [];
    return windows === 'new' && open.some((play) => !known.includes(play));
  }

  /** People have these before them: that stays so, whatever the pacing becomes, and after a reload. */
  asked(decisions: readonly Decision[]): void {
    this.now = decisions.map(({ n }) => n);
    for (const decision of decisions) if (isWindow(decision)) this.windows.set(decision.seat, plays(decision));
  }

  /** After something was taken back, what is open there is put to people, as it was before. */
  askAgain(decisions: readonly Decision[]): void {
    this.now = decisions.map(({ n }) => n);
  }
}

/** The answer that the table gives where nobody is asked. */
export const ownAnswer = (decision: Decision): Answer =>
  decision.kind === 'choose' && decision.pass !== null ? decision.pass : forcedAnswer(decision);
