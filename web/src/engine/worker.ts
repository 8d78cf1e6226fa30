import { findGame } from '@shamble/games';
import { LocalTables, SafeStore } from '@shamble/tables';
import { expose, proxy } from 'comlink';
import { breather } from './breathe.ts';
import { IdbStore } from './idb-store.ts';
import { BrowserTabs } from './tabs.ts';
import { keepErrorCodes } from './told-errors.ts';

/** What the page can do with the worker. */
class WorkerTables extends LocalTables {
  async ping(): Promise<true> {
    return true;
  }

  /** The handle stays here; the page gets a way to call it. */
  override async open(...how: Parameters<LocalTables['open']>): ReturnType<LocalTables['open']> {
    return proxy(await super.open(...how));
  }
}

export type { WorkerTables };

keepErrorCodes();
expose(
  new WorkerTables({
    store: new SafeStore(new IdbStore()),
    tabs: new BrowserTabs(),
    breathe: breather(),
    kit: async (game) => findGame(game).load(),
    now: () => Date.now(),
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join(''),
  }),
);
