import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { CardFace } from '@shamble/parts';
import { ENCOUNTERS, encounterNumber } from '../content/encounters.ts';
import { ITEMS } from '../content/items.ts';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import type { EditionId } from '../rules/edition.ts';
import { asView } from '../rules/view.ts';
import { cardText, type ItemText, itemText, locationText, survivorText } from '../text/cards.ts';
import { apart } from '../text/effect-text.ts';
import { CHALLENGE_ICONS, ITEM_ICONS, LOCATION_ICONS, SIGN_ICONS } from './icons.ts';
import { isFollower } from './letters.ts';

/*
 * Cards by their ids for the table: `encounter.K01`, `location.farmA`, `survivor.rick`, `item.crowbar`.
 */

const text = (value: Json | undefined): string[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** What an event names in the same details, whatever its type: who rolls again may be an item. */
const isItem = (id: string): boolean => ITEMS.some((item) => item.id === id);

const ON_ENCOUNTER: ReadonlySet<string> = new Set([
  'encounter',
  'encounter-replaced',
  'decided',
  'voted',
  'succeeded',
  'failed',
]);

/** The Location cards that an event names, the newest first. */
export function locationsIn(event: GameEvent): string[] {
  if (event.type === 'location-swapped') return [...text(event.now), ...text(event.was)];
  return ON_ENCOUNTER.has(event.type) ? [] : [...text(event.card), ...text(event.private)];
}

/** The cards that an event names, the one it is about first. */
export function cardsOf(event: GameEvent): string[] {
  const { character, follower, survivor, survivors, item, by } = event;
  return [
    ...(ON_ENCOUNTER.has(event.type) ? text(event.card).map((id) => `encounter.${id}`) : []),
    ...locationsIn(event).map((id) => `location.${id}`),
    ...text(item).map((id) => `item.${id}`),
    ...[character, follower, survivor, survivors].flatMap(text).map((id) => `survivor.${id}`),
    ...text(by).map((id) => `${isItem(id) ? 'item' : 'survivor'}.${id}`),
  ];
}

/** A card as it is shown large. */
export function faceOf(id: string, view: Json): CardFace | null {
  const [sort, name] = id.split('.');
  switch (sort) {
    case 'encounter':
      return encounterFace(name, asView(view).edition);
    case 'location':
      return locationFace(name);
    case 'survivor':
      return survivorFace(name);
    case 'item':
      return itemFace(name);
    default:
      return null;
  }
}

const labelled = (label: Message, what: readonly Message[]): Message[] =>
  what.length === 0 ? [label] : [{ id: 'boardview.card.side', params: { label, what: apart(what) } }];

const when = (id: string, what: readonly Message[]): Message[] =>
  what.length === 0 ? [] : [{ id: `boardview.card.${id}`, params: { what: apart(what) } }];

const toUse = ({ when: time, text: lines }: ItemText): Message[] => [time, ...lines];

function encounterFace(id: string, edition: EditionId): CardFace {
  const { title, challenge, options, success, fail, item } = cardText(id, edition);
  return {
    sort: { id: 'boardview.card.encounter' },
    title,
    icon: CHALLENGE_ICONS[ENCOUNTERS[encounterNumber(id)].challenge.kind],
    lines: [
      ...when('challenge', [challenge]),
      ...options.flatMap(({ label, text: lines }) => labelled(label, lines)),
      ...when('success', success),
      ...when('fail', fail),
      ...(item === null ? [] : labelled(item.title, toUse(item))),
    ],
    rules: ['WD-ENC01', 'WD-ENC03'],
  };
}

function locationFace(id: string): CardFace {
  const { title, tiers } = locationText(id);
  return {
    sort: { id: 'boardview.card.location' },
    title,
    icon: LOCATION_ICONS[LOCATION_CARDS[locationCardNumber(id)].location],
    lines: tiers.map((what, i) => ({ id: 'boardview.card.objective', params: { n: i + 1, what: apart(what) } })),
    rules: ['WD-LOC06', 'WD-LOC07'],
  };
}

export function survivorFace(id: string): CardFace {
  const { title, dice, gains, abilities } = survivorText(id);
  return {
    sort: { id: isFollower(id) ? 'boardview.card.follower' : 'boardview.card.character' },
    title,
    icon: SIGN_ICONS.follower,
    lines: [
      dice.length > 0 ? { id: 'boardview.dice', params: { dice } } : { id: 'boardview.dice.none' },
      ...abilities,
      ...(gains.length > 0 ? [{ id: 'boardview.gains', params: { units: gains } }] : []),
    ],
    rules: ['WD-FAT03', 'WD-SURV02'],
  };
}

export function itemFace(id: string): CardFace {
  const words = itemText(id);
  return {
    sort: { id: 'boardview.card.item' },
    title: words.title,
    icon: ITEM_ICONS[id],
    lines: toUse(words),
    rules: ['WD-INV02'],
  };
}
