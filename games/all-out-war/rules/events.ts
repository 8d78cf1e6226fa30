/** The New Event step (3.19, 8.5): the card, Threat first, and its instructions for the band. */
import { drawCard, type Rules } from '@shamble/kernel';
import { EVENTS, type Instruction, type Lasting } from '../content/events.ts';
import { BANDS } from '../content/threat.ts';
import { choose, chooseOf } from './ask.ts';
import { rollAction } from './dice.ts';
import { enterAtEdge, enterAtSource } from './enter.ts';
import { touching } from './lines.ts';
import { band } from './loud.ts';
import { eligible } from './near.ts';
import { makeLoud } from './noise.ts';
import {
  type G,
  ini,
  nameOf,
  ofSide,
  type Person,
  playing,
  type Side,
  sceneryOf,
  seatOf,
  sides,
  type Walker,
  type War,
} from './state.ts';
import { pieceName, pieceNamed } from './terrain.ts';
import { changeThreat, nerveOf } from './threat.ts';
import { steerWalker, walkToNearest } from './walkers.ts';

const WALKER = { id: 'event-walker', rules: ['AW-EVENT05', 'AW-EVENT08'] };
const RISES = { id: 'event-rise', rules: ['AW-EVENT08'] };
const ALARM = { id: 'event-alarm', rules: ['AW-CONT05', 'AW-CONT11'] };
const GLASS = { id: 'event-glass', rules: ['AW-CONT05'] };
const NERVES = { id: 'event-nerves', rules: ['AW-CONT05', 'AW-CONT11'] };

/** Draws one card and carries it out (AW-EVENT02 to AW-EVENT04). */
export function* newEvent(g: G): Rules {
  const s = g.state;
  const card = drawCard(g.chance, 'event', s.events, (one) => EVENTS[one].id);
  if (card < 0) {
    g.emit({ type: 'no-event', rules: ['AW-COMP10'] });
    return;
  }
  const { id, first, bands, stays } = EVENTS[card];
  g.emit({ type: 'event', card: id, rules: ['AW-EVENT02'] });
  nobodyMoved(s);
  if (first !== 0) changeThreat(g, first, id, ['AW-EVENT03']);
  const at = band(s);
  g.emit({ type: 'event-band', card: id, band: BANDS[at], rules: ['AW-EVENT03'] });
  if (stays === null) s.events.discard.push(card);
  else stay(g, card, stays);
  const short = { pool: false };
  for (const instruction of bands[at]) yield* carryOut(g, instruction, id, short);
  nobodyMoved(s);
}

/** Each card counts anew which Walkers it moved (AW-EVENT06). */
function nobodyMoved(s: War): void {
  for (const walker of s.walkers) walker.moved = false;
}

/** Remains beside the table; a new one ends a Fog (AW-EVENT04, AW-CONT05, AW-CONT11). */
function stay(g: G, card: number, does: Lasting): void {
  const s = g.state;
  for (const fog of s.staying.filter((one) => one.does === 'thickFog')) end(g, fog.card, 'thickFog');
  s.staying.push({ card, does, band: band(s), turn: s.turn, piece: 0 });
}

/** A card in play is discarded. */
export function end(g: G, card: number, does: Lasting): void {
  const s = g.state;
  s.staying = s.staying.filter((one) => one.card !== card || one.does !== does);
  s.events.discard.push(card);
  g.emit({ type: 'event-ends', card: does, rules: ['AW-EVENT04', 'AW-CONT05'] });
}

/** Whether the pool ran out while a card brought Walkers in. */
interface Short {
  pool: boolean;
}

/** Threat rises for it at once, and once for a card (AW-NEW03, AW-THR05). */
function runsShort(g: G, short: Short): void {
  if (!short.pool) changeThreat(g, 1, 'noWalkers', ['AW-NEW03']);
  short.pool = true;
}

