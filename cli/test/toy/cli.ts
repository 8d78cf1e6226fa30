import { main } from '../../main.ts';
import { games } from './shelf.ts';

/** The command line with the picnic as its only game. */
process.exitCode = await main(process.argv.slice(2), { games, worker: new URL('./worker.ts', import.meta.url) });
