import { describe, expect, it } from 'vitest';
import type { Tables } from '../../contract.ts';
import { MemoryStore } from '../memory-store.ts';
import { type Engine, TablesClient } from '../tables-client.ts';
import { QUICK, setup, Tab } from './house.ts';

const PATIENCE = { silence: 60, loading: 200, between: 10 };

/** Workers that can be made to die: what they are asked then is never answered. */
class Workers {
  readonly store = new MemoryStore();
  started = 0;
  ended = 0;
  private readonly dead = new Set<number>();
  private died: (reason: string) => void = () => {};
  /** What the living one is asked next reaches it, but its answer is lost with it. */
  loseNext: keyof Tables | null = null;

  readonly start = (died: (reason: string) => void): Engine => {
    const number = ++this.started;
    this.died = died;
    const { tables } = new Tab({ store: this.store });
    const never = new Promise<never>(() => {});
    const fragile = new Proxy(tables, {
      get: (target, name: keyof Tables) => {
        const method = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>;
        return async (...args: unknown[]) => {
          if (this.dead.has(number)) return never;
          const result = await method(...args);
          if (this.loseNext !== name) return this.dead.has(number) ? never : result;
          this.loseNext = null;
          this.silence();
          return never;
        };
      },
    });
    return {
      tables: fragile,
      ping: () => (this.dead.has(number) ? never : Promise.resolve()),
      lend: (listener) => (update) => {
        if (!this.dead.has(number)) listener(structuredClone(update));
      },
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

async function opened(): Promise<{ workers: Workers; client: TablesClient; tab: Tab }> {
  const workers = new Workers();
  const client = new TablesClient(workers.start, PATIENCE);
  const tab = new Tab();
  await client.open(await client.create(setup('council', 'hb')), QUICK, tab.listen);
  await settled(tab);
  return { workers, client, tab };
}

async function settled(tab: Tab): Promise<void> {
  while (!tab.last.decision) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a worker that dies', () => {
  it('with an error is replaced, and the table is opened again', async () => {
    const { workers, client, tab } = await opened();
    const { decision, fingerprint } = tab.last;
    tab.updates.length = 0;
    workers.fail();
    while (tab.updates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(tab.last).toMatchObject({ decision, fingerprint, trouble: { code: 'restarted', detail: 'boom' } });
    expect(workers).toMatchObject({ started: 2, ended: 1 });
    expect(await client.answer(0, decision!.n, 'yes')).toBe(null);
  });

  it('silently is noticed when something is asked, and asked again', async () => {
    const { workers, client, tab } = await opened();
    workers.silence();
    expect(await client.moment(0)).toMatchObject({ at: 0 });
    expect(tab.last.trouble?.code).toBe('restarted');
    expect(workers.started).toBe(2);
  });

  it('after it stored an answer does not give it twice', async () => {
    const { workers, client, tab } = await opened();
    const { seat, n } = tab.decision;
    workers.loseNext = 'answer';
    expect(await client.answer(seat, n, 'yes')).toBe(null);
    await settled(tab);
    expect(tab.decision.n).toBeGreaterThan(n);
    expect(await client.ownDecisions()).toEqual([n]);
  });

  it('while something is taken back says so; nothing is taken back twice', async () => {
    const { workers, client, tab } = await opened();
    await client.answer(0, tab.decision.n, 'yes');
    await settled(tab);
    workers.loseNext = 'undo';
    await expect(client.undo()).rejects.toMatchObject({ name: 'TableError', code: 'worker-died' });
    expect(await client.list()).toHaveLength(1);
  });

  it('again and again is not started for ever', async () => {
    const started: Engine[] = [];
    const client = new TablesClient((died) => {
      const engine: Engine = { ...new Workers().start(died), ping: () => new Promise(() => {}) };
      started.push(engine);
      queueMicrotask(() => died('no script'));
      return engine;
    }, PATIENCE);
    await expect(client.open('id', QUICK, () => {})).rejects.toMatchObject({ code: 'worker-died' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started.length).toBeLessThan(6);
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
    const { client, tab } = await opened();
    await client.close();
    const told = tab.updates.length;
    await expect(client.undo()).rejects.toMatchObject({ code: 'not-open' });
    expect(tab.updates.length).toBe(told);
  });
});
