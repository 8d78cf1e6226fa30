import type { Json, Seat } from '@shamble/kernel';
import type { BotRequest } from '@shamble/parts';
import { personNamed } from '../rules/named.ts';
import { asView } from '../rules/view.ts';

/** A bot may be asked to wait, or to protect somebody; not one that has nobody left to lead. */
export function requests(json: Json, seat: Seat): readonly BotRequest[] {
  const here = asView(json).team.filter(({ status }) => status === 'playing');
  if (!here.some(({ player }) => player === seat + 1)) return [];
  return [
    { id: 'wait', words: { id: 'boardview.request.wait' } },
    ...here.map(({ survivor }) => ({
      id: `protect.${survivor}`,
      words: { id: 'boardview.request.protect', params: { survivor: personNamed(survivor) } },
    })),
  ];
}
