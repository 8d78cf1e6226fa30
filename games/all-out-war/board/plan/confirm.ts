import type { Json, Message } from '@shamble/kernel';
import type { Intent } from '@shamble/parts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { stateFor } from '../seen-state.ts';
import { askingOf, plannedIn } from './asking.ts';

/** A Move that is planned before its gait was given: the button says all of it. */
export function confirmWords(data: Json, { decision, selected, plan, spot = null }: Intent): Message | null {
  if (decision.ask.id !== 'act') return null;
  const planned = plannedIn(askingOf(stateFor(asView(data)), decision), { selected, plan, spot });
  return planned === null ? null : (describe.spot?.(planned.way.place, planned.spot) ?? null);
}
