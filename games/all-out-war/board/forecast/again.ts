/** What becomes of a shot whose dice lie: if they are kept, or one of them is rolled again (AW-DICE06, AW-SHOOT08, AW-CRIT04). */
import type { Decision } from '@shamble/kernel';
import { COLOURS, type Colour, FACES } from '../../content/dice.ts';
import { isWalker, modelNamed, type War } from '../../rules/state.ts';

const isColour = (word: string | undefined): word is Colour =>
  (COLOURS as readonly (string | undefined)[]).includes(word);

export interface Again {
  readonly wounds: number;
  /** Chance to kill, or to remove a Walker. */
  readonly kills: number;
}

/** The chances of an option, `2.red.1!` or to keep the dice; null where it is not known what they are up against. */
export function againOdds(s: War, { params }: Decision, id: string): Again | null {
  const { rolled, against, target, automatic = 0, counts = true, criticals = 0 } = params ?? {};
  const model = modelNamed(s, String(target));
  if (typeof rolled !== 'number' || typeof against !== 'number') return null;
  const [, colour, face = '0'] = id.split('.');
  const faces = isColour(colour) ? FACES[colour] : [{ successes: 0, critical: false }];
  const [less, fewer] = isColour(colour) ? [Number(face.replace('!', '')), face.endsWith('!') ? 1 : 0] : [0, 0];
  const ends = faces.map(({ successes, critical }) => {
    const ahead = rolled - less + successes - against;
    const hard = counts === true ? Number(criticals) - fewer + (critical ? 1 : 0) + Number(automatic) : 0;
    const kills = model === undefined ? false : isWalker(model) ? hard > 0 : ahead + hard >= model.health;
    return { wounds: ahead > 0, kills: ahead > 0 && kills };
  });
  const share = (what: keyof Again): number => ends.filter((end) => end[what]).length / ends.length;
  return { wounds: share('wounds'), kills: share('kills') };
}
