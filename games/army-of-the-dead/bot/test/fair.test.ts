import { fairTests } from '@shamble/kernel/conformance/bots';
import { sensible } from '../index.ts';
import { start } from './playing.ts';

for (const mission of ['dryRun', 'jackpot', 'tacoRun'])
  fairTests(`in the Mission ${mission}`, {
    sensible,
    start: (seats, seed, keeping) => start(seats, mission, seed, 'random', keeping),
    imagined: { games: 1, seats: 3, every: 6 },
  });
