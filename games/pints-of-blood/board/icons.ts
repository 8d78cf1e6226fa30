import { CARDS } from '../content/cards.ts';

/** Names of game-icons for the pieces of this game; all of them stand in icons.json too. */
export const DIE_ICONS: Readonly<Record<string, string>> = {
  bat: 'cricket-bat',
  dart: 'dart',
  longbow: 'pocket-bow',
  extra: 'punch',
  zombie: 'shambling-zombie',
};

export const CARD_ICONS: Readonly<Record<string, string>> = Object.fromEntries(CARDS.map(({ id, icon }) => [id, icon]));

export const FOOD_ICONS: Readonly<Record<string, string>> = {
  turnTables: 'pie-slice',
  niceShots: 'glass-shot',
  noSauce: 'meat',
  armsDealing: 'chicken-leg',
  aLaCarte: 'scroll-unfurled',
  noTicket: 'sandwich',
  noBite: 'big-egg',
  changeColours: 'cabbage',
};

export const SYMBOL_ICONS: Readonly<Record<string, string>> = {
  bus: 'bus',
  bite: 'fangs',
  card: 'card-pickup',
  deck: 'stack',
};

export const FACT_ICONS = {
  bites: 'fangs',
  crisps: 'chips-bag',
  beers: 'beer-stein',
  cards: 'card-play',
  marker: 'shambling-zombie',
  food: 'knife-fork',
} as const;

export const SIGN_ICONS = {
  zombie: 'shambling-zombie',
  mint: 'bubbling-bowl',
  lively: 'fangs',
  inspect: 'magnifying-glass',
  forecast: 'binoculars',
  known: 'eye-target',
  plate: 'meal',
  colour: 'plain-square',
} as const;
