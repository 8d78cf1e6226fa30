import type { Json } from '@shamble/kernel';
import type { Phase } from '@shamble/parts';
import type { Step } from '../rules/state.ts';
import { asView } from '../rules/view.ts';
import { table } from '../table.ts';

export const { round } = table;

const STEPS: readonly { readonly id: string; readonly steps: readonly Step[] }[] = [
  { id: 'recover', steps: ['turn', 'recover'] },
  { id: 'move', steps: ['move', 'step'] },
  { id: 'encounters', steps: ['visit', 'attempt'] },
  { id: 'end', steps: ['end'] },
];

export const phases: readonly Phase[] = STEPS.map(({ id }) => ({ id, name: { id: `boardview.phase.${id}` } }));

export function phase(view: Json): string | null {
  const { step } = asView(view);
  return STEPS.find(({ steps }) => steps.includes(step))?.id ?? null;
}
