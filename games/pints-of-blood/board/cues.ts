import type { GameEvent } from '@shamble/kernel';
import type { Motion, ThingId } from '@shamble/parts';
import type { View } from '../rules/view.ts';

const space = (row: unknown, number: unknown): ThingId => `space:${row}.${number}`;

/** What an event sets in motion. */
export function motionsOf(event: GameEvent, view: View): Motion[] {
  switch (event.type) {
    case 'zombies-placed':
    case 'zombies-doubled':
      return view.rows.flatMap(({ tiles }, row) =>
        tiles.flatMap(({ colour, stack }, i) =>
          colour === event.colour && stack.length > 0 ? [{ thing: space(row + 1, i + 1), motion: 'drop' }] : [],
        ),
      );
    case 'zombie-moved':
      return [{ thing: space(event.toRow, event.toSpace), motion: 'drop' }];
    case 'attracted':
      return [{ thing: space(event.row, event.space), motion: 'drop' }];
    case 'zombie-hit':
      return [{ thing: space(event.row, event.space), motion: 'flip' }];
    case 'zombie-defeated':
      return [
        { thing: space(event.row, event.space), motion: 'fall', piece: String(event.zombie) },
        { thing: 'ambulance', motion: 'bump' },
      ];
    case 'row-moved':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: Number(event.tiles) }];
    case 'row-pushed-back':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: -1 }];
    case 'bus-unloads':
      return [{ thing: `lane:${event.row}`, motion: 'slide', by: 1 }];
    case 'tile-enters':
      return Number(event.zombies) > 0 ? [{ thing: `row:${event.row}`, motion: 'enter' }] : [];
    case 'sent':
      return [{ thing: `row:${event.row}`, motion: 'arrive' }];
    case 'companion-moved':
      return [{ thing: `row:${event.toRow}`, motion: 'arrive' }];
    case 'companion-home':
    case 'companion-comes':
    case 'companion-dies':
      return [{ thing: 'couch', motion: 'bump' }];
    case 'boarded':
    case 'left-bus':
      return [{ thing: 'bus', motion: 'bump' }];
    case 'drew':
      return [{ thing: 'deck', motion: 'bump' }];
    case 'discarded':
      return [
        { thing: 'deck', motion: 'bump' },
        { thing: 'discard', motion: 'arrive' },
      ];
    case 'beer':
    case 'beer-gone':
      return [{ thing: 'beers', motion: 'bump' }];
    case 'bitten':
    case 'healed':
      return [{ thing: `player:${event.player}`, motion: 'bump' }];
    case 'rolled':
    case 'rerolled':
      return [{ thing: 'tray', motion: 'roll' }];
    default:
      return [];
  }
}
