import type { GameEvent, Json } from '@shamble/kernel';
import type { ThingId } from '@shamble/parts';
import { parseItem } from '../rules/items.ts';
import { SPACES } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { spot } from '../text/words.ts';
import { spaceAt } from './cues.ts';

/** The things on the board that an event speaks of: people and places by its details, the rest by what it is. */
export const thingsOf = (event: GameEvent, view: View): ThingId[] => [
  ...new Set([...people(event), ...places(event), ...meant(event, view)]),
];

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const people = ({ player, players, seller, drinker }: GameEvent): ThingId[] =>
  [player, seller, drinker, ...list(players)].filter((who) => who !== undefined).map((who) => `player:${who}`);

/** The bus is lit, not the row at which it stands. */
const OF_THE_BUS = ['bus-starts', 'bus-moves', 'boarded', 'left-bus'];

function places({ type, row, space, toRow, toSpace, rows }: GameEvent): ThingId[] {
  if (OF_THE_BUS.includes(type)) return ['bus'];
  const named = [[row, space] as const, [toRow, toSpace] as const].flatMap(([at, number]) => {
    if (at === undefined) return [];
    return number === undefined ? `row:${at}` : spaceAt(at, number);
  });
  return [...named, ...list(rows).map((at) => `row:${at}`)];
}

function meant({ type, row, colour, face, items, card }: GameEvent, view: View): ThingId[] {
  switch (type) {
    case 'row-moved':
    case 'row-pushed-back':
    case 'bus-unloads':
      return Array.from({ length: SPACES }, (_, i) => spaceAt(row, i + 1));
    case 'zombies-placed':
    case 'zombies-doubled':
    case 'colour-chosen':
      return tilesOf(view, colour);
    case 'colour-rolled':
      return tilesOf(view, face);
    case 'placed':
      return list(items).flatMap((id) => {
        const { at, angled } = parseItem(String(id));
        return [at, angled].filter((one) => one >= 0).map((one) => spaceAt(spot(one).row, spot(one).space));
      });
    case 'crisps':
      return ['ambulance'];
    case 'beer':
    case 'beer-gone':
      return ['beers'];
    case 'companion-comes':
      return ['phone', 'couch'];
    case 'companion-dies':
      return row === undefined ? ['couch'] : [];
    case 'card-taken':
      return ['discard'];
    case 'discarded':
    case 'zombie-card-returns':
      return ['deck', 'discard'];
    case 'card-under':
    case 'looked':
    case 'top-left':
    case 'top-buried':
    case 'divider-exposed':
    case 'divider-taken':
    case 'divider-refused':
      return ['deck'];
    case 'drew':
    case 'card-played':
    case 'rescue-arrives':
    case 'rescued':
      return [...view.resolving, ...view.lasting, view.rescue].includes(String(card)) ? [`notice:${card}`] : [];
    default:
      return [];
  }
}

const tilesOf = (view: View, wanted: Json): ThingId[] =>
  view.rows.flatMap(({ tiles }, row) =>
    tiles.flatMap(({ colour }, i) => (colour === wanted ? [spaceAt(row + 1, i + 1)] : [])),
  );
