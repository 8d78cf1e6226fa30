/** Event cards that Stay in Play, each in one sentence (AW-EVENT04). */
import type { Message } from '@shamble/kernel';
import { pieceName } from '../rules/terrain.ts';
import type { View } from '../rules/view.ts';
import { instructionText, staysText } from '../text/event-cards.ts';
import { card } from '../text/words.ts';

export interface PaperSlip {
  readonly id: string;
  readonly title: Message;
  readonly text: Message;
}

/** What works for the rest of this turn stands there, too. */
export function slipsOf(view: View): PaperSlip[] {
  const { staying, frenzy } = view;
  const slips = staying.map(
    ({ does, piece }): PaperSlip => ({
      id: does,
      title: card(does),
      text:
        does === 'carAlarm' && piece === 0
          ? { id: 'boardview.face.card.stays.carAlarm' }
          : staysText(does, piece > 0 ? pieceName(view, piece - 1) : ''),
    }),
  );
  if (frenzy !== 1 && frenzy !== 2) return slips;
  const text = instructionText({ does: 'frenzy', least: frenzy });
  return [...slips, { id: 'feedingFrenzy', title: card('feedingFrenzy'), text }];
}
