/** The 65 cards (PB-COMP10). A card's number is its place in this table; cards of one kind are alike. */
export interface CardKind {
  readonly id: string;
  readonly class: 'weapon' | 'extra' | 'special' | 'zombie' | 'rescue';
  readonly copies: number;
  /** Extra hits the card adds; `players` adds one per player (PB-CC16). */
  readonly extra?: 2 | 3 | 'players';
  /** Left out of the starter deck (PB-LVL02). */
  readonly mainOnly?: true;
  /** Lies by the board until the turn ends (PB-CC04-R). */
  readonly lasting?: true;
  /** Goes under the deck once resolved instead of to the discard pile (PB-ZC05, PB-ZC07). */
  readonly goesUnder?: true;
}

export const CARDS: readonly CardKind[] = [
  { id: 'cue', class: 'weapon', copies: 2 },
  { id: 'umbrella', class: 'weapon', copies: 2 },
  { id: 'newspaper', class: 'weapon', copies: 2 },
  { id: 'extinguisher', class: 'weapon', copies: 2 },
  { id: 'molotov', class: 'weapon', copies: 2 },
  { id: 'toaster', class: 'weapon', copies: 2 },
  { id: 'billiardBalls', class: 'weapon', copies: 2 },
  { id: 'teapot', class: 'weapon', copies: 2 },
  { id: 'rugbyBall', class: 'weapon', copies: 2 },
  { id: 'extra3', class: 'extra', copies: 2, extra: 3 },
  { id: 'extra2', class: 'extra', copies: 2, extra: 2 },
  { id: 'extraN', class: 'extra', copies: 2, extra: 'players' },
  { id: 'zWord', class: 'special', copies: 2 },
  { id: 'pretendUndead', class: 'special', copies: 2, lasting: true },
  { id: 'travelSickness', class: 'special', copies: 2 },
  { id: 'rollerBlind', class: 'special', copies: 2, lasting: true },
  { id: 'unstoppable', class: 'special', copies: 2 },
  { id: 'distracted', class: 'special', copies: 2 },
  { id: 'continental', class: 'special', copies: 2, lasting: true },
  { id: 'coatStand', class: 'special', copies: 2 },
  { id: 'fruitMachine', class: 'zombie', copies: 5 },
  { id: 'payByTheBite', class: 'zombie', copies: 3, goesUnder: true },
  { id: 'makeItTwo', class: 'zombie', copies: 3, goesUnder: true },
  { id: 'deadAtTheWheel', class: 'zombie', copies: 5 },
  { id: 'fleshMob', class: 'zombie', copies: 2, mainOnly: true },
  { id: 'jukebox', class: 'zombie', copies: 2, mainOnly: true },
  { id: 'smallCar', class: 'rescue', copies: 1 },
  { id: 'taxi', class: 'rescue', copies: 1 },
  { id: 'tandem', class: 'rescue', copies: 1 },
  { id: 'army', class: 'rescue', copies: 1 },
  { id: 'salvationArmy', class: 'rescue', copies: 1 },
];

export const CARD_IDS: readonly string[] = CARDS.map((c) => c.id);

/** The number of a card kind by its id. */
export function cardNumber(id: string): number {
  const at = CARD_IDS.indexOf(id);
  if (at < 0) throw new Error(`there is no card "${id}"`);
  return at;
}

export const RESCUES: readonly string[] = CARDS.filter((c) => c.class === 'rescue').map((c) => c.id);
