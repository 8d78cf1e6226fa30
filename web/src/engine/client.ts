import { proxy, wrap } from 'comlink';
import { type Engine, tablesClient } from './tables-client.ts';
import { keepErrorCodes } from './told-errors.ts';
import type { WorkerTables } from './worker.ts';

keepErrorCodes();

function startWorker(died: (reason: string) => void): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  worker.addEventListener('error', (event) => died(event.message || 'the worker failed'));
  worker.addEventListener('messageerror', () => died('a message could not be read'));
  const tables = wrap<WorkerTables>(worker);
  return {
    tables,
    open: (id, pacing, listener, how) => tables.open(id, pacing, proxy(listener), how),
    ping: () => tables.ping(),
    end: () => worker.terminate(),
  };
}

/** The tables of this browser. */
export const tables = tablesClient(startWorker);
