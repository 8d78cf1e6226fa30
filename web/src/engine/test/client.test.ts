import type { Decision } from '@shamble/kernel';
import { MemoryStore, type TableHandle, type TableUpdate } from '@shamble/tables';
import { QUICK, setup, Tab } from '@shamble/tables/house';
import { describe, expect, it } from 'vitest';
import { type Engine, type OpenTable, type Tables, tablesClient } from '../tables-client.ts';

const PATIENCE = { silence: 60, loading: 200, between: 10 };

const never = new Promise<never>(() => {});

/** Workers that can be made to die: what they are asked then is never answered. */
class Workers {
  readonly store = new MemoryStore();
  started = 0;
  ended = 0;
  /** What the living one is asked next reaches it, but its answer is lost with it. */
  loseNext: keyof TableHandle | null = null;
  /** Answers on which the rules never come back. */
  hangsOn: string | null = null;
  /** Whether bots never come back from thinking. */
  botsHang = false;
  /** So many more workers die when they are to open a table. */
  openDeaths = 0;
  /** Says something in the name of each worker, dead or not. */
  readonly voices: ((update: TableUpdate) => void)[] = [];
  private readonly dead = new Set<number>();
  private died: (reason: string) => void = () => {};

  readonly start = (died: (reason: string) => void): Engine => {
    const number = ++this.started;
    this.died = died;
    const { tables } = new Tab({ store: this.store });
    const fragile = <T extends object>(target: T): T =>
      new Proxy(target, {
        get: (_, name) => {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== 'function') return method;
          return async (...args: unknown[]) => {
            if (name === 'answer' && args[2] === this.hangsOn) this.dead.add(number);
            if (this.dead.has(number)) return never;
            const result: unknown = await method.apply(target, args);
            if (this.loseNext !== name) return this.dead.has(number) ? never : result;
            this.loseNext = null;
            this.silence();
            return never;
          };
        },
      });
    return {
      tables: fragile(tables),
      open: async (id, pacing, listener, how) => {
        if (this.botsHang && how.still === undefined) this.dead.add(number);
        if (this.openDeaths > 0) {
          this.openDeaths--;
          this.dead.add(number);
          queueMicrotask(() => died('no room'));
        }
        this.voices.push(listener);
        if (this.dead.has(number)) return never;
        const hear = (update: Parameters<typeof listener>[0]): void => {
          if (!this.dead.has(number)) listener(structuredClone(update));
        };
        return fragile(await tables.open(id, pacing, hear, how));
      },
      ping: () => (this.dead.has(number) ? never : Promise.resolve()),
      end: () => {
        this.dead.add(number);
        this.ended++;
      },
    };
  };

  /** The worker stops without a word. */
  silence(): void {
    this.dead.add(this.started);
  }

  /** The worker fails with an error. */
  fail(): void {
    this.dead.add(this.started);
    this.died('boom');
  }
}

interface House {
  readonly workers: Workers;
  readonly client: Tables;
  readonly table: OpenTable;
  readonly tab: Tab;
}

async function opened(seats = 'hb'): Promise<House> {
  const workers = new Workers();
  const client = tablesClient(workers.start, PATIENCE);
  const tab = new Tab();
  const table = await client.open(await client.create(setup('council', seats)), QUICK, tab.listen);
  await settled(tab);
  return { workers, client, table, tab };
}

