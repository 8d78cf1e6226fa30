import { type Config, type Json, kindOf, type ScenarioWords } from '@shamble/kernel';
import { bool, fail, int, list, map, oneOf, type Word, type Words, word } from '@shamble/kernel/scenario/reading';
import { CARD_IDS } from '../content/cards.ts';
import { COLOUR_FACES } from '../content/dice.ts';
import { FOOD_IDS } from '../content/food.ts';
import { COLOURS, TILES } from '../content/tiles.ts';
import { orderOfFights } from '../rules/fight.ts';
import { parseItem } from '../rules/items.ts';
import { assignmentOf } from '../rules/place.ts';
import { kindInfo, type Pints, type Player, ROWS, type Row, SPACES, stackAt } from '../rules/state.ts';
import { setCards } from './cards.ts';
import { readToken, setSupply, takeTokens } from './tokens.ts';

// biome-ignore format: one list
const STEPS = [
  'turn-start', 'send', 'roll', 'rolled', 'colour', 'place', 'row-before', 'row-after',
  'bus-start', 'score', 'before-bites', 'bites', 'rescue',
] as const;

// biome-ignore format: one list
const KNOWN = [
  'step', 'turn', 'active', 'bus', 'rows', 'queue', 'players', 'couch', 'stools', 'phoneBox', 'dead', 'beers', 'supply',
  'ambulance', 'deck', 'discard', 'rescue', 'rescueAt', 'dice', 'colour', 'setAside', 'placed', 'lasting', 'sent',
] as const;

/** How positions of Pints of Blood are written in scenario files; docs/scenarios.md explains the words. */
export const words: ScenarioWords<Pints> = { given, look };

/** A position starts at the beginning of a turn on an empty board, unless its `step` says otherwise. */
function given(s: Pints, position: Readonly<Record<string, Json>>, config: Config): void {
  const at: Words = position;
  for (const key of Object.keys(at)) oneOf(key, KNOWN, 'given');
  if (s.bus.row < 0) s.bus.row = 0;
  s.step = at.step === undefined ? 'turn-start' : oneOf(at.step, STEPS, 'step');
  if (at.active !== undefined) s.active = int(at.active, 'active', 1, config.seats) - 1;
  if (at.turn !== undefined) s.turn = int(at.turn, 'turn', 0, 999);
  if (at.sent !== undefined) s.sent = int(at.sent, 'sent', 0, ROWS);
  setTiles(s, at);
  setCompanions(s, at);
  setRows(s, at);
  setBus(s, at);
  setPlayers(s, at);
  setDice(s, at);
  setCards(s, at);
  if (at.ambulance !== undefined) s.ambulance = takeTokens(s, list(at.ambulance, 'ambulance'), 'ambulance');
  setSupply(s, at);
  const drunk = s.players.reduce((n, p) => n + p.beers, 0);
  if (at.beers !== undefined) s.beers = int(at.beers, 'beers', 0, 7);
  else s.beers = 7 - drunk;
  s.beersGone = 7 - s.beers - drunk;
  if (s.beersGone < 0) throw fail('beers', `${s.beers} at the bar and ${drunk} drunk are more than 7`);
  if (s.step === 'row-before' || s.step === 'row-after') s.fights = orderOfFights(s);
}

/** Tiles named in rows or queue change places with whatever lies there. */
function setTiles(s: Pints, at: Words): void {
  const fixed = new Set<number>();
  const put = (tiles: number[], i: number, value: Word, path: string): void => {
    if (value === 'any') return;
    const name = word(value, path);
    // Of a colour, plain tiles come first: they have the highest numbers.
    const wanted = TILES.findLastIndex((t, n) => !fixed.has(n) && (t.id === name || t.colour === name));
    if (wanted < 0)
      throw fail(path, `there is no tile "${name}" left; tiles are ${COLOURS.join('-1 … ')}-7, or a colour`);
    for (const place of [...s.rows.map((r) => r.tiles), s.queue]) {
      const found = place.indexOf(wanted);
      if (found < 0) continue;
      place[found] = tiles[i];
      tiles[i] = wanted;
      break;
    }
    fixed.add(wanted);
  };
  for (const [row, value] of rowWords(at)) {
    if (Array.isArray(value) || (value as Words).tiles === undefined) continue;
    const tiles = list((value as Words).tiles, `rows.${row + 1}.tiles`);
    if (tiles.length !== SPACES) throw fail(`rows.${row + 1}.tiles`, `a row has ${SPACES} tiles, not ${tiles.length}`);
    for (const [i, tile] of tiles.entries()) put(s.rows[row].tiles, i, tile, `rows.${row + 1}.tiles`);
  }
  if (at.queue === undefined) return;
  for (const [i, tile] of list(at.queue, 'queue').entries()) put(s.queue, i, tile, 'queue');
}

