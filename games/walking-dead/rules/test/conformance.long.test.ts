import { conformance } from '@shamble/kernel/conformance';
import { sensible } from '../../bot/index.ts';
import { kit } from '../../index.ts';

const EDITIONS = ['fr', 'it'];

/** Every number of seats in both editions; what else can be set goes round. */
const setups = [1, 2, 3, 4, 5, 6].flatMap((seats) =>
  EDITIONS.map((edition, i) => ({
    seats,
    options: {
      edition,
      elimination: (seats + i) % 2 === 0 ? 'restart' : 'out',
      characters: (seats + i) % 3 === 0 ? 'choose' : 'random',
    },
  })),
);

conformance(
  { ...kit, sensible },
  {
    setups,
    games: 12,
    deepEvery: 12,
    // Six random players take some thousand answers: in such a game a few decisions are looked at from all sides.
    deep: { refusals: 20, offers: 60, resume: 6, playOn: 400, secrets: 60, imagine: 20 },
    sensibleGames: 2,
  },
);
