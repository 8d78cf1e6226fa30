import type { Prompt, Rules } from '@shamble/kernel';
import { SYMBOLS, TILES } from '../content/tiles.ts';
import { takeBites } from './bites.ts';
import { boardBus } from './colour.ts';
import { discardTop, drawCard, returnZombieCard } from './deck.ts';
import { giveUpCards } from './hand.ts';
import { MARKER_OF } from './names.ts';
import { type G, me, tileName, toSupply } from './state.ts';

const ASK_MARKER: Prompt = { id: 'marker', rules: ['PB-ZC11', 'PB-ZC10-R3'] };
const ENTERED = ['PB-MOVE06', 'PB-MOVE07', 'PB-CORN03'];
const UNDEAD = ['PB-CC21', 'PB-CC21-R'];
const GIVEN = ['PB-ZC11', 'PB-ZC12'];
const SYMBOL_ACTS = ['PB-SYM01', 'PB-SYM02', 'PB-SYM03'];
const GOT_ON = ['PB-SYM04'];
const GOT_OFF = ['PB-SYM05'];
const HEALED = ['PB-SYM08'];

/**
 * A push: the corner's first tile comes in at the street with its riders, the row shifts, the tile at the bar enters
 * the pub; its zombies go to a bite marker, the tile to the end of the queue, then its symbol acts (PB-MOVE08-R,
 * PB-CORN07-R, PB-BUS09-R).
 */
export function* push(g: G, row: number, riders: readonly number[]): Rules {
  const s = g.state;
  const { tiles, undead } = s.rows[row];
  const coming = s.queue.shift() as number;
  const entering = tiles.shift() as number;
  tiles.push(coming);
  s.queue.push(entering);
  for (const token of riders) s.stacks[coming].push(token);
  const zombies = s.stacks[entering];
  const occupied = zombies.length > 0;
  if (occupied) s.stacks[entering] = [];
  const rules = undead && occupied ? UNDEAD : ENTERED;
  g.emit({ type: 'tile-enters', row: row + 1, tile: tileName(s, entering), zombies: zombies.length, rules });
  if (occupied) yield* zombiesEnter(g, zombies, undead);
  if (s.menu.symbols && TILES[entering].marked) yield* symbolActs(g, row, entering, occupied, undead);
}

/** To the active player's marker, unless Pretend Undead sends them off or a Jukebox lets them be given out. */
function* zombiesEnter(g: G, zombies: number[], undead: boolean): Rules {
  const s = g.state;
  if (undead) toSupply(s, zombies);
  else if (s.bus.jukebox && s.players.length > 1) yield* giveOut(g, zombies);
  else me(s).marker.push(...zombies);
}

/** In a Jukebox run the active player gives each zombie to a marker (PB-ZC11, PB-ZC12). */
function* giveOut(g: G, zombies: number[]): Rules {
  const s = g.state;
  const markers = MARKER_OF.slice(0, s.players.length);
  s.entering = zombies;
  while (s.entering.length > 0) {
    const id = yield* g.choose(s.active, ASK_MARKER, markers, { params: { n: s.entering.length } });
    const seat = markers.indexOf(id);
    s.players[seat].marker.push(s.entering.pop() as number);
    g.emit({ type: 'zombie-given', player: seat + 1, rules: GIVEN });
  }
}

/** Special symbols, main course (PB-SYM03 to PB-SYM12). A Pretend Undead row stops only the bite (PB-SYM18-R). */
function* symbolActs(g: G, row: number, tile: number, occupied: boolean, undead: boolean): Rules {
  const s = g.state;
  const symbol = SYMBOLS[TILES[tile].colour];
  g.emit({ type: 'symbol', symbol, row: row + 1, tile: TILES[tile].id, occupied, rules: SYMBOL_ACTS });
  const player = me(s);
  switch (symbol) {
    case 'bus':
      if (occupied) boardBus(g, 1, GOT_ON);
      else if (s.bus.riders.length > 0) {
        toSupply(s, s.bus.riders.splice(0, 1));
        g.emit({ type: 'left-bus', zombies: 1, rules: GOT_OFF });
      }
      return;
    case 'bite':
      if (occupied) {
        if (!undead) yield* takeBites(g, s.active, 1, 'symbol');
      } else if (player.bites > 0) {
        player.bites--;
        g.emit({ type: 'healed', player: s.active + 1, dial: player.bites, rules: HEALED });
      }
      return;
    case 'card':
      return occupied ? yield* giveUpCards(g, s.active, 1, 'symbol') : yield* drawCard(g);
    case 'deck':
      return occupied ? returnZombieCard(g) : yield* discardTop(g);
  }
}
