/** Rings around whoever acts: a base that touches one counts. At most three at a time. */
import type { Decision, Message } from '@shamble/kernel';
import { BASE, KILL_ZONE } from '../../geometry/limits.ts';
import { canFire } from '../../rules/fire.ts';
import { heard, rangeOf } from '../../rules/loud.ts';
import type { Person, War } from '../../rules/state.ts';
import { length } from '../../text/lengths.ts';

export interface Ring {
  readonly id: 'range' | 'range-2' | 'noise' | 'zone';
  readonly x: number;
  readonly y: number;
  /** Up to where a base touches it. */
  readonly radius: number;
  readonly label: Message;
}

const MOST = 3;

const SHOOTING = ['shoot-weapon', 'shoot-target', 'shoot-next', 'blast-point', 'throw'];

/** The rings that a question is about. */
export function ringsOf(war: War, decision: Decision | null, person: Person | null): readonly Ring[] {
  if (decision === null || person === null) return [];
  const { x, y } = person;
  const found: Ring[] = [];
  if (SHOOTING.includes(decision.ask.id)) {
    const cards = person.slots.slice(0, 2).filter((card) => canFire(card));
    const ranges = new Set(cards.map((card) => rangeOf(war, person, card)).filter((range) => range !== null));
    for (const range of ranges)
      found.push({
        id: found.length === 0 ? 'range' : 'range-2',
        x,
        y,
        radius: range + BASE,
        label: { id: 'boardview.ring.range', params: { length: length(range) } },
      });
  }
  if (decision.ask.id === 'shoot-next')
    found.push({
      id: 'zone',
      x,
      y,
      radius: KILL_ZONE,
      label: { id: 'boardview.ring.zone', params: { length: length(KILL_ZONE) } },
    });
  return found.slice(0, MOST);
}

/** How far NOISE and MAYHEM of somebody there are heard. */
export const noiseRing = (war: War, { x, y }: { readonly x: number; readonly y: number }): Ring => ({
  id: 'noise',
  x,
  y,
  radius: heard(war) + BASE,
  label: { id: 'boardview.ring.noise', params: { length: length(heard(war)) } },
});
