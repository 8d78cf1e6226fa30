/** What the bot makes of its view before it answers. */
import { stateOf } from '../rules/seen.ts';
import type { Side, War } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Fights } from './fights.ts';
import { standing } from './scene.ts';

export interface Mind {
  readonly s: War;
  readonly side: Side;
  readonly fights: Fights;
  /** How good a position is for the own side. */
  value(s: War): number;
}

/** Works out once what a position comes to: plans come by the same one again and again. */
export function remembered(of: (position: War) => number): (position: War) => number {
  const known = new WeakMap<War, number>();
  return (position) => {
    let worth = known.get(position);
    if (worth === undefined) {
      worth = of(position);
      known.set(position, worth);
    }
    return worth;
  };
}

export function mindOf(view: View, seat: number): Mind {
  const s = stateOf(view);
  const side = s.together ? 0 : seat;
  const fights = new Fights(s);
  return { s, side, fights, value: remembered((position) => standing(position, fights, side)) };
}
