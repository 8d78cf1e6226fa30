import { ICONS, LOCATION_AT, NEIGHBOURS } from '../content/map.ts';

/** A Resource space ends the movement: going over it costs about half a turn more. */
const STOP = 2.5;

const known: (Float64Array | null)[] = NEIGHBOURS.map(() => null);

/** How many steps it takes from one space to another, around Locations and rather not over Resource spaces. */
export function reach(from: number, to: number): number {
  return (known[to] ??= stepsTo(to))[from];
}

/** From every space to one: the shortest ways, found in order of their length. */
function stepsTo(to: number): Float64Array {
  const steps = new Float64Array(NEIGHBOURS.length).fill(Number.POSITIVE_INFINITY);
  const open = new Set([to]);
  steps[to] = 0;
  while (open.size > 0) {
    let here = -1;
    for (const space of open) if (here < 0 || steps[space] < steps[here]) here = space;
    open.delete(here);
    // Nobody walks on from a Location in the same turn, or through it.
    if (here !== to && LOCATION_AT[here] !== null) continue;
    const cost = here !== to && ICONS[here].length > 0 ? STOP : 1;
    for (const next of NEIGHBOURS[here]) {
      if (steps[here] + cost >= steps[next]) continue;
      steps[next] = steps[here] + cost;
      open.add(next);
    }
  }
  return steps;
}
