/** Zones as people call them. What a Zone is called depends on the Mission. */
import type { Message } from '@shamble/kernel';
import type { Plan } from '../content/map.ts';
import { MISSIONS } from '../content/missions.ts';
import { planFor } from '../rules/ground.ts';

const NUMBERS = new Map(MISSIONS.map(({ id }, n) => [id, n]));

/** The map of a Mission; null for none. */
export function planIn(mission: string): Plan | null {
  const n = NUMBERS.get(mission);
  return n === undefined ? null : planFor(n);
}

/** `F1` for `R6:02`; whatever is no Zone of the Mission stays as it is. */
export function label(mission: string, id: string): string {
  const plan = planIn(mission);
  const zone = plan?.numbers.get(id);
  return plan && zone !== undefined ? plan.zones[zone].label : id;
}

export const zone = (mission: string, id: string): Message => ({ id: 'zone', params: { zone: label(mission, id) } });

/** The labels of the Zones on both sides of a border such as `R4:01S`. */
export function sides(mission: string, border: string): { readonly a: string; readonly b: string } {
  const plan = planIn(mission);
  const near = border.slice(0, -1);
  const from = plan?.numbers.get(near);
  const beyond = from === undefined ? undefined : plan?.beside[from].find(({ names }) => names.includes(border));
  const far = beyond && plan ? plan.zones[beyond.zone].label : border;
  return { a: label(mission, near), b: far };
}
