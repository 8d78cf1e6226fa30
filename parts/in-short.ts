/** Of many sentences those that begin and those that end what they tell: so many are left out between them. */
export interface InShort<T> {
  readonly first: readonly T[];
  readonly left: number;
  readonly last: readonly T[];
}

/** At most so many of some sentences; what comes of it all stands at the end, so it is the middle that is left out. */
export function inShort<T>(all: readonly T[], most: number): InShort<T> {
  const left = Math.max(0, all.length - most);
  if (left === 0) return { first: all, left, last: [] };
  const start = Math.ceil(most / 2);
  return { first: all.slice(0, start), left, last: all.slice(start + left) };
}
