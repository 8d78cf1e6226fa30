import type { Message, Point } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { hasMoment } from '../../rules/moments.ts';
import { leapChance, type Taken } from '../../rules/move.ts';
import type { Person, War } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { thing } from '../../text/words.ts';

/** What ends a path that is not walked: a Leap over a piece, or a step up onto it or down from it. */
export interface Over {
  readonly how: 'leap' | 'up' | 'down';
  readonly piece: string;
  readonly from: Point;
  /** How likely it is made; 1 where nothing is rolled. */
  readonly chance: number;
}

/** The Leap or climb at the end of a path; null where it is walked to its end. */
export function overOf(war: War, person: Person, { leap, climb }: Taken): Over | null {
  if (leap !== null) return { how: 'leap', piece: leap.piece, from: leap.from, chance: leapChance(war, person) };
  if (climb === null) return null;
  const chance = climb.rolls ? leapChance(war, person) : 1;
  return { how: climb.up ? 'up' : 'down', piece: pieceName(war, climb.piece - 1), from: climb.from, chance };
}

/** What is rolled for at the end of a path, and a fall after a blank (AW-ELEV03); where nothing is told beforehand, without its chance. */
export function overWords({ help }: War, { how, piece, chance }: Over): Message[] {
  if (chance === 1) return [];
  const over = { id: `boardview.over.${how}`, params: { piece: thing(piece) } };
  return [
    help === 'none'
      ? { id: 'boardview.ahead.over.bare', params: { over } }
      : { id: 'boardview.ahead.over', params: { over, percent: percent(chance) } },
    ...(how === 'down' ? [{ id: 'boardview.ahead.falls' }] : []),
  ];
}

/** Everything that a Move rolls for: to get over something, to stay quiet, and after a Burst (AW-LEAP04, AW-ELEV03, AW-CONT02). */
export function rollsOf(war: War, person: Person, gait: string | null, taken: Taken | null): Message[] {
  const over = taken === null ? null : overOf(war, person, taken);
  const bare = war.help === 'none' ? '.bare' : '';
  const isQuiet = gait !== null && gait !== 'sneak' && hasMoment(war, person, 'quietRun');
  return [
    ...(over === null ? [] : overWords(war, over)),
    ...(isQuiet ? [{ id: `boardview.ahead.may-be-quiet${bare}` }] : []),
    ...(gait === 'burst' ? [{ id: `boardview.ahead.burst${bare}` }] : []),
  ];
}
