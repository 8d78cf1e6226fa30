import type { Describe, Refusal, Say } from '@shamble/kernel';
import { refusalMessage } from '@shamble/kernel/text';

/** Reasons of the table itself rather than of the kernel or a game. */
const OWN: ReadonlySet<string> = new Set([
  'following',
  'undo-locked',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-autosave',
]);

/** Why something was not taken, in words. */
export const refusalWords = (refusal: Refusal, describe: Describe, say: Say): string =>
  say(OWN.has(refusal.code) ? { id: `web.table.refusal.${refusal.code}` } : refusalMessage(refusal, describe));
