/** Pools of ranged attacks and of Defense, each die with its reason (AW-DICE05, AW-SHOOT06, AW-SHOOT07). */
import type { Colour } from '../content/dice.ts';
import { ITEMS } from '../content/items.ts';
import { carries, itemOf } from './cards.ts';
import { type Die, dice, weaker } from './dice.ts';
import { coverDice, type Line } from './lines.ts';
import { moment } from './moments.ts';
import { isWalker, type Model, nameOf, type Person, survivorOf, type War } from './state.ts';

/** A Walker's dice (AW-DATA03). */
const WALKER: readonly Colour[] = ['red'];

/** Aiming adds a red die, for Marksmen a white one (AW-KEY09, AW-ROLE03). */
const aimDie = (person: Person): Colour => (survivorOf(person).role === 'marksman' ? 'white' : 'red');

export function shootPool(person: Person, card: number, aimed: boolean): Die[] {
  const { id } = person;
  const item = itemOf(card);
  const pool = [
    ...dice(survivorOf(person).shoot, id, 'shoot', 'AW-SHOOT06'),
    ...dice(item.dice, id, item.id, 'AW-SHOOT06'),
  ];
  if (aimed && item.keywords.includes('rifle')) pool.push(...dice([aimDie(person)], id, 'aim', 'AW-KEY09'));
  return pool;
}

/** Defense against a shot: own dice, Armor, Cover; a prone model defends as always (AW-SHOOT07, AW-SHOOT15). */
export function shotDefense(s: War, target: Model, cover: Line['cover']): Die[] {
  const pool = isWalker(target)
    ? dice(WALKER, nameOf(target), 'walker', 'AW-DATA03')
    : dice(survivorOf(target).defense, target.id, 'defense', 'AW-SHOOT07');
  if (!isWalker(target))
    for (const { id, value } of moment(s, target, 'shotDefense'))
      pool.push(...dice([value], target.id, id, 'AW-SHOOT07'));
  return [...pool, ...coverDice(target, cover)];
}

/** The weakest die of a pool: what a Walker drops for Armor Piercing (AW-KEY13). */
export function weakest(pool: readonly Die[]): number {
  let at = 0;
  pool.forEach(({ colour }, i) => {
    if (weaker(colour, pool[at].colour)) at = i;
  });
  return at;
}

const SCOPE = ITEMS.findIndex(({ id }) => id === 'scope');

/** Whether a Scope rides on a card. */
export const isScoped = (card: number): boolean => carries(card, SCOPE);
