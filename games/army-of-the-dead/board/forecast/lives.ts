/** Who lives through what the dead would do, now and after an attack. */
import { forecast } from '../../rules/forecast.ts';
import { type Span, span } from '../../rules/span.ts';
import type { Army } from '../../rules/state.ts';
import type { Shot } from '../ahead.ts';
import { after, fallenBy, type Stir } from './after.ts';
import { UNSEEN } from './sleepers.ts';

/** The chance that somebody who must fall now need not afterwards. */
export interface Life {
  readonly survivor: string;
  readonly after: Readonly<Span>;
}

const mustFall = (s: Army): ReadonlySet<string> => {
  const { survivors, zones } = forecast(s);
  const alone = zones.filter(({ falls, survivors: ids }) => falls === 'must' && ids.length === 1);
  return new Set([
    ...survivors.filter(({ falls }) => falls === 'must').map(({ survivor }) => survivor),
    ...alone.flatMap(({ survivors: ids }) => ids),
  ]);
};

/** For those who must fall now: the chance that they need not after the attack, whatever its Noise wakes. Skills that add to what falls are not foreseen. */
export function livesAfter(s: Army, shot: Shot, stir: Stir): Life[] {
  const before = [...mustFall(s)];
  if (before.length === 0) return [];
  const worst = chancesOf(s, shot, stir, UNSEEN.most, new Set(before));
  const best = chancesOf(s, shot, stir, UNSEEN.least, null);
  return before.map((survivor) => ({ survivor, after: span(worst(survivor), best(survivor)) }));
}

/** The chance of each not to be made to fall, with so many on every token that is unseen; and who falls if Shamblers act at once. */
function chancesOf(
  s: Army,
  shot: Shot,
  stir: Stir,
  unseen: number,
  atOnce: ReadonlySet<string> | null,
): (survivor: string) => number {
  const known = new Map<string, ReadonlySet<string>>();
  const cases = shot.odds.hits.map((p, hits) => {
    const fallen = fallenBy(s, shot, hits);
    const key = [...fallen].map(([{ id }, n]) => `${id} ${n}`).join();
    let doomed = known.get(key);
    if (doomed === undefined) {
      const { later, short } = after(s, shot.attack.zone, fallen, stir, () => unseen);
      doomed = short && atOnce !== null ? atOnce : mustFall(later);
      known.set(key, doomed);
    }
    return { p, doomed };
  });
  return (survivor) => cases.reduce((sum, { p, doomed }) => (doomed.has(survivor) ? sum : sum + p), 0);
}
