/** What a check found, in words for people. */
export class Difference extends Error {}

const MOST = 160;

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where two pieces of plain data first differ, and how; null where they are equal. */
export function firstDifference(wanted: unknown, got: unknown, path = ''): string | null {
  if (Object.is(wanted, got)) return null;
  const place = path === '' ? '' : `at ${path} `;
  if (!isObject(wanted) || !isObject(got) || Array.isArray(wanted) !== Array.isArray(got))
    return `${place}${brief(wanted)} became ${brief(got)}`;
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
    const found = firstDifference(wanted[key], got[key], path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** Throws a Difference that names the first place where two pieces of plain data differ. */
export function expectSame(what: string, wanted: unknown, got: unknown): void {
  const found = firstDifference(wanted, got);
  if (found) throw new Difference(`${what}: ${found}`);
}

/** Deeper than any position goes, so that a cycle is reported and not followed for ever. */
const DEEPEST = 100;

/**
 * Where and why a value is not plain data, such as `.players.1.hand is undefined`; null where the value equals itself
 * after a round trip through JSON.
 */
export function notPlain(value: unknown, depth = 0): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Object.is(value, -0)) return ' is -0';
      return Number.isFinite(value) ? null : ` is ${value}`;
    case 'object':
      if (value === null) return null;
      return depth > DEEPEST ? ' never ends: it holds itself' : notPlainObject(value, depth);
    default:
      return value === undefined ? ' is undefined' : ` is a ${typeof value}`;
  }
}

function notPlainObject(value: object, depth: number): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    return ` is a ${value.constructor?.name ?? 'thing without a prototype'}`;
  const keys = Reflect.ownKeys(value);
  // The keys of a plain array are its indices and `length`.
  if (Array.isArray(value) && keys.length !== value.length + 1) return ' is an array with holes or names';
  for (const key of keys) {
    if (typeof key === 'symbol') return ' has a symbol as a key';
    const found = notPlain((value as Record<string, unknown>)[key], depth + 1);
    if (found) return depth > DEEPEST / 2 ? found : `.${key}${found}`;
  }
  return null;
}

export function expectPlain(name: string, value: unknown): void {
  const found = notPlain(value);
  if (found) throw new Difference(`${name}${found}`);
}
