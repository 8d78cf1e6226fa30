import type { Kit } from '@shamble/kernel';
import type { Walking } from './rules/state.ts';
import { table } from './table.ts';
import { describe } from './text/describe.ts';
import { text } from './text/index.ts';

export const kit: Kit<Walking> = { ...table, describe, text };
