import type { Kit } from '@shamble/kernel';
import type { War } from './rules/state.ts';
import { table } from './table.ts';
import { describe } from './text/describe.ts';
import { text } from './text/index.ts';

export const kit: Kit<War> = { ...table, describe, text };
