/** Special Actions of characters, items and cards in play (AW-SPEC01, AW-SPEC02, 8.2 to 8.5). */
import type { Rules } from '@shamble/kernel';
import { INCH } from '../content/lengths.ts';
import { choose, chooseOf } from './ask.ts';
import {
  emptied,
  FREE,
  has,
  isBroken,
  isCard,
  isEmptied,
  itemOf,
  LOST,
  loaded,
  PACK,
  slotName,
  slotNamed,
} from './cards.ts';
import { rollAction, rollNumber } from './dice.ts';
import { die, heal, putAway, woundPerson } from './harm.ts';
import { touching } from './lines.ts';
import { moment, type Special } from './moments.ts';
import { friendsOf, inKillZone, isEngaged, isWithin } from './near.ts';
import { makeLoud } from './noise.ts';
import { type G, nameOf, nowOf, type Person, survivorOf, type War } from './state.ts';
import { throwAt, throwPlaces } from './throws.ts';
import { whistle } from './whistle.ts';
import { cardsOf, named } from './words.ts';

const WHOM = { id: 'special-target', rules: ['AW-SPEC01'] };
const RELOAD = { id: 'reload', rules: ['AW-CRIT05'] };
const HAND = { id: 'lost-hand', rules: ['AW-KEY04'] };

/** Those whom a Special Action may be used on; null where it needs nobody. */
function targetsOf(s: War, person: Person, what: Special): Person[] | null {
  const friends = friendsOf(s, person);
  const near = friends.filter((friend) => inKillZone(person, friend));
  const hurt = (one: Person): boolean => one.health < survivorOf(one).health;
  switch (what) {
    case 'patchUp':
    case 'firstAid':
      return [person, ...near].filter(hurt);
    case 'bandages':
      return [person].filter(hurt);
    case 'rally':
      return friends.filter((friend) => isWithin(person, friend, 6 * INCH) && !friend.activated && !friend.calm);
    case 'amputate':
      return near.filter(({ bitten }) => bitten);
    default:
      return null;
  }
}

/** Own weapons that an Ammo Box can load again, wherever they are. */
const emptyWeapons = (person: Person): number[] =>
  person.slots.flatMap((card, slot) => (isCard(card) && isEmptied(card) && !isBroken(card) ? [slot] : []));

/** Crossbows in hand, which need no ammunition. */
const emptyCrossbows = (person: Person): number[] =>
  emptyWeapons(person).filter((slot) => slot < PACK && itemOf(person.slots[slot]).does === 'emptiesItself');

/** Whether a Special Action would do anything now. */
function isOpen(s: War, person: Person, what: Special): boolean {
  const targets = targetsOf(s, person, what);
  if (targets !== null) return targets.length > 0;
  const quiet = nowOf(s).panic === 'quiet';
  switch (what) {
    case 'reload':
      return emptyWeapons(person).length > 0;
    case 'reloadCrossbow':
      return emptyCrossbows(person).length > 0;
    case 'flare':
      return !quiet && throwPlaces(s, person);
    case 'bottle':
      return !quiet && throwPlaces(s, person);
    case 'whistle':
      return !quiet;
    default:
      return false;
  }
}

/** Options of the Special Actions somebody has now, each by what grants it (AW-ACT11): `special.patchUp`, `special.bandages`. */
export function specials(s: War, person: Person): string[] {
  if (person.prone || isEngaged(s, person)) return [];
  const granted = moment(s, person, 'special').filter(({ value }) => isOpen(s, person, value));
  const ids = [...new Set(granted.map(({ id }) => `special.${id}`))];
  return silenceable(s, person) ? [...ids, 'special.silenceAlarm'] : ids;
}

/** A Car Alarm whose vehicle somebody free and standing touches (AW-CONT05). */
const silenceable = (s: War, person: Person): boolean =>
  s.staying.some(
    ({ does, piece }) => does === 'carAlarm' && piece > 0 && touching(s, person).some((part) => part.piece === piece),
  );

/** Carries one out, by the name of what grants it. */
export function* special(g: G, person: Person, id: string): Rules {
  const s = g.state;
  if (id === 'silenceAlarm') return silence(g, person);
  const source = moment(s, person, 'special').find((one) => one.id === id);
  if (source === undefined) throw new Error(`there is no Special Action "${id}"`);
  const what = source.value;
  const targets = targetsOf(s, person, what);
  const target =
    targets === null
      ? null
      : yield* chooseOf(g, person.owner, WHOM, targets, nameOf, { survivor: named(person), by: { id: `by.${id}` } });
  g.emit({
    type: 'special',
    survivor: person.id,
    what: id,
    target: target?.id ?? null,
    rules: ['AW-SPEC01', 'AW-ACT11'],
  });
  if (what !== 'amputate' && what !== 'reloadCrossbow') spend(g, person, id);
  if (target !== null) return yield* onSomebody(g, person, what, target);
  switch (what) {
    case 'reload':
      return yield* reload(g, person);
    case 'reloadCrossbow':
      return loadAgain(g, person, emptyCrossbows(person)[0], 'reloadCrossbow');
    case 'flare':
      return yield* throwAt(g, person, 'mayhem');
    case 'bottle':
      return yield* throwAt(g, person, 'noise');
    case 'whistle':
      yield* whistle(g, person);
      return yield* makeLoud(g, 'noise', person, person);
  }
}

