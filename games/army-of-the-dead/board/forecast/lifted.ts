/** Objectives that lift the Danger Level: what Zombie cards bring then. */
import type { Message } from '@shamble/kernel';
import type { Colour } from '../../content/missions.ts';
import { dangerLevel, levelAt } from '../../rules/level.ts';
import { sheetOf } from '../../rules/objectives.ts';
import { type Army, COLOURS, nowOf, playing } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { nextDraw } from '../appears.ts';
import { frontChances } from './fronts.ts';
import { rounded } from './numbers.ts';

/** A red Objective gives this much; one that lies face down may be red. */
const RED = 5;

export interface Gains {
  readonly n: number;
  readonly to: 'taker' | 'all';
}

/** The adrenaline of an Objective that is taken for the first time. */
export const gainsOf = (s: Army, colour: Colour | null): Gains | null =>
  colour === null ? null : colour === 'red' ? { n: RED, to: 'taker' } : (sheetOf(s, colour)?.adrenaline ?? null);

export function liftedBy(view: View, s: Army, name: string): readonly Message[] {
  const colour = COLOURS.find((one) => one === name) ?? 'red';
  const gains = gainsOf(s, colour);
  const none = name === 'hidden' && !frontChances(view).some((front) => front.colour === 'red');
  if (!gains || none) return [];
  const who = gains.to === 'all' ? playing(s) : [nowOf(s).who];
  const reached = Math.max(...who.map((one) => levelAt(s.team[one].adrenaline + gains.n)));
  const now = dangerLevel(s);
  if (reached <= now) return [];
  const params = { now: rounded(nextDraw(view, now).mean), later: rounded(nextDraw(view, reached).mean) };
  return [{ id: name === 'hidden' ? 'boardview.attack.danger.red' : 'boardview.attack.danger', params }];
}
