import { type Chance, type Config, card, type Rules } from '@shamble/kernel';
import { CARDS, cardNumber, RESCUES } from '../content/cards.ts';
import { COLOUR_FACES } from '../content/dice.ts';
import { FOOD } from '../content/food.ts';
import { BEERS, COMPANIONS, DISCARD_NUMBERS, SOLO } from '../content/levels.ts';
import { COLOURS, type Colour, TILE_COUNT, TILES } from '../content/tiles.ts';
import { TOKENS } from '../content/tokens.ts';
import { boardBus, chooseColour, zombiesOnColour } from './colour.ts';
import { BUS_AT } from './names.ts';
import { type G, type Pints, type Player, ROWS, type Row } from './state.ts';

const SECTORS = 4;
const ASK_BUS_ROW = { id: 'bus-row', rules: ['PB-SET01', 'PB-SET01-R'] };
const BUS_STARTS = ['PB-SET01'];
const FIRST_PLAYER = ['PB-PLY02', 'PB-PLY02-R'];
const SET_UP_ROLL = ['PB-SET08'];
const SET_UP_BLACK = ['PB-SET09'];

/** Setting up the board, the deck and the players (PB-SET, PB-DECK, PB-PLY), in the order of PB-RND09. */
export function setup(config: Config, chance: Chance): Pints {
  const { seats, options } = config;
  const on = (element: string): boolean =>
    options[element] === 'on' || (options[element] === 'level' && options.level === 'main');
  const first = options.first === 'random' ? chance.below('first-player', seats) : Number(options.first) - 1;
  // Below 0: the first player will put the bus somewhere.
  const busRow = options.bus === 'random' ? chance.below('bus-row', ROWS) : -1;
  const { rows, queue } = dealTiles(chance);
  const deck = buildDeck(chance, on('cards'), String(options.rescue));
  const players = Array.from({ length: seats }, (): Player => newPlayer(seats));
  const food = on('food')
    ? chance.shuffle(
        'food',
        FOOD.map((_, i) => i),
        (i) => FOOD[i].id,
      )
    : [];
  if (on('food')) for (let i = 0; i < seats; i++) players[(first + i) % seats].food.push(food.pop() as number);
  food.sort((a, b) => a - b);
  return {
    rng: chance.rng,
    step: 'set-up',
    menu: {
      symbols: on('symbols'),
      food: on('food'),
      discard: [...DISCARD_NUMBERS[on('sectors') ? 'main' : 'starter']],
    },
    turn: 0,
    active: first,
    rows,
    stacks: Array.from({ length: TILE_COUNT }, () => []),
    queue,
    bus: { row: busRow, riders: [], clockwise: false, running: false, sick: false, passing: false, jukebox: false },
    supply: TOKENS.map((t) => t.count),
    ambulance: [],
    couch: COMPANIONS.flatMap((c, i) => (c.colour === 'ivory' ? [i] : [])),
    phoneBox: COMPANIONS.flatMap((c, i) => (c.colour === 'red' ? [i] : [])),
    dead: [],
    beers: BEERS,
    beersGone: 0,
    deck,
    sector: 0,
    divider: 0,
    discard: [],
    resolving: [],
    entering: [],
    lasting: [],
    rescueKnown: options.rescue === 'random' ? -1 : cardNumber(String(options.rescue)),
    rescue: -1,
    players,
    food,
    returned: [],
    dice: [],
    colour: null,
    setAside: 0,
    exchanged: null,
    assigned: [],
    sent: 0,
    playedCard: false,
    fights: [],
    refused: [],
    result: null,
  };
}

const newPlayer = (seats: number): Player => ({
  bites: 0,
  crisps: seats === 1 ? SOLO.crisps : 0,
  cards: [],
  beers: 0,
  food: [],
  usedFood: [],
  marker: [],
  turns: 0,
});

/** One tile of each colour to every row, one more of the rest, three to the corner (PB-SET03-R, PB-SET04). */
function dealTiles(chance: Chance): { rows: Row[]; queue: number[] } {
  const piles = COLOURS.map((colour) => chance.shuffle('tiles', tilesOf(colour), (t) => TILES[t].id));
  const hands = Array.from({ length: ROWS }, () => piles.map((pile) => pile.pop() as number));
  const rest = chance.shuffle('tiles', piles.flat(), (t) => TILES[t].id);
  const rows = hands.map((tiles): Row => {
    tiles.push(rest.pop() as number);
    chance.shuffle('tiles', tiles, (t) => TILES[t].id);
    return { tiles, companion: -1, blind: false, undead: false, defeated: 0 };
  });
  return { rows, queue: rest };
}

const tilesOf = (colour: Colour): number[] => TILES.flatMap((t, i) => (t.colour === colour ? [i] : []));

/** Four equal piles, the rescue card shuffled into the last (PB-DECK01 to PB-DECK05). */
function buildDeck(chance: Chance, allCards: boolean, rescue: string): number[][] {
  const kinds: number[] = [];
  CARDS.forEach((c, kind) => {
    if (c.class === 'rescue' || (c.mainOnly && !allCards)) return;
    for (let i = 0; i < c.copies; i++) kinds.push(kind);
  });
  chance.shuffle('deck', kinds, (kind) => CARDS[kind].id);
  const size = kinds.length / SECTORS;
  // A script names cards from the top, and the top is the end of a list.
  const deck = Array.from({ length: SECTORS }, (_, i) =>
    kinds
      .slice(i * size, (i + 1) * size)
      .map((kind) => card(kind, 0))
      .reverse(),
  );
  const drawn = chance.below('rescue', RESCUES.length, RESCUES);
  const kind = cardNumber(rescue === 'random' ? RESCUES[drawn] : rescue);
  const at = chance.below('sector-4', size + 1);
  deck[SECTORS - 1].splice(at, 0, card(kind, 0));
  return deck;
}

/** The set-up roll: a colour, black again, white chosen by the first player (PB-SET08 to PB-SET10-R). */
export function* setUpBoard(g: G): Rules {
  const s = g.state;
  g.emit({ type: 'first-player', player: s.active + 1, rules: FIRST_PLAYER });
  if (s.bus.row < 0) {
    const row = yield* g.choose(s.active, ASK_BUS_ROW, BUS_AT);
    s.bus.row = BUS_AT.indexOf(row);
  }
  g.emit({ type: 'bus-starts', row: s.bus.row + 1, rules: BUS_STARTS });
  for (;;) {
    const face = g.chance.roll('colour', COLOUR_FACES);
    g.emit({ type: 'colour-rolled', face, why: 'set-up', rules: SET_UP_ROLL });
    if (face === 'black') {
      boardBus(g, 1, SET_UP_BLACK);
      continue;
    }
    const colour = face === 'white' ? yield* chooseColour(g, 'PB-SET10') : face;
    zombiesOnColour(g, colour, false);
    return;
  }
}
