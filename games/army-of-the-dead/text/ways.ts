/** Groups of the dead that can go several ways, in words. */
import type { Decision, Message, Params } from '@shamble/kernel';
import { dead } from './words.ts';
import { label } from './zones.ts';

/** A group with odd ones, as its question tells of it. */
export interface OddGroup {
  readonly from: string;
  readonly kind: string;
  /** So many go each way at least, and so many are left over. */
  readonly each: number;
  readonly odd: number;
  readonly why: string;
  readonly goals: readonly string[];
}

export function oddGroups({ params }: Decision): OddGroup[] {
  const groups = params?.groups;
  return Array.isArray(groups) ? groups.map((one) => (one as Message).params as unknown as OddGroup) : [];
}

/** Options are about one group where all but their last part is the same: `goal.from.to`, `way.from.kind.odd.to`. */
export const isOneGroup = (decision: Decision): boolean =>
  decision.kind === 'pick' && new Set(decision.options.map((id) => id.slice(0, id.lastIndexOf('.')))).size === 1;

const last = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Which way one group goes; of several, that there are. */
export function askWays(decision: Decision): Params {
  const [group, more] = oddGroups(decision);
  if (group === undefined || more !== undefined) return {};
  const { from, kind, each, odd, why, goals } = group;
  const mission = String(decision.params?.mission ?? '');
  const ways = decision.kind === 'pick' ? decision.options.length : 1;
  const n = each * ways + odd;
  const told = {
    dead: dead(kind, n),
    n,
    from: label(mission, from),
    goal: { id: `towards.${why}`, params: { zones: goals.map((zone) => label(mission, zone)) } },
  };
  return each === 0 ? { wording: 'one', ...told } : { wording: 'odd', ...told, each, odd };
}

/** Whom one group follows; of several, that they are to be told. */
export function askGoals(decision: Decision): Params {
  if (decision.kind !== 'pick' || !isOneGroup(decision)) return {};
  const mission = String(decision.params?.mission ?? '');
  const [, from] = decision.options[0].split('.');
  const zones = decision.options.map((id) => label(mission, last(id)));
  return { wording: 'one', from: label(mission, from), zones };
}
