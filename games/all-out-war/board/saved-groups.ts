import { keep, kept } from './kept.ts';

/** Groups kept on this device, each as its line of text. */
const NAME = 'groups';

const MOST = 30;

export function savedGroups(): readonly string[] {
  const stored = kept(NAME);
  return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : [];
}

/** Keeps these; false where the browser does not. */
export const keepGroups = (lines: readonly string[]): boolean => keep(NAME, lines.slice(0, MOST));
