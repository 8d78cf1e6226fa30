import { fairTests } from '@shamble/kernel/conformance/bots';
import { sensible } from '../index.ts';
import { EDITIONS, start } from './playing.ts';

for (const edition of EDITIONS)
  fairTests(`in the edition ${edition}`, {
    sensible,
    start: (seats, seed, keeping) => start(seats, edition, seed, {}, keeping),
    imagined: { games: 3, seats: 3, every: 4 },
  });
