/** Hits, Attacks and misses that are shared out: a press on a target gives it one more. */
import type { Decision } from '@shamble/kernel';

type Split = Extract<Decision, { kind: 'split' }>;
type Shares = Readonly<Record<string, number>>;

export const isShared = (decision: Decision | null, id: string): decision is Split =>
  decision?.kind === 'split' && decision.options.includes(id);

/** The shares with one more for a target; where none is left, whoever has most of the others gives it. */
export function oneMore({ options, limits, total }: Split, shares: Shares, id: string): Shares {
  const of = (one: string): number => shares[one] ?? 0;
  const limit = limits?.[options.indexOf(id)] ?? total;
  if (of(id) >= limit) return shares;
  const given = options.reduce((sum, one) => sum + of(one), 0);
  if (given < total) return { ...shares, [id]: of(id) + 1 };
  const [most] = options.filter((one) => one !== id && of(one) > 0).toSorted((a, b) => of(b) - of(a));
  return most === undefined ? shares : { ...shares, [most]: of(most) - 1, [id]: of(id) + 1 };
}
