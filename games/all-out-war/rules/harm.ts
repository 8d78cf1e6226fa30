/** Wounds, falls and deaths (3.16): Walkers are laid down or removed, Survivors lose Health and may turn. */

import { SUPPLY } from '../content/supply.ts';
import { isCard, isFound, itemOf, kindOfCard, ridersOf } from './cards.ts';
import { dropPlaces } from './drops.ts';
import { moment } from './moments.ts';
import { inContact } from './near.ts';
import { type G, letterOf, nameOf, type Person, playing, type Walker } from './state.ts';

/** Number of the Supply card that a found item was. */
const supplyCard = (card: number): number => SUPPLY.findIndex(({ id }) => id === itemOf(card).id);

/** A card leaves its Survivor: found ones go to the Supply discards, Equipment out of the game (AW-CONT10). */
export function putAway(g: G, card: number): void {
  const s = g.state;
  if (isFound(card)) s.supply.discard.push(supplyCard(card));
  else s.gone.push(kindOfCard(card));
  for (const rider of ridersOf(card)) s.gone.push(rider);
}

/** Lays a Walker prone where it is. */
export function layDown(g: G, walker: Walker, rules: readonly string[]): void {
  if (walker.prone) return;
  walker.prone = true;
  g.emit({ type: 'prone', model: nameOf(walker), rules });
}

/** Back to the pool (AW-CRIT04). */
export function removeWalker(g: G, walker: Walker, rules: readonly string[]): void {
  const s = g.state;
  s.walkers = s.walkers.filter((other) => other !== walker);
  s.pool++;
  g.emit({ type: 'walker-removed', walker: nameOf(walker), x: walker.x, y: walker.y, rules });
}

/** One wound fells a Walker; with a critical it is removed (AW-WOUND01, AW-CRIT04). */
export function woundWalker(g: G, walker: Walker, critical: boolean): void {
  if (critical) removeWalker(g, walker, ['AW-CRIT04']);
  else layDown(g, walker, ['AW-WOUND01']);
}

/** Lowers Health; at 0 it dies, and turns unless the attack had a critical (AW-WOUND02, AW-CRIT02, AW-CRIT03). */
export function woundPerson(g: G, person: Person, wounds: number, critical: boolean, rules: readonly string[]): void {
  if (wounds <= 0) return;
  person.health = Math.max(0, person.health - wounds);
  g.emit({ type: 'wounded', survivor: person.id, wounds, health: person.health, rules });
  for (const { id } of moment(g.state, person, 'tears')) tear(g, person, id);
  if (person.health === 0) die(g, person, critical ? 'head' : 'wounds', !critical);
}

/** Rags are torn off by a wound (8.4). */
function tear(g: G, person: Person, id: string): void {
  const slot = person.slots.findIndex((card) => isCard(card) && itemOf(card).id === id);
  putAway(g, person.slots[slot]);
  person.slots[slot] = -1;
  g.emit({ type: 'torn', survivor: person.id, item: id, rules: ['AW-CONT10'] });
}

/** Dies: counters drop, cards are lost, and where it turns a prone Walker takes its place (AW-WOUND03, AW-CRIT06 to AW-CRIT08). */
export function die(g: G, person: Person, by: string, turns: boolean): Walker | null {
  const s = g.state;
  person.status = 'dead';
  person.health = 0;
  g.emit({ type: 'died', survivor: person.id, by, rules: ['AW-WOUND02', 'AW-CRIT06'] });
  for (const card of person.slots) if (isCard(card)) putAway(g, card);
  person.slots = person.slots.map((slot) => (isCard(slot) ? -1 : slot));
  dropCounters(g, person);
  if (!turns || s.pool === 0) return null;
  return enterWalker(g, person.x, person.y, person.level, true, ['AW-WOUND03', 'AW-WOUND04'], person);
}

/** SEARCHED side up, the first where it died, the others in the order of their letters (AW-CRIT07, AW-CRIT07-R, AW-DATA09). */
function dropCounters(g: G, person: Person): void {
  const s = g.state;
  const letters = [...person.counters].sort((a, b) => a - b);
  person.counters = [];
  const places = dropPlaces(s, person, letters.length);
  letters.forEach((letter, i) => {
    const counter = s.counters[letter];
    counter.x = places[i].x;
    counter.y = places[i].y;
    counter.level = person.level;
    counter.carrier = -1;
    counter.source = 0;
    g.emit({
      type: 'dropped',
      counter: letterOf(letter),
      x: counter.x,
      y: counter.y,
      rules: ['AW-CRIT07', 'AW-CRIT07-R'],
    });
  });
}

/** The next Walker comes onto the table; it may have been a Survivor (AW-DATA08, AW-WOUND03). */
export function enterWalker(
  g: G,
  x: number,
  y: number,
  level: number,
  prone: boolean,
  rules: readonly string[],
  was: Person | null = null,
): Walker {
  const s = g.state;
  if (s.pool === 0) throw new Error('the pool is empty');
  s.pool--;
  const walker: Walker = { number: s.number++, x, y, level, prone, moved: false };
  s.walkers.push(walker);
  const touches = prone ? [] : playing(s).filter((person) => inContact(walker, person));
  g.emit({
    type: 'walker-enters',
    walker: nameOf(walker),
    x,
    y,
    prone,
    ...(was === null ? {} : { was: was.id }),
    ...(touches.length > 0 ? { touches: touches.map(({ id }) => id) } : {}),
    rules,
  });
  return walker;
}

/** Health comes back, never beyond what the card shows; bites stay (8.3). */
export function heal(g: G, person: Person, by: number, most: number, rules: readonly string[]): void {
  const to = Math.min(most, person.health + by);
  const gained = to - person.health;
  person.health = to;
  g.emit({ type: 'healed', survivor: person.id, gained, health: to, rules });
}
