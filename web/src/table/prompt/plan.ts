import {
  type Answer,
  type Checks,
  type Decision,
  type Order,
  type Pick,
  type Refusal,
  refuse,
  type Split,
} from '@shamble/kernel';

/** An answer that is being put together. */
export interface Draft {
  /** Chosen, but not given yet. */
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly shares: Readonly<Record<string, number>>;
}

/** The same with the piece in the hand: nothing is chosen before that is put somewhere. */
export interface Handling extends Draft {
  readonly hand: string | null;
}

/** Where a decision starts: nothing chosen; an order begins as it was offered. */
export const emptyDraft = (decision: Decision | null): Handling => ({
  selected: null,
  plan: decision?.kind === 'order' ? decision.options : [],
  shares: {},
  hand: null,
});

/** Whether Escape has something to clear. */
export const isTouched = (decision: Decision | null, { selected, plan, shares }: Draft): boolean => {
  if (selected !== null) return true;
  if (decision?.kind === 'order') return plan.some((id, i) => id !== decision.options[i]);
  return plan.length > 0 || Object.values(shares).some((share) => share > 0);
};

/** Whether Space gives the draft: an order may stand as offered, the rest wants a hand laid on it first. */
export const isMarked = (decision: Decision, draft: Draft): boolean =>
  decision.kind === 'order' || isTouched(decision, draft);

/** A selection may be short of its least number while it grows. */
const refuseGrowing = (decision: Pick, plan: readonly string[], checks: Checks): Refusal | null =>
  refuse({ ...decision, min: 0 }, plan, checks);

/** The selection with an option taken in or out; what can never stand beside it makes room for it. */
export function toggle(decision: Pick, plan: readonly string[], id: string, checks: Checks): readonly string[] {
  if (plan.includes(id)) return plan.filter((other) => other !== id);
  const grown = [...plan, id];
  if (refuseGrowing(decision, grown, checks) === null) return grown;
  const kept = plan.filter((other) => !areRivals(decision, other, id, checks));
  // What is refused only for something still missing may stand: the plan is not finished.
  return kept.length < decision.max ? [...kept, id] : plan;
}

/** Whether two options are refused together for a reason that neither has alone. */
function areRivals(decision: Pick, a: string, b: string, checks: Checks): boolean {
  const together = refuseGrowing(decision, [a, b], checks);
  if (together === null) return false;
  return [a, b].every((one) => refuseGrowing(decision, [one], checks)?.code !== together.code);
}

/** Whether an option could join the selection as it stands. */
export const fits = (decision: Pick, plan: readonly string[], id: string, checks: Checks): boolean =>
  plan.includes(id) || refuseGrowing(decision, [...plan, id], checks) === null;

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
  if (draft.selected !== null) return readOption(draft.selected);
  switch (decision.kind) {
    case 'choose':
    case 'place':
      return null;
    case 'pick':
      return draft.plan;
    case 'order':
      return inOrder(decision, draft.plan);
    case 'split':
      return draft.shares;
  }
}

const inOrder = ({ options }: Order, plan: readonly string[]): readonly string[] => (plan.length > 0 ? plan : options);

/** Points and paths are chosen from their list by their text. */
const CANDIDATE = 'candidate:';
export const candidateId = (candidate: unknown): string => `${CANDIDATE}${JSON.stringify(candidate)}`;

export const readOption = (id: string): Answer =>
  id.startsWith(CANDIDATE) ? (JSON.parse(id.slice(CANDIDATE.length)) as Answer) : id;

/** Why a draft cannot be given yet; null where it can. */
export function notYet(decision: Decision, draft: Draft, checks: Checks): Refusal | null {
  const answer = answerOf(decision, draft);
  return answer === null ? null : refuse(decision, answer, checks);
}
