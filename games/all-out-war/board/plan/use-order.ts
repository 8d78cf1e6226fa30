import type { Decision } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { useEffect, useRef } from 'react';
import type { Choice } from '../mat/choices.ts';

/** Questions in which one thing after another is taken until none is left. */
const ORDERS: ReadonlySet<string> = new Set(['mayhem-next', 'next-lunge', 'next-melee', 'next-bitten', 'next-push']);

/** Whether the rest of a step can be answered in the order that is shown. */
export const hasOrder = (decision: Decision | null): boolean =>
  decision?.kind === 'choose' && ORDERS.has(decision.ask.id) && decision.options.length > 2;

/** The next of an order that was begun, as long as what is asked is its rest; null where something else came. */
export function nextOf(order: readonly string[], decision: Decision): string | null {
  if (decision.kind !== 'choose' || !ORDERS.has(decision.ask.id)) return null;
  const rest = order.filter((id) => decision.options.includes(id));
  return rest.length === decision.options.length ? rest[0] : null;
}

/** Whether the way that was shown for an option is still the one it would go; what has no way always holds. */
export function holds(shown: readonly Choice[], now: readonly Choice[], id: string): boolean {
  const lineIn = (choices: readonly Choice[]): string =>
    JSON.stringify(choices.find(({ option }) => option === id)?.line);
  return lineIn(shown) === lineIn(now);
}

interface Begun {
  readonly ids: readonly string[];
  readonly n: number;
  readonly shown: readonly Choice[];
}

/** Answers the rest of a step in the order that was shown, one answer at a time, and stops at anything else. */
export function useOrder(
  { decision, give }: Pick<BoardProps, 'decision' | 'give'>,
  waysNow: (decision: Decision) => readonly Choice[],
): () => void {
  const order = useRef<Begun | null>(null);
  useEffect(() => {
    const { current: begun } = order;
    if (begun === null || decision === null || decision.n <= begun.n) return;
    const next = nextOf(begun.ids, decision);
    const goesOn = next !== null && holds(begun.shown, waysNow(decision), next);
    order.current = goesOn ? { ...begun, n: decision.n } : null;
    if (goesOn) give(next);
  });
  return () => {
    if (decision?.kind !== 'choose') return;
    order.current = { ids: decision.options, n: decision.n, shown: waysNow(decision) };
    give(decision.options[0]);
  };
}