function rowWords(at: Words): [number, Word][] {
  if (at.rows === undefined) return [];
  return Object.entries(map(at.rows, 'rows')).map(([key, value]) => [int(key, 'rows', 1, ROWS) - 1, value as Word]);
}

function setRows(s: Pints, at: Words): void {
  for (const [index, value] of rowWords(at)) {
    const path = `rows.${index + 1}`;
    const row: Row = s.rows[index];
    const facts = Array.isArray(value) ? { stacks: value } : map(value, path);
    for (const [key, fact] of Object.entries(facts)) {
      switch (oneOf(key, ['tiles', 'stacks', 'blind', 'undead', 'defeated'], path)) {
        case 'stacks':
          setStacks(s, index, list(fact, `${path}.stacks`), `${path}.stacks`);
          break;
        case 'blind':
          row.blind = bool(fact, `${path}.blind`);
          break;
        case 'undead':
          row.undead = bool(fact, `${path}.undead`);
          break;
        case 'defeated':
          row.defeated = int(fact, `${path}.defeated`, 0, 86);
      }
    }
  }
}

function setStacks(s: Pints, row: number, stacks: readonly Word[], path: string): void {
  if (stacks.length !== SPACES) throw fail(path, `a row has ${SPACES} spaces, not ${stacks.length}`);
  stacks.forEach((stack, space) => {
    s.stacks[s.rows[row].tiles[space]] = takeTokens(s, list(stack, path), path);
  });
}

/** Companions by number: `couch`, `phoneBox`, `dead` are counts, `stools` the rows that have one. */
function setCompanions(s: Pints, at: Words): void {
  const named = ['couch', 'stools', 'phoneBox', 'dead'].some((key) => at[key] !== undefined);
  if (!named) return;
  const stools = at.stools === undefined ? [] : list(at.stools, 'stools').map((row) => int(row, 'stools', 1, ROWS) - 1);
  const phoneBox = at.phoneBox === undefined ? 2 : int(at.phoneBox, 'phoneBox', 0, 2);
  const dead = at.dead === undefined ? 0 : int(at.dead, 'dead', 0, 6);
  const left = 6 - stools.length - phoneBox - dead;
  const couch = at.couch === undefined ? left : int(at.couch, 'couch', 0, 6);
  if (couch !== left)
    throw fail(
      'couch',
      `${couch} + ${stools.length} on stools + ${phoneBox} in the phone box + ${dead} dead are not 6 companions`,
    );
  const everybody = [0, 1, 2, 3, 4, 5];
  s.phoneBox = everybody.splice(6 - phoneBox, phoneBox);
  s.dead = everybody.splice(0, dead);
  for (const row of s.rows) row.companion = -1;
  for (const row of stools) s.rows[row].companion = everybody.shift() as number;
  s.couch = everybody;
}

function setBus(s: Pints, at: Words): void {
  if (at.bus === undefined) return;
  const bus = map(at.bus, 'bus');
  for (const [key, value] of Object.entries(bus)) {
    switch (oneOf(key, ['row', 'zombies', 'direction'], 'bus')) {
      case 'row':
        s.bus.row = int(value, 'bus.row', 1, ROWS) - 1;
        break;
      case 'zombies':
        s.bus.riders = takeTokens(s, list(value, 'bus.zombies'), 'bus.zombies');
        break;
      case 'direction':
        s.bus.clockwise = oneOf(value, ['anticlockwise', 'clockwise'], 'bus.direction') === 'clockwise';
    }
  }
}

function setPlayers(s: Pints, at: Words): void {
  if (at.players === undefined) return;
  for (const [key, value] of Object.entries(map(at.players, 'players'))) {
    const number = int(key, 'players', 1, s.players.length);
    const path = `players.${number}`;
    const player = s.players[number - 1];
    for (const [fact, what] of Object.entries(map(value, path))) setPlayer(s, player, fact, what as Word, path);
  }
  const owned = s.players.flatMap((p) => p.food);
  if (new Set(owned).size !== owned.length) throw fail('players', 'a pub food tile has two owners');
  if (s.menu.food) s.food = FOOD_IDS.map((_, i) => i).filter((tile) => !owned.includes(tile));
}

