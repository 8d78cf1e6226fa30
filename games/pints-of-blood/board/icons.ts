/** Names of game-icons for the pieces of this game; all of them stand in icons.json too. */
export const DIE_ICONS: Readonly<Record<string, string>> = {
  bat: 'cricket-bat',
  dart: 'dart',
  longbow: 'pocket-bow',
  extra: 'punch',
  zombie: 'shambling-zombie',
};

export const CARD_ICONS: Readonly<Record<string, string>> = {
  cue: 'pool-table-corner',
  umbrella: 'umbrella',
  newspaper: 'newspaper',
  extinguisher: 'fire-extinguisher',
  molotov: 'molotov',
  toaster: 'toaster',
  billiardBalls: 'eight-ball',
  teapot: 'teapot',
  rugbyBall: 'american-football-ball',
  extra3: 'punch',
  extra2: 'punch',
  extraN: 'punch',
  zWord: 'silenced',
  pretendUndead: 'half-dead',
  travelSickness: 'vomiting',
  rollerBlind: 'theater-curtains',
  unstoppable: 'fast-forward-button',
  distracted: 'megaphone',
  continental: 'clockwise-rotation',
  coatStand: 'hanger',
  fruitMachine: 'slot-machine',
  payByTheBite: 'neck-bite',
  makeItTwo: 'card-discard',
  deadAtTheWheel: 'steering-wheel',
  fleshMob: 'raise-zombie',
  jukebox: 'musical-notes',
  smallCar: 'city-car',
  taxi: 'two-coins',
  tandem: 'dutch-bike',
  army: 'brodie-helmet',
  salvationArmy: 'tambourine',
};

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
