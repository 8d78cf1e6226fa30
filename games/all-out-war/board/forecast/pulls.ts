/** Who comes to a shot: it may lay its target down or remove it first, and then others are the nearest (AW-NOISE02, AW-NOISE02-R). */
import type { Loudness } from '../../content/items.ts';
import { type Ghost, loudAhead } from '../../rules/forecast.ts';
import type { Source } from '../../rules/noise.ts';
import { isWalker, modelNamed, nameOf, type Walker, type War } from '../../rules/state.ts';
import { LEAST } from './rest.ts';
import type { ShotPlan } from './shots.ts';

/** Who comes where a Walker goes down; `laid` and `removed` where it matters which. */
export interface Fall {
  readonly walker: string;
  readonly how: 'down' | 'laid' | 'removed';
  readonly ghosts: readonly Ghost[];
}

/** The cases in which others come than if all Walkers stay as they are: a shot into a melee may strike each that is in it. */
export function fallsAfter(s: War, shot: ShotPlan, loud: Loudness, ghosts: readonly Ghost[]): Fall[] {
  return [shot.target, ...shot.stray].flatMap((name) => {
    const walker = modelNamed(s, name);
    return walker === undefined || !isWalker(walker) ? [] : fallsOf(s, shot, loud, ghosts, walker);
  });
}

function fallsOf(s: War, shot: ShotPlan, loud: Loudness, ghosts: readonly Ghost[], walker: Walker): Fall[] {
  const name = nameOf(walker);
  const others = s.walkers.filter((one) => one !== walker);
  const source: Source = shot.person;
  const fall = (how: Fall['how'], walkers: readonly Walker[]): Fall => ({
    walker: name,
    how,
    ghosts: loudAhead({ ...s, walkers: [...walkers] }, loud, source),
  });
  // Whoever the shot is for: a Walker is removed by a critical.
  const { wounds, critical } = shot.odds;
  const lays = !walker.prone && wounds - critical > LEAST;
  const removes = critical > LEAST;
  const cases = [
    ...(lays
      ? [
          fall(
            'laid',
            s.walkers.map((one) => (one === walker ? { ...one, prone: true } : one)),
          ),
        ]
      : []),
    ...(removes ? [fall('removed', others)] : []),
  ];
  const [first, second] = cases;
  const merged =
    second !== undefined && isSame(first.ghosts, second.ghosts) ? [{ ...first, how: 'down' as const }] : cases;
  return merged.some((one) => !isSame(one.ghosts, ghosts)) ? merged : [];
}

/** Whether the same Walkers come the same ways. */
const isSame = (a: readonly Ghost[], b: readonly Ghost[]): boolean => JSON.stringify(a) === JSON.stringify(b);
