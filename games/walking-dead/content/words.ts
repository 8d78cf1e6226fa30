/** The language of the cards: what a challenge may ask and what an effect may do. Cards write it short, see notation.ts. */
export const KINDS = ['food', 'fuel', 'ammo'] as const;
export type Kind = (typeof KINDS)[number];
export type What = Kind | 'any';

/** What an amount grows with; `shifted` is the Fatigue the chosen player just took over. */
export type Per = 'survivor' | 'follower' | 'item' | 'explored' | 'shifted';
export type Amount = number | { readonly base: number; readonly per: Per; readonly each: number };

export type Metric = 'food' | 'fuel' | 'ammo' | 'resources' | 'survivors' | 'items' | 'explored';

export interface Condition {
  readonly metric: Metric;
  readonly atLeast: number;
}

export interface Cost {
  readonly what: What;
  readonly n: number;
}

export type Challenge =
  | { readonly kind: 'kill' | 'survive'; readonly zombies: Amount }
  | { readonly kind: 'act'; readonly n: Amount }
  /** One roll for both; with `zombies`, missing kills give Fatigue. */
  | { readonly kind: 'mix'; readonly kills: number; readonly actions: number; readonly zombies: boolean }
  | { readonly kind: 'pay'; readonly costs: readonly Cost[] }
  | { readonly kind: 'have'; readonly condition: Condition }
  /** With `ties`, sharing the place is enough. */
  | {
      readonly kind: 'compare';
      readonly metric: Metric;
      readonly relation: 'most' | 'fewest' | 'notMost';
      readonly ties: boolean;
    }
  /** `notActive`: success if the elected player is not the active one, who decides ties. */
  | {
      readonly kind: 'vote';
      readonly voters: 'all' | 'others';
      readonly ballot: 'yes-no' | 'player';
      readonly rule: 'majority' | 'half' | 'unanimous' | 'unlessMajority' | 'notActive';
    }
  /** The chosen player pays n, takes over up to n Fatigue, or does it once. */
  | {
      readonly kind: 'pick';
      readonly then: 'auto' | 'pays' | 'contest' | 'shift' | 'exchange';
      readonly n: number;
    }
  | { readonly kind: 'moral'; readonly options: readonly MoralOption[] }
  | { readonly kind: 'auto' };

/** One side of a moral choice; with `nested`, the result of that challenge is the outcome. */
export interface MoralOption {
  readonly id: 'a' | 'b';
  readonly cost: MoralCost | null;
  readonly outcome: 'success' | 'fail';
  readonly effects: readonly Effect[];
  readonly nested: {
    readonly challenge: Challenge;
    readonly success: readonly Effect[];
    readonly fail: readonly Effect[];
  } | null;
}

export type MoralCost = { readonly resources: readonly Cost[] } | { readonly items: number } | { readonly leave: true };

export type Players = 'all' | 'other' | 'yes' | 'no' | 'chosen' | 'elected' | 'fewestOther';

export type Effect =
  /** `exceptPaid`: not of the kind paid for this card. */
  | { readonly do: 'gain'; readonly what: What; readonly n: Amount; readonly exceptPaid: boolean }
  | { readonly do: 'lose'; readonly what: What; readonly n: Amount }
  | { readonly do: 'fatigue' | 'fatigueAll' | 'heal'; readonly n: Amount }
  | { readonly do: 'follower' | 'dropItem'; readonly n: number }
  | { readonly do: 'keep' }
  | { readonly do: 'killFollower' }
  | { readonly do: 'deny' }
  | { readonly do: 'nextMove' }
  | { readonly do: 'extraCard' }
  | { readonly do: 'swapPublic' }
  | { readonly do: 'exchange' }
  | { readonly do: 'shift'; readonly n: number }
  /** `otherwise` happens instead when there is no follower to leave. */
  | { readonly do: 'leaveHere' | 'leaveNear'; readonly otherwise: readonly Effect[] }
  | { readonly do: 'tokens'; readonly n: number | 'all'; readonly at: 'here' | 'chosen' }
  | { readonly do: 'clear'; readonly n: number | 'all' }
  | { readonly do: 'peek'; readonly n: number }
  /** To the chosen player, or to another player with the fewest of the metric. */
  | {
      readonly do: 'give';
      readonly what: What;
      readonly n: number;
      readonly to: 'chosen' | 'fewest';
      readonly metric: Metric | null;
    }
  /** From the chosen player. */
  | { readonly do: 'steal'; readonly what: What; readonly n: number }
  /** The metric belongs to `fewestOther`. */
  | {
      readonly do: 'each';
      readonly of: Players;
      readonly metric: Metric | null;
      readonly effects: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'when'; readonly condition: Condition; readonly effects: readonly Effect[] };
