import { type Decision, type Seat, same } from '@shamble/kernel';
import type { Given, Step } from './steps.ts';

/** Answers that were taken back, in their order, until another one is given in their place. */
export class Redo {
  private tail: Given[] = [];

  /** How many decisions of people the viewer may have made again: one's own, or with free undo anybody's. */
  countFor(viewer: Seat, free: boolean, pending: readonly Decision[]): number {
    if (this.nextFor(viewer, free, pending).length === 0) return 0;
    return this.tail.filter(({ by, seat }) => by === 'person' && (free || seat === viewer)).length;
  }

  takeBack(steps: readonly Step[], from: number, open: readonly Given[]): void {
    const taken = steps.map(({ seat, answer, by }, i): Given => ({ n: from + i, seat, answer, by }));
    this.tail = [...taken, ...open, ...this.tail];
  }

  /**
   * The answers up to the next one that a person gave, where that is the viewer's to make again. Of several who decide
   * at once each has their own, whoever took back first.
   */
  nextFor(viewer: Seat, free: boolean, pending: readonly Decision[]): readonly Given[] {
    const { tail } = this;
    const isAsked = ({ n }: Given): boolean => pending.some((decision) => decision.n === n);
    const isOwn = ({ by, seat }: Given): boolean => by === 'person' && (free || seat === viewer);
    const own = tail.find((given) => isOwn(given) && isAsked(given));
    if (own) return tail.filter((given) => given === own || (given.by !== 'person' && isAsked(given)));
    const last = tail.findIndex(({ by }) => by === 'person');
    return last >= 0 && isOwn(tail[last]) ? tail.slice(0, last + 1) : [];
  }

  /** An answer was given: the same one goes on along the line, another one in its place leaves it. */
  given({ n, seat, answer }: Given): void {
    const taken = this.tail.find((one) => one.n === n);
    if (!taken) return;
    const isSame = taken.seat === seat && same(taken.answer, answer);
    this.tail = isSame ? this.tail.filter((one) => one !== taken) : [];
  }

  clear(): void {
    this.tail = [];
  }
}
