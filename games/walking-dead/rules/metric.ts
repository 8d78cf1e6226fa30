import type { Seat } from '@shamble/kernel';
import type { Amount, Condition, Metric } from '../content/words.ts';
import { AMMO, FOOD, FUEL, isFollower, playersInPlay, resources, type Walking } from './state.ts';

/** What players are compared by: each one's own values (WD-TEAM10-R). */
export function metricOf(s: Walking, seat: Seat, metric: Metric): number {
  const player = s.players[seat];
  switch (metric) {
    case 'food':
      return player.stock[FOOD];
    case 'fuel':
      return player.stock[FUEL];
    case 'ammo':
      return player.stock[AMMO];
    case 'resources':
      return resources(player);
    case 'survivors':
      return player.team.length;
    case 'items':
      return player.items.length;
    case 'explored':
      return player.explored.length;
  }
}

export const isMet = (s: Walking, seat: Seat, { metric, atLeast }: Condition): boolean =>
  metricOf(s, seat, metric) >= atLeast;

/** A number of a card, which may grow with what a player has. */
export function amountOf(s: Walking, seat: Seat, amount: Amount, shifted = 0): number {
  if (typeof amount === 'number') return amount;
  const { team, items, explored } = s.players[seat];
  const counts = {
    survivor: team.length,
    follower: team.filter(({ id }) => isFollower(id)).length,
    item: items.length,
    explored: explored.length,
    shifted,
  };
  return amount.base + amount.each * counts[amount.per];
}

/** Others in play who have the fewest of something, clockwise. */
export function fewestOthers(s: Walking, metric: Metric): Seat[] {
  const others = playersInPlay(s).filter((seat) => seat !== s.active);
  const least = Math.min(...others.map((seat) => metricOf(s, seat, metric)));
  return others.filter((seat) => metricOf(s, seat, metric) === least);
}
