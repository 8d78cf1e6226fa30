import type { Decision, Json, Seat } from '@shamble/kernel';

type Later<T> = T | Promise<T>;

/** What the engine must ask a game's board: it knows what people look for and what they must not show each other. */
export interface Eyes {
  /** Things a player may look for that are perhaps not offered, as answers. */
  wishes(view: Json, decision: Decision): Later<readonly string[]>;
  hasSecrets(view: Json, seat: Seat): Later<boolean>;
  round(view: Json): Later<number>;
}
