import type { Seat } from '@shamble/kernel';

/** Why an Encounter card is faced: only one drawn for an icon has a resource to lose (WD-RES12-R). */
export type Why = 'icon' | 'marker' | 'location' | 'extra';

/** What the effects of a card may refer to. */
export interface Context {
  readonly card: number;
  readonly why: Why;
  /** Whose effects they are: the active player, or one of a set of players. */
  who: Seat;
  section: 'success' | 'fail';
  /** Kinds of resources paid for the card. */
  paid: readonly number[];
  chosen: Seat;
  elected: Seat;
  yes: readonly Seat[];
  no: readonly Seat[];
  /** Fatigue the chosen player took over. */
  shifted: number;
  /** Nobody else of the group can take Fatigue over: it is for the elected player's own survivors. */
  alone: boolean;
  /** The card stays with its player as an item. */
  kept: boolean;
}

export const newContext = (card: number, why: Why, who: Seat): Context => ({
  card,
  why,
  who,
  section: 'success',
  paid: [],
  chosen: -1,
  elected: -1,
  yes: [],
  no: [],
  shifted: 0,
  alone: false,
  kept: false,
});
