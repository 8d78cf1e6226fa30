import { conformance } from '../index.ts';
import { ballot } from './toys/ballot.ts';
import { camp } from './toys/camp.ts';
import { stores } from './toys/stores.ts';
import { yard } from './toys/yard.ts';

conformance(ballot(), {
  games: 40,
  seed: 'toy',
  maxLogBytes: 2000,
  setups: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
});
conformance(yard(), { games: 40, seed: 'toy', setups: [{ seats: 2 }] });
conformance(camp(), { games: 40, seed: 'toy', setups: [{ seats: 1 }] });
conformance(stores(), { games: 40, seed: 'toy', setups: [{ seats: 1 }, { seats: 1, options: { winter: true } }] });
