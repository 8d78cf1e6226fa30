/** Playback speeds, and how long each answer stays at them in milliseconds. */
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export const interval = (speed: Speed): number => 1000 / Number(speed);

/** The next of the viewer's own decisions after a moment; null where there is none. */
export const nextOwn = (own: readonly number[], at: number): number | null => own.find((n) => n > at) ?? null;
