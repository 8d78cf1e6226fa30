import { type BoardProps, intentOf } from '@shamble/parts';
import { useEffect, useRef } from 'react';
import { asView } from '../rules/view.ts';
import { nextStep, pathIn, type Walk } from './path.ts';

/** Walks a way that was drawn and confirmed to its end, as long as nothing happens on it. */
export function usePath(props: BoardProps): void {
  const walk = useRef<Walk | null>(null);
  const { decision, view: data, give } = props;
  useEffect(() => {
    if (decision === null) return;
    const view = asView(data);
    const { current: before } = walk;
    if (before !== null && decision.n > before.n) {
      const step = nextStep(before, view, decision);
      walk.current = step === null ? null : { n: decision.n, zones: before.zones.slice(1), view, going: true };
      if (step !== null) give(step);
    } else if (before === null || !before.going || decision.n < before.n) {
      const zones = pathIn(intentOf(props));
      walk.current = zones.length === 0 ? null : { n: decision.n, zones, view, going: false };
    }
  });
}
