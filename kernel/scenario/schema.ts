import * as v from 'valibot';
import type { Json } from '../json.ts';

/** Forms a value may take, by the schema that chooses among them; the JSON Schema lists them all. */
export const formsOf = new WeakMap<object, readonly v.GenericSchema[]>();

/** One of several forms, chosen by a look at the value, so that a complaint speaks of the form that was meant. */
function oneOf<T extends v.GenericSchema>(forms: readonly T[], which: (value: unknown) => T): v.LazySchema<T> {
  const schema = v.lazy(which);
  formsOf.set(schema, forms);
  return schema;
}

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const noMapping = v.custom<never>(() => false);

/** Keys and values; the library by itself would take a list for one. */
const mapping = <T extends v.GenericSchema>(schema: T) =>
  oneOf<T | typeof noMapping>([schema], (value) => (isMapping(value) ? schema : noMapping));

const only = <T extends v.ObjectEntries>(entries: T) => mapping(v.strictObject(entries));

const open = <T extends v.ObjectEntries, R extends v.GenericSchema>(entries: T, rest: R) =>
  mapping(v.objectWithRest(entries, rest));

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value;

const about = <T extends v.GenericSchema>(schema: T, text: string) => v.pipe(schema, v.description(text));

/** A line of `do`, marked with its kind when it has been read. */
const lineOf = <K extends string, T extends v.GenericSchema>(kind: K, schema: T, text: string) =>
  v.pipe(
    schema,
    v.description(text),
    v.transform((line) => ({ kind, line })),
  );

const name = v.pipe(v.string(), v.minLength(1));
const word = v.union([v.string(), v.number(), v.boolean()]);
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const seat = about(v.pipe(whole, v.minValue(1)), 'a seat, counted from 1');
const point = about(v.strictTuple([whole, whole]), 'a point [x, y]');
/** The reader of the file has made sure that everything is plain data. */
const anything = v.custom<Json>(() => true);
const words = mapping(v.record(v.string(), anything));
const event = v.pipe(words, v.minEntries(1));
const yes = v.literal(true);

const shares = mapping(v.record(v.string(), whole));
const ids = v.array(word);
const someIds = v.pipe(ids, v.minLength(1));
const answer = oneOf<typeof word | typeof ids | typeof shares>([word, ids, shares], (value) =>
  Array.isArray(value) ? ids : isMapping(value) ? shares : word,
);

const given = {
  items: v.optional(about(v.array(word), 'the ids picked, or all ids in order')),
  point: v.optional(point),
  pose: v.optional(about(v.strictTuple([whole, whole, count]), 'a point and a direction [x, y, turn]')),
  path: v.optional(about(v.array(point), 'the waypoints, without the starting point')),
};

const decision = v.pipe(
  only({
    none: v.optional(about(yes, 'nothing is asked: of this seat, or of anyone')),
    seat: v.optional(seat),
    ask: v.optional(about(v.string(), 'the id of what is asked')),
    kind: v.optional(v.picklist(['choose', 'pick', 'split', 'order', 'place'])),
    options: v.optional(
      v.pipe(
        only({
          include: v.optional(someIds),
          exclude: v.optional(someIds),
          exact: v.optional(about(ids, 'all ids offered, in any order')),
          count: v.optional(count),
        }),
        v.minEntries(1),
      ),
    ),
    forced: v.optional(about(v.boolean(), 'whether there is only one answer')),
    window: v.optional(about(v.boolean(), 'whether the seat may simply go on')),
    min: v.optional(count),
    max: v.optional(count),
    total: v.optional(count),
    rules: v.optional(v.array(name)),
  }),
  v.minEntries(1),
);
const decisions = v.array(decision);

const seatView = v.pipe(
  open(
    {
      seat: about(v.union([seat, v.literal('spectator')]), 'whose view'),
      absent: v.optional(about(someIds, 'dotted paths and bare words that are not in the view')),
    },
    anything,
  ),
  v.minEntries(2),
);
const views = v.pipe(v.array(seatView), v.minLength(1));

const eventCount = only({ count, of: about(event, 'what the events have in common') });

const outcome = v.nullable(words);

