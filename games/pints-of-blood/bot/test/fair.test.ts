import { fairTests } from '@shamble/kernel/conformance/bots';
import { sensible } from '../index.ts';
import { LEVELS, start } from './playing.ts';

for (const level of LEVELS)
  fairTests(`on ${level}`, {
    sensible,
    start: (seats, seed, keeping) => start(seats, level, seed, {}, keeping),
    imagined: { games: 4, seats: 2, every: 5 },
  });
