import type * as v from 'valibot';
import type { Json } from '../json.ts';
import { formsOf, scenarioSchema } from './schema.ts';

type Schema = v.GenericSchema;

/** The kinds of schema that scenario files use. */
type Known =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.CustomSchema<Json, undefined>
  | v.LiteralSchema<string | boolean, undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.UnionSchema<Schema[], undefined>
  | v.ArraySchema<Schema, undefined>
  | v.StrictTupleSchema<Schema[], undefined>
  | v.RecordSchema<v.StringSchema<undefined>, Schema, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ObjectWithRestSchema<v.ObjectEntries, Schema, undefined>
  | v.OptionalSchema<Schema, undefined>
  | v.NullableSchema<Schema, undefined>
  | v.LazySchema<Schema>;

/** What is said about a value beside its type. */
type Action =
  | v.IntegerAction<number, undefined>
  | v.MinValueAction<number, number, undefined>
  | v.MinLengthAction<string | unknown[], number, undefined>
  | v.MinEntriesAction<Record<string, unknown>, number, undefined>
  | v.DescriptionAction<unknown, string>
  | v.TransformAction<unknown, unknown>;

type Node = Record<string, Json>;

/** The JSON Schema of one document of a scenario file, for editors that complete and check. */
export const jsonSchema = (): Node => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Scenario',
  ...node(scenarioSchema),
});

function node(schema: Schema): Node {
  if (!('pipe' in schema)) return bare(schema as unknown as Known);
  const [first, ...actions] = schema.pipe as [Schema, ...Action[]];
  return actions.reduce(refined, node(first));
}

function refined(so: Node, action: Action): Node {
  switch (action.type) {
    case 'integer':
      return { ...so, type: 'integer' };
    case 'min_value':
      return { ...so, minimum: action.requirement };
    case 'min_length':
      return { ...so, [so.type === 'array' ? 'minItems' : 'minLength']: action.requirement };
    case 'min_entries':
      return { ...so, minProperties: action.requirement };
    case 'description':
      return { ...so, description: action.description };
    case 'transform':
      return so;
  }
}

function bare(schema: Known): Node {
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'custom':
      return {};
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    case 'union':
      return { anyOf: schema.options.map(node) };
    case 'lazy': {
      const forms = (formsOf.get(schema) ?? []).map(node);
      return forms.length === 1 ? forms[0] : { anyOf: forms };
    }
    case 'nullable':
      return { anyOf: [node(schema.wrapped), { type: 'null' }] };
    case 'optional':
      return node(schema.wrapped);
    case 'array':
      return { type: 'array', items: node(schema.item) };
    case 'strict_tuple':
      return { type: 'array', items: schema.items.map(node), minItems: schema.items.length, additionalItems: false };
    case 'record':
      return { type: 'object', additionalProperties: node(schema.value) };
    case 'strict_object':
      return { ...properties(schema.entries), additionalProperties: false };
    case 'object_with_rest':
      return { ...properties(schema.entries), additionalProperties: node(schema.rest) };
  }
}

function properties(entries: v.ObjectEntries): Node {
  const all = Object.entries(entries) as [string, Schema][];
  const required = all.filter(([, schema]) => schema.type !== 'optional').map(([key]) => key);
  const shown = Object.fromEntries(all.map(([key, schema]) => [key, node(schema)]));
  return { type: 'object', properties: shown, ...(required.length > 0 ? { required } : {}) };
}
