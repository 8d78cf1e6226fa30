/** What a special card does; the rules have a function for each of these words, whichever card it stands on. */
export type Deed = 'reroll' | 'undead' | 'sick' | 'blind' | 'pass' | 'leadAway' | 'reverse' | 'pushBack';

/** When special cards are played: right after the roll, in every window with cards, but not in a run, with zombies aboard. */
export type Moment = 'rolled' | 'anytime' | 'before-run' | 'at-stop';

/** How a special card is played. */
export interface Play {
  readonly when: Moment;
  /** What it is aimed at: a row, one without a blind, a stack, the row at which the bus stands, or the bus. */
  readonly at?: 'row' | 'open-row' | 'stack' | 'stop' | 'bus';
  readonly does: Deed;
}

/** The 65 cards (PB-COMP10). A card's number is its place in this table; cards of one kind are alike. */
export interface CardKind {
  readonly id: string;
  readonly class: 'weapon' | 'extra' | 'special' | 'zombie' | 'rescue';
  readonly copies: number;
  /** The rule that speaks of it. */
  readonly rule: string;
  /** Its picture on the board. */
  readonly icon: string;
  /** What a companion card is worth in hand with turns to go, in bites: what it must save before it is played. */
  readonly worth?: number;
  readonly play?: Play;
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
  { id: 'cue', class: 'weapon', copies: 2, rule: 'PB-CC10', icon: 'pool-table-corner', worth: 0.4 },
  { id: 'umbrella', class: 'weapon', copies: 2, rule: 'PB-CC10', icon: 'umbrella', worth: 0.4 },
  { id: 'newspaper', class: 'weapon', copies: 2, rule: 'PB-CC10', icon: 'newspaper', worth: 0.4 },
  { id: 'extinguisher', class: 'weapon', copies: 2, rule: 'PB-CC10', icon: 'fire-extinguisher', worth: 0.4 },
  { id: 'molotov', class: 'weapon', copies: 2, rule: 'PB-CC11', icon: 'molotov', worth: 0.4 },
  { id: 'toaster', class: 'weapon', copies: 2, rule: 'PB-CC12', icon: 'toaster', worth: 0.4 },
  { id: 'billiardBalls', class: 'weapon', copies: 2, rule: 'PB-CC13', icon: 'eight-ball', worth: 0.7 },
  { id: 'teapot', class: 'weapon', copies: 2, rule: 'PB-CC18', icon: 'teapot', worth: 0.45 },
  { id: 'rugbyBall', class: 'weapon', copies: 2, rule: 'PB-CC19', icon: 'american-football-ball', worth: 0.45 },
  { id: 'extra3', class: 'extra', copies: 2, rule: 'PB-CC14', icon: 'punch', worth: 0.9, extra: 3 },
  { id: 'extra2', class: 'extra', copies: 2, rule: 'PB-CC15', icon: 'punch', worth: 0.6, extra: 2 },
  { id: 'extraN', class: 'extra', copies: 2, rule: 'PB-CC16', icon: 'punch', extra: 'players' },
  {
    id: 'zWord',
    class: 'special',
    copies: 2,
    rule: 'PB-CC20',
    icon: 'silenced',
    worth: 1.3,
    play: { when: 'rolled', does: 'reroll' },
  },
  {
    id: 'pretendUndead',
    class: 'special',
    copies: 2,
    rule: 'PB-CC21',
    icon: 'half-dead',
    worth: 1.3,
    lasting: true,
    play: { when: 'anytime', at: 'row', does: 'undead' },
  },
  {
    id: 'travelSickness',
    class: 'special',
    copies: 2,
    rule: 'PB-CC22',
    icon: 'vomiting',
    worth: 0.8,
    play: { when: 'at-stop', at: 'bus', does: 'sick' },
  },
  {
    id: 'rollerBlind',
    class: 'special',
    copies: 2,
    rule: 'PB-CC23',
    icon: 'theater-curtains',
    worth: 1.3,
    lasting: true,
    play: { when: 'anytime', at: 'open-row', does: 'blind' },
  },
  {
    id: 'unstoppable',
    class: 'special',
    copies: 2,
    rule: 'PB-CC24',
    icon: 'fast-forward-button',
    worth: 0.6,
    play: { when: 'at-stop', at: 'stop', does: 'pass' },
  },
  {
    id: 'distracted',
    class: 'special',
    copies: 2,
    rule: 'PB-CC25',
    icon: 'megaphone',
    worth: 1.2,
    play: { when: 'anytime', at: 'stack', does: 'leadAway' },
  },
  {
    id: 'continental',
    class: 'special',
    copies: 2,
    rule: 'PB-CC26',
    icon: 'clockwise-rotation',
    worth: 0.4,
    lasting: true,
    play: { when: 'before-run', at: 'bus', does: 'reverse' },
  },
  {
    id: 'coatStand',
    class: 'special',
    copies: 2,
    rule: 'PB-CC27',
    icon: 'hanger',
    worth: 1.4,
    play: { when: 'anytime', at: 'open-row', does: 'pushBack' },
  },
  { id: 'fruitMachine', class: 'zombie', copies: 5, rule: 'PB-ZC02', icon: 'slot-machine' },
  { id: 'payByTheBite', class: 'zombie', copies: 3, rule: 'PB-ZC03', icon: 'neck-bite', goesUnder: true },
  { id: 'makeItTwo', class: 'zombie', copies: 3, rule: 'PB-ZC06', icon: 'card-discard', goesUnder: true },
  { id: 'deadAtTheWheel', class: 'zombie', copies: 5, rule: 'PB-ZC08', icon: 'steering-wheel' },
  { id: 'fleshMob', class: 'zombie', copies: 2, rule: 'PB-ZC09', icon: 'raise-zombie', mainOnly: true },
  { id: 'jukebox', class: 'zombie', copies: 2, rule: 'PB-ZC10', icon: 'musical-notes', mainOnly: true },
  { id: 'smallCar', class: 'rescue', copies: 1, rule: 'PB-RES01', icon: 'city-car' },
  { id: 'taxi', class: 'rescue', copies: 1, rule: 'PB-RES03', icon: 'two-coins' },
  { id: 'tandem', class: 'rescue', copies: 1, rule: 'PB-RES06', icon: 'dutch-bike' },
  { id: 'army', class: 'rescue', copies: 1, rule: 'PB-RES10', icon: 'brodie-helmet' },
  { id: 'salvationArmy', class: 'rescue', copies: 1, rule: 'PB-RES13', icon: 'tambourine' },
];

export const CARD_IDS: readonly string[] = CARDS.map((c) => c.id);

/** The number of a card kind by its id. */
export function cardNumber(id: string): number {
  const at = CARD_IDS.indexOf(id);
  if (at < 0) throw new Error(`there is no card "${id}"`);
  return at;
}

/** The id of the card that does this. */
export const cardDoing = (deed: Deed): string => CARDS.find(({ play }) => play?.does === deed)?.id ?? '';

export const RESCUES: readonly string[] = CARDS.filter((c) => c.class === 'rescue').map((c) => c.id);
