import { type Config, kindOf } from '@shamble/kernel';
import {
  anyCard,
  anyResult,
  anyRng,
  fields,
  flag,
  listOf,
  miscounted,
  misshapen,
  oneOfMany,
  oneOrNone,
  orNull,
  type Shape,
  text,
  whole,
  word,
} from '@shamble/kernel/shape';
import { CARDS } from '../content/cards.ts';
import { BATTLE_DICE, BATTLE_FACES, type BattleFace, COLOUR_FACES } from '../content/dice.ts';
import { FOOD } from '../content/food.ts';
import { BEERS, BITES_TO_DIE, COMPANIONS } from '../content/levels.ts';
import { TILE_COUNT, TILES } from '../content/tiles.ts';
import { TOKENS } from '../content/tokens.ts';
import { WEAPONS } from '../content/weapons.ts';
import { FACE_UP, HIT, type Pints, type Player, ROWS, type Row, SPACES, tokenKind } from './state.ts';

const MOST = 1_000_000;
const SEATS = 4;
const SECTORS = 4;

const count = whole(0, MOST);
const row = oneOfMany(ROWS);
const token = whole(0, (FACE_UP | HIT) + TOKENS.length - 1);
const tokens = listOf(token, { most: TOKENS.reduce((sum, kind) => sum + kind.count, 0) });
const card = oneOfMany(CARDS.length);
const cards = listOf(card);
const tile = oneOfMany(TILES.length);
const companions = listOf(oneOfMany(COMPANIONS.length), { most: COMPANIONS.length });
const food = listOf(oneOfMany(FOOD.length), { most: FOOD.length });
const site = whole(-1, ROWS * SPACES - 1);

const player: Shape<Player> = fields<Player>({
  bites: whole(0, BITES_TO_DIE - 1),
  crisps: count,
  cards,
  beers: whole(0, BEERS),
  food,
  usedFood: food,
  marker: tokens,
  turns: count,
});

const pints: Shape<Pints> = fields<Pints>({
  rng: anyRng,
  step: word([
    ...(['set-up', 'turn-start', 'send', 'roll', 'rolled', 'colour', 'place', 'row-before', 'row-after'] as const),
    ...(['bus-start', 'bus-stop', 'score', 'before-bites', 'bites', 'rescue', 'over'] as const),
  ]),
  menu: fields<Pints['menu']>({ symbols: flag, food: flag, discard: listOf(whole(1, 10), { length: SECTORS }) }),
  turn: count,
  active: oneOfMany(SEATS),
  rows: listOf(
    fields<Row>({
      tiles: listOf(tile, { length: SPACES }),
      companion: oneOrNone(COMPANIONS.length),
      blind: flag,
      undead: flag,
      defeated: count,
    }),
    { length: ROWS },
  ),
  stacks: listOf(tokens, { length: TILE_COUNT }),
  queue: listOf(tile, { length: TILE_COUNT - ROWS * SPACES }),
  bus: fields<Pints['bus']>({
    row: oneOrNone(ROWS),
    riders: tokens,
    clockwise: flag,
    running: flag,
    sick: flag,
    passing: flag,
    jukebox: flag,
  }),
  supply: listOf(whole(0, 100), { length: TOKENS.length }),
  ambulance: tokens,
  couch: companions,
  phoneBox: companions,
  dead: companions,
  beers: whole(0, BEERS),
  beersGone: whole(0, BEERS),
  deck: listOf(listOf(anyCard(CARDS.length)), { length: SECTORS }),
  sector: oneOfMany(SECTORS),
  divider: oneOfMany(SECTORS),
  discard: cards,
  entering: tokens,
  resolving: cards,
  lasting: cards,
  rescueKnown: oneOrNone(CARDS.length),
  rescue: oneOrNone(CARDS.length),
  players: listOf(player, { most: SEATS }),
  food,
  returned: food,
  dice: listOf(word<BattleFace>([...BATTLE_FACES]), { most: BATTLE_DICE }),
  colour: orNull(word([...COLOUR_FACES])),
  setAside: whole(0, BATTLE_DICE),
  exchanged: orNull(fields<NonNullable<Pints['exchanged']>>({ item: text, weapon: oneOfMany(WEAPONS.length) })),
  assigned: listOf(
    fields<Pints['assigned'][number]>({
      row,
      space: oneOfMany(SPACES),
      weapon: oneOrNone(WEAPONS.length),
      hits: whole(0, 10),
      card: oneOrNone(CARDS.length),
      angled: site,
    }),
  ),
  sent: whole(0, ROWS + COMPANIONS.length),
  playedCard: flag,
  fights: listOf(row, { most: ROWS }),
  refused: listOf(whole(0, 32 * SEATS)),
  result: anyResult,
});

