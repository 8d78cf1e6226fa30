import type { Unwanted } from '../../words.ts';

export const fr: readonly Unwanted[] = [];
