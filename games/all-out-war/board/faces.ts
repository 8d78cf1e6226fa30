/** Cards as they are shown large: `event.carAlarm`, `item.hatchet`, `incident.clatter`, `survivor.tess`. */
import type { GameEvent, Json, Message } from '@shamble/kernel';
import type { CardFace } from '@shamble/parts';
import { EVENTS, type EventCard } from '../content/events.ts';
import { SUPPLY } from '../content/supply.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { BANDS, bandOf } from '../content/threat.ts';
import { asView } from '../rules/view.ts';
import { instructionText } from '../text/event-cards.ts';
import { band, card as eventName, incident, item as itemName, role } from '../text/words.ts';
import { EVENT_ICONS, INCIDENT_ICONS, ITEM_ICONS, ROLE_ICONS } from './icons.ts';
import { itemCalled, itemLines } from './item-words.ts';
import { diceMessage } from './names.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.face.card.${id}`, params });

const isIncident = (id: string): boolean => SUPPLY.some((one) => one.id === id && one.incident !== null);

/** The cards that an event names, the one it is about first. */
export function cardsOf(event: GameEvent): string[] {
  const { type, card, item, what, survivor } = event;
  const cards: string[] = [];
  if (typeof card === 'string')
    cards.push(
      type === 'found' || type === 'discarded-supply'
        ? `${isIncident(card) ? 'incident' : 'item'}.${card}`
        : `event.${card}`,
    );
  for (const one of [item, what])
    if (typeof one === 'string' && itemCalled(one) !== undefined) cards.push(`item.${one}`);
  if (typeof survivor === 'string') cards.push(`survivor.${survivor.replace(/-\d$/, '')}`);
  return cards;
}

function eventFace(id: string, threat: number): CardFace | null {
  const card: EventCard | undefined = EVENTS.find((one) => one.id === id);
  if (card === undefined) return null;
  return {
    sort: say('event'),
    title: eventName(id),
    icon: EVENT_ICONS[id],
    lines: [
      ...(card.first === 0 ? [] : [{ id: 'instruction.first', params: { n: card.first } }]),
      ...BANDS.map((one, i) => {
        const does = card.bands[i].map(instructionText);
        const now = i === bandOf(threat) ? '.now' : '';
        return does.length === 0
          ? say(`band.none${now}`, { band: band(one) })
          : say(`band${now}`, {
              band: band(one),
              does: does.reduce((a, b) => ({ id: 'sentences', params: { a, b } })),
            });
      }),
      ...(card.stays === null ? [] : [say(`stays.${card.stays}`)]),
    ],
    rules: ['AW-EVENT02', 'AW-EVENT03', ...(card.stays === null ? [] : ['AW-EVENT04'])],
  };
}

function itemFace(id: string): CardFace | null {
  const item = itemCalled(id);
  if (item === undefined) return null;
  return {
    sort: { id: `itemtype.${item.type}` },
    title: itemName(id),
    icon: ITEM_ICONS[id],
    lines: itemLines(item),
    rules: ['AW-CARD05', 'AW-CARD06'],
  };
}

const incidentFace = (id: string): CardFace | null =>
  isIncident(id)
    ? {
        sort: say('incident'),
        title: incident(id),
        icon: INCIDENT_ICONS[id],
        lines: [{ id: `incidenttext.${id}` }],
        rules: ['AW-SEARCH06', 'AW-CONT04'],
      }
    : null;

function survivorFace(id: string): CardFace | null {
  const one = SURVIVORS.find((other) => other.id === id);
  if (one === undefined) return null;
  return {
    sort: role(one.role),
    title: { id: `survivor.${id}.full` },
    icon: ROLE_ICONS[one.role],
    lines: [
      say('stats', { melee: diceMessage(one.melee), shoot: diceMessage(one.shoot), defense: diceMessage(one.defense) }),
      say('body', { health: one.health, nerve: { id: `nerve.${one.nerve}` }, pack: one.pack }),
      ...[one.ability, one.leads].flatMap((ability, i) =>
        ability === null
          ? []
          : [
              say(i === 0 ? 'ability' : 'leads', {
                name: { id: `ability.${ability}` },
                text: { id: `abilitytext.${ability}` },
              }),
            ],
      ),
    ],
    rules: ['AW-CARD05', 'AW-CARD09'],
  };
}

const FACES: Readonly<Record<string, (id: string, threat: number) => CardFace | null>> = {
  event: eventFace,
  item: itemFace,
  incident: incidentFace,
  survivor: survivorFace,
};

/** A card as it is shown large. */
export function faceOf(id: string, view: Json): CardFace | null {
  const dot = id.indexOf('.');
  return FACES[id.slice(0, dot)]?.(id.slice(dot + 1), asView(view).threat) ?? null;
}
