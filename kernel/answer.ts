import type { Answer } from './decision.ts';
import { isPoint, isPose, type Point } from './geometry.ts';

/** No id of an option is longer, and no answer has more parts. */
export const LONGEST_ID = 200;
export const MOST_PARTS = 64;

/**
 * The answer that a value is, as a copy of one's own; null where it is none, of whatever kind it may be. Each part is
 * read once, so that what was judged is what is taken, and nothing that reading it throws gets out.
 */
export function readAnswer(value: unknown): Answer | null {
  if (typeof value === 'string') return value.length <= LONGEST_ID ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  try {
    return Array.isArray(value) ? readList(value) : readShares(value);
  } catch {
    return null;
  }
}

function readList(value: readonly unknown[]): Answer | null {
  const parts = partsOf(value);
  if (parts === null) return null;
  if (parts.every(isId)) return parts;
  if (isPoint(parts)) return wholly(parts);
  if (isPose(parts)) return [...wholly([parts[0], parts[1]]), parts[2] + 0];
  const points: Point[] = [];
  for (const part of parts) {
    const point = Array.isArray(part) ? partsOf(part) : null;
    if (!isPoint(point)) return null;
    points.push(wholly(point));
  }
  return points;
}

/** Without the sign of nothing: it would not come back from a log. */
const wholly = ([x, y]: Point): Point => [x + 0, y + 0];

const isId = (part: unknown): part is string => typeof part === 'string' && part.length <= LONGEST_ID;

/** A copy of a short list, with what is missing in it as undefined. */
function partsOf(value: readonly unknown[]): unknown[] | null {
  const { length } = value;
  if (!(length <= MOST_PARTS)) return null;
  const parts: unknown[] = [];
  for (let i = 0; i < length; i++) parts.push(value[i]);
  return parts;
}

function readShares(value: object): Answer | null {
  if (Object.prototype.toString.call(value) !== '[object Object]') return null;
  const keys = Reflect.ownKeys(value);
  if (keys.length > MOST_PARTS) return null;
  const shares: [string, number][] = [];
  for (const key of keys) {
    const share: unknown = Reflect.get(value, key);
    if (!isId(key) || typeof share !== 'number') return null;
    shares.push([key, share]);
  }
  return Object.fromEntries(shares);
}
