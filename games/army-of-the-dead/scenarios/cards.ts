import { Chance, kindOf, type Pile } from '@shamble/kernel';
import { fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { EQUIPMENT } from '../content/equipment.ts';
import { ORDERS, ZOMBIE_CARDS } from '../content/zombies.ts';
import type { Army } from '../rules/state.ts';

/** `[katana, aaahh]` come next; `{top, size, discard}` cuts the pile too, and says what was discarded, the latest last. */
function setPile(pile: Pile, value: Word | undefined, path: string, ids: readonly string[]): void {
  if (value === undefined) return;
  const words: Words = Array.isArray(value) ? { top: value } : map(value, path);
  for (const key of Object.keys(words)) oneOf(key, ['top', 'size', 'discard'], path);
  const take = (id: Word): number => {
    const kind = ids.indexOf(oneOf(id, ids, path));
    const at = pile.draw.findIndex((one) => kindOf(one) === kind);
    if (at < 0) throw fail(path, `${ids[kind]} is not in the pile`);
    return pile.draw.splice(at, 1)[0];
  };
  const taken = (key: string): number[] =>
    words[key] === undefined ? [] : list(words[key], `${path}.${key}`).map(take);
  const top = taken('top');
  const discard = taken('discard');
  pile.draw.unshift(...top);
  const size =
    words.size === undefined ? pile.draw.length : int(words.size, `${path}.size`, top.length, pile.draw.length);
  pile.discard = [...pile.draw.splice(size), ...discard];
}

/** What nobody has and nothing says lies in any order, as it would after the set-up. */
export function setEquipment(s: Army, at: Words): void {
  new Chance(s.rng).shuffle('given', s.equipment.draw);
  setPile(
    s.equipment,
    at.equipment,
    'equipment',
    EQUIPMENT.map(({ id }) => id),
  );
}

export const setZombieCards = (s: Army, at: Words): void =>
  setPile(
    s.zombies,
    at.zombieCards,
    'zombieCards',
    ZOMBIE_CARDS.map(({ id }) => id),
  );

export const setOrders = (s: Army, at: Words): void =>
  setPile(
    s.orders,
    at.orders,
    'orders',
    ORDERS.map(({ id }) => id),
  );
