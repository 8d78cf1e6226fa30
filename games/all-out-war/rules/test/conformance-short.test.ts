import { conformance } from '@shamble/kernel/conformance';
import { sensible } from '../../bot/index.ts';
import { kit } from '../../index.ts';

/** Every way to set a table up, and few games of each. */
conformance(
  { ...kit, sensible },
  {
    setups: [
      { seats: 2, options: {} },
      { seats: 2, options: { points: '150', group1: 'camp', group2: 'bossAndCrew', setup: 'layout' } },
      { seats: 1, options: { deck: 'solo' } },
      { seats: 1, options: { scenario: 'learning' } },
      { seats: 3, options: { mode: 'together', points: '200', group1: 'hammerAndAxe' } },
      { seats: 2, options: { points: '150', group1: 'own', group2: 'own', setup: 'hand' } },
      { seats: 2, options: { setup: 'hand', scenery: 'catalogue', tops: true, buildings: 'detailed' } },
    ],
    games: 2,
    deepEvery: 2,
    deep: { refusals: 10, offers: 12, resume: 4, playOn: 60, secrets: 20, imagine: 8 },
    sensibleGames: 1,
  },
);
