import { type Advice, Chance, type Decision, Table } from '@shamble/kernel';
import { numberOf } from '../../rules/ground.ts';
import type { Army } from '../../rules/state.ts';
import { takeAction } from '../../rules/turn.ts';
import { view } from '../../rules/view.ts';
import { sensible } from '../index.ts';

/** What the bot does next in the Turn of a position, where people asked nothing of it or something. */
export function nextDeed(s: Army, request: string | null = null): Advice {
  s.step = 'act';
  const { value } = takeAction(new Table(s, new Chance(s.rng))).next([]);
  return sensible(view(s, 0), value as Decision, () => 0, request);
}

/** Puts Shamblers out of the box. */
export function shamblers(s: Army, zone: string, n: number): void {
  s.shamblers[numberOf(s, zone)] += n;
  s.box.shamblers -= n;
}

export function alphas(s: Army, zone: string, n: number): void {
  s.alphas[numberOf(s, zone)] += n;
  s.box.alphas -= n;
}

export const put = (s: Army, who: number, zone: string): void => {
  s.team[who].zone = numberOf(s, zone);
};
