import type { Message } from '@shamble/kernel';
import { kindOfThing, type ThingId } from '@shamble/parts';
import { option } from '../text/options.ts';
import { item } from '../text/words.ts';
import { laidAt } from './names.ts';
import { type Chip, whyNotThere } from './placing.ts';
import type { Stage } from './stage.ts';
import { spotOf } from './things.ts';

/** Something that can be done with a thing on the board. */
export type Action = { readonly words: Message } & (
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'put'; readonly chip: Chip }
  | { readonly kind: 'take'; readonly id: string }
);

/** All that can be done with a thing: what lies there taken back, chips laid, options chosen. */
export function actionsAt(stage: Stage, thing: ThingId): Action[] {
  const { decision, options } = stage;
  if (decision === null) return [];
  const chosen = options(thing).map((id): Action => ({ kind: 'option', id, words: option(decision, id) }));
  return kindOfThing(thing) === 'space' ? [...layable(stage, thing), ...chosen] : chosen;
}

function layable(stage: Stage, thing: ThingId): Action[] {
  const { view, placing, plan, chips } = stage;
  if (placing === null) return [];
  const spot = spotOf(thing);
  const fit = chips.filter((chip) => chip.left.length > 0 && whyNotThere(view, placing, plan, chip, spot) === null);
  return [
    ...fit.map(
      (chip): Action => ({
        kind: 'put',
        chip,
        words: { id: 'boardview.put', params: { item: item(chip.items[0]), left: chip.left.length } },
      }),
    ),
    ...laidAt(stage, spot).flatMap(({ id, words }): Action[] =>
      id === null ? [] : [{ kind: 'take', id, words: { id: 'boardview.take', params: { item: words } } }],
    ),
  ];
}

/** What tells the actions of a thing apart. */
export const keyOf = (action: Action): string =>
  `${action.kind} ${action.kind === 'put' ? action.chip.key : action.id}`;
