import { writeFileSync } from 'node:fs';
import { jsonSchema } from './json-schema.ts';

writeFileSync(new URL('./scenario.schema.json', import.meta.url), `${JSON.stringify(jsonSchema(), null, 2)}\n`);
