/** What a question begins with: cards as they lie. */
import type { Decision, Json } from '@shamble/kernel';
import type { Beginning } from '@shamble/parts';
import { asTheyLie } from './swapping.ts';

export const begins = (_view: Json, decision: Decision): Beginning | null =>
  decision.kind === 'pick' && decision.ask.id === 'swap' ? asTheyLie(decision) : null;
