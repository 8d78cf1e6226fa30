import type { GameEvent, Json } from '@shamble/kernel';
import { kindOfThing, restOf, type ThingId } from '@shamble/parts';
import { parseItem } from '../rules/items.ts';
import { SPACES } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { spot } from '../text/words.ts';
import { motionsOf } from './cues.ts';

/** The things on the board that an event speaks of: what moves, what its details name, what goes without saying. */
export function thingsOf(event: GameEvent, view: View): ThingId[] {
  const moved = motionsOf(event, view).flatMap(({ thing }) => litBy(thing));
  return [...new Set([...moved, ...named(event), ...meant(event, view)])];
}

const spaceAt = (row: Json, number: Json): ThingId => `space:${row}.${number}`;

const lane = (row: Json): ThingId[] => Array.from({ length: SPACES }, (_, i) => spaceAt(row, i + 1));

/** What is lit where something moves: of a lane its spaces, of what leaves nothing. */
function litBy(thing: ThingId): ThingId[] {
  switch (kindOfThing(thing)) {
    case 'lane':
      return lane(restOf(thing));
    case 'guest':
      return [`row:${restOf(thing)}`];
    case 'gone':
    case 'left':
    case 'tray':
      return [];
    default:
      return [thing];
  }
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** People and places, whatever the type of the event. */
function named({ player, players, seller, drinker, row, space, toRow, toSpace, rows }: GameEvent): ThingId[] {
  const people = [player, seller, drinker, ...list(players)].filter((who) => who !== undefined);
  const places = [[row, space] as const, [toRow, toSpace] as const].flatMap(([at, number]) => {
    if (at === undefined) return [];
    return number === undefined ? `row:${at}` : spaceAt(at, number);
  });
  return [...people.map((who) => `player:${who}`), ...places, ...list(rows).map((at) => `row:${at}`)];
}

/** What an event means besides. */
function meant({ type, row, colour, face, items, card }: GameEvent, view: View): ThingId[] {
  switch (type) {
    case 'row-moved':
      return lane(row);
    case 'colour-chosen':
      return tilesOf(view, colour);
    case 'colour-rolled':
      return tilesOf(view, face);
    case 'placed':
      return list(items).flatMap((id) => {
        const { at, angled } = parseItem(String(id));
        return [at, angled].filter((one) => one >= 0).map((one) => spaceAt(spot(one).row, spot(one).space));
      });
    case 'symbol':
      return ['corner'];
    case 'bus-starts':
    case 'bus-moves':
    case 'bus-skips':
    case 'bus-unloads':
      return ['bus'];
    case 'crisps':
      return ['ambulance'];
    case 'companion-comes':
      return ['phone'];
    case 'card-taken':
      return ['discard'];
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