function setPlayer(s: Pints, player: Player, fact: string, what: Word, path: string): void {
  const tile = (value: Word): number => FOOD_IDS.indexOf(oneOf(value, FOOD_IDS, `${path}.${fact}`));
  switch (oneOf(fact, ['bites', 'crisps', 'cards', 'beers', 'food', 'used', 'marker', 'turns'], path)) {
    case 'bites':
      player.bites = int(what, `${path}.bites`, 0, 4);
      break;
    case 'crisps':
      player.crisps = int(what, `${path}.crisps`, 0, 9999);
      break;
    case 'beers':
      player.beers = int(what, `${path}.beers`, 0, 7);
      break;
    case 'turns':
      player.turns = int(what, `${path}.turns`, 0, 999);
      break;
    case 'food':
      if (!s.menu.food) throw fail(`${path}.food`, 'there are no pub food tiles on this level');
      player.food = list(what, `${path}.food`).map(tile);
      break;
    case 'used':
      player.usedFood = list(what, `${path}.used`).map(tile);
      break;
    case 'marker':
      player.marker = takeTokens(s, list(what, `${path}.marker`), `${path}.marker`);
  }
}

function setDice(s: Pints, at: Words): void {
  if (at.dice !== undefined) {
    s.dice = list(at.dice, 'dice').map((f) => oneOf(f, ['bat', 'dart', 'longbow', 'extra', 'zombie'], 'dice'));
    if (s.dice.length !== 7) throw fail('dice', `7 battle dice are rolled, not ${s.dice.length}`);
  }
  if (at.colour !== undefined) s.colour = oneOf(at.colour, COLOUR_FACES, 'colour');
  if (at.setAside !== undefined) s.setAside = int(at.setAside, 'setAside', 0, 7);
  if (at.placed === undefined) return;
  s.assigned = list(at.placed, 'placed').map((value) => {
    const item = parseItem(word(value, 'placed'));
    if (item.at < 0) throw fail('placed', `"${value}" is not an item on a space, such as bat1@2.3`);
    return assignmentOf(s, item);
  });
}

/** The position in the same words. */
function look(s: Pints): Record<string, Json> {
  return {
    step: s.step,
    turn: s.turn,
    active: s.active + 1,
    bus: {
      row: s.bus.row + 1,
      zombies: s.bus.riders.map(readToken),
      aboard: s.bus.riders.length,
      direction: s.bus.clockwise ? 'clockwise' : 'anticlockwise',
    },
    rows: numbered(s.rows.map((row, i) => lookAtRow(s, row, i))),
    queue: s.queue.map((t) => TILES[t].id),
    players: numbered(s.players.map(lookAtPlayer)),
    couch: s.couch.length,
    stools: s.rows.flatMap((row, i) => (row.companion >= 0 ? [i + 1] : [])),
    phoneBox: s.phoneBox.length,
    dead: s.dead.length,
    beers: s.beers,
    beersGone: s.beersGone,
    supply: s.supply.reduce((n, k) => n + k, 0),
    ambulance: s.ambulance.map((t) => kindInfo(t).code),
    defeated: s.ambulance.length,
    deck: numbered(s.deck.map(lookAtSector)),
    sector: s.sector + 1,
    divider: s.divider,
    discard: s.discard.map((k) => CARD_IDS[k]).reverse(),
    lasting: s.lasting.map((k) => CARD_IDS[k]),
    food: s.food.map((t) => FOOD_IDS[t]),
    dice: s.dice.slice(),
    colour: s.colour,
    setAside: s.setAside,
    fights: s.fights.map((r) => r + 1),
    placed: s.assigned.length,
  };
}

const numbered = (items: readonly Json[]): Record<string, Json> =>
  Object.fromEntries(items.map((item, i) => [i + 1, item]));

const lookAtRow = (s: Pints, row: Row, index: number): Json => ({
  tiles: row.tiles.map((t) => TILES[t].id),
  colours: row.tiles.map((t) => TILES[t].colour),
  stacks: row.tiles.map((_, space) => stackAt(s, index, space).map(readToken)),
  heights: row.tiles.map((t) => s.stacks[t].length),
  companion: row.companion >= 0,
  blind: row.blind,
  undead: row.undead,
  defeated: row.defeated,
});

const lookAtPlayer = (p: Player): Json => ({
  bites: p.bites,
  crisps: p.crisps,
  cards: p.cards.map((k) => CARD_IDS[k]),
  beers: p.beers,
  food: p.food.map((t) => FOOD_IDS[t]),
  used: p.usedFood.map((t) => FOOD_IDS[t]),
  marker: p.marker.map(readToken),
  waiting: p.marker.length,
  turns: p.turns,
});

function lookAtSector(sector: readonly number[]): Json {
  const cards = sector.map((c) => CARD_IDS[kindOf(c)]).reverse();
  return { size: cards.length, top: cards[0] ?? null, bottom: cards[cards.length - 1] ?? null, cards };
}
