import type { GameEvent } from '@shamble/kernel';
import type { Pace } from '@shamble/parts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { War } from '../../rules/state.ts';
import { standing } from './figure.tsx';
import { phaseOf, stillGone, type Trail, trailOf } from './trails.ts';

/** Milliseconds of one figure's way, and between two that go together. */
const WAY: Readonly<Record<Pace, number>> = { off: 0, fast: 90, normal: 250, slow: 500 };
const APART: Readonly<Record<Pace, number>> = { off: 0, fast: 25, normal: 80, slow: 160 };

/** Figures go the ways they really went; the view already shows where they are. */
export function useSlides(
  sheet: RefObject<HTMLElement | null>,
  news: readonly GameEvent[],
  pace: Pace,
  height: number,
): void {
  const last = useRef(news);
  useLayoutEffect(() => {
    if (last.current === news) return;
    last.current = news;
    if (pace === 'off') return;
    const trails = news.map(trailOf).filter((trail) => trail !== null);
    trails.forEach(({ who, line }, i) => {
      const figure = sheet.current?.querySelector<HTMLElement>(`[data-figure="${CSS.escape(who)}"]`);
      figure?.animate?.(
        line.map(([x, y]) => ({ transform: standing(x, y, height) })),
        { duration: WAY[pace], delay: i * APART[pace], fill: 'backwards', easing: 'ease-in-out' },
      );
    });
  }, [sheet, news, pace, height]);
}

interface Kept {
  readonly news: readonly GameEvent[];
  readonly phase: string;
  readonly trails: readonly Trail[];
}

/** The trails of the phase so far. */
export function useTrails(news: readonly GameEvent[], war: War): readonly Trail[] {
  const phase = `${war.turn} ${phaseOf(war.step)}`;
  const [kept, setKept] = useState<Kept>({ news: [], phase, trails: [] });
  const before = kept.phase === phase ? stillGone(kept.trails, war) : [];
  if (kept.news === news && kept.phase === phase && before === kept.trails) return kept.trails;
  const fresh = kept.news === news ? [] : news.map(trailOf).filter((trail) => trail !== null);
  const trails = fresh.length === 0 && before.length === kept.trails.length ? kept.trails : [...before, ...fresh];
  setKept({ news, phase, trails });
  return trails;
}
