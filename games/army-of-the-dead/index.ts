import type { Kit } from '@shamble/kernel';
import type { Army } from './rules/state.ts';
import { table } from './table.ts';
import { describe } from './text/describe.ts';
import { text } from './text/index.ts';

export const kit: Kit<Army> = { ...table, describe, text };
