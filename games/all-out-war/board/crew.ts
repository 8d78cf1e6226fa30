/** Everybody's rows beside the mat: state first, then what matters next. */
import type { Json, Message } from '@shamble/kernel';
import type { GameCard, Mark } from '@shamble/parts/board';
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
import { diceMessage, figures, held } from './names.ts';
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
        isCard(slot) ? [{ id: slotName(person, i), name: held(slot), icon: ITEM_ICONS[itemOf(slot).id] }] : [],
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
    { id: `state.${state}`, name: say(`state.${state}`) },
    ...nextOf(s, person, state).map((name, i) => ({ id: `next.${i}`, name })),
  ];
}

/** What matters next: bites and danger before what is in hand. */
function nextOf(s: War, person: Person, state: PersonState): Message[] {
  if (!isPlaying(person)) return [];
  const lines: Message[] = [];
  if (state === 'fighting') {
    const enemies = enemiesOf(s, person).filter((enemy) => !enemy.prone && inContact(person, enemy));
    lines.push(say('against', { who: figures(enemies.map(nameOf)) }));
  }
  if (state === 'acting') lines.push(say('actions', { n: s.now?.actions ?? 0 }));
  if (person.bitten) lines.push(say('bitten'));
  if (person.prone && state !== 'prone') lines.push(say('state.prone'));
  const panics = panicWords(s, person, state);
  if (panics !== null) lines.push(panics);
  const weapon = weaponWords(s, person);
  if (weapon !== null) lines.push(weapon);
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

/** The weapon in hand with all the dice it brings, or what else the hands hold. */
export function weaponWords(s: War, person: Person): Message | null {
  const hands = person.slots.slice(0, PACK).filter(isCard);
  const [first] = [
    ...hands.filter((one) => itemOf(one).type === 'ranged'),
    ...hands.filter((one) => itemOf(one).type === 'melee'),
    ...hands,
  ];
  if (first === undefined) return null;
  const { type, dice, id } = itemOf(first);
  if (type === 'ranged') {
    const range = rangeOf(s, person, first);
    return range === null
      ? say('gun.far', { item: held(first), dice: diceMessage(dice) })
      : say('gun', { item: held(first), dice: diceMessage(dice), range: length(range) });
  }
  return type === 'melee' ? say('blade', { item: held(first), dice: diceMessage(dice) }) : item(id);
}
