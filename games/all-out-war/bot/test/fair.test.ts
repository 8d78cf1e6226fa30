import { fairTests } from '@shamble/kernel/conformance/bots';
import { sensible } from '../index.ts';
import { start } from './playing.ts';

fairTests('together', {
  sensible,
  start: (seats, seed, keeping) => start(seats, { mode: 'together', points: '150', group1: 'camp' }, seed, keeping),
  imagined: { games: 1, seats: 3, every: 5 },
});

fairTests('as rivals', {
  sensible,
  start: (_seats, seed, keeping) => start(2, {}, seed, keeping),
  imagined: { games: 2, seats: 2, every: 5 },
});
