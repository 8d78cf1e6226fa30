import { afterPaint } from '../state/frame.ts';

/** Whether the reader is at something else than this box, which is still there. */
function isElsewhere(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && box?.contains(focused) !== true;
}

/**
 * Moves the focus to the first thing to press, unless the reader is somewhere else; once it has been painted, since
 * asking what is in sight has the page laid out on the spot. Returns how to call it off.
 */
export function focusFirst(box: { readonly current: HTMLElement | null }): () => void {
  let off = false;
  afterPaint(() => {
    if (!off && !isElsewhere(box.current)) firstOption(box.current)?.focus({ preventScroll: true });
  });
  return () => {
    off = true;
  };
}

/**
 * The first thing to press: an option that is in sight, else a list or Confirm, else any button. Confirm comes last
 * while nothing is chosen: who presses on from the question before must not give everything away.
 */
function firstOption(box: HTMLElement | null): HTMLElement | null {
  if (box === null) return null;
  const inSight = (button: HTMLElement): boolean => button.offsetParent !== null;
  const buttons = (where: string) => [...box.querySelectorAll<HTMLElement>(where)];
  const options = buttons('.table-options button').filter(inSight);
  const safe = options.find((button) => button.dataset.nothing === undefined);
  return safe ?? options[0] ?? buttons('button').find(inSight) ?? null;
}

/** Takes the focus from what is about to go: a browser lays the whole page out once more when it goes with the focus. */
export function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.table-asked') !== null) focused.blur();
}
