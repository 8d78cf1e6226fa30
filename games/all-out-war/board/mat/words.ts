/** Things of the mat in words: what they are, how they stand, and how far they are from whoever acts. */
import type { Message } from '@shamble/kernel';
import type { ThingId } from '@shamble/parts';
import { baseAt, gap, type Thing as Shape } from '../../geometry/gap.ts';
import { BASE, CONTACT, ENEMY_ZONE, KILL_ZONE } from '../../geometry/limits.ts';
import { areEnemies, inContact, isEngaged } from '../../rules/near.ts';
import {
  isWalker,
  letterOf,
  type Model,
  modelNamed,
  models,
  nameOf,
  type Person,
  survivorOf,
  type War,
} from '../../rules/state.ts';
import { pieceName, terrainOf } from '../../rules/terrain.ts';
import { coordinates, direction, gapLength } from '../../text/lengths.ts';
import { thing as called } from '../../text/words.ts';
import { nameOfThing } from '../things.ts';

/** Where a thing lies, and its shape. */
export function shapeOf(
  war: War,
  name: string,
): { readonly x: number; readonly y: number; readonly shape: Shape } | null {
  const model = modelNamed(war, name);
  if (model) return { x: model.x, y: model.y, shape: baseAt(model) };
  const counter = name.startsWith('counter-') ? war.counters['abcdefghi'.indexOf(name.slice(8))] : undefined;
  if (counter) return { x: counter.x, y: counter.y, shape: baseAt(counter) };
  const part = terrainOf(war).parts.find(({ id }) => id === name || id.split(':')[0] === name);
  return part ? { x: part.hull.x, y: part.hull.y, shape: part.hull } : null;
}

/** How far a thing is from a base, and in which direction. */
export function awayFrom(
  war: War,
  name: string,
  from: { readonly x: number; readonly y: number },
): { readonly gap: number; readonly to: Message } | null {
  const thing = shapeOf(war, name);
  if (thing === null) return null;
  return { gap: gap(thing.shape, baseAt(from)), to: direction(thing.x - from.x, thing.y - from.y) };
}

/** The inch of enemies and the edge of a Kill Zone: a gap is not rounded across them. */
const NEAR_LIMITS: readonly number[] = [ENEMY_ZONE, KILL_ZONE - BASE];

/** A gap in words: touching, or so many inches in a direction. */
function gapWords(war: War, name: string, from: Person | null): Message | null {
  if (from === null || name === from.id) return null;
  const away = awayFrom(war, name, from);
  if (away === null) return null;
  const whom = called(from.id);
  if (away.gap <= 2) return { id: 'boardview.mat.touches', params: { whom } };
  return { id: 'boardview.mat.away', params: { length: gapLength(away.gap, NEAR_LIMITS), to: away.to, whom } };
}

/** Where a thing lies while nobody acts from whom to measure. */
function placeOf(war: War, name: string): Message | null {
  const at = shapeOf(war, name);
  return at === null ? null : coordinates([at.x, at.y]);
}

/** How somebody stands: prone or not, whom it fights, what it has done. */
function stateWords(war: War, model: Model): Message[] {
  const words: Message[] = [{ id: model.prone ? 'boardview.mat.prone' : 'boardview.mat.standing' }];
  const foes = models(war).filter((one) => areEnemies(one, model) && !one.prone && inContact(one, model));
  if (foes.length > 0 && isEngaged(war, model))
    words.push({ id: 'boardview.mat.engaged', params: { foes: foes.map((foe) => called(nameOf(foe))) } });
  if (isWalker(model)) return words;
  if (model.leader) words.push({ id: 'boardview.mat.leader' });
  if (model.bitten) words.push({ id: 'boardview.mat.bitten' });
  if (model.activated) words.push({ id: 'boardview.mat.done' });
  if (model.locked && !model.activated) words.push({ id: 'boardview.mat.locked' });
  words.push({ id: 'boardview.mat.health', params: { n: model.health, of: survivorOf(model).health } });
  if (model.counters.length > 0) {
    const letters = model.counters.map((i) => letterOf(i).toUpperCase()).join(', ');
    words.push({ id: 'boardview.mat.carries', params: { n: model.counters.length, letters } });
  }
  return words;
}

/** The whole name of a thing, in its parts. */
export function thingWords(war: War, thing: ThingId, from: Person | null): Message[] {
  const name = nameOfThing(thing);
  if (name === '') return [];
  const model = modelNamed(war, name);
  const away = gapWords(war, name, from) ?? (from === null ? placeOf(war, name) : null);
  const state = model ? stateWords(war, model) : counterWords(war, name);
  const level =
    model && model.level > 0
      ? [{ id: 'boardview.mat.on-top', params: { piece: called(pieceName(war, model.level - 1)) } }]
      : [];
  return [called(name, 'The'), ...ownerWords(model), ...state, ...level, ...(away ? [away] : [])];
}

const ownerWords = (model: Model | undefined): Message[] =>
  model && !isWalker(model) ? [{ id: 'boardview.mat.of', params: { who: { seat: model.owner } } }] : [];

function counterWords(war: War, name: string): Message[] {
  if (!name.startsWith('counter-')) return [];
  const counter = war.counters['abcdefghi'.indexOf(name.slice(8))];
  if (!counter) return [];
  const on: Message[] =
    counter.source > 0
      ? [{ id: 'boardview.mat.on', params: { piece: called(pieceName(war, counter.source - 1)) } }]
      : [];
  return [{ id: counter.searched ? 'boardview.mat.searched' : 'boardview.mat.unsearched' }, ...on];
}

/** All named things of the mat, the nearest to somebody first. */
export const thingsByGap = (war: War, from: { readonly x: number; readonly y: number }): readonly string[] =>
  byGap(war, from)
    .filter(({ gap }) => gap > -CONTACT)
    .map(({ name }) => name);

/** What a place lies in: under somebody, or on a counter or a car. */
export const thingsIn = (war: War, at: { readonly x: number; readonly y: number }): readonly string[] =>
  byGap(war, at)
    .filter(({ gap }) => gap <= -BASE)
    .map(({ name }) => name);

function byGap(war: War, from: { readonly x: number; readonly y: number }) {
  const names = [
    ...models(war).map(nameOf),
    ...war.counters.flatMap(({ carrier }, i) => (carrier >= 0 ? [] : [`counter-${letterOf(i)}`])),
    ...war.pieces.map((_, i) => pieceName(war, i)),
  ];
  return names
    .map((name) => ({ name, gap: awayFrom(war, name, from)?.gap ?? Infinity }))
    .sort((a, b) => a.gap - b.gap || (a.name < b.name ? -1 : 1));
}
