import type { Answer, Message, Refusal, Seat } from '@shamble/kernel';
import type { Impossible, Moment, Pacing, SavedTable, TableSetup, Tables, TableUpdate, Windows } from '../contract.ts';
import { TableError } from './table-error.ts';

type Listener = (update: TableUpdate) => void;

/** A worker that keeps the tables. */
export interface Engine {
  readonly tables: Tables;
  ping(): Promise<unknown>;
  /** Makes a listener that the worker can call. */
  lend(listener: Listener): Listener;
  end(): void;
}

/** Starts a worker; `died` is called when it is known to have failed. */
export type StartEngine = (died: (reason: string) => void) => Engine;

/** In milliseconds. */
export interface Patience {
  /** A worker that was asked something and does not answer a ping for so long is dead. */
  readonly silence: number;
  /** A worker that has never answered may still be loading. */
  readonly loading: number;
  readonly between: number;
}

const PATIENCE: Patience = { silence: 5000, loading: 60_000, between: 1000 };

/** So many workers in a row may die before one has answered; then there is no point in another. */
const LIVES = 3;

/** A worker while it lives: `dead` resolves with the reason when it does not any more. */
interface Life {
  readonly engine: Engine;
  readonly dead: Promise<string>;
  readonly kill: (reason: string) => void;
  hasAnswered: boolean;
  isDead: boolean;
  isWatched: boolean;
}

class DeadError extends TableError {
  constructor(reason: string) {
    super('worker-died', reason);
  }
}

/** The tables behind a worker. One that dies is replaced, and the table that was open is opened again. */
export class TablesClient implements Tables {
  private readonly start: StartEngine;
  private readonly patience: Patience;
  private life: Life | null = null;
  private opened: { readonly id: string; pacing: Pacing; readonly listener: Listener } | null = null;
  /** Resolves when the table is open again after a death. */
  private ready: Promise<void> = Promise.resolve();
  private underWay = 0;
  private botsMove = false;
  private deaths = 0;

  constructor(start: StartEngine, patience: Patience = PATIENCE) {
    this.start = start;
    this.patience = patience;
  }

  create(setup: TableSetup): Promise<string> {
    return this.once((tables) => tables.create(setup));
  }

  list(): Promise<SavedTable[]> {
    return this.again((tables) => tables.list());
  }

  remove(id: string): Promise<void> {
    return this.again((tables) => tables.remove(id));
  }

  async open(id: string, pacing: Pacing, listener: Listener): Promise<void> {
    const opened = { id, pacing, listener };
    this.opened = opened;
    try {
      await this.once((tables, { lend }) => tables.open(id, pacing, lend(this.hearing(listener))));
    } catch (error) {
      if (!(error instanceof DeadError)) {
        if (this.opened === opened) this.opened = null;
        throw error;
      }
      await this.ready;
    }
  }

  async close(): Promise<void> {
    this.opened = null;
    this.botsMove = false;
    await this.again((tables) => tables.close());
  }

  setPacing(pacing: Pacing): Promise<void> {
    if (this.opened) this.opened.pacing = pacing;
    return this.again((tables) => tables.setPacing(pacing));
  }

  setWindows(seat: Seat, windows: Windows | null): Promise<void> {
    return this.again((tables) => tables.setWindows(seat, windows));
  }

  /** Given again after a death: an answer that was stored before is not given twice, as its number tells. */
  async answer(seat: Seat, n: number, answer: Answer): Promise<Refusal | null> {
    const give = (): Promise<Refusal | null> => this.once((tables) => tables.answer(seat, n, answer));
    try {
      return await give();
    } catch (error) {
      if (!(error instanceof DeadError)) throw error;
      const refusal = await give();
      return refusal?.code === 'stale' || refusal?.code === 'already-answered' ? null : refusal;
    }
  }

  raiseCurtain(): Promise<void> {
    return this.again((tables) => tables.raiseCurtain());
  }

  look(seat: Seat): Promise<void> {
    return this.again((tables) => tables.look(seat));
  }

  undo(): Promise<Refusal | null> {
    return this.once((tables) => tables.undo());
  }

  redo(): Promise<Refusal | null> {
    return this.once((tables) => tables.redo());
  }

  restartTurn(): Promise<Refusal | null> {
    return this.once((tables) => tables.restartTurn());
  }

  goBackTo(at: number): Promise<Refusal | null> {
    return this.once((tables) => tables.goBackTo(at));
  }

  hint(): Promise<{ readonly answer: Answer; readonly why: Message } | null> {
    return this.again((tables) => tables.hint());
  }

