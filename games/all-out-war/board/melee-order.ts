/** Where one is in the Melee phase: 1 of 3, who fights, and who is still to. */
import type { Message } from '@shamble/kernel';
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
