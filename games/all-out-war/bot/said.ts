/** How reasons name things. */
import type { Message } from '@shamble/kernel';
import { thing } from '../rules/things.ts';
import { why } from './advice.ts';
import type { Shot } from './shots.ts';

export const shotReason = ({ target, chance }: Shot): Message =>
  why('shoot', { target: thing(target), percent: Math.floor(100 * chance + 0.5) });

/** A thing after a colon or in brackets. */
export const named = (name: string): Message => thing(name, 'thing');

/** Why somebody goes to a place that has this name. */
export function placeReason(id: string): Message {
  const [kind, first, second] = id.split(':');
  switch (kind) {
    case 'stay':
      return why('stay');
    case 'touch':
    case 'toward':
      return why(first.startsWith('counter-') ? 'to-counter' : 'to-piece', { thing: named(first) });
    case 'engage':
      return why('engage', { enemies: first.split('+').map(named) });
    case 'across':
      return why('across', { thing: named(first), enemy: named(second) });
    case 'behind':
      return why('behind', { thing: named(first), rival: named(second) });
    case 'unseen':
      return why('unseen', { rival: named(first) });
    case 'beyond':
      return why(`beyond.${/^\d+$/.test(first) ? 'range' : first}`, { thing: named(second) });
    case 'within':
      return why('in-range', { target: named(second) });
    case 'sight':
      return why('in-sight', { target: named(first) });
    case 'leap':
      return why('leap', { thing: named(first) });
    case 'away':
      return why('away', { enemy: named(first) });
    default:
      return why('place');
  }
}
