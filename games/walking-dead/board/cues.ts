import type { GameEvent } from '@shamble/kernel';
import { kindOfThing, type Motion, restOf } from '@shamble/parts';
import { namedIn } from './spoken.ts';

/** How things of one kind that an event names move. */
const MOTIONS: Readonly<Record<string, readonly [kind: string, motion: string]>> = {
  'token-placed': ['space', 'drop'],
  'token-turned': ['space', 'flip'],
  noise: ['space', 'shake'],
  'follower-waits': ['space', 'wait'],
  'follower-left': ['space', 'wait'],
  tired: ['survivor', 'bump'],
  rested: ['survivor', 'bump'],
  'follower-joins': ['survivor', 'arrive'],
  'new-team': ['survivor', 'arrive'],
  'item-kept': ['item', 'arrive'],
  'location-shown': ['slot', 'arrive'],
  'location-swapped': ['slot', 'arrive'],
};

/** What an event sets in motion. Pawns, what a player owns and who is gone have names of their own. */
export function motionsOf(event: GameEvent): Motion[] {
  const [kind, motion] = MOTIONS[event.type] ?? [];
  return namedIn(event)
    .flatMap((thing): Motion[] => {
      if (kindOfThing(thing) === 'kind') return [{ thing: `stock:${event.player}.${restOf(thing)}`, motion: 'bump' }];
      return motion !== undefined && kindOfThing(thing) === kind ? [{ thing, motion }] : [];
    })
    .concat(ownMotions(event));
}

function ownMotions(event: GameEvent): Motion[] {
  const { player, space, survivor } = event;
  switch (event.type) {
    case 'moved':
      return [{ thing: `pawn:${player}`, motion: 'walk', piece: String(event.from) }];
    case 'enters':
      return [{ thing: `pawn:${player}`, motion: 'arrive' }];
    case 'token-gone':
    case 'token-cleared':
      return [{ thing: `space:${space}`, motion: 'fall', piece: String(event.zombies) }];
    case 'survivor-died':
      return [{ thing: `fallen:${player}`, motion: 'fall', piece: String(survivor) }];
    case 'explored':
      return [{ thing: `player:${player}`, motion: 'bump' }];
    default:
      return [];
  }
}
