import type { Lang } from '@shamble/kernel';

/** Languages by their own names, which every reader finds. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano', fr: 'Français' };