/** A One Use card that granted it is thrown away (AW-KEY12). */
function spend(g: G, person: Person, id: string): void {
  const slot = person.slots.findIndex((card) => isCard(card) && itemOf(card).id === id && has(card, 'oneUse'));
  if (slot < 0) return;
  putAway(g, person.slots[slot]);
  person.slots[slot] = FREE;
}

function* onSomebody(g: G, person: Person, what: Special, target: Person): Rules {
  const most = survivorOf(target).health;
  switch (what) {
    case 'patchUp':
    case 'bandages':
      return heal(g, target, 1, most, ['AW-CONT01']);
    case 'firstAid':
      return heal(g, target, rollNumber(g, 'first-aid', 'white'), most, ['AW-CONT01', 'AW-DICE08']);
    case 'rally':
      target.calm = true;
      return;
    default:
      return yield* amputate(g, person, target);
  }
}

/** Wounds by a die; whoever lives is no longer bitten, and loses a hand or the power to Run; a second time is death (AW-KEY04, AW-KEY04-R). */
function* amputate(g: G, person: Person, target: Person): Rules {
  const colours = moment(g.state, person, 'amputates').map(({ value }) => value);
  const colour = colours.includes('red') ? 'red' : 'white';
  const wounds = rollNumber(g, 'amputate', colour);
  target.amputations++;
  g.emit({
    type: 'amputates',
    survivor: person.id,
    target: target.id,
    colour,
    wounds,
    rules: ['AW-KEY04', 'AW-KEY04-R'],
  });
  if (target.amputations > 1) {
    die(g, target, 'amputation', false);
    return;
  }
  woundPerson(g, target, wounds, false, ['AW-KEY04', 'AW-DICE08']);
  if (target.status !== 'playing') return;
  target.bitten = false;
  const badge = rollAction(g, 'limb');
  g.emit({ type: 'limb', survivor: target.id, badge, rules: ['AW-KEY04'] });
  if (badge) yield* loseHand(g, target);
  else target.noRun = true;
}

/** The victim's owner chooses the hand; what it holds is lost, a Bulky item with either (AW-KEY23, D41). */
function* loseHand(g: G, target: Person): Rules {
  const hands = [0, 1].filter((slot) => target.slots[slot] !== LOST);
  if (hands.length === 0) return;
  const answer = yield* choose(
    g,
    target.owner,
    HAND,
    hands.map((slot) => slotName(target, slot)),
    { survivor: named(target), ...cardsOf(target) },
  );
  const lost = slotNamed(target, answer);
  const bulky =
    survivorOf(target).role === 'bruiser'
      ? -1
      : hands.find((slot) => isCard(target.slots[slot]) && has(target.slots[slot], 'bulky'));
  for (const slot of new Set([lost, bulky ?? -1])) {
    if (slot < 0 || !isCard(target.slots[slot])) continue;
    putAway(g, target.slots[slot]);
    target.slots[slot] = FREE;
  }
  target.slots[lost] = LOST;
  g.emit({ type: 'hand-lost', survivor: target.id, hand: answer, rules: ['AW-KEY04', 'AW-KEY23'] });
}

/** An Ammo Box loads one own weapon (8.3). */
function* reload(g: G, person: Person): Rules {
  const slot = yield* chooseOf(g, person.owner, RELOAD, emptyWeapons(person), (one) => slotName(person, one), {
    survivor: named(person),
    ...cardsOf(person),
  });
  loadAgain(g, person, slot, 'ammoBox');
}

function loadAgain(g: G, person: Person, slot: number, by: string): void {
  const card = person.slots[slot];
  if (card !== emptied(card)) throw new Error('that weapon is not empty');
  person.slots[slot] = loaded(card);
  g.emit({ type: 'reloaded', survivor: person.id, item: itemOf(card).id, by, rules: ['AW-CRIT05'] });
}

/** A Survivor at the vehicle ends the alarm (8.5). */
function silence(g: G, person: Person): void {
  const s = g.state;
  const alarm = s.staying.find(
    ({ does, piece }) => does === 'carAlarm' && touching(s, person).some((part) => part.piece === piece),
  );
  if (alarm === undefined) throw new Error('no alarm sounds here');
  s.staying = s.staying.filter((one) => one !== alarm);
  s.events.discard.push(alarm.card);
  g.emit({ type: 'event-ends', card: 'carAlarm', rules: ['AW-EVENT04', 'AW-CONT05'] });
}
