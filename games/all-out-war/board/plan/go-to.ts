/** What a reader types to go somewhere: "counter d", "behind barricade 5", "derek 8", "derek >10", "9.35 12.25". */
import type { Point, Say } from '@shamble/kernel';
import { beyondOf, withinOf } from '../../geometry/places.ts';
import { routerOf } from '../../rules/move.ts';
import { letterOf, models, nameOf, type War } from '../../rules/state.ts';
import { pieceName } from '../../rules/terrain.ts';
import { describe } from '../../text/describe.ts';
import { thing } from '../../text/words.ts';
import { shapeOf } from '../mat/words.ts';
import { type Asking, movingIn } from './asking.ts';
import { type NamedPlace, namedPlaces } from './named.ts';

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
  const words = namedPlaces(asking).map((named) => ({
    named,
    words: plain(say(describe.option(named.way.place, named.id))),
  }));
  const found =
    words.find(({ words: all }) => all.startsWith(typed)) ?? words.find(({ words: all }) => all.includes(typed));
  return found && typed !== '' ? { named: found.named } : null;
}

/** The best named place about a thing, or where the thing is. */
function toThing(name: string, war: War, asking: Asking): Goal | null {
  const named = namedPlaces(asking).find(({ id }) => id.split(/[:+]/).includes(name));
  if (named) return { named };
  const shape = shapeOf(war, name);
  return shape ? { at: [Math.floor(shape.x + 0.5), Math.floor(shape.y + 0.5)] } : null;
}

/** The thing of that name; null where there is none. */
export function thingCalled(text: string, war: War, say: Say): string | null {
  const typed = plain(text);
  const names = [
    ...models(war).map(nameOf),
    ...war.counters.map((_, i) => `counter-${letterOf(i)}`),
    ...war.pieces.map((_, i) => pieceName(war, i)),
  ];
  return names.find((name) => plain(say(thing(name, 'thing'))) === typed) ?? null;
}
