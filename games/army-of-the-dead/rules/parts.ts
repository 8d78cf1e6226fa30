/** A number that explains itself: what it is made of, each part with its reason and its rule. */
export interface Part {
  readonly n: number;
  /** What it comes from: a Skill's id, a card's id, or a word of the rules. */
  readonly why: string;
  readonly rule: string;
}

export const total = (parts: readonly Part[]): number => parts.reduce((sum, { n }) => sum + n, 0);
