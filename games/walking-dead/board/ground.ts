import { ICONS, LOCATION_AT, SPACES } from '../content/map.ts';
import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import { EDITIONS } from '../rules/edition.ts';
import type { View } from '../rules/view.ts';
import { mayEnter } from './entering.ts';
import { partyOf } from './party.ts';

/** What a way over the board has to reckon with, by number of the space; seen by the one who moves. */
export interface Ground {
  /** Tokens by their zombies, null for one that is not known. */
  readonly tokens: readonly (readonly (number | null)[])[];
  readonly enterable: readonly boolean[];
  /** The movement ends here (WD-MOVE05, WD-MOVE07). */
  readonly stops: readonly boolean[];
  /** Empty road to drive over (WD-BOARD10). */
  readonly open: readonly boolean[];
  /** Tokens here can be driven past (WD-FUEL05). */
  readonly passable: readonly boolean[];
  /** Leaving this space leaves a token (WD-TOK02 to WD-TOK05). */
  readonly fills: readonly boolean[];
  /** Somebody outside the party stands here. */
  readonly occupied: readonly boolean[];
  readonly drivesFar: boolean;
}

const NUMBERS = new Map(SPACES.map((id, n) => [id, n]));
const numberOf = (id: string): number => NUMBERS.get(id) ?? -1;

export function groundOf(view: View): Ground {
  const { active, players, edition } = view;
  const tokens = SPACES.map((): (number | null)[] => []);
  for (const { space, zombies } of view.tokens) tokens[numberOf(space)].push(zombies);
  const rescue = new Set(view.markers.map(({ space }) => numberOf(space)));
  const members = partyOf(view, active);
  const others = new Set(
    players.flatMap(({ space }, i) => (space === null || members.includes(i + 1) ? [] : [numberOf(space)])),
  );
  const isOpen = (n: number): boolean => ICONS[n].length === 0 && LOCATION_AT[n] === null && !rescue.has(n);
  return {
    tokens,
    enterable: SPACES.map((_, n) => {
      const location = LOCATION_AT[n];
      return location === null || mayEnter(view, active, location, rescue.has(n));
    }),
    stops: SPACES.map((_, n) => !isOpen(n)),
    open: SPACES.map((_, n) => isOpen(n) && tokens[n].length === 0),
    passable: SPACES.map(
      (_, n) => tokens[n].length > 0 && (EDITIONS[edition].bypassIcons || (ICONS[n].length === 0 && !rescue.has(n))),
    ),
    fills: SPACES.map((_, n) => LOCATION_AT[n] === null && tokens[n].length === 0 && !others.has(n)),
    occupied: SPACES.map((_, n) => others.has(n)),
    drivesFar: players[active - 1].team.some(({ id }) =>
      SURVIVORS[survivorNumber(id)].abilities.some(({ word }) => word === 'longDrive'),
    ),
  };
}
