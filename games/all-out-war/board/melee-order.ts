/** Where one is in the Melee phase: 1 of 3, who fights, and who is still to. */
import type { Decision, Message } from '@shamble/kernel';
import type { View } from '../rules/view.ts';
import { figures } from './names.ts';

const names = (one: { readonly centre: string; readonly leaves: readonly string[] }): Message[] =>
  figures([one.centre, ...one.leaves]);

/** The fight under way. */
export function meleeNow({ brawl }: View): Message | null {
  if (brawl?.now == null) return null;
  const { now, fought } = brawl;
  return {
    id: 'boardview.ahead.melee.now',
    params: { n: fought + 1, of: fought + stillOpen(brawl).length + 1, who: names(now) },
  };
}

/** The fights after it. */
export const meleesLater = ({ brawl }: View): Message[] =>
  brawl === null
    ? []
    : stillOpen(brawl).map((one) => ({ id: 'boardview.ahead.melee.later', params: { who: names(one) } }));

const stillOpen = ({ open, now }: NonNullable<View['brawl']>) => open.filter(({ centre }) => centre !== now?.centre);

/** The steps of the Melee phase that are decided on, in their order. */
export const MELEE_STEPS = ['split', 'order', 'shots', 'stance', 'dice', 'wounds', 'pushes'] as const;

export type MeleeStep = (typeof MELEE_STEPS)[number];

const STEPS: Readonly<Record<string, MeleeStep>> = {
  'optional-attack': 'split',
  'split-melees': 'split',
  'next-melee': 'order',
  'melee-shot': 'shots',
  'melee-shot-next': 'shots',
  'walkers-join': 'stance',
  stance: 'stance',
  'melee-weapon': 'stance',
  'dual-wield': 'dice',
  'share-wounds': 'wounds',
  'place-critical': 'wounds',
  'ignore-critical': 'wounds',
  stunned: 'wounds',
  'next-push': 'pushes',
  'push-end': 'pushes',
  slippery: 'pushes',
};

/** The step a question belongs to; null outside of the Melee phase. */
export const meleeStep = ({ step }: View, decision: Decision | null): MeleeStep | null =>
  decision === null || (step !== 'melees' && step !== 'melee') ? null : (STEPS[decision.ask.id] ?? null);

/** How many there are, before one of them is chosen; who fights whom has to be known first. */
export const meleesLeft = ({ brawl }: View, step: MeleeStep | null): Message | null =>
  brawl === null || brawl.open.length === 0 || step === 'split'
    ? null
    : { id: 'boardview.melee.left', params: { n: brawl.open.length } };

/** In a few words: which of how many. */
export function meleeShort({ brawl }: View): Message | null {
  if (brawl?.now == null) return null;
  const n = brawl.fought + 1;
  return { id: 'boardview.melee.short', params: { n, of: brawl.fought + stillOpen(brawl).length + 1 } };
}

/** The number at the ring of a melee: that of its option where one of them is chosen, else its place in the order. */
export function ringNumber(
  { brawl }: Pick<View, 'brawl'>,
  decision: Decision | null,
  centre: string,
  place: number,
): number {
  const asked = decision?.kind === 'choose' && decision.ask.id === 'next-melee' ? decision.options : [];
  const at = asked.findIndex((id) => id.split('+')[0] === centre);
  return at < 0 ? (brawl?.fought ?? 0) + place + 1 : at + 1;
}
