import type { Decision, Spot } from '@shamble/kernel';
import { useEffect, useRef } from 'react';
import { MOVE } from '../../rules/move.ts';
import type { Asking, Planned } from './asking.ts';
import { refusalOf } from './resolve.ts';

/** A plan that was given: what was asked, the option that led to it, and the spot. */
interface Given {
  readonly ask: string;
  readonly option: string | null;
  readonly spot: Spot;
}

/** A question with what was planned for it. */
interface Seen {
  readonly decision: Decision;
  readonly planned: Planned | null;
}

/** What a plan gives, by the number of the question: a gait and its path are two answers. */
export function givenBy({ decision: { n, ask }, planned }: Seen): readonly (readonly [number, Given])[] {
  if (planned === null) return [];
  const { way, spot } = planned;
  const own = [n, { ask: ask.id, option: way.option, spot }] as const;
  return way.option === null ? [own] : [own, [n + 1, { ask: MOVE.id, option: null, spot }]];
}

/** The plan that answered a question, where it can still be given; null where there was none. */
export function planAgain(kept: Given | undefined, decision: Decision, asking: Asking | null): Planned | null {
  if (kept === undefined || kept.ask !== decision.ask.id) return null;
  const way = asking?.ways.find(({ option }) => option === kept.option);
  return way && refusalOf(way.place, kept.spot) === null ? { way, spot: kept.spot } : null;
}

/** What was planned is there again after its answer was taken back: a misplaced end is moved, not planned anew. */
export function useTakenBack(
  decision: Decision | null,
  asking: Asking | null,
  planned: Planned | null,
  lay: (planned: Planned) => void,
): void {
  const given = useRef(new Map<number, Given>());
  const last = useRef<Seen | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const { current: before } = last;
    last.current = { decision, planned };
    if (before === null || before.decision.n === decision.n) return;
    if (before.decision.n < decision.n) for (const [n, one] of givenBy(before)) given.current.set(n, one);
    else if (planned === null) {
      const again = planAgain(given.current.get(decision.n), decision, asking);
      if (again !== null) lay(again);
    }
  });
}
