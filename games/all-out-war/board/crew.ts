/** Everybody's rows beside the mat: state first, then what matters next. */
import type { Json, Message } from '@shamble/kernel';
import type { GameCard, Mark } from '@shamble/parts/board';
import type { Colour } from '../content/dice.ts';
import { isCard, itemOf, PACK, slotName } from '../rules/cards.ts';
import { rangeOf } from '../rules/loud.ts';
import { enemiesOf, inContact, isEngaged } from '../rules/near.ts';
import { isPlaying, nameOf, type Person, survivorOf, type War } from '../rules/state.ts';
import { wouldPanic } from '../rules/threat.ts';
import { asView } from '../rules/view.ts';
import { length } from '../text/lengths.ts';
import { item, thing } from '../text/words.ts';
import { ITEM_ICONS, SIGN_ICONS } from './icons.ts';
import { lettersOf } from './letters.ts';
import { diceMessage, diceWords, figures, held } from './names.ts';
import { panicsAt } from './panics.ts';
import { stateFor } from './seen-state.ts';
import { thingOfModel } from './things.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.crew.${id}`, params });

export type PersonState = 'dead' | 'waiting' | 'acting' | 'fighting' | 'prone' | 'done' | 'locked' | 'ready';

export function stateOfPerson(s: War, person: Person): PersonState {
  if (person.status !== 'playing') return person.status;
  if (s.now !== null && s.people[s.now.who] === person) return 'acting';
  if (isEngaged(s, person)) return 'fighting';
  if (person.prone) return 'prone';
  if (person.activated) return 'done';
  return person.locked ? 'locked' : 'ready';
}

/** Survivors in the order of the lists; whoever died stays, so that everybody sees it. */
export function cardsOf(data: Json): GameCard[] {
  const view = asView(data);
  const s = stateFor(view);
  const letters = lettersOf(view);
  return s.people.map((person) => {
    const { id, owner, health, slots } = person;
    const most = survivorOf(person).health;
    const state = stateOfPerson(s, person);
    const weapon = isPlaying(person) ? firstIn(person) : undefined;
    return {
      id,
      thing: thingOfModel(person),
      owner,
      name: thing(id),
      sign: owner,
      letters: { id: 'boardview.letters', params: { letters: letters.get(id) ?? '' } },
      acting: state === 'acting',
      numbers: [],
      dots: [
        { id: 'health', name: { id: 'boardview.fact.health' }, left: health, of: most },
        ...(state === 'acting'
          ? [{ id: 'actions', name: { id: 'boardview.fact.actions' }, left: s.now?.actions ?? 0, of: 2 }]
          : []),
      ],
      slots: slots.flatMap((slot, i) =>
        isCard(slot)
          ? [
              {
                id: slotName(person, i),
                name: held(slot),
                icon: ITEM_ICONS[itemOf(slot).id],
                // Its mark says it with its dice.
                ...(slot === weapon ? { said: null } : {}),
              },
            ]
          : [],
      ),
      marks: marksOf(s, person, state),
    };
  });
}

function marksOf(s: War, person: Person, state: PersonState): Mark[] {
  return [
    ...(person.leader ? [{ id: 'leader', icon: SIGN_ICONS.leader, name: say('leader') }] : []),
    ...(person.counters.length > 0
      ? [{ id: 'counters', icon: SIGN_ICONS.supply, name: say('counters', { n: person.counters.length }) }]
      : []),
    // Who acts, and how often still, is said with every card.
    { id: `state.${state}`, name: say(`state.${state}`), ...(state === 'acting' ? { said: null } : {}) },
    ...nextOf(s, person, state).map((next, i) => ({ id: `next.${i}`, ...next })),
  ];
}

type Next = Pick<Mark, 'name' | 'said'>;

/** What matters next: bites and danger before what is in hand. */
function nextOf(s: War, person: Person, state: PersonState): Next[] {
  if (!isPlaying(person)) return [];
  const lines: Next[] = [];
  const add = (name: Message): number => lines.push({ name });
  if (state === 'fighting') {
    const enemies = enemiesOf(s, person).filter((enemy) => !enemy.prone && inContact(person, enemy));
    add(say('against', { who: figures(enemies.map(nameOf)) }));
  }
  if (state === 'acting') lines.push({ name: say('actions', { n: s.now?.actions ?? 0 }), said: null });
  if (person.bitten) add(say('bitten'));
  if (person.prone && state !== 'prone') add(say('state.prone'));
  const panics = panicWords(s, person, state);
  if (panics !== null) add(panics);
  const [name, said] = [weaponWords(s, person), weaponWords(s, person, diceWords)];
  if (name !== null && said !== null) lines.push({ name, said });
  return lines;
}

/** Steps of the dial from which on it is worth a word that somebody would panic. */
const SOON = 3;

function panicWords(s: War, person: Person, state: PersonState): Message | null {
  if (state === 'done' || state === 'acting' || state === 'fighting') return null;
  if (wouldPanic(s, person)) return say('panics-now');
  const at = panicsAt(s, person);
  return at !== null && at > s.threat && at - s.threat <= SOON ? say('panics', { n: at }) : null;
}

/** The weapon in hand, or what else the hands hold. */
function firstIn(person: Person): number | undefined {
  const hands = person.slots.slice(0, PACK).filter(isCard);
  const [first] = [
    ...hands.filter((one) => itemOf(one).type === 'ranged'),
    ...hands.filter((one) => itemOf(one).type === 'melee'),
    ...hands,
  ];
  return first;
}

/** It with all the dice it brings, by their letters or in words. */
export function weaponWords(
  s: War,
  person: Person,
  told: (dice: readonly Colour[]) => Message = diceMessage,
): Message | null {
  const first = firstIn(person);
  if (first === undefined) return null;
  const { type, dice, id } = itemOf(first);
  if (type === 'ranged') {
    const range = rangeOf(s, person, first);
    return range === null
      ? say('gun.far', { item: held(first), dice: told(dice) })
      : say('gun', { item: held(first), dice: told(dice), range: length(range) });
  }
  return type === 'melee' ? say('blade', { item: held(first), dice: told(dice) }) : item(id);
}
