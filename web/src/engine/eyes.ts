import type { Json, Seat } from '@shamble/kernel';

type Later<T> = T | Promise<T>;

/** What the engine must ask a game's board: it knows what people must not show each other. */
export interface Eyes {
  hasSecrets(view: Json, seat: Seat): Later<boolean>;
  round(view: Json): Later<number>;
}
