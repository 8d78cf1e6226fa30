import * as v from 'valibot';
import type { Answer } from './decision.ts';
import { fingerprint, type Json } from './json.ts';
import { decode } from './log-answers.ts';
import { LogError } from './log-error.ts';
import type { State } from './table.ts';
import { recordOf } from './wire.ts';

/** The text of a log: what its fields are, and whether they are as they were written. */
export const FORMAT = 'shamble-log/1';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.number(), v.integer(), v.minValue(-0x80000000), v.maxValue(0x7fffffff));
/** What JSON gives is plain data, and how deep it goes was seen before. */
const json = v.custom<Json>(() => true);

/** A state as it may come from outside: its chance is free. What else is in it, the game looks at. */
const stateSchema: v.GenericSchema<unknown, State> = v.objectWithRest(
  { rng: v.strictObject({ s: v.strictTuple([word, word, word, word]) }) },
  json,
);

const logSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  version: v.string(),
  seats: count,
  options: recordOf(v.union([v.string(), v.boolean()])),
  seed: v.string(),
  /** The state before the first decision, where set-up and seed do not give it, and the rules and answers it came from. */
  start: v.exactOptional(
    v.strictObject({ state: stateSchema, from: v.strictObject({ version: v.string(), at: count }) }),
  ),
  ids: v.string(),
  answers: v.string(),
  hashes: v.array(v.strictTuple([count, v.string()])),
  checkpoint: v.exactOptional(v.strictObject({ at: count, state: stateSchema })),
  /** What the table it was played at wants to know of itself again; the match does not need it. */
  table: v.exactOptional(json),
  end: v.string(),
  sum: v.string(),
});

type Fields = v.InferOutput<typeof logSchema>;

/** A log as read: its answers instead of their texts. */
export interface Log extends Omit<Fields, 'ids' | 'answers'> {
  readonly answers: readonly Answer[];
}

export function writeLog(fields: Omit<Fields, 'sum'>): string {
  return JSON.stringify({ ...fields, sum: fingerprint(fields) });
}

/** The log in a text: well formed, and as it was when it was written. */
export function readLog(text: string): Log {
  const value = parse(text);
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  if (fields.format !== FORMAT)
    throw new LogError('wrong-format', 'format', `${JSON.stringify(fields.format) ?? 'missing'}, not "${FORMAT}"`);
  const result = v.safeParse(logSchema, fields);
  if (!result.success) {
    const [issue] = result.issues;
    throw new LogError('bad-field', fieldPath(issue.path), issue.message);
  }
  const { sum, ...rest } = fields;
  if (sum !== fingerprint(rest)) throw new LogError('tampered', 'sum', 'the log was changed after it was written');
  const { ids, answers, ...log } = result.output;
  return { ...log, answers: decode({ ids, answers }) };
}

/** More signs, values in one another or values in all than any log has. */
export const MOST_SIGNS = 2_097_152;
const DEEPEST = 32;
const MOST_VALUES = 200_000;

/** Sees from the signs alone whether a text is larger than it may be. */
function checkSize(text: string): void {
  const tooMuch = (what: string): LogError => new LogError('too-much', '', what);
  if (text.length > MOST_SIGNS) throw tooMuch(`${text.length} signs, at most ${MOST_SIGNS} are read`);
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ',') values++;
    else if (c === '{' || c === '[') {
      values++;
      if (++depth > DEEPEST) throw tooMuch(`more than ${DEEPEST} values in one another`);
    } else if (c === '}' || c === ']') depth--;
  }
  if (values > MOST_VALUES) throw tooMuch(`${values} values, at most ${MOST_VALUES} are read`);
}

function parse(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isCutShort(text))
      throw new LogError('truncated', '', `the log ends in the middle, after ${text.length} characters`);
    throw new LogError('not-json', '', `this is no log: ${error instanceof Error ? error.message : error}`);
  }
}

/** Whether a text begins as an object and ends before all that was opened in it is closed. */
function isCutShort(text: string): boolean {
  const start = text.trim();
  if (start === '') return true;
  if (!/^\{\s*("|$)/.test(start)) return false;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < start.length; i++) {
    const c = start[i];
    if (quoted && c === '\\') i++;
    else if (c === '"') quoted = !quoted;
    else if (!quoted && (c === '{' || c === '[')) depth++;
    else if (!quoted && (c === '}' || c === ']')) depth--;
  }
  return quoted || depth > 0;
}

function fieldPath(path: readonly { readonly key: unknown }[] | undefined): string {
  let text = '';
  for (const { key } of path ?? []) text += typeof key === 'number' ? `[${key}]` : text === '' ? key : `.${key}`;
  return text;
}
