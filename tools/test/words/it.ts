import type { Unwanted } from '../../words.ts';

export const it: readonly Unwanted[] = [];
