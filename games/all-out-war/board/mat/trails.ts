/** The ways that figures have just gone, until the end of the phase. */
import type { GameEvent, Point } from '@shamble/kernel';
import type { Step } from '../../rules/state.ts';

export interface Trail {
  readonly who: string;
  readonly line: readonly Point[];
}

const isPair = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number');

/** The way that an event tells of; null where it tells of none. */
export function trailOf({ type, survivor, walker, from, to, path }: GameEvent): Trail | null {
  if (type !== 'moves' && type !== 'walker-moves' && type !== 'flees' && type !== 'steps') return null;
  const who = typeof survivor === 'string' ? survivor : typeof walker === 'string' ? walker : null;
  if (who === null || !isPair(from) || !isPair(to)) return null;
  const between = Array.isArray(path) ? path.filter(isPair) : [];
  return { who, line: [from, ...between, ...(same(between.at(-1), to) ? [] : [to])] };
}

const same = (a: Point | undefined, b: Point): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

/** The phase that a step belongs to: trails go with it. */
export function phaseOf(step: Step): 'action' | 'event' | 'melee' | 'other' {
  if (step === 'activate' || step === 'act') return 'action';
  if (step === 'alarm' || step === 'lunges' || step === 'event') return 'event';
  return step === 'melees' || step === 'melee' ? 'melee' : 'other';
}
