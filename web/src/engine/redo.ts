import { same } from '@shamble/kernel';
import type { Given, Step } from './steps.ts';

/** Answers that were taken back, in their order, until another one is given in their place. */
export class Redo {
  private tail: Given[] = [];

  /** How many decisions of people can be made again. */
  get count(): number {
    return this.tail.filter(({ by }) => by === 'person').length;
  }

  takeBack(steps: readonly Step[], from: number, open: readonly Given[]): void {
    const taken = steps.map(({ seat, answer, by }, i): Given => ({ n: from + i, seat, answer, by }));
    this.tail = [...taken, ...open, ...this.tail];
  }

  /** The answers up to the next one that a person gave. */
  next(): readonly Given[] {
    const last = this.tail.findIndex(({ by }) => by === 'person');
    return this.tail.slice(0, last + 1);
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
