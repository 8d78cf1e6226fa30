/** Defeated zombies per discarded card, by sector (PB-LVL04, PB-LVL09, PB-COMP11-R). */
export const DISCARD_NUMBERS = { starter: [3, 3, 3, 3], main: [6, 5, 4, 3] } as const;

/** What a divider costs and brings (PB-DIV03, PB-DIV05, PB-DIV07), by the sector it follows. */
export interface Divider {
  readonly price: 'bite' | 'cards' | 'colour-and-beer';
  readonly bonus: 'draw-two' | 'companion';
}
export const DIVIDERS: readonly Divider[] = [
  { price: 'bite', bonus: 'draw-two' },
  { price: 'cards', bonus: 'companion' },
  { price: 'colour-and-beer', bonus: 'companion' },
];

export const BEER_PRICE = 4;
export const BEERS = 7;
export const BITES_TO_DIE = 5;

/** The regulars: four ivory, two red (PB-COMP07, PB-CON16). Their names are ours and mean nothing to the rules. */
export const COMPANIONS = [
  { id: 'morris', colour: 'ivory' },
  { id: 'beryl', colour: 'ivory' },
  { id: 'gus', colour: 'ivory' },
  { id: 'pippa', colour: 'ivory' },
  { id: 'nadia', colour: 'red' },
  { id: 'walt', colour: 'red' },
] as const;

/** Solo numbers (PB-SOLO02-R to PB-SOLO09-R). */
export const SOLO = { crisps: 4, extraHits: 2, carHits: 2, tandemBites: 2, beers: 2 } as const;
