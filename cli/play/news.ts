import type { Describe, Say } from '@shamble/kernel';
import { isForced } from '@shamble/kernel';
import type { Entry, TableUpdate } from '@shamble/tables';
import type { Desk } from '../desk.ts';
import { answerText } from './describe.ts';

/** What one person at the table has still to hear of, in sentences. */
export class News {
  private readonly describe: Describe;
  private readonly voice: Say;
  private readonly desk: Desk;
  private entries: readonly Entry[] = [];
  private waiting: string[] = [];
  /** What happened before the people sat down is no news. */
  private isFirst: boolean;

  constructor(words: { readonly describe: Describe; readonly voice: Say; readonly desk: Desk }, isResumed: boolean) {
    this.describe = words.describe;
    this.voice = words.voice;
    this.desk = words.desk;
    this.isFirst = isResumed;
  }

  hear({ from, entries, selfAnswered }: TableUpdate): void {
    // Something was taken back: it is told again as it then happens.
    if (from < this.entries.length) this.waiting = [];
    this.entries = [...this.entries.slice(0, from), ...entries];
    for (const { decision, answer } of selfAnswered) {
      const id = isForced(decision) ? 'cli.play.forced' : 'cli.play.passed';
      const what = this.voice(this.describe.prompt(decision));
      this.waiting.push(this.desk.say(id, { what, answer: answerText(decision, answer, this.describe, this.voice) }));
    }
    if (!this.isFirst) this.waiting.push(...this.sentences(entries));
    this.isFirst = false;
  }

  /** The whole story as the person may know it. */
  all(): string[] {
    return this.sentences(this.entries);
  }

  /** What the person has not heard yet; from now on it has. */
  fresh(): string[] {
    const lines = this.waiting;
    this.waiting = [];
    return lines;
  }

  private sentences(entries: readonly Entry[]): string[] {
    return entries.flatMap(({ event }) => {
      const message = this.describe.event(event);
      return message ? [`· ${this.voice(message)}`] : [];
    });
  }
}
