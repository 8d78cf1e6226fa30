import { kindOf } from '@shamble/kernel';
import { conformance } from '@shamble/kernel/conformance';
import { withSetup } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { itemNumber } from '../../content/items.ts';
import { spaceNumber } from '../../content/map.ts';
import { kit } from '../../index.ts';
import type { Walking } from '../state.ts';

const FOLLOWERS = 2;
const ITEMS = 2;
const EXPLORED = 2;
/** By the Mall, two steps from the Motel. */
const MEETING = 'D11';

/** All players stand together as one group, each with a larger team, a stock, items, and one Location to go. */
function furnish(s: Walking): void {
  const { encounters, locations } = s;
  for (const player of s.players) {
    player.space = spaceNumber(MEETING);
    player.group = s.players.length > 1 ? 0 : -1;
    player.stock = [3, 3, 3];
    for (const id of s.followers.splice(0, FOLLOWERS)) player.team.push({ id, fatigue: 1 });
    player.explored = locations.draw.splice(0, EXPLORED).map(kindOf);
    const items = encounters.draw.filter((card) => ENCOUNTERS[card].item !== null).slice(0, ITEMS);
    player.items = items.map((card) => itemNumber(String(ENCOUNTERS[card].item)));
    encounters.draw = encounters.draw.filter((card) => !items.includes(card));
  }
}

/** Random players hardly ever meet, and seldom come so far. */
const late = withSetup({ ...kit, sensible }, furnish);

conformance(late, {
  setups: [
    { seats: 1, options: { edition: 'it' } },
    { seats: 2, options: { edition: 'fr' } },
    { seats: 3, options: { edition: 'it', elimination: 'out' } },
    { seats: 4, options: { edition: 'fr', elimination: 'out' } },
    { seats: 6, options: { edition: 'it' } },
  ],
  games: 24,
  deepEvery: 24,
  deep: { refusals: 20, offers: 40, resume: 6, playOn: 200, secrets: 40, imagine: 20 },
  sensibleGames: 2,
});
