import type { Decision, GameEvent, Json } from '@shamble/kernel';
import { kindOfThing, restOf, type ThingId } from '@shamble/parts';
import { LOCATION_CARDS, locationCardNumber } from '../content/locations.ts';
import { LOCATION_SPACE, SPACES } from '../content/map.ts';
import { KINDS } from '../content/words.ts';
import { asView, type View } from '../rules/view.ts';
import { locationsIn } from './faces.ts';

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

const each =
  (kind: string) =>
  (value: Json): ThingId[] =>
    list(value).map((id) => `${kind}:${id}`);

const units = (value: Json): ThingId[] =>
  KINDS.flatMap((kind, i) => (Number(list(value)[i]) > 0 ? [`kind:${kind}`] : []));

/** What a detail of an event names. */
const DETAILS: Readonly<Record<string, (value: Json) => ThingId[]>> = {
  space: each('space'),
  from: each('space'),
  to: each('space'),
  spaces: each('space'),
  survivor: each('survivor'),
  survivors: each('survivor'),
  character: each('survivor'),
  follower: each('survivor'),
  item: each('item'),
  slot: each('slot'),
  die: each('die'),
  kind: each('kind'),
  units,
  gains: units,
};

/** What goes without saying it. */
const SPENT: Readonly<Record<string, ThingId>> = {
  'fuel-burnt': 'kind:fuel',
  'food-eaten': 'kind:food',
  shot: 'kind:ammo',
};

/** What an event names, on the board or not: a resource is that of its player. */
export function namedIn(event: GameEvent): ThingId[] {
  const things = Object.keys(event).flatMap((detail) => DETAILS[detail]?.(event[detail]) ?? []);
  const spent = SPENT[event.type];
  return spent ? [...things, spent] : things;
}

/** Whose team lies before the reader: their own while they are asked, else that of whoever plays. */
export const teamShown = (view: View, decision: Decision | null): number =>
  decision !== null && view.you > 0 ? view.you : view.active;

/** The things on the board that an event speaks of; those whom it happens to where it speaks of none. */
export function thingsOf(event: GameEvent, data: Json): ThingId[] {
  const view = asView(data);
  const named = namedIn(event).flatMap((thing) => asDrawn(thing, Number(event.player), view));
  const things = [...named, ...locationsIn(event).flatMap((card) => placesOf(card, view))];
  return [...new Set(things.length > 0 ? things : peopleOf(event, view))];
}

/** A thing as it is drawn while nothing is asked, or nothing where it is not. */
function asDrawn(thing: ThingId, owner: number, view: View): ThingId[] {
  const [kind, id] = [kindOfThing(thing), restOf(thing)];
  const shown = teamShown(view, null);
  const { team, items } = view.players[shown - 1];
  switch (kind) {
    case 'space':
      return SPACES.includes(id) ? [thing] : [];
    case 'survivor':
      if (team.some((member) => member.id === id)) return [thing];
      return view.markers.flatMap(({ survivor, space }) => (survivor === id ? [`space:${space}`] : []));
    case 'item':
      return items.includes(id) ? [view.you === shown ? thing : `items:${id}`] : [];
    case 'kind':
      return owner === shown ? [view.you === shown ? thing : `kinds:${id}`] : [];
    case 'slot':
      return view.shown.length >= Number(id) ? [thing] : [];
    default:
      return view.roll !== null && view.roll.faces.length >= Number(id) && view.step !== 'over' ? [thing] : [];
  }
}

/** A Location on the map, and its card where it lies open. */
function placesOf(card: string, { shown }: View): ThingId[] {
  const { location } = LOCATION_CARDS[locationCardNumber(card)];
  const slots = shown.flatMap((other, i) => (other === card ? [`slot:${i + 1}`] : []));
  return [`space:${SPACES[LOCATION_SPACE[location]]}`, ...slots];
}

/** Players by their tabs and where they stand; of a card or roll that names nobody, the one who plays. */
function peopleOf(event: GameEvent, view: View): ThingId[] {
  const { player, other, players } = event;
  const people = players === undefined ? [player, other].filter((one) => one !== undefined) : list(players);
  const about = people.length === 0 && ABOUT_TURN.has(event.type) ? [view.active] : people.map(Number);
  return about.flatMap((number) => {
    const { space } = view.players[number - 1];
    return [
      ...(view.players.length > 1 ? [`player:${number}`] : []),
      ...(space === null || view.step === 'over' ? [] : [`space:${space}`]),
    ];
  });
}

const ABOUT_TURN: ReadonlySet<string> = new Set(['before-roll', 'succeeded', 'failed']);
