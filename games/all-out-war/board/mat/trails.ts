/** The ways that figures have just gone, until the end of the phase. */
import type { GameEvent, Point } from '@shamble/kernel';
import { modelNamed, type Step, type War } from '../../rules/state.ts';

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

/** Trails without those that were taken back: who stands again where one began has not gone it, nor what came after. */
export function stillGone(trails: readonly Trail[], war: War): readonly Trail[] {
  const back = new Set<string>();
  const gone = trails.filter(({ who, line: [from] }) => {
    const model = modelNamed(war, who);
    if (model !== undefined && same(from, [model.x, model.y])) back.add(who);
    return !back.has(who);
  });
  return gone.length === trails.length ? trails : gone;
}

/** The phase that a step belongs to: trails go with it. */
export function phaseOf(step: Step): 'action' | 'event' | 'melee' | 'other' {
  if (step === 'activate' || step === 'act') return 'action';
  if (step === 'alarm' || step === 'lunges' || step === 'event') return 'event';
  return step === 'melees' || step === 'melee' ? 'melee' : 'other';
}
