import * as v from 'valibot';
import { readAnswer } from './answer.ts';
import type { Answer, Decision, Refusal } from './decision.ts';
import { isPoint, type Point, type Region, type Shape } from './geometry.ts';
import type { Param, Params } from './message.ts';

/**
 * The shapes of what travels between a table and its seats. A schema says whether a message is well formed;
 * whether an answer is legal, only `refuse` says.
 */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ids = v.array(v.string());

export const shareSchema = count;

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any keys; a list is none. */
export const recordOf = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Record<string, T>> =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord, 'this is no object'), v.record(v.string(), item));

export const pointSchema: v.GenericSchema<unknown, Point> = v.custom<Point>(
  isPoint,
  'a point is two whole numbers, at most ten million from the middle',
);

const shapeSchema: v.GenericSchema<unknown, Shape> = v.union([
  v.strictObject({ disc: pointSchema, radius: count }),
  v.strictObject({ polygon: v.array(pointSchema) }),
]);

const regionSchema: v.GenericSchema<unknown, Region> = v.strictObject({
  in: v.array(shapeSchema),
  out: v.exactOptional(v.array(shapeSchema)),
});

const paramSchema: v.GenericSchema<unknown, Param> = v.lazy(() =>
  v.union([
    v.string(),
    v.pipe(v.number(), v.finite()),
    v.boolean(),
    v.strictObject({ id: v.string(), params: v.exactOptional(paramsSchema) }),
    v.strictObject({ seat: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)) }),
    v.array(paramSchema),
  ]),
);

const paramsSchema: v.GenericSchema<unknown, Params> = recordOf(paramSchema);

const common = {
  n: count,
  seat: count,
  ask: v.strictObject({ id: v.string(), rules: ids }),
  params: v.nullable(paramsSchema),
  beside: ids,
};

export const decisionSchema: v.GenericSchema<unknown, Decision> = v.variant('kind', [
  v.strictObject({ ...common, kind: v.literal('choose'), options: ids, pass: v.nullable(v.string()) }),
  v.strictObject({
    ...common,
    kind: v.literal('pick'),
    options: ids,
    min: count,
    max: count,
    ordered: v.boolean(),
    check: v.nullable(v.string()),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('split'),
    options: ids,
    total: count,
    limits: v.nullable(v.array(count)),
  }),
  v.strictObject({ ...common, kind: v.literal('order'), options: ids }),
  v.strictObject({
    ...common,
    kind: v.literal('place'),
    region: regionSchema,
    path: v.nullable(v.strictObject({ from: pointSchema, reach: v.pipe(v.number(), v.finite(), v.minValue(0)) })),
    candidates: v.array(v.union([pointSchema, v.array(pointSchema)])),
    check: v.nullable(v.string()),
  }),
]);

/** The kinds and sizes that `readAnswer` takes, and no share below nothing or between whole numbers. */
export const answerSchema: v.GenericSchema<unknown, Answer> = v.pipe(
  v.unknown(),
  v.check((value) => readAnswer(value) !== null, 'this is no answer'),
  v.union([v.string(), ids, pointSchema, v.array(pointSchema), recordOf(shareSchema)]),
);

export const refusalSchema: v.GenericSchema<unknown, Refusal> = v.strictObject({
  code: v.string(),
  params: v.exactOptional(paramsSchema),
  rules: v.exactOptional(ids),
});