async function settled(tab: Tab): Promise<void> {
  while (!tab.last.decision && !tab.last.outcome) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a worker that dies', () => {
  it('with an error is replaced, and the table is opened again', async () => {
    const { workers, table, tab } = await opened();
    const { decision, view } = tab.last;
    tab.updates.length = 0;
    workers.fail();
    while (tab.updates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(tab.last).toMatchObject({ decision, view, trouble: { code: 'restarted', detail: 'boom' } });
    expect(workers).toMatchObject({ started: 2, ended: 1 });
    expect(await table.answer(0, decision!.n, 'yes')).toBe(null);
  });

  it('silently is noticed when something is asked, and asked again', async () => {
    const { workers, table, tab } = await opened();
    workers.silence();
    expect(await table.moment(0)).toMatchObject({ at: 0 });
    expect(tab.last.trouble?.code).toBe('restarted');
    expect(workers.started).toBe(2);
  });

  it('after it stored an answer does not give it twice', async () => {
    const { workers, table, tab } = await opened();
    const { seat, n } = tab.decision;
    workers.loseNext = 'answer';
    expect(await table.answer(seat, n, 'yes')).toBe(null);
    await settled(tab);
    expect(tab.decision.n).toBeGreaterThan(n);
    expect(await table.ownDecisions()).toEqual([n]);
  });

  it('while something is taken back says so; nothing is taken back twice', async () => {
    const { workers, client, table, tab } = await opened();
    await table.answer(0, tab.decision.n, 'yes');
    await settled(tab);
    workers.loseNext = 'undo';
    await expect(table.undo()).rejects.toMatchObject({ name: 'TableError', code: 'worker-died' });
    expect((await client.list()).tables).toHaveLength(1);
  });

  it('is told of until the next answer, and no longer', async () => {
    const { workers, table, tab } = await opened();
    workers.fail();
    await table.moment(0);
    expect(tab.last.trouble?.code).toBe('restarted');
    await table.setPacing(QUICK);
    expect(tab.last.trouble?.code).toBe('restarted');
    await table.answer(0, tab.decision.n, 'yes');
    await settled(tab);
    expect(tab.last.trouble).toBe(null);
  });

  it('on one answer each time leaves the table where it was, and the answer is refused with a reason', async () => {
    const { workers, table, tab } = await opened();
    const { n } = tab.decision;
    workers.hangsOn = 'yes';
    expect(await table.answer(0, n, 'yes')).toMatchObject({ code: 'rules-error' });
    await table.moment(0);
    expect(tab.decision.n).toBe(n);
    expect(await table.answer(0, n, 'no')).toBe(null);
    await settled(tab);
    expect(tab.decision.n).toBeGreaterThan(n);
    expect(tab.last.trouble).toBe(null);
  });

  it('while another is asked loses no answer', async () => {
    const { workers, table, tab } = await opened();
    const { seat, n } = tab.decision;
    workers.silence();
    const [hint, refusal] = await Promise.all([table.hint(), table.answer(seat, n, 'yes')]);
    expect(hint === null || 'answer' in hint).toBe(true);
    expect(refusal).toBe(null);
    await settled(tab);
    expect(tab.decision.n).toBeGreaterThan(n);
  });

  it('whenever bots think opens the table without letting it move, and says so', async () => {
    const { workers, table, tab } = await opened();
    workers.botsHang = true;
    workers.fail();
    await table.moment(0);
    expect(tab.last.trouble?.code).toBe('rules-error');
    expect(await table.exportLog()).toContain('council');
  });

  it('again and again is not started for ever', async () => {
    const started: Engine[] = [];
    const client = tablesClient((died) => {
      const engine: Engine = { ...new Workers().start(died), ping: () => new Promise(() => {}) };
      started.push(engine);
      queueMicrotask(() => died('no script'));
      return engine;
    }, PATIENCE);
    await expect(client.open('id', QUICK, () => {})).rejects.toMatchObject({ code: 'worker-died' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started.length).toBeLessThan(6);
  });

  it('after it stored the last answer of the game does not say that it came too late', async () => {
    const { workers, table, tab } = await opened('bh');
    while (!tab.last.outcome) {
      const { n, seat, ask, options } = tab.decision as Decision & { options: readonly string[] };
      const { round } = tab.last.view as { round: number };
      if (round === 8 && ask.id === 'roll') workers.loseNext = 'answer';
      expect(await table.answer(seat, n, options[0])).toBe(null);
      await settled(tab);
    }
    expect(workers.started).toBe(2);
  });

  it('while it opens the table again leaves that to the next', async () => {
    const { workers, table, tab } = await opened();
    workers.openDeaths = 2;
    workers.fail();
    expect(await table.moment(0)).toMatchObject({ at: 0 });
    expect(tab.decision.n).toBe(0);
  });

  it('whenever the table is first opened leaves that to the next', async () => {
    const workers = new Workers();
    const client = tablesClient(workers.start, PATIENCE);
    const tab = new Tab();
    const id = await client.create(setup('council', 'hb'));
    workers.openDeaths = 3;
    const table = await client.open(id, QUICK, tab.listen);
    await settled(tab);
    expect(await table.answer(0, tab.decision.n, 'yes')).toBe(null);
  });

  it('so often that the table is given up: whoever wants something later has it opened again', async () => {
    const { workers, client, table, tab } = await opened();
    workers.openDeaths = 4;
    workers.fail();
    while (workers.openDeaths > 0) {
      await client.list().catch(() => {});
      await table.moment(0).catch(() => {});
    }
    expect(await table.moment(0)).toMatchObject({ at: 0 });
    expect(await table.answer(0, tab.decision.n, 'yes')).toBe(null);
  });

  it('is not heard any more', async () => {
    const { workers, table, tab } = await opened();
    const old = tab.last;
    workers.fail();
    await table.moment(0);
    const told = tab.updates.length;
    workers.voices[0](old);
    expect(tab.updates.length).toBe(told);
  });

  it('is not told of again where an answer is taken back', async () => {
    const { workers, table, tab } = await opened();
    await table.answer(0, tab.decision.n, 'yes');
    await settled(tab);
    while (tab.decision.ask.id !== 'lay') {
      await table.answer(0, tab.decision.n, 'yes');
      await settled(tab);
    }
    workers.fail();
    await table.moment(0);
    expect(tab.last.trouble?.code).toBe('restarted');
    const { options } = tab.decision as { options: readonly string[] };
    await table.answer(0, tab.decision.n, options[0]);
    await settled(tab);
    expect(await table.undo()).toBe(null);
    await settled(tab);
    expect(tab.last.trouble).toBe(null);
  });

  it('is not looked for while nothing is asked', async () => {
    const { workers } = await opened();
    workers.silence();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(workers.started).toBe(1);
  });
});

describe('errors', () => {
  it('of a living worker are told as they are', async () => {
    const { client, workers } = await opened();
    await expect(client.importLog('hello')).rejects.toMatchObject({ code: 'not-json' });
    expect(workers.started).toBe(1);
  });

  it('do not reach a listener whose table was closed', async () => {
    const { client, table, tab } = await opened();
    await client.close();
    const told = tab.updates.length;
    await expect(table.undo()).rejects.toMatchObject({ code: 'not-open' });
    expect(tab.updates.length).toBe(told);
  });
});
