import type { Lang } from '@shamble/kernel';
import en from './en.ts';
import fr from './fr.ts';
import it from './it.ts';

/** The ids of the terminal's own messages. */
export type CliId = keyof typeof en;

const catalogues: Record<Lang, Record<CliId, string>> = { en, it, fr };

export const cliMessages = (lang: Lang): Record<CliId, string> => catalogues[lang];
