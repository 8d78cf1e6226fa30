import type { Refusal } from '@shamble/kernel';
import {
  type How,
  type Listener,
  type LocalTables,
  type Pacing,
  REPEATABLE,
  TableError,
  type TableHandle,
  type TableUpdate,
} from '@shamble/tables';

/** The commands of an object whose methods all promise something. */
type Commands<T> = Pick<T, keyof T>;

/** What can be done with the table that is open. */
export type OpenTable = Commands<TableHandle>;

/** What can be done with tables. Those of this browser are kept by a worker; online ones will be by a server. */
export type Tables = Commands<Omit<LocalTables, 'open'>> & {
  /** Opens a table and tells the listener about it, now and after every change, until closed. */
  open(id: string, pacing: Pacing, listener: Listener): Promise<OpenTable>;
};

/** Any command by its name. */
type Call = (...args: unknown[]) => Promise<unknown>;
type Called = Readonly<Record<string, Call>>;

/** A worker that keeps the tables. */
export interface Engine {
  readonly tables: Commands<Omit<LocalTables, 'open'>>;
  open(id: string, pacing: Pacing, listener: Listener, how: Pick<How, 'still'>): Promise<OpenTable>;
  ping(): Promise<unknown>;
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

/** A table on which so many workers died in a row is opened without letting it move by itself. */
const HANGS = 2;

/** Commands about tables that are not open which may be given once more. */
const REPEATABLE_ON_SHELF: ReadonlySet<string> = new Set<keyof Tables>([
  'list',
  'remove',
  'exportDamaged',
  'findTwin',
  'close',
]);

/** What an answer is refused with where it was given before. */
const GIVEN: ReadonlySet<string> = new Set(['stale', 'already-answered', 'game-over']);

/** A worker while it lives: `dead` resolves with the reason when it does not any more. */
interface Life {
  readonly engine: Engine;
  readonly dead: Promise<string>;
  readonly kill: (reason: string) => void;
  /** The table as this worker has opened it; null where it has not, or could not. */
  table: Promise<OpenTable> | null;
  hasAnswered: boolean;
  isDead: boolean;
  isWatched: boolean;
}

/** The table that is open on the page, whichever worker has it. */
interface Opened {
  readonly id: string;
  pacing: Pacing;
  readonly listener: Listener;
  /** Workers that died on it since somebody's answer was last taken. */
  deaths: number;
}

class DeadError extends TableError {
  constructor(reason: string) {
    super('worker-died', reason);
  }
}

/** The tables behind a worker. One that dies is replaced, and the table that was open is opened again. */
export function tablesClient(start: StartEngine, patience: Patience = PATIENCE): Tables {
  const client = new Client(start, patience);
  const own: Called = { open: client.open as Call, close: client.close as Call };
  return calling<Tables>((name, args) => own[name]?.(...args) ?? client.ask(name, args));
}

/** An object on which any method can be called. It is no promise, though it is promised. */
export const calling = <T extends object>(call: (name: string, args: unknown[]) => Promise<unknown>): T =>
  new Proxy({} as T, {
    get: (_, name) => (name === 'then' ? undefined : (...args: unknown[]) => call(String(name), args)),
  });

export const commandsOf = (object: object): Called => object as Called;

class Client {
  private readonly start: StartEngine;
  private readonly patience: Patience;
  private life: Life | null = null;
  private opened: Opened | null = null;
  /** Resolves when the table is open again after a death. */
  private ready: Promise<void> = Promise.resolve();
  private underWay = 0;
  private botsMove = false;
  private deaths = 0;

  constructor(start: StartEngine, patience: Patience) {
    this.start = start;
    this.patience = patience;
  }

  readonly open = async (id: string, pacing: Pacing, listener: Listener): Promise<OpenTable> => {
    const opened: Opened = { id, pacing, listener, deaths: 0 };
    this.opened = opened;
    try {
      await this.once((life) => this.openIn(life, opened)).catch((error: unknown) => {
        if (!(error instanceof DeadError)) throw error;
        return this.reopened();
      });
    } catch (error) {
      if (this.opened === opened) this.opened = null;
      throw error;
    }
    return calling<OpenTable>((name, args) => this.command(opened, name, args));
  };

  readonly close = async (): Promise<void> => {
    this.opened = null;
    this.botsMove = false;
    await this.ask('close', []);
  };

  /** Something about tables that need not be open. */
  ask(name: string, args: unknown[]): Promise<unknown> {
    const ask = ({ engine }: Life): Promise<unknown> => commandsOf(engine.tables)[name](...args);
    return REPEATABLE_ON_SHELF.has(name) ? this.again(ask) : this.once(ask);
  }

