/** What an Order of Zeus may do where somebody stands: Zombies that appear in his Spawn Zone and act at once (AD-SPAWN11). */
import type { Message } from '@shamble/kernel';
import type { Order } from '../../content/zombies.ts';
import { ORDERS, type OrdersCard, type ZombieKind } from '../../content/zombies.ts';
import { stepsTo, zoneNumber } from '../../rules/ground.ts';
import { zombieOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { survivor } from '../../text/words.ts';
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
  /** The most Wounds that they deal. */
  readonly wounds: number;
  /** How many of the cards that are left bring any. */
  readonly cards: number;
  readonly of: number;
}

/** Null where no Order brings anybody at once. */
export function ordersAt(view: View, zone: string): Ordered | null {
  const from = spawnStates(view).find(({ kind, active }) => kind === 'zeus' && active)?.zone;
  return from === undefined ? null : ordersFrom(view, from, zone);
}

/** The same from a Spawn Zone that is active, or will be. */
function ordersFrom(view: View, from: string, zone: string): Ordered | null {
  const s = stateFor(view);
  const steps = stepsTo(s, zoneNumber(s, from), zoneNumber(s, zone));
  const left = ordersLeft(view);
  const reaching = left.map(({ shamblers, alphas, order }) => {
    const come = { shambler: Math.min(shamblers, s.box.shamblers), alpha: Math.min(alphas, s.box.alphas) };
    let [n, wounds] = [0, 0];
    for (const kind of ['shambler', 'alpha'] as const) {
      // An Action for each Zone on the way, and one for each Attack.
      const attacks = steps < 0 ? 0 : Math.max(0, zombieOf(s, kind).actions - steps);
      if (order === null || attacks === 0 || !ACTS[order]?.includes(kind)) continue;
      n += come[kind];
      wounds += come[kind] * attacks * zombieOf(s, kind).wounds;
    }
    return { n, wounds };
  });
  const most = Math.max(0, ...reaching.map(({ n }) => n));
  if (most === 0) return null;
  const wounds = Math.max(...reaching.map((one) => one.wounds));
  return { most, wounds, cards: reaching.filter(({ n }) => n > 0).length, of: left.length };
}

const paramsOf = ({ most, wounds, cards, of }: Ordered) => ({ n: most, wounds, cards, of });

/** In words, about where somebody is or would be. */
export function ordersMessage(view: View, zone: string): Message | null {
  const ordered = ordersAt(view, zone);
  return ordered && { id: 'boardview.orders.here', params: paramsOf(ordered) };
}

/** Whom those that an Order brings may reach at once, one by one. */
export const orderedMessages = (view: View): Message[] =>
  standing(view).flatMap(({ id, zone }): Message[] => {
    const ordered = ordersAt(view, zone);
    return ordered === null
      ? []
      : [{ id: 'boardview.orders.who', params: { ...paramsOf(ordered), who: survivor(id) } }];
  });

/** Whom they would reach once this Spawn Zone of Zeus is active; null where nobody is near. */
export function wokenMessage(view: View, from: string): Message | null {
  const reached = standing(view).flatMap(({ id, zone }) => {
    const ordered = ordersFrom(view, from, zone);
    return ordered === null ? [] : [{ who: survivor(id), wounds: ordered.wounds }];
  });
  if (reached.length === 0) return null;
  const wounds = Math.max(...reached.map((one) => one.wounds));
  return { id: 'boardview.orders.woken', params: { who: reached.map(({ who }) => who), wounds } };
}

const standing = ({ team }: View) =>
  team.flatMap(({ survivor: id, zone, status }) => (status === 'playing' && zone !== null ? [{ id, zone }] : []));

/** What the Spawn Zone of Zeus does while he is not there, also before it is active; nothing of any other Zone. */
export function orderingMessages(view: View, zone: string): Message[] {
  const spawn = spawnStates(view).find((one) => one.kind === 'zeus' && one.zone === zone);
  if (spawn === undefined || spawn.gone || !(spawn.active || spawn.waits)) return [];
  const cards = ordersLeft(view);
  const sizes = cards.map(({ shamblers, alphas }) => shamblers + alphas);
  const acting = cards.filter(({ order }) => order !== null && ACTS[order] !== undefined).length;
  return [
    ...(spawn.waits === null ? [] : [{ id: 'boardview.orders.waits', params: { what: spawn.waits } }]),
    {
      id: 'boardview.orders.does',
      params: { least: Math.min(...sizes), most: Math.max(...sizes), cards: acting, of: cards.length },
    },
  ];
}
