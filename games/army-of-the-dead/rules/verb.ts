import type { Rules } from '@shamble/kernel';
import type { Army, G } from './state.ts';

/** One kind of thing a Survivor may do in his Turn (AD-ACT01): options are `verb.…`. */
export interface Verb {
  /** What of it the acting Survivor may do now, the part after the verb. */
  options(s: Army): string[];
  /** Does it; a coroutine where something is asked on the way. */
  act(g: G, rest: readonly string[]): Rules | undefined;
}
