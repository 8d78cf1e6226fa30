import type { GameEvent } from '@shamble/kernel';
import { useState } from 'react';
import type { Source } from '../../rules/noise.ts';
import { modelNamed, type War } from '../../rules/state.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** What a question may be about that stands in no view: whom the last shot was aimed at, and where it was loud last. */
export interface Recent {
  readonly target: At | null;
  readonly loud: Source | null;
  /** A shot into a melee was rolled for: the one that follows may hit another than was chosen (AW-KEY19-R). */
  readonly strays: boolean;
}

const NOTHING: Recent = { target: null, loud: null, strays: false };

/** What some news make of it; whoever was shot may be gone already, so the position before them is asked too. */
export function recentAfter(before: Recent, news: readonly GameEvent[], was: War, now: War): Recent {
  let { target, loud, strays } = before;
  for (const event of news) {
    if (event.type === 'loud') loud = sourceOf(event, now) ?? loud;
    else if (event.type === 'shot' && strays) strays = false;
    else if (event.type === 'shot' || event.type === 'stray-roll') {
      const name = String(event.target);
      const model = modelNamed(now, name) ?? modelNamed(was, name);
      if (model) target = { x: model.x, y: model.y };
      strays = event.type === 'stray-roll';
    }
  }
  return { target, loud, strays };
}

/** Who was loud, where they still are where they were, else the point. */
function sourceOf({ x, y, by }: GameEvent, now: War): Source | null {
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  const model = typeof by === 'string' ? modelNamed(now, by) : undefined;
  return model !== undefined && model.x === x && model.y === y ? model : { x, y, level: 0 };
}

interface Kept {
  readonly news: readonly GameEvent[];
  readonly war: War;
  readonly recent: Recent;
}

export function useRecent(news: readonly GameEvent[], war: War): Recent {
  const [kept, setKept] = useState<Kept>({ news, war, recent: NOTHING });
  if (kept.news === news && kept.war === war) return kept.recent;
  const recent = kept.news === news ? kept.recent : recentAfter(kept.recent, news, kept.war, war);
  setKept({ news, war, recent });
  return recent;
}