/** What is wrong with a position that comes from outside: its shape or its pieces. */
export function flaw(value: unknown, { seats }: Config): string | null {
  const wrong = misshapen(pints, value);
  if (wrong) return wrong;
  const s = value as Pints;
  if (s.players.length !== seats || s.active >= seats) return 'players: not as many as seats';
  if (s.bus.row < 0 && s.step !== 'set-up') return 'bus: it stands nowhere';
  if (s.step === 'over' && s.result === null) return 'result: the game is over without one';
  if (s.step === 'rescue' && s.rescue < 0) return 'rescue: nobody comes';
  return wrongPieces(s);
}

/** A piece that is there twice, or nowhere. */
function wrongPieces(s: Pints): string | null {
  const once = (kinds: readonly unknown[]): number[] => kinds.map(() => 1);
  const tiles = [...s.rows.flatMap((each) => each.tiles), ...s.queue];
  if (miscounted(tiles, once(TILES)) !== null) return 'tiles: one is missing or there twice';
  const stools = s.rows.flatMap(({ companion }) => (companion < 0 ? [] : [companion]));
  if (miscounted([...s.couch, ...s.phoneBox, ...s.dead, ...stools], once(COMPANIONS)) !== null)
    return 'companions: one is missing or there twice';
  const lying = [...s.stacks, s.bus.riders, s.ambulance, s.entering, ...s.players.map(({ marker }) => marker)].flat();
  const kinds = s.supply.slice();
  for (const each of lying) kinds[tokenKind(each)]++;
  if (kinds.some((n, kind) => n !== TOKENS[kind].count)) return 'tokens: one is missing or there twice';
  if (s.beers + s.beersGone + s.players.reduce((sum, { beers }) => sum + beers, 0) !== BEERS)
    return 'beers: one is missing or there twice';
  const served = [...s.food, ...s.players.flatMap((each) => each.food)];
  if (s.menu.food && miscounted(served, once(FOOD)) !== null) return 'food: a tile is missing or there twice';
  return wrongCards(s);
}

/** No kind of card has more copies than the box; how many there are in all, the counts say. The last sector ends with a rescue. */
function wrongCards(s: Pints): string | null {
  const found = CARDS.map(() => 0);
  const placed = s.assigned.flatMap(({ card: kind }) => (kind < 0 ? [] : [kind]));
  const hands = s.players.flatMap((each) => each.cards);
  for (const kind of [...s.deck.flat().map(kindOf), ...s.discard, ...s.resolving, ...s.lasting, ...placed, ...hands])
    found[kind]++;
  if (s.rescue >= 0) found[s.rescue]++;
  if (found.some((n, kind) => n > CARDS[kind].copies)) return 'cards: one is there too often';
  const rescues = found.reduce((sum, n, kind) => sum + (CARDS[kind].class === 'rescue' ? n : 0), 0);
  if (rescues !== 1) return 'cards: not one rescue';
  const [upper, last] = [s.deck.slice(0, s.sector), s.deck[s.sector]];
  if (upper.some((sector) => sector.length > 0)) return 'deck: a sector before the current one has cards';
  return last.length === 0 && s.rescue < 0 ? 'deck: the current sector has no cards' : null;
}