const expectation = v.pipe(
  open(
    {
      events: v.optional(about(v.array(event), 'events that happened, in this order; none at all if empty')),
      noEvents: v.optional(about(v.pipe(v.array(event), v.minLength(1)), 'events that did not happen')),
      eventCounts: v.optional(about(v.pipe(v.array(eventCount), v.minLength(1)), 'how many such events happened')),
      decision: v.optional(
        about(
          oneOf<typeof decision | typeof decisions>([decision, decisions], (value) =>
            Array.isArray(value) ? decisions : decision,
          ),
          'what is asked now; a list speaks of everything that is asked',
        ),
      ),
      outcome: v.optional(about(outcome, 'how the game ended; null while it goes on')),
      view: v.optional(
        about(
          oneOf<typeof seatView | typeof views>([seatView, views], (value) =>
            Array.isArray(value) ? views : seatView,
          ),
          'what a seat sees',
        ),
      ),
    },
    anything,
  ),
  v.minEntries(1),
);

const line = {
  answer: lineOf(
    'answer',
    open({ seat, answer: v.optional(answer), ...given }, word),
    'an answer; further fields are appended to its id with dots',
  ),
  refuse: lineOf(
    'refuse',
    open({ seat, refuse: v.optional(answer), code: name, rules: v.optional(v.array(name)), ...given }, word),
    'an answer that must be refused for this reason',
  ),
  go: lineOf('go', only({ seat, go: yes }), 'goes on without using an optional window'),
  auto: lineOf('auto', only({ auto: yes }), 'goes on to the next real decision'),
  undo: lineOf('undo', only({ undo: yes }), 'takes back the last answer'),
  expect: lineOf('expect', only({ expect: expectation }), 'what must be true here'),
};

type Line = (typeof line)[keyof typeof line];

const lines = oneOf<Line>(Object.values(line), (value) => {
  if (has(value, 'expect')) return line.expect;
  if (has(value, 'refuse') || has(value, 'code')) return line.refuse;
  if (has(value, 'go')) return line.go;
  if (has(value, 'auto')) return line.auto;
  return has(value, 'undo') ? line.undo : line.answer;
});

const scripts = v.array(anything);

/** One YAML document of a scenario file, as it is written. */
export const scenarioSchema = only({
  title: about(name, 'what the example shows, in one sentence'),
  rules: about(v.pipe(v.array(name), v.minLength(1)), 'the ids of the rules it is an example of'),
  game: about(name, 'the id of the game'),
  options: about(open({ seats: v.optional(count) }, word), 'the number of seats, and the options of the game'),
  each: v.optional(
    about(
      v.pipe(mapping(v.record(v.string(), someIds)), v.minEntries(1)),
      'several values of an option, for each of which the scenario is played; of several options, all combinations',
    ),
  ),
  seed: v.optional(about(word, 'for all chance that is not scripted; "0" unless said otherwise')),
  setupChance: v.optional(
    about(mapping(v.record(v.string(), scripts)), 'scripted chance of the set-up, by name, in order'),
  ),
  given: v.optional(about(words, 'changes to the position after set-up, in the words of the game')),
  chance: v.optional(
    about(
      open({ loose: v.optional(about(v.boolean(), 'values may be left over at the end')) }, scripts),
      'scripted chance after `given`, by name, in order',
    ),
  ),
  skipForced: v.optional(about(v.boolean(), 'answer forced decisions that no line names; true unless said otherwise')),
  passWindows: v.optional(about(v.boolean(), 'pass optional windows that no line names; false unless said otherwise')),
  do: v.optional(about(v.pipe(v.array(lines), v.minLength(1)), 'answers, refusals and expectations, in order')),
  expect: v.optional(about(expectation, 'what must be true at the end, in the words of `given` and some more')),
});

export type ScenarioText = v.InferOutput<typeof scenarioSchema>;
export type LineText = v.InferOutput<typeof lines>;
export type Expectation = v.InferOutput<typeof expectation>;
export type ExpectedDecision = v.InferOutput<typeof decision>;
export type ExpectedView = v.InferOutput<typeof seatView>;
export type EventCount = v.InferOutput<typeof eventCount>;
