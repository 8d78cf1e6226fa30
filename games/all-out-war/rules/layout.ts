/** The table's size and its ready layout (AW-SETUP02, AW-SCEN11). */
import { LARGE, type Layout, LEARNING, SMALL } from '../content/layouts.ts';
import type { War } from './state.ts';

/** Up to so many points on 20 by 20 inches, more on 40 by 20. */
const SMALL_LIMIT = 300;
/** Points of a Walker (AW-DATA03). */
const WALKER_POINTS = 15;

/** Walkers on the table at the start (AW-SCEN11). */
export const startingWalkers = (points: number): number => Math.ceil(points / WALKER_POINTS);

export const layoutOf = (s: Pick<War, 'scenario' | 'points'>): Layout =>
  s.scenario === 'learning' ? LEARNING : s.points <= SMALL_LIMIT ? SMALL : LARGE;

/** The exact centre of the table (AW-SCEN04). */
export const centreOf = ({ width, height }: Pick<War, 'width' | 'height'>): readonly [number, number] => [
  Math.floor(width / 2),
  Math.floor(height / 2),
];
