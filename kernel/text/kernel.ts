import type { Refusal } from '../decision.ts';
import type { Describe, Lang, Messages } from '../kit.ts';
import type { UndoState } from '../match.ts';
import type { Message } from '../message.ts';
import en from './en.ts';
import fr from './fr.ts';
import it from './it.ts';

const catalogues: Record<Lang, Record<keyof typeof en, string>> = { en, it, fr };

export const kernelMessages = (lang: Lang): Messages => catalogues[lang];

/** Why an answer was not taken, in the game's own words where it has some. */
export function refusalMessage(refusal: Refusal, describe?: { refusal: Describe['refusal'] }): Message {
  const own = describe?.refusal(refusal);
  if (own) return own;
  const id = `kernel.refusal.${refusal.code}`;
  const { min, max } = refusal.params ?? {};
  if (refusal.code === 'too-few' && min !== undefined && min === max)
    return { id: 'kernel.refusal.exactly', params: refusal.params! };
  // The code is not said; whoever looks for refusals without words finds it.
  if (!(id in en)) return { id: 'kernel.refusal.other', params: { code: refusal.code } };
  return refusal.params ? { id, params: refusal.params } : { id };
}

/** Why nothing can be taken back; null where something can. */
export function undoMessage(undo: UndoState | null): Message | null {
  if (undo === null) return { id: 'kernel.undo.nothing' };
  if ('to' in undo) return null;
  return { id: undo.locked === 'other-seat' ? 'kernel.undo.other-seat' : 'kernel.undo.chance' };
}
