import type { GameEvent } from '@shamble/kernel';
import type { Motion } from '@shamble/parts';

/** What an event sets in motion. */
export function motionsOf(event: GameEvent): Motion[] {
  switch (event.type) {
    case 'moved':
      return [{ thing: `space:${event.to}`, motion: 'arrive' }];
    case 'enters':
      return [{ thing: `space:${event.space}`, motion: 'arrive' }];
    case 'token-placed':
    case 'follower-left':
      return [{ thing: `space:${event.space}`, motion: 'drop' }];
    case 'token-turned':
      return [{ thing: `space:${event.space}`, motion: 'flip' }];
    case 'noise':
      return [{ thing: `space:${event.space}`, motion: 'shake' }];
    case 'tired':
    case 'rested':
      return [{ thing: `survivor:${event.survivor}`, motion: 'bump' }];
    case 'follower-joins':
      return [{ thing: `survivor:${event.survivor}`, motion: 'arrive' }];
    case 'location-shown':
    case 'location-swapped':
      return [{ thing: `slot:${event.slot}`, motion: 'arrive' }];
    default:
      return [];
  }
}
