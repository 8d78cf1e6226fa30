import type { Chance, Rng } from './chance.ts';
import type { Answer, Choose, Decision, Order, Pick, Place, Prompt, Seat, Split } from './decision.ts';
import type { Point } from './geometry.ts';
import type { Json } from './json.ts';
import type { Params } from './message.ts';

/** What every game's state has: the place of chance. The rest is the game's own plain data. */
export interface State {
  rng: Rng;
}

/** Something that happened, with the ids of the rules that made it happen. */
export interface GameEvent {
  readonly type: string;
  readonly rules: readonly string[];
  readonly [detail: string]: Json;
}

/** An event as recorded: after how many answers, and who may know of it (null: everybody). */
export interface EventRecord {
  readonly at: number;
  readonly event: GameEvent;
  readonly only: readonly Seat[] | null;
}

/** What a game's coroutine yields, and what it is resumed with. */
export type Ask = Decision | readonly Decision[];
export type Reply = Answer | readonly Answer[];

/** A piece of rules: a coroutine that asks decisions and returns R. */
export type Rules<R = void> = Generator<Ask, R, Reply>;

/** One question as the smallest coroutine: yields it, returns its answer. Much lighter than a generator. */
class Question<R> implements Iterator<Ask, R, Reply> {
  private ask: Ask | null;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(reply: Reply): IteratorResult<Ask, R> {
    const { ask } = this;
    if (ask === null) return { value: reply as R, done: true };
    this.ask = null;
    return { value: ask, done: false };
  }
}

/** What a decision may carry beside its options. */
export interface Extra {
  readonly params?: Params;
  readonly beside?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** The table as the rules see it: state, chance, and the ways to ask and to tell. */
export class Table<S extends State> {
  readonly state: S;
  readonly chance: Chance;
  /** Where events go; null when nobody listens. */
  sink: ((event: GameEvent, only: readonly Seat[] | null) => void) | null = null;
  /** Called where `play` could start again from the state alone. */
  onCheckpoint: (() => void) | null = null;

  constructor(state: S, chance: Chance) {
    this.state = state;
    this.chance = chance;
  }

  /** Tells everybody. */
  emit(event: GameEvent): void {
    if (this.sink !== null) this.sink(event, null);
  }

  /** Tells some seats only. */
  whisper(seats: readonly Seat[], event: GameEvent): void {
    if (this.sink !== null) this.sink(event, seats);
  }

  /** Something hidden came to light: what was done before cannot be taken back. */
  reveal(cause: string): void {
    this.chance.mark(cause);
  }

  checkpoint(): void {
    if (this.onCheckpoint !== null) this.onCheckpoint();
  }

  choose(seat: Seat, ask: Prompt, options: readonly string[], extra?: Extra): Question<string> {
    return new Question(choose(seat, ask, options, extra));
  }

  /** An optional window: play something, or `pass` to go on. */
  window(seat: Seat, ask: Prompt, plays: readonly string[], pass: string, params?: Params): Question<string> {
    return new Question({
      ...choose(seat, ask, [pass], params ? { params, beside: plays } : { beside: plays }),
      pass,
    });
  }

  pick(seat: Seat, ask: Prompt, options: readonly string[], how: PickHow): Question<readonly string[]> {
    return new Question(pick(seat, ask, options, how));
  }

  split(
    seat: Seat,
    ask: Prompt,
    targets: readonly string[],
    total: number,
    how: SplitHow = {},
  ): Question<Record<string, number>> {
    return new Question(split(seat, ask, targets, total, how));
  }

  order(seat: Seat, ask: Prompt, items: readonly string[], extra?: Extra): Question<readonly string[]> {
    return new Question(order(seat, ask, items, extra));
  }

  /** A point, or where `where` has a path, its waypoints. */
  place(seat: Seat, ask: Prompt, where: Where, extra?: Extra): Question<Point | readonly Point[]> {
    return new Question(place(seat, ask, where, extra));
  }

  /** Several seats decide at once; nobody learns an answer before all have given theirs. */
  *together(decisions: readonly Decision[]): Rules<readonly Answer[]> {
    return decisions.length === 0 ? [] : ((yield decisions) as readonly Answer[]);
  }
}

export interface PickHow extends Extra {
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly check?: string;
}

export interface SplitHow extends Extra {
  readonly limits?: readonly number[];
}

export const choose = (seat: Seat, ask: Prompt, options: readonly string[], extra?: Extra): Choose => ({
  n: -1,
  seat,
  kind: 'choose',
  ask,
  params: extra?.params ?? null,
  beside: extra?.beside ?? NOTHING,
  options,
  pass: null,
});

export const pick = (seat: Seat, ask: Prompt, options: readonly string[], how: PickHow): Pick => ({
  n: -1,
  seat,
  kind: 'pick',
  ask,
  params: how.params ?? null,
  beside: how.beside ?? NOTHING,
  options,
  min: how.min,
  max: Math.min(how.max, options.length),
  ordered: how.ordered ?? false,
  check: how.check ?? null,
});

export const split = (seat: Seat, ask: Prompt, targets: readonly string[], total: number, how: SplitHow): Split => ({
  n: -1,
  seat,
  kind: 'split',
  ask,
  params: how.params ?? null,
  beside: how.beside ?? NOTHING,
  options: targets,
  total,
  limits: how.limits ?? null,
});

export const order = (seat: Seat, ask: Prompt, items: readonly string[], extra?: Extra): Order => ({
  n: -1,
  seat,
  kind: 'order',
  ask,
  params: extra?.params ?? null,
  beside: extra?.beside ?? NOTHING,
  options: items,
});

export interface Where {
  readonly region: Place['region'];
  readonly path?: NonNullable<Place['path']>;
  readonly candidates: Place['candidates'];
  readonly check?: string;
}

export const place = (seat: Seat, ask: Prompt, where: Where, extra?: Extra): Place => ({
  n: -1,
  seat,
  kind: 'place',
  ask,
  params: extra?.params ?? null,
  beside: extra?.beside ?? NOTHING,
  region: where.region,
  path: where.path ?? null,
  candidates: where.candidates,
  check: where.check ?? null,
});
