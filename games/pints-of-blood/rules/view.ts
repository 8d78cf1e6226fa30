import { hide, type Json, type Seat } from '@shamble/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { FOOD_IDS } from '../content/food.ts';
import { TILES } from '../content/tiles.ts';
import { WEAPON_IDS } from '../content/weapons.ts';
import { isFaceUp, isHit, kindInfo, type Pints, type Player, type Row, SPACES, tileName } from './state.ts';
import { cardPrice } from './trade.ts';

/** All that a seat may know (PB-HID01 to PB-HID07-R). Rows, spaces, sectors and players are counted from 1. */
export function view(s: Pints, seat: Seat) {
  return {
    step: s.step,
    turn: s.turn,
    active: s.active + 1,
    you: seat + 1,
    menu: { symbols: s.menu.symbols, food: s.menu.food, discard: s.menu.discard.slice() },
    rows: s.rows.map((row) => rowView(s, row)),
    queue: s.queue.map((tile) => tileView(s, tile)),
    bus: {
      row: s.bus.row + 1,
      riders: s.bus.riders.length,
      clockwise: s.bus.clockwise,
      running: s.bus.running,
      sick: s.bus.sick,
      passing: s.bus.passing,
      jukebox: s.bus.jukebox,
    },
    supply: s.supply.reduce((sum, n) => sum + n, 0),
    ambulance: s.ambulance.map(face),
    entering: s.entering.map(face),
    couch: s.couch.map((c) => c + 1),
    phoneBox: s.phoneBox.map((c) => c + 1),
    dead: s.dead.map((c) => c + 1),
    beers: s.beers,
    beersGone: s.beersGone,
    deck: s.deck.map((sector) => sectorView(sector, seat)),
    sector: s.sector + 1,
    divider: s.divider,
    discard: s.discard.map(cardName),
    resolving: s.resolving.map(cardName),
    lasting: s.lasting.map(cardName),
    rescue: s.rescue >= 0 ? cardName(s.rescue) : s.rescueKnown >= 0 ? cardName(s.rescueKnown) : null,
    cardPrice: cardPrice(s),
    players: s.players.map(playerView),
    food: s.food.map((tile) => FOOD_IDS[tile]),
    dice: s.dice.slice(),
    colour: s.colour,
    setAside: s.setAside,
    exchanged: s.exchanged ? { item: s.exchanged.item, weapon: WEAPON_IDS[s.exchanged.weapon] } : null,
    assigned: s.assigned.map((a) => ({
      row: a.row + 1,
      space: a.space + 1,
      weapon: a.weapon < 0 ? null : WEAPON_IDS[a.weapon],
      hits: a.hits,
      card: a.card < 0 ? null : cardName(a.card),
      angled: a.angled < 0 ? null : { row: Math.floor(a.angled / SPACES) + 1, space: (a.angled % SPACES) + 1 },
    })),
    fights: s.fights.map((row) => row + 1),
    result: s.result,
  };
}

/** What a seat sees. */
export type View = ReturnType<typeof view>;

/** The view of this game that travels as plain data. */
export const asView = (data: Json): View => data as unknown as View;

const cardName = (kind: number): string => CARD_IDS[kind];

/** A token as it lies there: hidden, or its code, with an apostrophe once it was hit. */
export const face = (token: number): string =>
  isFaceUp(token) ? `${kindInfo(token).code}${isHit(token) ? "'" : ''}` : '?';

function tileView(s: Pints, tile: number) {
  const { colour, marked } = TILES[tile];
  return { id: tileName(s, tile), colour, marked: marked && s.menu.symbols, stack: s.stacks[tile].map(face) };
}

const rowView = (s: Pints, row: Row) => ({
  tiles: row.tiles.map((tile) => tileView(s, tile)),
  companion: row.companion < 0 ? null : row.companion + 1,
  blind: row.blind,
  undead: row.undead,
  defeated: row.defeated,
});

/** How many cards a sector has, and the ones this seat knows, by their place from the top. */
function sectorView(sector: readonly number[], seat: Seat) {
  const known: Record<string, string> = {};
  hide(sector, seat).forEach((kind, i) => {
    if (kind !== null) known[sector.length - i] = cardName(kind);
  });
  return { cards: sector.length, known };
}

const playerView = (player: Player) => ({
  bites: player.bites,
  crisps: player.crisps,
  cards: player.cards.map(cardName),
  beers: player.beers,
  food: player.food.map((tile) => ({ tile: FOOD_IDS[tile], used: player.usedFood.includes(tile) })),
  marker: player.marker.map(face),
  turns: player.turns,
});
