import { TOKENS } from '../content/tokens.ts';
import type { View } from '../rules/view.ts';

/** A token as the view shows it: `?` face down, else its code, with an apostrophe once it was hit. */
export const HIDDEN = '?';

export const isHidden = (face: string): boolean => face === HIDDEN;
export const isHit = (face: string): boolean => face.endsWith("'");
export const codeOf = (face: string): string => face.replace("'", '');
export const isTough = (face: string): boolean => face.startsWith('T');
export const isMint = (face: string): boolean => face[1] === 'm';
export const isLively = (face: string): boolean => face[1] === 'l';

/** Kinds of which a face-down token may be one, with how many of them lie face down or in the supply. */
export type Unseen = readonly { readonly code: string; readonly count: number }[];

/** Everything that lies open is not face down (PB-CON06, PB-HID01). */
export function unseen(view: View): Unseen {
  const open = [
    ...view.rows.flatMap((row) => row.tiles.flatMap((tile) => tile.stack)),
    ...view.ambulance,
    ...view.entering,
    ...view.players.flatMap((player) => player.marker),
  ];
  return TOKENS.map(({ code, count }) => ({
    code,
    count: count - open.filter((face) => !isHidden(face) && codeOf(face) === code).length,
  })).filter(({ count }) => count > 0);
}

/** From `lo` to `hi`; where `hi` is null nobody can say how many at most. */
export interface Range {
  readonly lo: number;
  readonly hi: number | null;
}

export const exactly = (n: number): Range => ({ lo: n, hi: n });
export const isCertain = ({ lo, hi }: Range): boolean => lo === hi;
export const plus = (a: Range, b: Range): Range => ({
  lo: a.lo + b.lo,
  hi: a.hi === null || b.hi === null ? null : a.hi + b.hi,
});
export const sum = (ranges: readonly Range[]): Range => ranges.reduce(plus, exactly(0));

/** The range that holds all of these numbers. */
export const around = (numbers: readonly number[]): Range => ({ lo: Math.min(...numbers), hi: Math.max(...numbers) });

/** The bites of a token (PB-ZOM06, PB-ZOM07). */
export function bitesOf(face: string, kinds: Unseen): Range {
  if (!isHidden(face)) return exactly(isLively(face) ? 2 : 1);
  return { lo: 1, hi: kinds.some(({ code }) => isLively(code)) ? 2 : 1 };
}

/** The hits that fell a token (PB-FIGHT05 to PB-FIGHT07). */
function needsOf(face: string, kinds: Unseen): Range {
  if (!isHidden(face)) return exactly(isTough(face) && !isHit(face) ? 2 : 1);
  return { lo: 1, hi: kinds.some(({ code }) => isTough(code)) ? 2 : 1 };
}

/** The hits that clear a stack, as long as nobody comes for the sauce. */
export const stackNeeds = (stack: readonly string[], kinds: Unseen): Range =>
  sum(stack.map((face) => needsOf(face, kinds)));
