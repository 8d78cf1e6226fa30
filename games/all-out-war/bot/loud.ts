/** What NOISE and MAYHEM would set off. */
import type { Loudness } from '../content/items.ts';
import { MOST_THREAT } from '../content/threat.ts';
import { nearest } from '../geometry/gap.ts';
import { hasMoment } from '../rules/moments.ts';
import { hearers, type Source } from '../rules/noise.ts';
import type { Person, War } from '../rules/state.ts';
import { drawnTo, withWalker } from './dead.ts';

/** The position after it was loud somewhere. */
export function loudAt(s: War, loud: Loudness, source: Source, count = 1): War {
  let after: War = loud === 'mayhem' ? { ...s, threat: Math.min(MOST_THREAT, s.threat + 1) } : s;
  let left = hearers(s, source);
  if (loud === 'mayhem') {
    left.sort((a, b) => near(a, source) - near(b, source));
    for (const walker of left) after = withWalker(after, drawnTo(after, walker, source));
    return after;
  }
  for (let i = 0; i < count && left.length > 0; i++) {
    const [first] = nearest(left, source.x, source.y);
    after = withWalker(after, drawnTo(after, first, source));
    left = left.filter((one) => one !== first);
  }
  return after;
}

const near = (a: { readonly x: number; readonly y: number }, b: Source): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** How likely a Run is to be heard. */
export const runIsLoud = (s: War, person: Person): number => (hasMoment(s, person, 'quietRun') ? 0.5 : 1);