  /** A command to the table that is open. */
  private async command(opened: Opened, name: string, args: unknown[]): Promise<unknown> {
    if (name === 'close') return this.opened === opened ? this.close() : undefined;
    const ask = async (life: Life): Promise<unknown> => {
      if (this.opened !== opened) throw new TableError('not-open', 'the table is closed');
      const table = await (life.table ?? this.openIn(life, opened, 'the table could not be opened again at first'));
      return commandsOf(table)[name](...args);
    };
    if (name === 'setPacing') opened.pacing = args[0] as Pacing;
    if (name === 'answer') return this.answer(opened, ask as (life: Life) => Promise<Refusal | null>);
    return REPEATABLE.has(name) ? this.again(ask) : this.once(ask);
  }

  /**
   * Given again after a death: an answer that was stored before is not given twice, as its number tells. Where the next
   * worker dies on it too, the rules do not come back from it: it is refused.
   */
  private async answer(opened: Opened, ask: (life: Life) => Promise<Refusal | null>): Promise<Refusal | null> {
    const given = await this.once(ask)
      .catch(async (error: unknown) => {
        if (!(error instanceof DeadError)) throw error;
        const refusal = await this.once(ask);
        return refusal !== null && GIVEN.has(refusal.code) ? null : refusal;
      })
      .catch((error: unknown): Refusal => {
        if (!(error instanceof DeadError) || this.deaths > LIVES) throw error;
        return { code: 'rules-error', params: { ref: 'hang' } };
      });
    if (given === null) opened.deaths = 0;
    return given;
  }

  /** Asks a worker, and the next one where that dies. */
  private async again<T>(ask: (life: Life) => Promise<T>): Promise<T> {
    try {
      return await this.once(ask);
    } catch (error) {
      if (!(error instanceof DeadError)) throw error;
      return this.once(ask);
    }
  }

  private async once<T>(ask: (life: Life) => Promise<T>): Promise<T> {
    for (let ready: Promise<void> | null = null; ready !== this.ready; ) {
      ready = this.ready;
      await ready.catch(() => {});
    }
    return this.askIn((this.life ??= this.bear()), ask);
  }

  private async askIn<T>(life: Life, ask: (life: Life) => Promise<T>): Promise<T> {
    this.underWay++;
    this.watch(life);
    const death = life.dead.then((reason) => Promise.reject(new DeadError(reason)));
    try {
      const result = await Promise.race([ask(life), death]);
      life.hasAnswered = true;
      this.deaths = 0;
      return result;
    } finally {
      this.underWay--;
    }
  }

  private openIn(life: Life, opened: Opened, restarted?: string): Promise<OpenTable> {
    const { id, pacing, deaths } = opened;
    const how = restarted !== undefined && deaths >= HANGS ? { still: restarted } : {};
    const table = life.engine.open(id, pacing, this.hearing(life, opened, restarted), how);
    life.table = table;
    table.catch(() => {
      if (life.table === table) life.table = null;
    });
    return table;
  }

  /** Resolves when one of the next workers has opened the table again; fails where none does. */
  private async reopened(): Promise<void> {
    for (;;) {
      const { ready } = this;
      try {
        return await ready;
      } catch (error) {
        if (ready === this.ready) throw error;
      }
    }
  }

  private bear(): Life {
    let kill = (_reason: string): void => {};
    const dead = new Promise<string>((resolve) => {
      kill = resolve;
    });
    const engine = this.start(kill);
    const life: Life = { engine, dead, kill, table: null, hasAnswered: false, isDead: false, isWatched: false };
    dead.then((reason) => this.buried(life, reason));
    return life;
  }

  /** Opens the table again in a new worker, unless none lives long enough. */
  private buried(life: Life, reason: string): void {
    life.isDead = true;
    life.engine.end();
    this.life = null;
    this.deaths++;
    const { opened } = this;
    if (!opened) return;
    opened.deaths++;
    this.ready =
      this.deaths > LIVES
        ? Promise.reject(new DeadError(reason))
        : this.askIn((this.life ??= this.bear()), async (next) => void (await this.openIn(next, opened, reason)));
    // Whoever asks next waits for it and hears of its failure by what then fails.
    this.ready.catch(() => {});
  }

  /** Hands updates on as long as their table is the open one. That a worker died is told until somebody answers. */
  private hearing(life: Life, opened: Opened, restarted?: string): Listener {
    let since: number | null = null;
    let isNews = restarted !== undefined;
    return (update) => {
      // What a dead worker said may come after the next one has opened the table.
      if (life.isDead || this.opened !== opened) return;
      since ??= update.at;
      isNews &&= update.at === since;
      this.botsMove = doBotsMove(update);
      this.watch(life);
      const trouble = isNews ? ({ code: 'restarted', detail: restarted ?? '' } as const) : null;
      opened.listener({ ...update, trouble: update.trouble ?? trouble });
    };
  }

  private watch(life: Life): void {
    if (life.isWatched) return;
    life.isWatched = true;
    void this.keepWatching(life);
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
    // At once: whoever asks next must be watched again.
    life.isWatched = false;
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
