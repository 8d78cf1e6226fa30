/** What a reader types to go somewhere: "counter d", "behind barricade 5", "derek 8", "derek >10", "9.35 12.25". */
import type { Point, Say } from '@shamble/kernel';
import { beyondOf, withinOf } from '../../geometry/places.ts';
import { routerOf } from '../../rules/move.ts';
import { letterOf, models, nameOf, type War } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { describe } from '../../text/describe.ts';
import { refOf } from '../../text/refs.ts';
import { thing } from '../../text/words.ts';
import { shapeOf } from '../mat/words.ts';
import { type Asking, movingIn, stopsOf } from './asking.ts';
import { type NamedPlace, namedPlaces, placesAbout } from './named.ts';
import { meantBy } from './resolve.ts';

export type Goal = { readonly named: NamedPlace } | { readonly at: Point };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9<>.,\s-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const inchesIn = (text: string): number => Math.floor(Number(text.replace(',', '.')) * 1000 + 0.5);

/** Where the words lead; `far` where nobody gets there, null where they say nothing that is there. */
export function goalOf(text: string, war: War, asking: Asking, say: Say): Goal | 'far' | null {
  const typed = plain(text);
  const point = /^(\d+(?:[.,]\d+)?)[\s;]+(\d+(?:[.,]\d+)?)$/.exec(typed);
  if (point) return { at: [inchesIn(point[1]), inchesIn(point[2])] };
  const range = /^(.+?)\s*([<>]?)\s*(\d+(?:[.,]\d+)?)$/.exec(typed);
  const exact = thingCalled(typed, war, say);
  if (exact !== null) return toThing(exact, war, asking);
  if (range) {
    const name = thingCalled(range[1], war, say);
    const place = name === null ? null : shapeOf(war, name);
    const [last] = asking.ways.slice(-1);
    if (place !== null && last.place.path !== null) {
      const router = routerOf(movingIn(last.place));
      const at = (range[2] === '>' ? beyondOf : withinOf)(router, inchesIn(range[3]), place);
      return at === null ? 'far' : { at };
    }
  }
  const spoken = byVerb(typed, war, asking, say);
  if (spoken !== null) return spoken;
  const words = namedPlaces(asking).map((named) => ({ named, words: wordsOf(named, say) }));
  const found =
    words.find(({ words: all }) => all.startsWith(typed)) ?? words.find(({ words: all }) => all.includes(typed));
  return found && typed !== '' ? { named: found.named } : null;
}

const wordsOf = ({ way, id }: NamedPlace, say: Say): string => plain(say(describe.option(way.place, id)));

const kindOf = ({ id }: NamedPlace): string => id.split(':')[0];

/** What is rolled for is meant only by its own words. */
const ROLLED: ReadonlySet<string> = new Set(['leap', 'up', 'down']);

/** What one does there and where: "behind barricade 5", "leap barricade 2", "reach counter d". */
function byVerb(typed: string, war: War, asking: Asking, say: Say): Goal | null {
  const words = typed.split(' ');
  for (let n = 1; n < words.length; n++) {
    const name = thingCalled(words.slice(n).join(' '), war, say);
    if (name === null) continue;
    const verb = words.slice(0, n);
    const about = placesAbout(asking, name);
    const own = about.find((place) => wordsOf(place, say).startsWith(`${verb.join(' ')} `));
    if (own) return { named: own };
    for (const kind of ['leap', 'behind', 'touch'] as const) {
      const known = plain(say({ id: `boardview.goto.words.${kind}` })).split(' ');
      if (!verb.some((word) => known.includes(word))) continue;
      if (kind === 'touch') return toThing(name, war, asking);
      const found = about.find((place) => kindOf(place) === kind);
      return found ? { named: found } : null;
    }
    return null;
  }
  return null;
}

/** So near its edge a thing is touched. */
const CONTACT_NEAR = 400;

/** The place where one touches a thing, else the best named one about it, or where it is. */
function toThing(name: string, war: War, asking: Asking): Goal | null {
  const about = placesAbout(asking, name).filter((place) => !ROLLED.has(kindOf(place)));
  const touch = about.find((place) => kindOf(place) === 'touch');
  if (touch) return { named: touch };
  const shape = shapeOf(war, name);
  const at: Point | null = shape && [Math.floor(shape.x + 0.5), Math.floor(shape.y + 0.5)];
  const isPiece = refOf(name).startsWith('piece:');
  if (at !== null && (isPiece || about.length === 0) && asking.mover !== null) {
    const beside = meantBy(asking, { at, near: CONTACT_NEAR, bends: [], turn: 0 });
    if (beside.trouble === null && stopsOf(beside).length === 1) return { at: beside.end };
  }
  return about.length > 0 ? { named: about[0] } : at && { at };
}

/** The thing of that name; null where there is none. */
export function thingCalled(text: string, war: War, say: Say): string | null {
  const typed = plain(text);
  const names = [
    ...models(war).map(nameOf),
    ...war.counters.map((_, i) => `counter-${letterOf(i)}`),
    ...war.pieces.map((_, i) => pieceName(war, i)),
  ];
  const forms = ['thing', 'the'] as const;
  return names.find((name) => forms.some((form) => plain(say(thing(name, form))) === typed)) ?? null;
}
