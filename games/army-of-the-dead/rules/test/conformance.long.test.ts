import { conformance } from '@shamble/kernel/conformance';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { kit } from '../../index.ts';

const SEATS = 6;

/** Every Mission from its set-up, with two numbers of seats. */
conformance(
  { ...kit, sensible },
  {
    setups: MISSIONS.flatMap(({ id }, i) =>
      [1 + (i % SEATS), 1 + ((i + 3) % SEATS)].map((seats) => ({ seats, options: { mission: id } })),
    ),
    games: 12,
    deepEvery: 12,
    deep: { refusals: 20, offers: 60, resume: 6, playOn: 400, secrets: 60, imagine: 20 },
    sensibleGames: 2,
  },
);
