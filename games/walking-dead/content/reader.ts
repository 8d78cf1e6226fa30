/** Steps through a line of card notation, word by word; every complaint names the card and the word. */
import { type Amount, type Cost, KINDS, type Per, type What } from './words.ts';

const WORD = /\s*(move\+1|enc\+1|[+-][a-z]+|[A-Za-z][A-Za-z-]*|\d+|[-+*/,;:(){}])/y;

export const WHATS: readonly What[] = [...KINDS, 'any'];
const PERS: readonly Per[] = ['survivor', 'follower', 'item', 'explored', 'shifted'];

export class Reader {
  private readonly text: string;
  private readonly card: string;
  private readonly words: readonly string[];
  private at = 0;

  constructor(text: string, card: string) {
    this.text = text;
    this.card = card;
    this.words = this.split();
  }

  /** The word `ahead` of the next one, empty after the end. */
  peek(ahead = 0): string {
    return this.words[this.at + ahead] ?? '';
  }

  take(): string {
    const word = this.peek();
    this.at += 1;
    return word;
  }

  /** Takes these words if they come next. */
  has(...words: readonly string[]): boolean {
    if (words.some((word, i) => this.peek(i) !== word)) return false;
    this.at += words.length;
    return true;
  }

  /** Takes these words, which must come next. */
  expect(...words: readonly string[]): void {
    for (const word of words) if (!this.has(word)) this.refuse(this.peek(), `stands where "${word}" belongs`);
  }

  /** The next word, which must be one of these. */
  oneOf<W extends string>(words: readonly W[], wanted: string): W {
    const next = this.peek();
    const found = words.find((word) => word === next);
    if (found === undefined) return this.refuse(next, `is no ${wanted}`);
    this.at += 1;
    return found;
  }

  /** A whole number from `least` to 99. */
  number(least = 1): number {
    const next = this.peek();
    const n = Number(next);
    if (!/^(0|[1-9]\d?)$/.test(next) || n < least) this.refuse(next, `is no number from ${least} to 99`);
    this.at += 1;
    return n;
  }

  /** `2`, `1*shifted` or `1+1/survivor`. */
  amount(): Amount {
    const first = this.number(this.peek(1) === '+' ? 0 : 1);
    if (this.has('*')) return { base: 0, per: this.oneOf(PERS, 'thing to count'), each: first };
    if (!this.has('+')) return first;
    const each = this.number();
    this.expect('/');
    return { base: first, per: this.oneOf(PERS, 'thing to count'), each };
  }

  what(): What {
    return this.oneOf(WHATS, 'resource');
  }

  /** `food 1, fuel 1`: as many as follow. */
  costs(): Cost[] {
    const costs = [this.cost()];
    while (this.peek() === ',' && WHATS.some((what) => what === this.peek(1))) {
      this.take();
      costs.push(this.cost());
    }
    return costs;
  }

  end(): void {
    if (this.peek() !== '') this.refuse(this.peek(), 'stands after the end');
  }

  refuse(word: string, why: string): never {
    throw new Error(`card ${this.card}: "${word}" ${why}, in "${this.text}"`);
  }

  private cost(): Cost {
    return { what: this.what(), n: this.number() };
  }

  private split(): string[] {
    const words: string[] = [];
    const text = this.text.trimEnd();
    WORD.lastIndex = 0;
    for (let end = 0; end < text.length; end = WORD.lastIndex) {
      const found = WORD.exec(text);
      if (found === null) return this.refuse(text.slice(end).trim().split(/\s/)[0], 'is no word of the notation');
      words.push(found[1]);
    }
    return words;
  }
}
