/** The order in which a spread shot hits the kinds in a Zone (AD-PRIO01). */
import { followsPriority } from '../rules/hits.ts';
import { zombieOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Shot } from './ahead.ts';
import { layoutOf } from './layout.ts';
import type { Contents } from './pieces.ts';
import { stateFor } from './seen-state.ts';

/** A number for each column of the dead in its Zone; none where their order makes no difference. */
export function orderTags(view: View, { attack }: Shot, contents: Contents): readonly number[] {
  if (attack.focus !== null || attack.weapon.explosive || !followsPriority(attack)) return [];
  const s = stateFor(view);
  const columns = layoutOf(contents).dead.map(({ dead: [{ kind }] }) => zombieOf(s, kind).priority);
  const order = [...new Set(columns)].sort((a, b) => a - b);
  return order.length > 1 ? columns.map((one) => order.indexOf(one) + 1) : [];
}