function* carryOut(g: G, instruction: Instruction, card: string, short: Short): Rules {
  switch (instruction.does) {
    case 'move':
      return yield* moveSome(g, instruction.walkers, short, walkToNearest);
    case 'steer':
      return yield* moveSome(g, instruction.walkers, short, steerWalker);
    case 'new':
      return yield* bringIn(g, instruction.walkers, short);
    case 'trunk':
      return yield* fromTrunk(g, instruction.walkers, short);
    case 'stumble':
      return yield* stumble(g, instruction.most);
    case 'rise':
      return yield* rise(g, instruction.which);
    case 'carAlarm':
      return yield* soundAlarm(g, instruction.loud);
    case 'glass':
      return yield* breakGlass(g, instruction.loud);
    case 'frayed':
      return yield* frayedNerves(g, instruction.falls);
    case 'frenzy':
      g.state.frenzy = instruction.least;
      g.emit({ type: 'frenzy', least: instruction.least, rules: ['AW-CONT05'] });
      return;
    case 'threat':
      return changeThreat(g, instruction.by, card, ['AW-EVENT03', instruction.by < 0 ? 'AW-THR04' : 'AW-THR03']);
  }
}

/** The side that chooses the n-th Walker of an instruction: the Ini player's first, then in turn (AW-EVENT05). */
const chooser = (s: War, n: number): Side => sides(s)[n % sides(s).length];

type Mover = (g: G, walker: Walker, by: Side) => Rules;

/** Each Walker once per card; for those that are missing new ones come (AW-EVENT05 to AW-EVENT07). */
function* moveSome(g: G, count: number, short: Short, mover: Mover): Rules {
  const s = g.state;
  let missing = 0;
  for (let i = 0; i < count; i++) {
    const free = eligible(s).filter(({ moved }) => !moved);
    if (free.length === 0) {
      missing = count - i;
      break;
    }
    const side = chooser(s, i);
    const params = mover === steerWalker && !s.together ? { steers: 1 } : undefined;
    const walker = yield* chooseOf(g, seatOf(s, side), WALKER, free, nameOf, params);
    walker.moved = true;
    yield* mover(g, walker, side);
  }
  if (missing > 0) yield* bringIn(g, missing, short);
}

/** New Walkers one at a time at the edges; they count as moved (AW-NEW01 to AW-NEW04). */
function* bringIn(g: G, count: number, short: Short): Rules {
  const s = g.state;
  for (let i = 0; i < count; i++) {
    if (s.pool === 0) return runsShort(g, short);
    yield* enterAtEdge(g, seatOf(s, chooser(s, i)));
  }
}

/** Beside sources that still hold an unsearched counter, else at an edge; the Ini player chooses (AW-CONT11). */
function* fromTrunk(g: G, count: number, short: Short): Rules {
  const s = g.state;
  for (let i = 0; i < count; i++) {
    if (s.pool === 0) return runsShort(g, short);
    if (!(yield* enterAtSource(g))) yield* enterAtEdge(g, seatOf(s, chooser(s, i)));
  }
}

/** Eligible Walkers that touch solid scenery, so many at most (AW-CONT05, AW-CONT10). */
function* stumble(g: G, most: number | null): Rules {
  const s = g.state;
  for (let i = 0; most === null || i < most; i++) {
    const free = eligible(s).filter((walker) => !walker.moved && touching(s, walker).some(({ area }) => !area));
    if (free.length === 0) return;
    const walker = yield* chooseOf(g, seatOf(s, chooser(s, i)), WALKER, free, nameOf);
    walker.moved = true;
    yield* walkToNearest(g, walker);
  }
}

/** Prone Walkers stand up; in contact they engage (AW-CONT05). */
function* rise(g: G, which: 'one' | 'badge' | 'all'): Rules {
  const s = g.state;
  const prone = s.walkers.filter((walker) => walker.prone);
  if (prone.length === 0) {
    g.emit({ type: 'nobody-rises', rules: ['AW-CONT05'] });
    return;
  }
  if (which === 'one') return standUp(g, yield* chooseOf(g, ini(s), RISES, prone, nameOf));
  for (const walker of prone) if (which === 'all' || rollAction(g, 'rise')) standUp(g, walker);
}

