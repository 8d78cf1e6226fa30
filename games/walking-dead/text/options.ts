import type { Decision, Message, Params } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { ENCOUNTERS, encounterNumber } from '../content/encounters.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { ICONS, LOCATION_AT, SPACES, spaceNumber } from '../content/map.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { type Effect, KINDS, type Kind, type What } from '../content/words.ts';
import type { EditionId } from '../rules/edition.ts';
import { cardOptions, objectiveText, survivorText } from './cards.ts';
import { apart, choicesIn, effectTexts, together } from './effect-text.ts';
import {
  colourOf,
  encounter,
  face,
  item,
  kind,
  locationCard,
  numbersOf,
  space,
  survivor,
  textOf,
  units,
} from './words.ts';

const say = (id: string, params?: Params): Message => (params ? { id: `do.${id}`, params } : { id: `do.${id}` });

/** The words of an option: what it does and what it costs. */
export function option(decision: Decision, id: string): Message {
  const [verb, ...rest] = id.split('.');
  const { ask } = decision;
  if (PLAIN[ask.id]?.includes(id)) return say(`${id}.${ask.id}`);
  const told = ANSWERS[ask.id]?.(id, decision) ?? PLAYS[verb]?.(rest, decision) ?? thing(id, decision);
  if (!told) throw new Error(`there are no words for the option "${id}" of ${ask.id}`);
  return told;
}

/** Plain answers, which mean something else at every question. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'leave-group': ['remain', 'leave'],
  'join-group': ['accept', 'refuse'],
  trade: ['accept', 'refuse'],
  debt: ['refuse'],
  pay: ['pay', 'ask-group', 'refuse'],
  recover: ['done'],
  contribute: ['done'],
  pledge: ['keep'],
  stay: ['stay', 'move'],
  step: ['stop'],
  'play-on': ['play-on', 'stop'],
  restart: ['restart', 'stay-out'],
  'lend-fuel': ['give', 'keep'],
  'lend-ammo': ['give', 'keep'],
  reroll: ['keep'],
  swap: ['keep'],
  'ammo-again': ['again', 'keep'],
  shoot: ['enough'],
  'help-action': ['enough'],
  shield: ['endure'],
  armour: ['let-die'],
  'take-over': ['take', 'decline'],
  invite: ['alone'],
  'next-card': ['icon'],
};

/** Answers that mean something only to their own question; null where the id is a play beside it. */
const ANSWERS: Readonly<Record<string, (id: string, decision: Decision) => Message | null>> = {
  character: (id) => {
    const { title, dice, abilities } = survivorText(id);
    return say('character', { survivor: title, dice, ability: together(abilities) });
  },
  vote: ballot,
  moral: (id, { params }) => {
    const side = cardOptions(textOf(params?.card), textOf(params?.edition) as EditionId).find((o) => o.id === id);
    return side ? say('moral', { label: side.label, text: apart(side.text) }) : null;
  },
  'one-of': (id, { params }) => {
    const sides = choicesIn(effectsOn(textOf(params?.card)));
    const effects = sides[Number(id.slice('one.'.length)) - 1];
    return say('one-of', { what: together(effectTexts(effects, textOf(params?.edition) as EditionId, null)) });
  },
  allot: (id, { kind: how }) => (how === 'choose' ? say('allot', { survivor: survivor(id) }) : null),
  heal: (id, { kind: how }) => (how === 'choose' ? say('heal', { survivor: survivor(id) }) : null),
};

/** All effects a card may have. */
function effectsOn(card: string): Effect[] {
  const { challenge, success, fail } = ENCOUNTERS[encounterNumber(card)];
  const sides = challenge.kind === 'moral' ? challenge.options : [];
  return [
    ...success,
    ...fail,
    ...sides.flatMap(({ effects, nested }) => [...effects, ...(nested?.success ?? []), ...(nested?.fail ?? [])]),
  ];
}

