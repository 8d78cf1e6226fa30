/** What an Order of Zeus may do where somebody stands: Zombies that appear in his Spawn Zone and act at once (AD-SPAWN11). */
import type { Message } from '@shamble/kernel';
import type { Order } from '../../content/zombies.ts';
import { ORDERS, type OrdersCard, type ZombieKind } from '../../content/zombies.ts';
import { stepsTo, zoneNumber } from '../../rules/ground.ts';
import { zombieOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { stateFor } from '../seen-state.ts';
import { spawnStates } from '../spawns.ts';

/** Cards that may be drawn: once the pile is empty the discards are. */
export const ordersLeft = ({ orders }: View): readonly OrdersCard[] =>
  ORDERS.filter(({ id }) => orders.cards === 0 || !orders.discard.includes(id));

/** Who of those that a card brings acts at once. */
const ACTS: Readonly<Partial<Record<Order, readonly ZombieKind[]>>> = {
  alphasHere: ['alpha'],
  allAlphas: ['alpha'],
  shamblersHere: ['shambler'],
  whoSees: ['shambler', 'alpha'],
};

export interface Ordered {
  /** The most Zombies that appear and attack here at once. */
  readonly most: number;
  /** How many of the cards that are left bring any. */
  readonly cards: number;
  readonly of: number;
}

/** Null where no Order brings anybody at once. */
export function ordersAt(view: View, zone: string): Ordered | null {
  const from = spawnStates(view).find(({ kind, active }) => kind === 'zeus' && active)?.zone;
  if (from === undefined) return null;
  const s = stateFor(view);
  const steps = stepsTo(s, zoneNumber(s, from), zoneNumber(s, zone));
  const left = ordersLeft(view);
  const reaching = left.map(({ shamblers, alphas, order }) => {
    const acts = (kind: ZombieKind): boolean =>
      order !== null && ACTS[order]?.includes(kind) === true && steps >= 0 && steps < zombieOf(s, kind).actions;
    return (
      (acts('shambler') ? Math.min(shamblers, s.box.shamblers) : 0) +
      (acts('alpha') ? Math.min(alphas, s.box.alphas) : 0)
    );
  });
  const most = Math.max(0, ...reaching);
  return most === 0 ? null : { most, cards: reaching.filter((n) => n > 0).length, of: left.length };
}

/** The same in words, about where somebody is or would be. */
export function ordersMessage(view: View, zone: string): Message | null {
  const ordered = ordersAt(view, zone);
  if (ordered === null) return null;
  const { most, cards, of } = ordered;
  return { id: 'boardview.orders.here', params: { n: most, cards, of } };
}
