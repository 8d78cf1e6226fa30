import { conformance } from '@shamble/kernel/conformance';
import { withSetup } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { MISSIONS } from '../../content/missions.ts';
import { kit } from '../../index.ts';
import { furnish } from './late.ts';

const SEATS = 6;

/** Every Mission from its middle, with another number of seats. */
conformance(withSetup({ ...kit, sensible }, furnish), {
  setups: MISSIONS.map(({ id }, i) => ({
    seats: 1 + (i % SEATS),
    options: { mission: id, team: 'random', ammo: i % 2 === 0 ? 'hit' : 'check' },
  })),
  games: 6,
  deepEvery: 6,
  deep: { refusals: 20, offers: 40, resume: 10, playOn: 200, secrets: 40, imagine: 20 },
  sensibleGames: 1,
});
