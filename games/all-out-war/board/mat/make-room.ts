/** On a phone labels are moved off what they speak of: off figures, counters and ghosts, tools, and one another. */
import { type RefObject, useEffect } from 'react';
import type { Rect } from './plane.ts';

/** The most important first: it is moved least. */
const ORDER = ['why', 'length', 'danger', 'ahead', 'tape', 'chance', 'brawl', 'lunge', 'sneak', 'run', 'ring'] as const;
const MOVED = ORDER.map((kind) => `.war-m-label-${kind}`).join();
const STILL = '.war-m-label-bend, .war-m-label-choice, .war-m-label-cost';
const THINGS = '.war-m-figure .war-m-touch, .war-m-figure .war-m-tag, .war-m-ghost, .war-m-ghostway > circle';
const TOOLS = '.war-m-tools, .war-m-small, .war-m-order';

/** Pixels from one try to the next, and how far a label goes at most. */
const STEP = 6;
const FAR = 90;
const WAYS = 12;

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const area = ({ left, right, top, bottom }: Rect): number => (right - left) * (bottom - top);

const movedBy = ({ left, right, top, bottom }: Rect, [x, y]: readonly [number, number]): Rect => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

const WISHES: readonly (readonly [number, number])[] = [
  [0, 0],
  ...Array.from({ length: FAR / STEP }, (_, i) => (i + 1) * STEP).flatMap((far) =>
    Array.from({ length: WAYS }, (__, i): readonly [number, number] => {
      const turn = (2 * Math.PI * i) / WAYS;
      return [Math.round(far * Math.cos(turn)), Math.round(far * Math.sin(turn))];
    }),
  ),
];

/** How far a label has to be moved to lie on nothing and in the window; where that is nowhere, to where least is lost. */
export function shiftOf(label: Rect, taken: readonly Rect[], window: Rect): readonly [number, number] {
  let best = WISHES[0];
  let least = Number.POSITIVE_INFINITY;
  for (const wish of WISHES) {
    const box = movedBy(label, wish);
    const lost = taken.reduce((sum, one) => sum + common(box, one), area(box) - common(box, window));
    if (lost < least - 0.5) [best, least] = [wish, lost];
    if (least < 1) break;
  }
  return best;
}

function makeRoom(pane: HTMLElement): void {
  const board = pane.parentElement ?? pane;
  const window = pane.getBoundingClientRect();
  const rankOf = (label: Element): number => ORDER.findIndex((kind) => label.classList.contains(`war-m-label-${kind}`));
  const labels = [...pane.querySelectorAll<HTMLElement>(MOVED)].sort((a, b) => rankOf(a) - rankOf(b));
  for (const label of labels) label.style.transform = '';
  const taken: Rect[] = [...board.querySelectorAll(`${THINGS}, ${STILL}, ${TOOLS}`)]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => common(one, window) > 0);
  const boxes = labels.map((label) => label.getBoundingClientRect());
  for (const [i, label] of labels.entries()) {
    if (common(boxes[i], window) === 0) continue;
    const shift = shiftOf(boxes[i], taken, window);
    taken.push(movedBy(boxes[i], shift));
    if (shift[0] !== 0 || shift[1] !== 0) label.style.transform = `translate(${shift[0]}px, ${shift[1]}px)`;
  }
}

/** Keeps labels off what matters, after whatever changes on the mat or moves its window. */
export function useRoom(box: RefObject<HTMLElement | null>, compact: boolean): void {
  useEffect(() => {
    const { current: pane } = box;
    if (!pane || !compact) return;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      makeRoom(pane);
      watcher.takeRecords();
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const watcher = new MutationObserver(soon);
    watcher.observe(pane, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'transform'],
    });
    const sizes = new ResizeObserver(soon);
    for (const one of [pane, ...pane.children]) sizes.observe(one);
    pane.addEventListener('scrollend', soon, { passive: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      sizes.disconnect();
      pane.removeEventListener('scrollend', soon);
    };
  }, [box, compact]);
}