function standUp(g: G, walker: Walker): void {
  walker.prone = false;
  g.emit({ type: 'stands', model: nameOf(walker), rules: ['AW-CONT05'] });
}

/** A vehicle of the Ini player's choice, without one any source (AW-CONT05). */
function* soundAlarm(g: G, loud: 'noise' | 'mayhem'): Rules {
  const s = g.state;
  const all = s.pieces.map((_, i) => i);
  const cars = all.filter((i) => sceneryOf(s.pieces[i]).id === 'vehicle');
  const sources = cars.length > 0 ? cars : all.filter((i) => isSource(s, i));
  if (sources.length === 0) {
    for (const { card, does } of s.staying.filter((one) => one.does === 'carAlarm')) end(g, card, does);
    return;
  }
  const name = yield* choose(
    g,
    ini(s),
    ALARM,
    sources.map((i) => pieceName(s, i)),
    { loud: { id: `loud.${loud}` } },
  );
  const piece = pieceNamed(s, name);
  s.staying = s.staying.map((one) => (one.does === 'carAlarm' ? { ...one, piece } : one));
  yield* alarmAt(g, loud, piece);
}

/** In detailed play the inside of a building is one too (AW-BLD02). */
const isSource = (s: War, index: number): boolean => {
  const { source, building } = sceneryOf(s.pieces[index]);
  return source || (building !== null && s.detailed);
};

/** Loud at the middle of a piece; Walkers touching it are passed over (AW-CONT05). */
export function* alarmAt(g: G, loud: 'noise' | 'mayhem', piece: number): Rules {
  const s = g.state;
  const { x, y } = s.pieces[piece - 1];
  g.emit({ type: 'alarm', piece: pieceName(s, piece - 1), loud, rules: ['AW-CONT05'] });
  yield* makeLoud(g, loud, { x, y, level: 0, piece }, null);
}

/** Where the most counters are carried; if nobody carries any, anywhere the Ini player likes (AW-CONT05). */
function* breakGlass(g: G, loud: 'noise' | 'mayhem'): Rules {
  const s = g.state;
  const people = playing(s);
  if (people.length === 0) return;
  const most = Math.max(...people.map(({ counters }) => counters.length));
  const person = yield* chooseOf(
    g,
    ini(s),
    GLASS,
    people.filter(({ counters }) => counters.length === most),
    nameOf,
    { loud: { id: `loud.${loud}` } },
  );
  g.emit({ type: 'glass', survivor: person.id, rules: ['AW-CONT05'] });
  yield* makeLoud(g, loud, person, null);
}

/** Each player's Survivor of least Nerve is loud; at High Threat it may fall too (AW-CONT05, AW-CONT11). */
function* frayedNerves(g: G, falls: boolean): Rules {
  const s = g.state;
  for (const side of sides(s)) {
    const people = ofSide(s, side);
    if (people.length === 0) continue;
    const least = Math.min(...people.map((person) => nerveOf(s, person)));
    const shaken: Person = yield* chooseOf(
      g,
      seatOf(s, side),
      NERVES,
      people.filter((person) => nerveOf(s, person) === least),
      nameOf,
    );
    g.emit({ type: 'frayed', survivor: shaken.id, rules: ['AW-CONT05'] });
    yield* makeLoud(g, 'noise', shaken, shaken);
    if (!falls || shaken.status !== 'playing') continue;
    const badge = rollAction(g, 'frayed');
    if (!badge && !shaken.prone) {
      shaken.prone = true;
      g.emit({ type: 'prone', model: shaken.id, rules: ['AW-CONT05'] });
    }
  }
}
