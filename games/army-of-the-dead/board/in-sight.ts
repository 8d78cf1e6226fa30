/** What the window shows: who acts, what is aimed at, and before the dead act all that they would do. */
import type { Decision } from '@shamble/kernel';
import type { View } from '../rules/view.ts';
import type { Ahead } from './ahead.ts';
import { isLast } from './confirm.ts';
import { middleOf, type Plane } from './geometry.ts';
import { pathIn } from './path.ts';
import { whereActs } from './pieces.ts';
import { whereAsked, zonesAsked, zonesOfOption } from './things.ts';

interface Looked {
  readonly view: View;
  readonly plane: Plane;
  readonly decision: Decision | null;
  readonly refs: ReadonlyMap<string, readonly string[]>;
  readonly selected: string | null;
  readonly hinted: string | null;
  readonly plan: readonly string[];
  readonly ahead: Ahead | null;
}

/** Zones to be in sight: of whoever acts or is asked about, and what is aimed at; what matters most at the end: it is shown where not all fit. */
export function zonesInSight({ view, plane, decision, refs, selected, hinted, plan, ahead }: Looked): string[] {
  const acts = whereActs(view);
  if (decision === null) return acts === null ? [] : [acts];
  const aimed = selected ?? hinted;
  const about = acts === null || aimed === null ? zonesAsked(view, plane, decision, refs) : [];
  const asked = acts === null ? about : nearestLast(plane, about, acts);
  const targets = aimed === null ? [] : zonesOfOption(view, plane, decision, refs, aimed);
  const end = pathIn({ decision, selected, plan }).at(-1);
  const wakes = ahead?.sound?.wakes.map(({ zone }) => zone) ?? [];
  const all = [...wakes, ...asked, whereAsked(view, decision), ...targets, ahead?.shot?.zone, end];
  return [...new Set(all.filter((zone) => zone !== null && zone !== undefined).reverse())].reverse();
}

/** The farthest first: it is given up first where not all fit. */
function nearestLast(plane: Plane, zones: readonly string[], from: string): string[] {
  const far = (zone: string): number => {
    const [a, b] = [middleOf(plane, zone), middleOf(plane, from)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return zones.toSorted((a, b) => far(b) - far(a));
}

/** Zones that are all to be seen at once: of a way that is drawn, of the whole forecast where the chosen option lets the dead act; else none. */
export function zonesTogether({ view, decision, selected, plan, ahead }: Looked): string[] {
  const way = decision === null ? [] : pathIn({ decision, selected, plan });
  const start = whereActs(view);
  if (way.length > 0 && start !== null) return [start, ...way];
  const ends =
    (decision?.ask.id === 'act' && selected === 'end') || (decision?.ask.id === 'escape' && selected !== null);
  if (!ends || !isLast(view)) return [];
  const { groups = [], zones = [] } = ahead?.forecast ?? {};
  const steps = groups.flatMap((group) => group.steps.flatMap(({ from, to }) => [from, to]));
  return [...new Set([...steps, ...zones.map(({ zone }) => zone)])];
}
