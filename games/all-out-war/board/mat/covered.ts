/** What lies over the window of a phone: its tools at the right, the small map in the corner below them at the left. */
import type { Rect } from './plane.ts';

export interface Size {
  readonly wide: number;
  readonly tall: number;
}

/** Pixels, as in mat.css. */
const TOOLS = 56;
const MAP = 104;
const MAP_LOW = 84;
const LOW = 300;

const mapOf = ({ tall }: Size): number => (tall < LOW ? MAP_LOW : MAP);

/** The part of a window of which no tool takes anything, and its corner under the small map. */
const besideTools = ({ wide, tall }: Size): Rect => ({ left: 0, top: 0, right: wide - TOOLS, bottom: tall });

/** The parts of a window that nothing lies over: beside the small map, and above it. */
const clearParts = (window: Size): readonly Rect[] => [
  { ...besideTools(window), left: mapOf(window) },
  { ...besideTools(window), bottom: window.tall - mapOf(window) },
];

/** What of a window can be looked through, and how far it can be moved beyond the right and the lower edge. */
export interface Cover {
  /** The first is all of it but the tools: with a corner under the small map. */
  readonly parts: readonly Rect[];
  readonly clear: readonly Rect[];
  readonly beyond: Size;
}

export function coverOf(window: Size, compact: boolean): Cover {
  const whole = { left: 0, top: 0, right: window.wide, bottom: window.tall };
  if (!compact) return { parts: [whole], clear: [whole], beyond: { wide: 0, tall: 0 } };
  const clear = clearParts(window);
  return { parts: [besideTools(window), ...clear], clear, beyond: { wide: TOOLS, tall: mapOf(window) } };
}

const contains = (outer: Rect, { left, top, right, bottom }: Rect): boolean =>
  left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1;

/** Whether something in a window can be seen whole. */
export const isClear = ({ clear }: Cover, box: Rect): boolean => clear.some((part) => contains(part, box));
