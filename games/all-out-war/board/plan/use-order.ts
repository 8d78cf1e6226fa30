import type { Decision, Seat } from '@shamble/kernel';
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

/** What is asked in the middle of a melee; the order of those that are left outlasts it. */
const IN_MELEE: ReadonlySet<string> = new Set([
  ...['melee-shot', 'melee-shot-next', 'shot-again', 'ammo-again', 'ignore-critical', 'reload', 'stray'],
  ...['walkers-join', 'stance', 'melee-weapon', 'dual-wield', 'share-wounds', 'place-critical', 'stunned'],
  ...['next-push', 'push-end', 'slippery', 'lost-hand'],
]);

interface Begun {
  readonly seat: Seat;
  readonly ask: string;
  readonly ids: readonly string[];
  readonly n: number;
  readonly shown: readonly Choice[];
}

/**
 * What comes of an order with a question: the next of it, nothing yet while others choose or a melee goes on, or its
 * end. It is its seat's alone (AW-NOISE04).
 */
export function goOn(
  { seat, ask, ids, shown }: Begun,
  decision: Decision,
  waysNow: (decision: Decision) => readonly Choice[],
): string | 'wait' | null {
  if (decision.seat !== seat) return 'wait';
  if (decision.ask.id !== ask) return ask === 'next-melee' && IN_MELEE.has(decision.ask.id) ? 'wait' : null;
  const next = nextOf(ids, decision);
  return next !== null && holds(shown, waysNow(decision), next) ? next : null;
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
    const next = goOn(begun, decision, waysNow);
    order.current = next === null ? null : { ...begun, n: decision.n };
    if (next !== null && next !== 'wait') give(next);
  });
  return () => {
    if (decision?.kind !== 'choose') return;
    const { seat, ask, options: ids, n } = decision;
    order.current = { seat, ask: ask.id, ids, n, shown: waysNow(decision) };
    give(decision.options[0]);
  };
}
