/** Search (3.17): a counter, a Supply card or several in a building, an item to place or an Incident. */
import { drawCard, type Rules, SPECTATOR, seenBy } from '@shamble/kernel';
import { itemNumber } from '../content/items.ts';
import { SUPPLY } from '../content/supply.ts';
import { distance2, holds } from '../geometry/hull.ts';
import { touches, touchesPiece } from '../geometry/limits.ts';
import { choose, chooseOf, offer } from './ask.ts';
import { FREE, found, isCard, itemOf, PACK, slotName, slotNamed } from './cards.ts';
import { rollNumber } from './dice.ts';
import { putAway } from './harm.ts';
import { incident } from './incidents.ts';
import { moment } from './moments.ts';
import { apart2, areEnemies, isEngaged } from './near.ts';
import { flawOf, freePack } from './slots.ts';
import {
  type Base,
  type Counter,
  type G,
  isPlaying,
  letterOf,
  type Model,
  models,
  nameOf,
  nowOf,
  type Person,
  sceneryOf,
  survivorOf,
  type War,
} from './state.ts';
import { maySwap, swap } from './swap.ts';
import { terrainOf } from './terrain.ts';
import { cardsOf, named } from './words.ts';

const COUNTER = { id: 'search-counter', rules: ['AW-SEARCH01', 'AW-SEARCH02', 'AW-SEARCH08'] };
const FIND = { id: 'take-item', rules: ['AW-SEARCH05'] };
const QUICK = { id: 'quick-hands', rules: ['AW-CONT02', 'AW-SWAP01'] };
const RUMMAGE = { id: 'rummage', rules: ['AW-CONT02', 'AW-HID05'] };

/** A counter that lies on the table and that somebody there touches, or whose solid source it touches (AW-GEO06, AW-SEARCH02). */
export function touchesCounter(
  s: Parameters<typeof terrainOf>[0],
  base: Pick<Base, 'x' | 'y' | 'level'>,
  counter: Counter,
): boolean {
  if (counter.carrier >= 0) return false;
  if (counter.source > 0) {
    // Of a detailed building no part is a source: its counter lies on the floor (AW-BLD10).
    const parts = terrainOf(s).parts.filter(({ piece, source }) => piece === counter.source && source);
    if (parts.length > 0 && base.level === counter.source) return true;
    if (parts.length > 0)
      return base.level === 0 && parts.some(({ hull }) => touchesPiece(distance2(hull, base.x, base.y)));
  }
  return base.level === counter.level && touches(apart2(base, counter));
}

/** Free enemies that touch the same counter or its source: while there are any, nobody else Searches it; a prone one is free (AW-SEARCH03, AW-SEARCH03-R). */
const guardsOf = (s: War, person: Person, counter: Counter): Model[] =>
  models(s).filter(
    (enemy) => areEnemies(person, enemy) && touchesCounter(s, enemy, counter) && (enemy.prone || !isEngaged(s, enemy)),
  );

/** A counter that somebody touches and may not Search, and whose doing that is. */
export interface Guarded {
  readonly letter: string;
  readonly guards: readonly string[];
}

/** Counters that somebody touches and that free enemies touch too (AW-SEARCH03). */
export const guardedFor = (s: War, person: Person): Guarded[] =>
  s.counters.flatMap((counter, i) => {
    if (!touchesCounter(s, person, counter)) return [];
    const guards = guardsOf(s, person, counter).map(nameOf);
    return guards.length === 0 ? [] : [{ letter: letterOf(i), guards }];
  });

/** Letters of the counters that somebody may Search now (AW-SEARCH01). */
export function searchable(s: War, person: Person): string[] {
  if (person.prone || isEngaged(s, person)) return [];
  return s.counters.flatMap((counter, i) =>
    touchesCounter(s, person, counter) && guardsOf(s, person, counter).length === 0 ? [letterOf(i)] : [],
  );
}

const labelOf = (card: number): string => SUPPLY[card % SUPPLY.length].id;

/** Takes one counter, and with it what lies in it (AW-SEARCH04, AW-SEARCH07). */
export function* search(g: G, person: Person): Rules {
  const s = g.state;
  const letter = yield* choose(g, person.owner, COUNTER, searchable(s, person), { survivor: named(person) });
  const index = 'abcdefghi'.indexOf(letter);
  const counter = s.counters[index];
  g.emit({
    type: 'searches',
    survivor: person.id,
    counter: letter,
    searched: counter.searched,
    rules: ['AW-SEARCH01'],
  });
  const cards = counter.searched ? 0 : cardsIn(g, counter);
  for (let i = 0; i < cards && isPlaying(person); i++) yield* find(g, person);
  take(g, person, index);
  yield* swapFreely(g, person);
}

/** Quick Hands: a Swap that costs no Action, but is the only one of this activation (AW-CONT02). */
function* swapFreely(g: G, person: Person): Rules {
  const s = g.state;
  const now = nowOf(s);
  if (!isPlaying(person) || isEngaged(s, person) || now.done.includes('swap') || !maySwap(person)) return;
  const [quick] = moment(s, person, 'swapsFree');
  if (quick === undefined) return;
  const answer = yield* offer(g, person.owner, QUICK, ['swap'], 'keep', { survivor: named(person) });
  if (answer === null) return;
  now.done.push('swap');
  yield* swap(g, person);
}

