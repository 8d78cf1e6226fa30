import type { Json } from '../json.ts';
import type { Path } from './read.ts';

/** A place where something else was found than wanted; `got` is undefined where there is nothing. */
export interface Difference {
  readonly path: Path;
  readonly wanted: Json;
  readonly got: Json | undefined;
}

type Mapping = Readonly<Record<string, Json>>;

const isMapping = (value: Json | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** What a key names: in a mapping its value, in a list the element of that number, counted from 1, or its `count`. */
export function within(value: Json | undefined, key: string): Json | undefined {
  if (isMapping(value)) return Object.hasOwn(value, key) ? value[key] : undefined;
  if (!isList(value)) return undefined;
  if (key === 'count') return value.length;
  return /^[1-9]\d*$/.test(key) ? value[Number(key) - 1] : undefined;
}

const isEmpty = (value: Mapping | readonly Json[]): boolean => Object.keys(value).length === 0;

/**
 * Where a value is not as wanted. A mapping speaks only of the keys it names, or says that nothing is there if it is
 * empty; a list speaks of all its elements, and the word `any` of nothing but that there is something.
 */
export function differences(wanted: Json, got: Json | undefined, path: Path = []): Difference[] {
  if (wanted === 'any' && got !== undefined) return [];
  if (isMapping(wanted) && (isMapping(got) || isList(got)) && (!isEmpty(wanted) || isEmpty(got)))
    return differencesOfKeys(wanted, got, path);
  if (isList(wanted) && isList(got) && wanted.length === got.length)
    return wanted.flatMap((value, i) => differences(value, got[i], [...path, i]));
  return wanted === got ? [] : [{ path, wanted, got }];
}

/** Where what the keys name is not as wanted; without keys nothing is compared. */
export const differencesOfKeys = (wanted: Mapping, got: Json, path: Path): Difference[] =>
  Object.entries(wanted).flatMap(([key, value]) => differences(value, within(got, key), [...path, key]));

export const fits = (wanted: Json, got: Json | undefined): boolean => differences(wanted, got).length === 0;

/** The same with seats counted from 1: whatever stands under `seat`, `seats` or `winners`. */
export function fromOne(value: Json): Json {
  if (isList(value)) return value.map(fromOne);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SEAT_KEYS.has(key) ? seatsFromOne(item) : fromOne(item)]),
  );
}

const SEAT_KEYS = new Set(['seat', 'seats', 'winners']);

function seatsFromOne(value: Json): Json {
  if (isList(value)) return value.map(seatsFromOne);
  return typeof value === 'number' && value >= 0 ? value + 1 : fromOne(value);
}

/** Whether a word stands anywhere in a value, as a key or as a text. */
export function mentions(value: Json, word: string): boolean {
  if (isList(value)) return value.some((item) => mentions(item, word));
  if (isMapping(value)) return Object.entries(value).some(([key, item]) => key === word || mentions(item, word));
  return value === word;
}

const LONGEST = 400;

/** A value as it would stand in a scenario file, on one line. */
export function show(value: Json | undefined): string {
  const text = flow(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function flow(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (isList(value)) return `[${value.map(flow).join(', ')}]`;
  if (isMapping(value) && isEmpty(value)) return '{}';
  if (isMapping(value))
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${flow(item)}`)
      .join(', ')} }`;
  return typeof value === 'string' && /^[\w][\w.:-]*$/.test(value) && Number.isNaN(Number(value))
    ? value
    : JSON.stringify(value);
}
