import { conformance } from '@shamble/kernel/conformance';
import { withSetup } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { kit } from '../../index.ts';
import { shorten } from './tables.ts';

/** With a few cards in each sector, random players live to see dividers and rescues. */
const short = withSetup({ ...kit, sensible }, shorten);

conformance(short, {
  setups: [
    { seats: 1, options: { level: 'main' } },
    { seats: 2, options: { level: 'main', first: '2' } },
    { seats: 3, options: { level: 'starter', rescue: 'smallCar' } },
    { seats: 4, options: { level: 'main', rescue: 'tandem' } },
  ],
  games: 120,
  deepEvery: 15,
  sensibleGames: 5,
});
