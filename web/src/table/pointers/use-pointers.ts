import { SPECTATOR } from '@shamble/kernel';
import { useKnown } from '../../app/known.ts';
import { useDesk, useNow, useShownDecision, useTable } from '../context.ts';
import { useTight } from '../frame/layout.ts';
import { focusPrompt } from '../prompt/focus.ts';
import { afterPaint } from '../state/frame.ts';
import { POINTERS, type PointerName, pointerId } from './names.ts';

/**
 * The pointers that are open at this table; there is none for who only watches, in the past, at the end, before the
 * first question, as there is nothing to point at yet, and where the board would be left no room.
 */
export function usePointers(): {
  readonly open: readonly PointerName[];
  readonly close: (names: readonly PointerName[]) => void;
} {
  const { kit } = useTable();
  const { id: game } = kit.game;
  const { viewer, outcome, lastOwn } = useNow();
  const asked = useShownDecision() !== null || lastOwn !== null;
  const past = useDesk((state) => state.past);
  const known = useKnown((store) => store.known);
  const note = useKnown((store) => store.note);
  const tight = useTight();
  const wanted = viewer !== SPECTATOR && outcome === null && past === null && asked && !tight;
  const close = (names: readonly PointerName[]): void => {
    for (const name of names) note(pointerId(game, name));
    // The focus was on what is gone now: it goes to the next pointer, or on to the question.
    afterPaint(() => {
      const next = document.querySelector<HTMLElement>('[data-testid="pointer-close"]');
      if (next) next.focus();
      else focusPrompt();
    });
  };
  return { open: wanted ? POINTERS.filter((name) => !known.includes(pointerId(game, name))) : [], close };
}
