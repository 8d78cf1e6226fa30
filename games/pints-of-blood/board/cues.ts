import type { GameEvent } from '@shamble/kernel';
import type { Motion, ThingId } from '@shamble/parts';
import type { View } from '../rules/view.ts';

/*
 * What moves besides things of the board: the tiles of a row as one, `lane:2`, those that have slid into the pub,
 * `left:2`, zombies defeated on a row, `gone:2`, and the companion on its stool, `guest:2`.
 */

export const spaceAt = (row: unknown, number: unknown): ThingId => `space:${row}.${number}`;

/** What an event sets in motion, among others that happened with it; the view is that after all of them. */
export function motionsOf(event: GameEvent, view: View, news: readonly GameEvent[] = [event]): Motion[] {
  const space = Number(event.space) - slidesAfter(event, news);
  switch (event.type) {
    case 'zombies-placed':
    case 'zombies-doubled':
      return view.rows.flatMap(({ tiles }, row) =>
        tiles.flatMap(({ colour, stack }, i) =>
          colour === event.colour && stack.length > 0 ? [{ thing: spaceAt(row + 1, i + 1), motion: 'drop' }] : [],
        ),
      );
    case 'zombie-moved':
      return [
        { thing: `gone:${event.row}`, motion: 'fall', piece: `${space}${faceAt(view, event.toRow, event.toSpace)}` },
        { thing: spaceAt(event.toRow, event.toSpace), motion: 'drop' },
      ];
    case 'attracted':
      return onRow({ thing: spaceAt(event.row, space), motion: 'drop' }, space);
    case 'zombie-hit':
      return onRow({ thing: spaceAt(event.row, space), motion: 'flip' }, space);
    case 'zombie-defeated':
      return [
        { thing: `gone:${event.row}`, motion: 'fall', piece: `${space}${event.zombie}` },
        { thing: 'ambulance', motion: 'bump' },
      ];
    case 'row-pushed-back':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: -1 }];
    case 'tile-enters':
      return [
        { thing: `lane:${event.row}`, motion: 'slide', by: 1 },
        { thing: `left:${event.row}`, motion: 'leave', piece: `${colourOf(event.tile)} ${event.zombies}` },
        ...(Number(event.zombies) > 0 ? [{ thing: `row:${event.row}`, motion: 'enter' }] : []),
      ];
    case 'sent':
      return [{ thing: `guest:${event.row}`, motion: 'arrive' }];
    case 'companion-moved':
      return [{ thing: `guest:${event.toRow}`, motion: 'arrive' }];
    case 'companion-home':
      return [
        { thing: `guest:${event.row}`, motion: 'leave', piece: String(view.couch.at(-1)) },
        { thing: 'couch', motion: 'bump' },
      ];
    case 'companion-comes':
      return [{ thing: 'couch', motion: 'bump' }];
    case 'companion-dies':
      return event.row === undefined
        ? [{ thing: 'couch', motion: 'shake' }]
        : [{ thing: `guest:${event.row}`, motion: 'leave', piece: String(event.companion) }];
    case 'boarded':
    case 'left-bus':
    case 'bus-unloads':
      return [{ thing: 'bus', motion: 'bump' }];
    case 'drew':
      return [{ thing: 'deck', motion: 'bump' }, ...gaining(event.player)];
    case 'discarded':
      return [
        { thing: 'deck', motion: 'bump' },
        { thing: 'discard', motion: 'arrive' },
      ];
    case 'card-played':
      return [{ thing: 'discard', motion: 'arrive' }];
    case 'beer':
      return [{ thing: 'beers', motion: 'bump' }, ...gaining(event.drinker)];
    case 'beer-gone':
      return [{ thing: 'beers', motion: 'bump' }];
    case 'crisps':
    case 'healed':
    case 'card-bought':
    case 'card-taken':
    case 'food-bought':
      return gaining(event.player);
    case 'bitten':
    case 'card-under':
    case 'food-returned':
      return [{ thing: `player:${event.player}`, motion: 'shake' }];
    case 'rolled':
    case 'rerolled':
      return [{ thing: 'tray', motion: 'roll' }];
    default:
      return [];
  }
}

/** A tile is named by its colour, and where symbols show by its number too. */
const colourOf = (tile: unknown): string => String(tile).split('-')[0];

const gaining = (player: unknown): Motion[] => [{ thing: `player:${player}`, motion: 'bump' }];

/** A tile that has slid into the pub is not there to move. */
const onRow = (motion: Motion, space: number): Motion[] => (space > 0 ? [motion] : []);

/** How far the tiles of an event's row have slid since. */
const slidesAfter = (event: GameEvent, news: readonly GameEvent[]): number =>
  news.slice(news.indexOf(event) + 1).filter(({ type, row }) => type === 'tile-enters' && row === event.row).length;

const faceAt = ({ rows }: View, row: unknown, space: unknown): string =>
  rows[Number(row) - 1].tiles[Number(space) - 1].stack.at(-1) ?? '';
