import { findGame } from '@shamble/games';
import { expose } from 'comlink';
import type { BoardEyes } from './board-eyes.ts';
import { breather } from './breathe.ts';
import { IdbStore } from './idb-store.ts';
import { LocalTables } from './local-tables.ts';
import { SafeStore } from './safe-store.ts';
import { TableError } from './table-error.ts';
import { BrowserTabs } from './tabs.ts';
import { keepErrorCodes } from './told-errors.ts';

let page: BoardEyes | null = null;

const boards = (): BoardEyes => {
  if (!page) throw new TableError('other', 'the page lends no eyes');
  return page;
};

/** What the page can do with the worker. */
class WorkerTables extends LocalTables {
  async ping(): Promise<true> {
    return true;
  }

  async lendEyes(eyes: BoardEyes): Promise<void> {
    page = eyes;
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
    eyes: (game) => ({
      hasSecrets: (view, seat) => boards().hasSecrets(game, view, seat),
      round: (view) => boards().round(game, view),
    }),
    now: () => Date.now(),
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join(''),
  }),
);
