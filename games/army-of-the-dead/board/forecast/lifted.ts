/** Objectives that lift the Danger Level: what Zombie cards bring then. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Colour } from '../../content/missions.ts';
import { dangerLevel, LEVELS, levelAt, levelOf } from '../../rules/level.ts';
import { sheetOf } from '../../rules/objectives.ts';
import { type Army, COLOURS, nowOf, playing, survivorOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { level, survivor } from '../../text/words.ts';
import { nextDraw } from '../appears.ts';
import { frontChances } from './fronts.ts';
import { rounded } from './numbers.ts';
import { unseenToken } from './sleepers.ts';

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

/** A token of Dormants gives as many AP as stand on it, from 1 to 4 where nobody has seen it: whom it may lift, and the Danger Level. */
export function liftedByRemoval(view: View, s: Army, n: number | null): readonly Message[] {
  const fighter = s.team[nowOf(s).who];
  const numbers = n === null ? unseenToken(s) : Array.from({ length: n + 1 }, (_, i) => (i === n ? 1 : 0));
  const reached = (more: number): number => levelAt(fighter.adrenaline + more);
  const most = reached(numbers.length - 1);
  if (most <= levelOf(fighter)) return [];
  const chance = numbers.reduce((sum, p, more) => (reached(more) === most ? sum + p : sum), 0);
  const params = { who: survivor(survivorOf(fighter).id), level: level(LEVELS[most]), percent: percent(chance) };
  const lifted = { id: chance === 1 ? 'boardview.attack.level.sure' : 'boardview.lifts', params };
  const now = dangerLevel(s);
  if (most <= now) return [lifted];
  const means = { now: rounded(nextDraw(view, now).mean), later: rounded(nextDraw(view, most).mean) };
  return [lifted, { id: 'boardview.attack.danger', params: means }];
}
