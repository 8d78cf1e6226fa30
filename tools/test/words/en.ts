import type { Unwanted } from '../../words.ts';

export const en: readonly Unwanted[] = [{ word: /\bteam members?\b/, instead: 'survivors', where: 'walking-dead' }];
