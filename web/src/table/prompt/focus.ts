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

const isInSight = (element: HTMLElement): boolean => element.offsetParent !== null;

const optionOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.table-asked [data-option="${CSS.escape(id)}"]`);

/** Whether an option is in sight: one that is folded away has no key. */
export function isOptionInSight(id: string): boolean {
  const option = optionOf(id);
  return option !== null && isInSight(option);
}

/** An option chosen by its key takes the focus from any other, so that Space and Enter mean what is chosen. */
export function focusOption(id: string): void {
  if (document.activeElement?.closest('.table-asked')) optionOf(id)?.focus({ preventScroll: true });
}

/** Moves the focus to the question, wherever the reader is. */
export function focusPrompt(): void {
  firstOption(document.querySelector<HTMLElement>('.table-prompt'))?.focus();
}

/** Moves the focus to the board, once that is in sight: to the thing the reader was at last. */
export function focusBoard(): void {
  afterPaint(() => document.querySelector<HTMLElement>('.table-board-box [data-thing][tabindex="0"]')?.focus());
}

/** Moves the focus into the list that is being unfolded: to what a quick hand has chosen there already, else to the first. */
export function focusUnfolded(): void {
  afterPaint(() => {
    const panel = document.querySelector<HTMLElement>('.table-fold-panel:not([hidden])');
    const chosen = panel?.querySelector<HTMLElement>('[data-option][aria-pressed="true"]');
    (chosen ?? panel?.querySelector<HTMLElement>('[data-option]'))?.focus();
  });
}

/**
 * The first thing to press: an option that is in sight, else a list or Confirm, else any button. Confirm comes last
 * while nothing is chosen: who presses on from the question before must not give everything away.
 */
function firstOption(box: HTMLElement | null): HTMLElement | null {
  if (box === null) return null;
  const buttons = (where: string) => [...box.querySelectorAll<HTMLElement>(where)];
  const options = buttons('.table-options button').filter(isInSight);
  const safe = options.find((button) => button.dataset.nothing === undefined);
  return safe ?? options[0] ?? buttons('button').find(isInSight) ?? null;
}

/** Takes the focus from what is about to go: a browser lays the whole page out once more when it goes with the focus. */
export function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.table-asked') !== null) focused.blur();
}
