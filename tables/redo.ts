import { type Seat, same } from '@shamble/kernel';
import type { Given, Step } from './steps.ts';

/** Answers that were taken back, in their order, until another one is given in their place. */
export class Redo {
  private tail: Given[] = [];

  /** How many decisions of people the viewer may have made again: one's own, or with free undo anybody's. */
  countFor(viewer: Seat, free: boolean): number {
    return this.tail.filter(({ by, seat }) => by === 'person' && (free || seat === viewer)).length;
  }

  takeBack(steps: readonly Step[], from: number, open: readonly Given[]): void {
    const taken = steps.map(({ seat, answer, by }, i): Given => ({ n: from + i, seat, answer, by }));
    this.tail = [...taken, ...open, ...this.tail];
  }

  /** The answers up to the next one that a person gave, where that is the viewer's to make again. */
  nextFor(viewer: Seat, free: boolean): readonly Given[] {
    const last = this.tail.findIndex(({ by }) => by === 'person');
    return free || this.tail[last]?.seat === viewer ? this.tail.slice(0, last + 1) : [];
  }

  /** An answer was given: the same one goes on along the line, another one leaves it. */
  given({ n, seat, answer }: Given): void {
    const again = this.tail.find((one) => one.n === n && one.seat === seat && same(one.answer, answer));
    this.tail = again ? this.tail.filter((one) => one !== again) : [];
  }

  clear(): void {
    this.tail = [];
  }
}
