/** What the next Zombie card may bring, from the cards that are left. */
import { ZOMBIE_CARDS, type ZombieCard, type ZombieKind } from '../content/zombies.ts';
import { LEVELS } from '../rules/level.ts';
import type { View } from '../rules/view.ts';

export interface Coming {
  readonly kind: ZombieKind;
  readonly chance: number;
  readonly least: number;
  readonly most: number;
}

export interface Draw {
  readonly coming: readonly Coming[];
  /** Chance that nobody comes. */
  readonly nothing: number;
  /** Figures on average. */
  readonly mean: number;
  /** Chance that the box has too few, so that all of the kind act again. */
  readonly short: number;
}

/** Cards that may be drawn: once the pile is empty the discards are. */
export function cardsLeft({ zombies, goneCards }: View): ZombieCard[] {
  const here = ZOMBIE_CARDS.filter(({ id }) => !goneCards.includes(id));
  const left = here.filter(({ id }) => !zombies.discard.includes(id));
  return left.length > 0 ? left : here;
}

/** Figures of a kind that are in the box; there is one of each Abomination. */
function inBox({ box, abominations }: View, kind: ZombieKind): number {
  if (kind === 'shambler') return box.shamblers;
  if (kind === 'alpha') return box.alphas;
  return abominations.some((one) => one.kind === kind && one.zone !== null) ? 0 : 1;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export function nextDraw(view: View, level = LEVELS.indexOf(view.danger)): Draw {
  const cards = cardsLeft(view);
  const share = (some: readonly unknown[]): number => some.length / Math.max(1, cards.length);
  const figures = ({ kind, counts }: ZombieCard): number => Math.min(counts[level], inBox(view, kind));
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const coming = kinds.flatMap((kind): Coming[] => {
    const counts = cards.filter((card) => card.kind === kind && figures(card) > 0).map(figures);
    if (counts.length === 0) return [];
    return [{ kind, chance: share(counts), least: Math.min(...counts), most: Math.max(...counts) }];
  });
  return {
    coming,
    nothing: share(cards.filter((card) => figures(card) === 0)),
    mean: sum(cards.map(figures)) / Math.max(1, cards.length),
    short: share(cards.filter(({ kind, counts }) => counts[level] > inBox(view, kind))),
  };
}
