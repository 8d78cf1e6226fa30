/** Playback speeds, and how long each answer stays at them in milliseconds. */
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export const interval = (speed: Speed): number => 1000 / Number(speed);

/** A moment of the log: none lies before its start or after its end. */
export const within = (at: number, end: number): number => Math.max(0, Math.min(end, at));

/** Where a key leads from the moment last wished for, whether or not the board has come to it; null for other keys. */
export function stepBy(key: string, wanted: number, end: number): number | null {
  const to = new Map([
    ['Home', 0],
    ['End', end],
    ['ArrowLeft', wanted - 1],
    ['ArrowRight', wanted + 1],
  ]).get(key);
  return to === undefined ? null : within(to, end);
}

/** Where the viewer decided something, and where they are to decide now: the present is the last stop. */
export const ownStops = (own: readonly number[], now: { readonly at: number; readonly decision: unknown }): number[] =>
  now.decision === null ? [...own] : [...own.filter((at) => at < now.at), now.at];

/** The next of the viewer's own decisions after a moment; null where there is none. */
export const nextOwn = (own: readonly number[], at: number): number | null => own.find((n) => n > at) ?? null;
