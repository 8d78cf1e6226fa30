/** Whom or what an Action is meant for that is chosen but not given: a press there is its target, not a Move. */
import type { Decision } from '@shamble/kernel';
import type { BoardProps } from '@shamble/parts';
import { useEffect, useMemo, useRef } from 'react';
import { searchable } from '../../rules/search.ts';
import type { Person, War } from '../../rules/state.ts';
import { shotsBy, shotsWith } from '../ahead.ts';
import { actingIn } from './asking.ts';

const NONE: readonly string[] = [];

/** The things that the chosen Action may be aimed at. */
export function aimsOf(war: War, decision: Decision | null, selected: string | null): readonly string[] {
  const person = actingIn(war);
  if (decision?.kind !== 'choose' || decision.ask.id !== 'act' || person === null) return NONE;
  if (selected === 'shoot') return [...new Set(shotsBy(war, person).map(({ target }) => target))];
  return selected === 'search' ? searchable(war, person).map((letter) => `counter-${letter}`) : NONE;
}

/** What a later question is answered with for an aim: an option, nothing yet, or null where it is another question. */
export function aimedAt(war: War, decision: Decision, aim: string): string | 'wait' | null {
  if (decision.kind !== 'choose') return null;
  const { ask, options } = decision;
  if (ask.id === 'shoot-weapon') {
    const fitting = options.filter((weapon) => hits(war, actingIn(war), weapon, aim));
    return fitting.length === 1 ? fitting[0] : 'wait';
  }
  const answer = ask.id === 'shoot-target' ? aim : ask.id === 'search-counter' ? aim.slice('counter-'.length) : '';
  return options.includes(answer) ? answer : null;
}

const hits = (war: War, person: Person | null, weapon: string, aim: string): boolean =>
  person !== null && shotsWith(war, person, weapon).some(({ target }) => target === aim);

interface Begun {
  readonly n: number;
  readonly aim: string;
}

/** After an Action was given with its target, the target is given too, where it is asked for. */
export function useAims({ decision, selected, plan, give }: BoardProps, war: War): readonly string[] {
  const aims = useMemo(() => aimsOf(war, decision, selected), [war, decision, selected]);
  const begun = useRef<Begun | null>(null);
  useEffect(() => {
    if (decision === null) return;
    const [action, aim] = plan;
    if (decision.ask.id === 'act') {
      begun.current = action === selected && aims.includes(aim ?? '') ? { n: decision.n, aim: plan[1] } : null;
      return;
    }
    const { current: before } = begun;
    if (before === null || decision.n <= before.n) return;
    const answer = aimedAt(war, decision, before.aim);
    begun.current = answer === 'wait' ? { ...before, n: decision.n } : null;
    if (answer !== null && answer !== 'wait') give(answer);
  });
  return aims;
}