/** `yes`, `no` or `player.2`, each also by radio. */
function ballot(id: string, { params }: Decision): Message {
  const [side, number] = id.split('.');
  const label: Message =
    side === 'player'
      ? say('vote.player', { player: player(Number(number)) })
      : { id: `vote.${side}.label`, params: { label: encounter(`${textOf(params?.card)}.${side}`) } };
  if (!id.endsWith('.radio')) return label;
  return say('vote.radio', { label, item: item('twoWayRadio'), n: ITEMS[itemNumber('twoWayRadio')].n });
}

/** The Location card an option stands for, and what it asks of the player. */
function cardAt(decision: Decision, id: string): Params {
  const { params } = decision;
  const options = decision.kind === 'place' ? [] : decision.options;
  const cards = Array.isArray(params?.cards) ? params.cards : [];
  const card = textOf(cards[options.indexOf(id)]);
  return { card: locationCard(card), objective: apart(objectiveText(card, Number(params?.tier))) };
}

/** Fuel of one's own, or of the member who lends it. */
const fuel = ({ params }: Decision): Message => (Number(params?.lent) > 0 ? { id: 'units.lent' } : units('fuel', 1));

/** Every other option by its first word. */
const PLAYS: Readonly<Record<string, (rest: readonly string[], decision: Decision) => Message | null>> = {
  go: ([to]) => {
    const number = spaceNumber(to);
    if (LOCATION_AT[number] !== null) return say('go.location', { space: space(to) });
    if (ICONS[number].length === 0) return say('go', { space: space(to) });
    return say('go.icons', { space: space(to), icons: ICONS[number].map(kind) });
  },
  drive: (spaces, decision) => {
    const over = spaces.slice(0, -1).map(space);
    return say('drive', { over, to: space(spaces[spaces.length - 1]), fuel: fuel(decision) });
  },
  bypass: ([to], decision) => say('bypass', { space: space(to), fuel: fuel(decision) }),
  rope: ([to]) => say('rope', { space: space(to), item: item('climbingRope') }),
  ask: ([what]) => say(`ask.${what}`),
  pledge: ([where, slot]) =>
    where === 'private' ? say('pledge.private') : say('pledge.public', { slot: Number(slot) }),
  public: ([slot], decision) => say('public', { slot: Number(slot), ...cardAt(decision, `public.${slot}`) }),
  private: (_, decision) => say('private', cardAt(decision, 'private')),
  invite: ([number]) => (number === 'all' ? say('invite.all') : say('invite', { player: player(Number(number)) })),
  player: ([number]) => say('player', { player: player(Number(number)) }),
  food: ([id]) => (id === undefined ? null : say('food', { survivor: survivor(id) })),
  marker: ([id]) => say('marker', { survivor: survivor(id) }),
  ammo: (_, { ask }) => (ask.id === 'shoot' ? say('ammo') : null),
  item: ([id]) => {
    const { use, n } = ITEMS[itemNumber(id)];
    return n === 0 ? say('item.saves', { item: item(id) }) : say(`item.${use}`, { item: item(id), n });
  },
  die: ([number], { ask, params }) => {
    const place = Number(number);
    const faces = textOf(params?.faces).split(' ');
    return say(`die.${ask.id}`, {
      place,
      colour: colourOf(numbersOf(params?.pool), place),
      face: face(faces[place - 1]),
    });
  },
  jokers: ([number], { params }) => {
    const kills = Number(number);
    return say('jokers', { kills, actions: Number(params?.jokers) - kills });
  },
  take: ([number], { ask }) => say(`take.${ask.id}`, { n: Number(number) }),
  give: ([what]) => say('give', { units: units(what as Kind, 1) }),
  trade: ([given, asked]) => say('trade', { given: units(given as Kind, 1), asked: units(asked as Kind, 1) }),
};

/** A resource, a survivor, an item, a space or a token by its own id. */
function thing(id: string, { kind: how }: Decision): Message | null {
  const [name, number] = id.split('.');
  if (KINDS.some((known) => known === name)) return how === 'split' ? kind(name) : units(name as What, 1);
  if (SURVIVORS.some((known) => known.id === name)) return survivor(name);
  if (ITEMS.some((known) => known.id === name)) return item(name);
  if (!SPACES.includes(name)) return null;
  return number === undefined ? space(name) : { id: 'token', params: { space: space(name), n: Number(number) } };
}
