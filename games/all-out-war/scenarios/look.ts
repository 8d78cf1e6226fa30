import type { Json } from '@shamble/kernel';
import { EVENTS } from '../content/events.ts';
import { ITEMS } from '../content/items.ts';
import { SUPPLY } from '../content/supply.ts';
import { BANDS } from '../content/threat.ts';
import { actionsOf } from '../rules/activation.ts';
import { isBroken, isCard, isEmptied, itemOf, ridersOf, slotName } from '../rules/cards.ts';
import { band } from '../rules/loud.ts';
import { isEngaged } from '../rules/near.ts';
import { type Base, letterOf, nameOf, type Person, type War } from '../rules/state.ts';

const inches = (n: number): number => n / 1000;

const place = ({ x, y }: Pick<Base, 'x' | 'y'>): Json => [inches(x), inches(y)];

/** The position in the words of `given`, and some more for what only comes about in play. */
export function look(s: War): Record<string, Json> {
  return {
    step: s.step,
    turn: s.turn,
    threat: s.threat,
    band: BANDS[band(s)],
    initiative: s.initiative + 1,
    people: Object.fromEntries(s.people.map((person) => [person.id, lookAt(s, person)])),
    walkers: Object.fromEntries(
      s.walkers.map((walker) => [
        String(walker.number),
        { at: place(walker), prone: walker.prone, level: walker.level, engaged: isEngaged(s, walker) },
      ]),
    ),
    standing: s.walkers.length,
    pool: s.pool,
    counters: Object.fromEntries(
      s.counters.map((counter, i) => [
        letterOf(i),
        counter.carrier >= 0 ? nameOf(s.people[counter.carrier]) : { at: place(counter), searched: counter.searched },
      ]),
    ),
    supply: { left: s.supply.draw.length, discard: s.supply.discard.map((card) => SUPPLY[card].id) },
    events: { left: s.events.draw.length, discard: s.events.discard.map((card) => EVENTS[card].id) },
    staying: s.staying.map(({ does }) => does),
    frenzy: s.frenzy,
    now:
      s.now === null
        ? null
        : {
            who: nameOf(s.people[s.now.who]),
            actions: s.now.actions,
            panic: s.now.panic,
            can: actionsOf(s, s.people[s.now.who]),
          },
    melees: s.brawl === null ? [] : s.brawl.open.map(({ centre, leaves }) => [centre, ...leaves].sort().join('+')),
    result:
      s.result === null
        ? null
        : { id: s.result.id, by: s.result.by, winners: s.result.winners.map((seat) => seat + 1) },
  };
}

function lookAt(s: War, person: Person): Json {
  return {
    at: place(person),
    level: person.level,
    prone: person.prone,
    status: person.status,
    health: person.health,
    bitten: person.bitten,
    engaged: person.status === 'playing' && isEngaged(s, person),
    locked: person.locked,
    activated: person.activated,
    attacked: person.attacked,
    shot: person.shot,
    noRun: person.noRun,
    slots: Object.fromEntries(
      person.slots.flatMap((card, slot) => (isCard(card) ? [[slotName(person, slot), cardWords(card)]] : [])),
    ),
    counters: person.counters.map(letterOf),
  };
}

const cardWords = (card: number): string =>
  [
    itemOf(card).id,
    ...(isEmptied(card) ? ['empty'] : []),
    ...(isBroken(card) ? ['broken'] : []),
    ...ridersOf(card).map((rider) => ITEMS[rider].id),
  ].join(' ');
