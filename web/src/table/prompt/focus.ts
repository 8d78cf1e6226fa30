/** Whether the reader is at something else than this box, which is still there. */
export function isElsewhere(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && box?.contains(focused) !== true;
}

/** The first thing to press: an option that is in sight, else a list or Confirm, else any button. */
export function firstOption(box: HTMLElement | null): HTMLElement | null {
  if (box === null) return null;
  const inSight = (button: HTMLElement): boolean => button.offsetParent !== null;
  const buttons = (where: string) => [...box.querySelectorAll<HTMLElement>(where)];
  return buttons('.table-options button').find(inSight) ?? buttons('button').find(inSight) ?? null;
}

/** Takes the focus from what is about to go: a browser lays the whole page out once more when it goes with the focus. */
export function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.table-asked') !== null) focused.blur();
}