  whyNot(n: number, options: readonly string[]): Promise<readonly Impossible[]> {
    return this.again((tables) => tables.whyNot(n, options));
  }

  moment(at: number, event: number | null = null): Promise<Moment> {
    return this.again((tables) => tables.moment(at, event));
  }

  ownDecisions(): Promise<number[]> {
    return this.again((tables) => tables.ownDecisions());
  }

  tryFrom(at: number): Promise<string> {
    return this.once((tables) => tables.tryFrom(at));
  }

  exportLog(): Promise<string> {
    return this.again((tables) => tables.exportLog());
  }

  exportDamaged(id: string): Promise<string | null> {
    return this.again((tables) => tables.exportDamaged(id));
  }

  importLog(text: string): Promise<string> {
    return this.once((tables) => tables.importLog(text));
  }

  /** Asks a worker, and the next one where that dies. */
  private async again<T>(ask: (tables: Tables) => Promise<T>): Promise<T> {
    try {
      return await this.once(ask);
    } catch (error) {
      if (!(error instanceof DeadError)) throw error;
      return this.once(ask);
    }
  }

  private async once<T>(ask: (tables: Tables, engine: Engine) => Promise<T>): Promise<T> {
    await this.ready.catch(() => {});
    const life = (this.life ??= this.bear());
    this.underWay++;
    this.watch(life);
    const death = life.dead.then((reason) => Promise.reject(new DeadError(reason)));
    try {
      const result = await Promise.race([ask(life.engine.tables, life.engine), death]);
      this.answered(life);
      return result;
    } finally {
      this.underWay--;
    }
  }

  private bear(): Life {
    let kill = (_reason: string): void => {};
    const dead = new Promise<string>((resolve) => {
      kill = resolve;
    });
    const engine = this.start(kill);
    const life: Life = { engine, dead, kill, hasAnswered: false, isDead: false, isWatched: false };
    dead.then((reason) => this.buried(life, reason));
    return life;
  }

  private answered(life: Life): void {
    life.hasAnswered = true;
    this.deaths = 0;
  }

  /** Opens the table again in a new worker, unless none lives long enough. */
  private buried(life: Life, reason: string): void {
    life.isDead = true;
    life.engine.end();
    this.life = null;
    this.deaths++;
    const { opened } = this;
    if (!opened || this.deaths > LIVES) return;
    this.ready = this.reopen(opened, reason);
    // Whoever asks next waits for it and hears of its failure by what then fails.
    this.ready.catch(() => {});
  }

  private async reopen({ id, pacing, listener }: NonNullable<TablesClient['opened']>, reason: string): Promise<void> {
    const life = (this.life ??= this.bear());
    this.underWay++;
    this.watch(life);
    const death = life.dead.then((again) => Promise.reject(new DeadError(again)));
    const { lend, tables } = life.engine;
    try {
      await Promise.race([tables.open(id, pacing, lend(this.hearing(listener, reason))), death]);
    } finally {
      this.underWay--;
    }
  }

  /** Hands updates on as long as this listener's table is the open one. */
  private hearing(listener: Listener, restarted?: string): Listener {
    return (update) => {
      if (this.opened?.listener !== listener) return;
      this.botsMove = doBotsMove(update);
      if (this.life) this.watch(this.life);
      const trouble = restarted === undefined ? null : ({ code: 'restarted', detail: restarted } as const);
      listener({ ...update, trouble: update.trouble ?? trouble });
    };
  }

  private watch(life: Life): void {
    if (life.isWatched) return;
    life.isWatched = true;
    void this.keepWatching(life).finally(() => {
      life.isWatched = false;
    });
  }

  private async keepWatching(life: Life): Promise<void> {
    const { between, silence, loading } = this.patience;
    await after(between);
    while (!life.isDead && (this.underWay > 0 || this.botsMove)) {
      const limit = life.hasAnswered ? silence : loading;
      if (!(await answersWithin(life.engine, limit))) return life.kill('the worker does not answer');
      life.hasAnswered = true;
      await after(between);
    }
  }
}

const doBotsMove = ({ setup, waiting, outcome, following, trouble }: TableUpdate): boolean =>
  !outcome &&
  !following &&
  !trouble &&
  waiting.length > 0 &&
  waiting.every((seat) => setup.seats[seat].player !== 'human');

const after = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A computer that slept wakes with the time over: then the worker gets it once more. */
async function answersWithin(engine: Engine, limit: number): Promise<boolean> {
  for (;;) {
    const began = performance.now();
    const answer = engine.ping().then(
      () => true,
      () => false,
    );
    if (await Promise.race([answer, after(limit).then(() => false)])) return true;
    if (performance.now() - began < 2 * limit) return false;
  }
}
