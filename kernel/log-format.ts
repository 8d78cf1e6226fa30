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
const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((item) => isShallow(item, depth - 1)));
const json = v.custom<Json>((value) => isShallow(value, 100), 'nested too deep');

const stateSchema: v.GenericSchema<unknown, State> = v.objectWithRest(
  {
    rng: v.strictObject({
      s: v.strictTuple([word, word, word, word]),
      script: v.exactOptional(recordOf(v.array(json))),
    }),
  },
  json,
);

const logSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  version: v.string(),
  seats: count,
  options: recordOf(v.union([v.string(), v.boolean()])),
  seed: v.string(),
  /** The state before the first decision, where set-up and seed do not give it, and the rules it came from. */
  start: v.exactOptional(
    v.strictObject({
      state: stateSchema,
      from: v.exactOptional(v.strictObject({ version: v.string(), at: count })),
    }),
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

function parse(text: string): unknown {
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