/** One card; inside a building as many as a blue die shows (AW-BLD07, AW-BLD07-R). */
function cardsIn(g: G, counter: Counter): number {
  const s = g.state;
  const inside =
    s.detailed &&
    s.pieces.some(
      (piece, i) => sceneryOf(piece).building !== null && holds(terrainOf(s).outlines[i], counter.x, counter.y),
    );
  if (!inside) return 1;
  const cards = rollNumber(g, 'inside', 'blue');
  g.emit({ type: 'searches-inside', cards, rules: ['AW-BLD07', 'AW-BLD07-R'] });
  return cards;
}

/** The counter goes with the Survivor, SEARCHED side up; if it died, it lies there (AW-SEARCH07). */
function take(g: G, person: Person, index: number): void {
  const s = g.state;
  const counter = s.counters[index];
  counter.searched = true;
  counter.source = 0;
  if (isPlaying(person)) {
    counter.carrier = s.people.indexOf(person);
    person.counters.push(index);
  } else {
    counter.x = person.x;
    counter.y = person.y;
    counter.level = person.level;
  }
  g.emit({
    type: 'counter-taken',
    survivor: person.id,
    counter: letterOf(index),
    held: person.counters.length,
    rules: ['AW-SEARCH07', 'AW-SEARCH08'],
  });
}

/** A card off the Supply deck: an item to place, or an Incident at once (AW-SEARCH04 to AW-SEARCH06). */
function* find(g: G, person: Person): Rules {
  const s = g.state;
  const card = yield* drawSupply(g, person);
  if (card < 0) {
    g.emit({ type: 'supply-empty', rules: ['AW-COMP10'] });
    return;
  }
  const { id, incident: which } = SUPPLY[card];
  g.emit({
    type: 'found',
    survivor: person.id,
    card: id,
    incident: which !== null,
    rules: which === null ? ['AW-SEARCH05', 'AW-HID04'] : ['AW-SEARCH06', 'AW-HID04'],
  });
  if (which === null) {
    s.air = [seenBy(card, [SPECTATOR])];
    yield* place(g, person, found(itemNumber(id)));
  } else {
    s.supply.discard.push(card);
    yield* incident(g, person, which);
  }
}

/** The top card; with Rummage one of the top two, which only their player sees, or the only one left (AW-HID05, AW-CONT02). */
function* drawSupply(g: G, person: Person): Rules<number> {
  const s = g.state;
  const looks = moment(s, person, 'looks')[0]?.value ?? 1;
  const drawn: number[] = [];
  // Of an empty pile the whole deck is made anew (AW-COMP10).
  const drawing = s.supply.draw.length === 0 ? looks : Math.min(looks, s.supply.draw.length);
  for (let i = 0; i < drawing; i++) {
    const card = drawCard(g.chance, 'supply', s.supply, labelOf);
    if (card >= 0) drawn.push(card);
  }
  if (drawn.length < 2) return drawn[0] ?? -1;
  s.air = drawn.map((card) => seenBy(card, [s.together ? SPECTATOR : person.owner]));
  const names = drawn.map((card, i) => `${SUPPLY[card].id}.${i + 1}`);
  const kept = yield* chooseOf(g, person.owner, RUMMAGE, [0, 1], (i) => names[i], { survivor: named(person) });
  s.air = [];
  const other = drawn[1 - kept];
  s.supply.discard.push(other);
  g.emit({ type: 'discarded-supply', card: SUPPLY[other].id, rules: ['AW-HID05', 'AW-CONT02'] });
  return drawn[kept];
}

/** Into the Pack, in place of another card, or away (AW-SEARCH05, D21). */
function* place(g: G, person: Person, card: number): Rules {
  const survivor = survivorOf(person);
  const options: string[] = [];
  const free = freePack(survivor, person.slots, card);
  // Spaces of the Pack are alike, and so are those of a Rucksack.
  for (const inSack of [false, true]) {
    const slot = free.find((one) => one >= PACK + survivor.pack === inSack);
    if (slot !== undefined) options.push(`pack.${slotName(person, slot)}`);
  }
  person.slots.forEach((slot, i) => {
    if (isCard(slot) && flawOf(survivor, person.slots.with(i, card)) === null)
      options.push(`swap.${slotName(person, i)}`);
  });
  options.push('decline');
  const item = { id: `item.${itemOf(card).id}` };
  const answer = yield* choose(g, person.owner, FIND, options, { survivor: named(person), item, ...cardsOf(person) });
  g.state.air = [];
  if (answer === 'decline') {
    putAway(g, card);
    g.emit({ type: 'declined', survivor: person.id, item: itemOf(card).id, rules: ['AW-SEARCH05'] });
    return;
  }
  const slot = slotNamed(person, answer.slice(answer.indexOf('.') + 1));
  const old = person.slots[slot];
  if (old !== FREE) putAway(g, old);
  person.slots[slot] = card;
  g.emit({
    type: 'took',
    survivor: person.id,
    item: itemOf(card).id,
    slot: slotName(person, slot),
    for: old === FREE ? null : itemOf(old).id,
    packed: slot >= PACK,
    rules: ['AW-SEARCH05', 'AW-SEARCH10'],
  });
}
