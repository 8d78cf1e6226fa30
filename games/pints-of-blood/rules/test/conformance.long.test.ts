import { conformance } from '@shamble/kernel/conformance';
import { sensible } from '../../bot/index.ts';
import { kit } from '../../index.ts';

const levels = ['starter', 'main'].flatMap((level) => [1, 2, 3, 4].map((seats) => ({ seats, options: { level } })));

conformance(
  { ...kit, sensible },
  {
    setups: [
      ...levels,
      { seats: 2, options: { level: 'starter', cards: 'on', food: 'on', bus: 'choose' } },
      { seats: 3, options: { level: 'starter', symbols: 'on', sectors: 'on', rescue: 'taxi', first: '2' } },
      { seats: 4, options: { level: 'main', cards: 'off', symbols: 'off', rescue: 'salvationArmy' } },
      { seats: 1, options: { level: 'main', sectors: 'off', food: 'off', rescue: 'army', bus: 'choose' } },
    ],
    games: 300,
    deepEvery: 30,
    sensibleGames: 5,
    maxLogBytes: 5000,
  },
);
