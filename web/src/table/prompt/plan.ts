import {
  type Answer,
  type Decision,
  type Judges,
  type Order,
  type Pick as PickDecision,
  type Refusal,
  refuse,
  type Split,
  type Spot,
  same,
} from '@shamble/kernel';
import type { Beginning } from '@shamble/parts/board';

/** An answer that is being put together. */
export interface Draft {
  /** Chosen, but not given yet. */
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly shares: Readonly<Record<string, number>>;
  /** A point, pose or path of one's own, where a place is asked for. */
  readonly spot: Spot | null;
}

/** What a question begins with. */
type Start = Pick<Draft, 'plan' | 'shares'>;

/** The same with the piece in the hand: nothing is chosen before that is put somewhere. */
export interface Handling extends Draft {
  readonly hand: string | null;
  readonly start: Start;
}

/** Where a decision starts: nothing chosen, unless the board has something to begin with. */
export function firstDraft(decision: Decision | null, beginning: Beginning | null = null): Handling {
  const start = startOf(decision, beginning);
  return { selected: null, spot: null, ...start, hand: null, start };
}

const NO_PLAN: readonly string[] = [];
const isList = (beginning: Beginning): beginning is readonly string[] => Array.isArray(beginning);

/** An order begins as it was offered; a selection and shares with what is suggested, as far as that is offered. */
function startOf(decision: Decision | null, beginning: Beginning | null): Start {
  if (decision?.kind === 'order') return { plan: decision.options, shares: {} };
  if (beginning !== null && decision?.kind === 'pick' && isList(beginning))
    return {
      plan: [...new Set(beginning)].filter((id) => decision.options.includes(id)).slice(0, decision.max),
      shares: {},
    };
  if (beginning === null || decision?.kind !== 'split' || isList(beginning)) return { plan: NO_PLAN, shares: {} };
  const shares = decision.options.reduce<Start['shares']>(
    (soFar, target) => shared(decision, soFar, target, beginning[target] ?? 0),
    {},
  );
  return { plan: NO_PLAN, shares };
}

/** Whether a question begins with something that can be given as it is. */
export const isFilled = ({ start }: Handling): boolean => start.plan.length > 0 || Object.keys(start.shares).length > 0;

const given = (shares: Start['shares']): Start['shares'] =>
  Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0));

/** Whether anything was chosen or changed. */
export const isTouched = (decision: Decision | null, { selected, spot, plan, shares, start }: Handling): boolean => {
  if (selected !== null || spot !== null) return true;
  const ordered = decision?.kind === 'order' || (decision?.kind === 'pick' && decision.ordered);
  const listed = (ids: readonly string[]) => (ordered ? ids : ids.toSorted());
  return !same(listed(plan), listed(start.plan)) || !same(given(shares), start.shares);
};

/** So many choices are the work of a while: only the button that says so empties them. */
const LARGE = 16;

/** Whether Escape has something to clear. */
export const isLeftByKey = (decision: Decision | null, draft: Handling): boolean =>
  isTouched(decision, draft) && (draft.selected !== null || decision?.kind !== 'pick' || decision.max < LARGE);

/** Whether Space gives the draft: what begins filled may stand so, the rest wants a hand laid on it first. */
export const isMarked = (decision: Decision, draft: Handling): boolean => isFilled(draft) || isTouched(decision, draft);

/** A selection may be short of its least number while it grows. */
const refuseGrowing = (decision: PickDecision, plan: readonly string[], judges: Judges): Refusal | null =>
  refuse({ ...decision, min: 0 }, plan, judges);

/** The selection with an option taken in or out; what can never stand beside it makes room for it. */
export function toggle(decision: PickDecision, plan: readonly string[], id: string, judges: Judges): readonly string[] {
  if (plan.includes(id)) return plan.filter((other) => other !== id);
  const grown = [...plan, id];
  if (refuseGrowing(decision, grown, judges) === null) return grown;
  const kept = plan.filter((other) => !areRivals(decision, other, id, judges));
  // What is refused only for something still missing may stand: the plan is not finished.
  return kept.length < decision.max ? [...kept, id] : plan;
}

