import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchema } from '../json-schema.ts';

test('the JSON Schema file is up to date (node kernel/scenario/write-schema.ts, then npm run format)', () => {
  const file = readFileSync(new URL('../scenario.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(jsonSchema());
});
