import { SURVIVORS, survivorNumber } from '../content/survivors.ts';
import type { Amount, Condition, Effect, Metric, What } from '../content/words.ts';
import { KINDS } from '../content/words.ts';
import { itemWorth } from './items.ts';
import { gainWorth, lossWorth, type Mind, type PlayerView } from './mind.ts';
import { fear, NEW_FOLLOWER, tiredOf, worthOf } from './team.ts';
import { WEIGHTS } from './weights.ts';

/** What the worth of effects depends on besides the mind. */
export interface Setting {
  /** The item a kept card becomes. */
  readonly item: string | null;
  /** What a denial costs. */
  readonly denial: number;
  /** Whether an `each` of these players means the bot. */
  readonly means: (of: string) => boolean;
}

export const asActive = (item: string | null, denial: number): Setting => ({
  item,
  denial,
  means: (of) => of === 'all',
});

const ALL_AROUND = 5;

/** What some effects are worth to the bot, were it the one they happen to. */
export function effectsWorth(mind: Mind, effects: readonly Effect[], setting: Setting): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(mind, effect, setting);
  return sum;
}

function effectWorth(mind: Mind, effect: Effect, setting: Setting): number {
  switch (effect.do) {
    case 'gain':
      return amountOf(mind.own, effect.n) * gainOf(mind, effect.what);
    case 'lose':
    case 'give':
      return -lossOf(mind, effect.what, amountOf(mind.own, effect.n));
    case 'steal':
      return effect.n;
    case 'fatigue':
      return -tireWorth(mind, amountOf(mind.own, effect.n));
    case 'fatigueAll':
      return -tireWorth(mind, amountOf(mind.own, effect.n) * mind.own.team.length);
    case 'heal':
      return healWorth(mind, amountOf(mind.own, effect.n));
    case 'follower':
      return mind.view.followers > 0 ? effect.n * followerWorth(mind) : 0;
    case 'keep':
      return (setting.item === null ? 0 : itemWorth(setting.item)) + mind.needs.item;
    case 'dropItem':
      return mind.own.items.length > 0 ? -WEIGHTS.dropItem * effect.n : 0;
    case 'killFollower':
      return hasSpare(mind.own) ? -weakestFollower(mind.own) : -tireWorth(mind, 1);
    case 'leaveHere':
    case 'leaveNear':
      if (!hasSpare(mind.own)) return effectsWorth(mind, effect.otherwise, setting);
      return -weakestFollower(mind.own) * WEIGHTS.leftBehind;
    case 'deny':
      return -setting.denial;
    case 'nextMove':
      return WEIGHTS.nextMove;
    case 'tokens':
      return effect.at === 'chosen' ? WEIGHTS.token : -WEIGHTS.token * (effect.n === 'all' ? ALL_AROUND : effect.n);
    case 'clear':
      return WEIGHTS.token * (effect.n === 'all' ? 2 : 1);
    case 'peek':
      return WEIGHTS.peek * effect.n;
    case 'each':
      return setting.means(effect.of) ? effectsWorth(mind, effect.effects, setting) : 0;
    case 'choose':
      return Math.max(...effect.options.map((option) => effectsWorth(mind, option, setting)));
    case 'when':
      return isMet(mind.own, effect.condition) ? effectsWorth(mind, effect.effects, setting) : 0;
    case 'extraCard':
    case 'swapPublic':
    case 'exchange':
    case 'shift':
      return 0;
  }
}

const tireWorth = ({ costs }: Mind, n: number): number => costs[Math.min(n, costs.length - 1)];

function healWorth({ own, spare }: Mind, n: number): number {
  return fear(spare) - fear(spare + Math.min(n, tiredOf(own.team)));
}

export const followerWorth = ({ needs }: Mind): number => NEW_FOLLOWER + needs.follower;

/** What one unit of this, or of the best kind, would be worth. */
function gainOf(mind: Mind, what: What): number {
  if (what !== 'any') return gainWorth(mind, KINDS.indexOf(what));
  return Math.max(gainWorth(mind, 0), gainWorth(mind, 1), gainWorth(mind, 2));
}

/** What losing some units costs: of any kind, those of least worth. */
function lossOf(mind: Mind, what: What, n: number): number {
  if (what !== 'any') {
    const kind = KINDS.indexOf(what);
    return Math.min(n, mind.stock[kind]) * lossWorth(mind, kind);
  }
  let least = 0;
  for (let kind = 0; kind < 3; kind++) {
    const worth = lossWorth(mind, kind);
    if (mind.stock[kind] > 0 && (least === 0 || worth < least)) least = worth;
  }
  return n * least;
}

const isFollower = (id: string): boolean => SURVIVORS[survivorNumber(id)].follower;

/** Whether there is a follower that can be lost: never the last survivor (WD-SURV05-R). */
export const hasSpare = ({ team }: PlayerView): boolean => team.length > 1 && team.some(({ id }) => isFollower(id));

const weakestFollower = ({ team }: PlayerView): number =>
  team.reduce((least, { id }) => (isFollower(id) ? Math.min(least, worthOf(id)) : least), Number.POSITIVE_INFINITY);

export function metricOf(player: PlayerView, metric: Metric): number {
  switch (metric) {
    case 'food':
    case 'fuel':
    case 'ammo':
      return player[metric];
    case 'resources':
      return player.food + player.fuel + player.ammo;
    case 'survivors':
      return player.team.length;
    case 'items':
      return player.items.length;
    case 'explored':
      return player.explored.length;
  }
}

export const isMet = (player: PlayerView, { metric, atLeast }: Condition): boolean =>
  metricOf(player, metric) >= atLeast;

export function amountOf(player: PlayerView, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { team, items, explored } = player;
  const counts = {
    survivor: team.length,
    follower: team.filter(({ id }) => isFollower(id)).length,
    item: items.length,
    explored: explored.length,
    shifted: 1,
  };
  return amount.base + amount.each * counts[amount.per];
}
