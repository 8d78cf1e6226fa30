import { type RefObject, useEffect, useState } from 'react';

interface Sides {
  readonly before: number;
  readonly after: number;
}

type Extent = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Edges and shadows may stick out a little. */
const SLACK = 4;

/** How many of some cards stick out of their row, or their rows, on the one side and on the other. */
export function sidesOf(row: Extent, cards: readonly Extent[]): Sides {
  const before = cards.filter(({ left, top }) => left < row.left - SLACK || top < row.top - SLACK);
  const after = cards.filter(({ right, bottom }) => right > row.right + SLACK || bottom > row.bottom + SLACK);
  return { before: before.length, after: after.filter((card) => !before.includes(card)).length };
}

/** Scrolls the cards beside a button by most of what is in sight. */
export function scrollBeside(button: HTMLElement, side: string, smoothly: boolean): void {
  const row = [...(button.parentElement?.children ?? [])].find(({ localName }) => localName !== 'button');
  if (!row) return;
  const by = side === 'before' ? -0.8 : 0.8;
  const behavior = smoothly ? 'smooth' : 'auto';
  row.scrollBy({ left: by * row.clientWidth, top: by * row.clientHeight, behavior });
}

const NONE: Sides = { before: 0, after: 0 };

interface Looked {
  /** Whether the row scrolls by itself. */
  readonly scrolls: boolean;
  /** How its cards are found. */
  readonly selector: string;
  /** Which cards lie in it: whenever they change, they are looked for again. */
  readonly cards: string;
}

/** How many cards of a row are not wholly in sight on either side. */
export function useOutOfSight(row: RefObject<HTMLElement | null>, { scrolls, selector, cards }: Looked): Sides {
  const [sides, setSides] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements
  useEffect(() => {
    const box = row.current;
    if (box === null || !scrolls) return setSides(NONE);
    const all = [...box.querySelectorAll(selector)];
    const look = (): void => {
      const now = sidesOf(
        box.getBoundingClientRect(),
        all.map((card) => card.getBoundingClientRect()),
      );
      setSides((known) => (known.before === now.before && known.after === now.after ? known : now));
    };
    const observer = new IntersectionObserver(look, { root: box, threshold: [0.5, 0.98] });
    for (const card of all) observer.observe(card);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scrolls, selector, cards]);
  return sides;
}
