/** The 86 zombie tokens (PB-CON06): toughness is the number of hits needed, bites what it bites in scoring. */
export interface TokenKind {
  readonly code: string;
  readonly toughness: 1 | 2;
  readonly feature: 'none' | 'mint' | 'lively';
  readonly bites: 1 | 2;
  readonly count: number;
}

export const TOKENS: readonly TokenKind[] = [
  { code: 'F', toughness: 1, feature: 'none', bites: 1, count: 48 },
  { code: 'Fm', toughness: 1, feature: 'mint', bites: 1, count: 9 },
  { code: 'Fl', toughness: 1, feature: 'lively', bites: 2, count: 9 },
  { code: 'T', toughness: 2, feature: 'none', bites: 1, count: 14 },
  { code: 'Tm', toughness: 2, feature: 'mint', bites: 1, count: 3 },
  { code: 'Tl', toughness: 2, feature: 'lively', bites: 2, count: 3 },
];

export const TOKEN_CODES: readonly string[] = TOKENS.map((t) => t.code);
