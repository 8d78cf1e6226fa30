import { conformance } from '@shamble/kernel/conformance';
import { sensible } from '../../bot/index.ts';
import { kit } from '../../index.ts';

/** Larger groups, four people together, and more games of every kind. */
conformance(
  { ...kit, sensible },
  {
    setups: [
      { seats: 2, options: {} },
      { seats: 2, options: { points: '300', group1: 'quietCompany', group2: 'loudAndClear' } },
      { seats: 4, options: { mode: 'together', points: '300', group1: 'quietCompany', deck: 'solo' } },
      { seats: 2, options: { group1: 'own', group2: 'own', setup: 'hand', scenery: 'catalogue', tops: true } },
    ],
    games: 4,
    deepEvery: 4,
    deep: { refusals: 20, offers: 20, resume: 6, playOn: 120, secrets: 40, imagine: 20 },
    sensibleGames: 1,
  },
);
