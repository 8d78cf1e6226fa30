import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const LINES = '.table-log-turn > summary, .table-log-words';

const linesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(LINES)];

/** Makes one line the stop for Tab. */
function stopAt(box: HTMLElement, line: HTMLElement | undefined): void {
  if (!line) return;
  for (const other of box.querySelectorAll<HTMLElement>(LINES)) if (other !== line) other.tabIndex = -1;
  line.tabIndex = 0;
}

/** The line that arrow keys, Home and End lead to; undefined for other keys. */
function lineAfter(key: string, lines: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowUp':
      return lines[Math.max(0, at - 1)];
    case 'ArrowDown':
      return lines[Math.min(lines.length - 1, at + 1)];
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
  }
}

/** The log is one stop for Tab: its newest line, or the one the reader is at. Arrow keys go from line to line. */
export function useLines(root: RefObject<HTMLElement | null>, turns: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what moves the stop
  useLayoutEffect(() => {
    const box = root.current;
    if (box && !box.contains(document.activeElement)) stopAt(box, linesIn(box).at(-1));
  }, [turns]);

  const onFocus = ({ target }: { readonly target: Element }): void => {
    if (root.current && target instanceof HTMLElement && target.matches(LINES)) stopAt(root.current, target);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !root.current) return;
    const lines = linesIn(root.current);
    const at = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
    const next = at < 0 ? undefined : lineAfter(event.key, lines, at);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return { onFocus, onKeyDown };
}