/** Whether two options are refused together for a reason that neither has alone. */
function areRivals(decision: PickDecision, a: string, b: string, judges: Judges): boolean {
  const together = refuseGrowing(decision, [a, b], judges);
  if (together === null) return false;
  return [a, b].every((one) => refuseGrowing(decision, [one], judges)?.code !== together.code);
}

/** Whether an option could join the selection as it stands. */
export const fits = (decision: PickDecision, plan: readonly string[], id: string, judges: Judges): boolean =>
  plan.includes(id) || refuseGrowing(decision, [...plan, id], judges) === null;

/** Whether pressing an option takes it in: as it stands, or in the place of a rival. */
export const canJoin = (decision: PickDecision, plan: readonly string[], id: string, judges: Judges): boolean =>
  fits(decision, plan, id, judges) || toggle(decision, plan, id, judges).includes(id);

/** A thing of a list moved by one place, up (-1) or down (1). */
export function moved(list: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= list.length) return list;
  const copy = [...list];
  copy[from] = copy[to];
  copy[to] = id;
  return copy;
}

/** Whether one of several gets all there is: it is chosen as in any other list, unless the question begins with shares. */
export const isOneOf = (decision: Decision, { start }: Pick<Handling, 'start'>): boolean =>
  decision.kind === 'split' && decision.total === 1 && Object.keys(start.shares).length === 0;

/** What is still to be shared out. */
export const left = ({ total }: Split, shares: Readonly<Record<string, number>>): number =>
  total - Object.values(shares).reduce((sum, share) => sum + share, 0);

/** The most a target can have as the other shares stand. */
export function room(decision: Split, shares: Readonly<Record<string, number>>, target: string): number {
  const limit = decision.limits?.[decision.options.indexOf(target)] ?? decision.total;
  return Math.min(limit, (shares[target] ?? 0) + Math.max(0, left(decision, shares)));
}

/** One more or one less for a target, within what is possible. */
export function shared(
  decision: Split,
  shares: Readonly<Record<string, number>>,
  target: string,
  by: number,
): Readonly<Record<string, number>> {
  const share = Math.max(0, Math.min((shares[target] ?? 0) + by, room(decision, shares, target)));
  const { [target]: _, ...others } = shares;
  return share > 0 ? { ...others, [target]: share } : others;
}

/** The answer a draft stands for; null where nothing is chosen yet. */
export function answerOf(decision: Decision, draft: Draft): Answer | null {
  if (draft.selected !== null) return readOption(decision, draft.selected);
  switch (decision.kind) {
    case 'choose':
      return null;
    case 'place':
      return draft.spot;
    case 'pick':
      return draft.plan;
    case 'order':
      return inOrder(decision, draft.plan);
    case 'split':
      return decision.total === 1 && Object.keys(draft.shares).length === 0 ? null : draft.shares;
  }
}

const inOrder = ({ options }: Order, plan: readonly string[]): readonly string[] => (plan.length > 0 ? plan : options);

/** The point, pose or path a draft stands for: one's own, or that of the name that is chosen. */
export const spotOf = (decision: Decision | null, { selected, spot }: Draft): Spot | null =>
  (decision?.kind === 'place' && decision.candidates.find(({ id }) => id === selected)?.answer) || spot;

/** What is given for an option: a named place stands for its point, pose or path, one of several for the whole share. */
export function readOption(decision: Decision, id: string): Answer {
  if (decision.kind === 'place') return decision.candidates.find((one) => one.id === id)?.answer ?? id;
  return decision.kind === 'split' && decision.options.includes(id) ? { [id]: decision.total } : id;
}

/** Why a draft cannot be given yet; null where it can. */
export function notYet(decision: Decision, draft: Draft, judges: Judges): Refusal | null {
  const answer = answerOf(decision, draft);
  return answer === null ? null : refuse(decision, answer, judges);
}
