/** What Actions cost and which of those left pays (AD-ACT03-R). */
import type { ActionType, Army, FreeKind, G, Now } from './state.ts';
import { nowOf } from './state.ts';

/** What an Action is, as far as paying goes. */
export interface Deed {
  readonly type: ActionType;
  /** Any Explosive is used (AD-SKILL14). */
  readonly explosive?: boolean;
}

/** Free Actions that an Action can be paid with, the narrowest first. */
function payers({ type, explosive }: Deed): FreeKind[] {
  const kinds: FreeKind[] = explosive ? ['explosive'] : [];
  if (type === 'melee' || type === 'ranged') return [...kinds, type, 'combat'];
  if (type === 'lay') return [...kinds, 'combat'];
  return type === 'move' || type === 'search' ? [...kinds, type] : kinds;
}

/** Whether the free Action that must be used next fits. */
const fitsNext = ({ next }: Now, { type }: Deed): boolean =>
  next !== null && (next === 'combat' ? type === 'melee' || type === 'ranged' || type === 'lay' : next === type);

/** How many free Actions could pay for it. */
function freeFor(s: Army, deed: Deed): number {
  const now = nowOf(s);
  const kinds = payers(deed);
  return now.free.filter((kind) => kinds.includes(kind)).length + (fitsNext(now, deed) ? 1 : 0);
}

/** How many Actions could be spent on it. */
export const budget = (s: Army, deed: Deed): number => nowOf(s).actions + freeFor(s, deed);

/** How many Actions are left to pay for it once free ones have paid what they can. */
export const chargeFor = (s: Army, deed: Deed, cost: number): number => Math.max(0, cost - freeFor(s, deed));

export const canPay = (s: Army, deed: Deed, cost = 1): boolean => budget(s, deed) >= cost;

/** Spends Actions; the narrowest free ones first. */
export function spend(g: G, deed: Deed, cost: number): void {
  const now = nowOf(g.state);
  let left = cost;
  if (fitsNext(now, deed) && left > 0) left--;
  now.next = null;
  for (const kind of payers(deed))
    while (left > 0) {
      const at = now.free.indexOf(kind);
      if (at < 0) break;
      now.free.splice(at, 1);
      left--;
    }
  now.actions -= left;
  if (now.actions < 0) throw new Error(`${cost} Actions were not there to pay with`);
}

/** Spends the Actions, and notes what was performed (AD-SKILL09-R). A free Action not used next is lost (AD-SKILL26-R). */
export function pay(g: G, deed: Deed, cost = 1): void {
  spend(g, deed, cost);
  nowOf(g.state).done.push(deed.type);
}
