import type { Json, Ruled, Seat } from '@shamble/kernel';
import { game } from './rules/game.ts';
import type { Pints } from './rules/state.ts';
import { asView, type View } from './rules/view.ts';

const LAST_SECTOR = 4;

/** Whether this seat may know a card of the deck that others do not: it has looked at one (PB-HID03). */
function hasSecrets(data: Json, seat: Seat): boolean {
  const view = asView(data);
  if (!view.menu.food || !mayHaveLooked(view, seat)) return false;
  return view.deck.some(({ known }, i) => Object.keys(known).some((place) => !isPublic(view, i + 1, Number(place))));
}

/** Whoever has the tile that looks; once a companion has died the tile may have changed hands. */
const mayHaveLooked = ({ players, dead }: View, seat: Seat): boolean =>
  seat in players && (dead.length > 0 || players[seat].food.some(({ tile }) => tile === 'turnTables'));

/**
 * A card that surely went under the deck openly: below it only others that did. Once sector 4 is reached, a card that
 * was looked at may have been buried there too (PB-DECK08), and in other sectors openly returned cards look the same.
 */
function isPublic({ deck, sector: current }: View, sector: number, place: number): boolean {
  if (sector !== LAST_SECTOR || current === LAST_SECTOR) return false;
  const { cards, known } = deck[sector - 1];
  for (let below = place; below <= cards; below++) if (!(below in known)) return false;
  return true;
}

/** Player-turns begun. */
const round = (view: Json): number => asView(view).turn;

export const table: Ruled<Pints> = { game, hasSecrets, round };
