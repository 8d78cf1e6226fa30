import type { Chance, Rng } from './chance.ts';
import type { Answer, Choose, Decision, Order, Pick, Place, Prompt, Seat, Split, Spot } from './decision.ts';
import type { Point, Pose } from './geometry.ts';
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

  choose(seat: Seat, ask: Prompt, options: readonly string[], how?: ChooseHow): Question<string> {
    return new Question(choose(seat, ask, options, how));
  }

  /** An optional window: play something, or `pass` to go on. */
  window(seat: Seat, ask: Prompt, plays: readonly string[], pass: string, params?: Params): Question<string> {
    const how = { beside: plays, pass };
    return new Question(choose(seat, ask, [pass], params ? { params, ...how } : how));
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

  /** A point; where `where` has turns, a pose; where it has a path, its stops. */
  place(seat: Seat, ask: Prompt, where: PathWhere, extra?: Extra): Question<readonly Point[]>;
  place(seat: Seat, ask: Prompt, where: PoseWhere, extra?: Extra): Question<Pose>;
  place(seat: Seat, ask: Prompt, where: PointWhere, extra?: Extra): Question<Point>;
  place(seat: Seat, ask: Prompt, where: Where, extra?: Extra): Question<Spot> {
    return new Question(place(seat, ask, where, extra));
  }

  /** Several seats decide at once; nobody learns an answer before all have given theirs. */
  *together(decisions: readonly Decision[]): Rules<readonly Answer[]> {
    return decisions.length === 0 ? [] : ((yield decisions) as readonly Answer[]);
  }
}

export interface ChooseHow extends Extra {
  /** The option that goes on without doing anything. */
  readonly pass?: string;
}

export interface PickHow extends Extra {
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly check?: string;
  readonly facts?: Pick['facts'];
}

export interface SplitHow extends Extra {
  readonly limits?: readonly number[];
}

export const choose = (seat: Seat, ask: Prompt, options: readonly string[], how?: ChooseHow): Choose => ({
  n: -1,
  seat,
  kind: 'choose',
  ask,
  params: how?.params ?? null,
  beside: how?.beside ?? NOTHING,
  options,
  pass: how?.pass ?? null,
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
  facts: how.facts ?? null,
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

interface PointWhere {
  readonly region: Place['region'];
  /** A list, or how to make it: then it is made when somebody first looks, from nothing that changes till then. */
  readonly candidates: Place['candidates'] | (() => Place['candidates']);
  readonly check?: string;
  readonly facts?: Place['facts'];
}

interface PoseWhere extends PointWhere {
  readonly turns: number;
}

interface PathWhere extends PointWhere {
  readonly path: { readonly from: Point; readonly reach: number; readonly by?: string };
}

/** Where something may be put, in which directions, or how one may go there. */
export type Where = PointWhere | PoseWhere | PathWhere;

export function place(seat: Seat, ask: Prompt, where: Where, extra?: Extra): Place {
  let list = typeof where.candidates === 'function' ? null : where.candidates;
  const make = typeof where.candidates === 'function' ? where.candidates : null;
  return {
    n: -1,
    seat,
    kind: 'place',
    ask,
    params: extra?.params ?? null,
    beside: extra?.beside ?? NOTHING,
    region: where.region,
    turns: 'turns' in where ? where.turns : 0,
    path: 'path' in where ? { ...where.path, by: where.path.by ?? null } : null,
    get candidates() {
      list ??= make?.() ?? [];
      return list;
    },
    check: where.check ?? null,
    facts: where.facts ?? null,
  };
}
