import { TOKENS } from '../content/tokens.ts';
import type { View } from '../rules/view.ts';
import { groupedBy } from './grouped.ts';

export type TokenView = View['tokens'][number];

/** The tokens of every space that has some, the first laid first. */
export const tokensBySpace = ({ tokens }: View): ReadonlyMap<string, readonly TokenView[]> =>
  groupedBy(tokens, ({ space }) => space);

/** A token as text: its zombies, with `*` where only this seat knows them, or a question mark. */
export const tokenCode = ({ zombies, open }: TokenView): string =>
  zombies === null ? '?' : `${zombies}${open ? '' : '*'}`;

/** How likely a token this seat does not know has 0, 1, … zombies: all that lie nowhere open (WD-TOK09). */
export function hiddenShares({ tokens, discard }: View): readonly number[] {
  const left = TOKENS.map((n, zombies) => n - (discard[zombies] ?? 0));
  for (const { zombies } of tokens) if (zombies !== null) left[zombies]--;
  const all = left.reduce((sum, n) => sum + n, 0);
  return left.map((n) => (all > 0 ? Math.max(0, n) / all : 0));
}
