/** The 216 zombie tokens: how many there are with 0, 1, … 6 zombies (WD-COMP01). */
export const TOKENS: readonly number[] = [0, 36, 54, 54, 36, 24, 12];

/** What is printed on a token's face, by its zombies. */
export const TOKEN_LABELS: readonly string[] = TOKENS.map((_, zombies) => String(zombies));
