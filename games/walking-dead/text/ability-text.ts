import type { Message, Params } from '@shamble/kernel';
import type { Item } from '../content/items.ts';
import type { Ability } from '../content/survivors.ts';
import { colour, kind } from './words.ts';

const says = (id: string, params?: Params): Message =>
  params ? { id: `ability.${id}`, params } : { id: `ability.${id}` };

/** What a survivor can do, or a lasting item does. */
export function abilityText(ability: Ability): Message {
  switch (ability.word) {
    case 'reroll':
      return ability.colour === 'any'
        ? says('reroll.any', { n: ability.n })
        : says('reroll', { n: ability.n, colour: colour(ability.colour) });
    case 'killPlus':
      return says(`killPlus.${ability.fight}`, { n: ability.n });
    case 'swap':
      return says(`swap.${ability.to}`);
    case 'actPlus':
    case 'quiet':
    case 'moveMax':
    case 'scout':
      return says(ability.word, { n: ability.n });
    case 'move':
    case 'fuelCap':
      return says(ability.word, { n: ability.plus });
    case 'forage':
      return says('forage', { kind: kind(ability.kind) });
    default:
      return says(ability.word);
  }
}

/** What an item does: while it is owned, or once. */
export function itemEffects({ use, abilities, n, peek }: Item): Message[] {
  if (peek !== null) return [{ id: 'use.look', params: { ...peek } }];
  if (use === 'lasting') return abilities.map(abilityText);
  if (n === 0) return [{ id: use === 'move' ? 'use.border' : 'use.saves' }];
  return [{ id: `use.${use}`, params: { n } }];
}
