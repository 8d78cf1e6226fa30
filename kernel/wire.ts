import * as v from 'valibot';
import { readAnswer } from './answer.ts';
import type { Answer, Decision, Refusal, Spot } from './decision.ts';
import { FARTHEST, isPoint, isPose, type Point, type Pose, type Region, type Shape, type Solid } from './geometry.ts';
import type { Json } from './json.ts';
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

const pointSchema: v.GenericSchema<unknown, Point> = v.custom<Point>(
  isPoint,
  'a point is two whole numbers, at most ten million from the middle',
);

const poseSchema: v.GenericSchema<unknown, Pose> = v.custom<Pose>(isPose, 'a pose is a point and a turn from 0 on');

const spotSchema: v.GenericSchema<unknown, Spot> = v.union([pointSchema, poseSchema, v.array(pointSchema)]);

const extent = v.pipe(count, v.maxValue(FARTHEST));

const solidSchema: v.GenericSchema<unknown, Solid> = v.union([
  v.strictObject({ disc: pointSchema, radius: extent }),
  v.strictObject({ polygon: v.array(pointSchema), grown: v.exactOptional(extent) }),
]);

const shapeSchema: v.GenericSchema<unknown, Shape> = v.union([
  solidSchema,
  v.strictObject({ ring: solidSchema, least: extent, most: extent }),
]);

const regionSchema: v.GenericSchema<unknown, Region> = v.strictObject({
  in: v.array(shapeSchema),
  out: v.exactOptional(
    v.array(
      v.strictObject({
        shape: solidSchema,
        closed: v.exactOptional(v.literal(true)),
        id: v.string(),
        code: v.string(),
        rules: ids,
      }),
    ),
  ),
});

const jsonSchema: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.pipe(v.number(), v.finite()),
    v.string(),
    v.array(jsonSchema),
    recordOf(jsonSchema),
  ]),
);

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
    facts: jsonSchema,
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
    turns: count,
    path: v.nullable(
      v.strictObject({
        from: pointSchema,
        reach: v.pipe(v.number(), v.finite(), v.minValue(0)),
        by: v.nullable(v.string()),
      }),
    ),
    candidates: v.array(v.strictObject({ id: v.string(), answer: spotSchema })),
    check: v.nullable(v.string()),
    facts: jsonSchema,
  }),
]);

/** The kinds and sizes that `readAnswer` takes, and no share below nothing or between whole numbers. */
export const answerSchema: v.GenericSchema<unknown, Answer> = v.pipe(
  v.unknown(),
  v.check((value) => readAnswer(value) !== null, 'this is no answer'),
  v.union([v.string(), ids, spotSchema, recordOf(shareSchema)]),
);

export const refusalSchema: v.GenericSchema<unknown, Refusal> = v.strictObject({
  code: v.string(),
  params: v.exactOptional(paramsSchema),
  rules: v.exactOptional(ids),
});
