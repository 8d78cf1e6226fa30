/** Measuring, free for everybody at any time: gaps, what they mean, and who sees whom and why not (AW-GEO01, AW-HID08). */
import type { Message, Point } from '@shamble/kernel';
import { CLOSE } from '../../content/lengths.ts';
import { gap, type Thing as Shape } from '../../geometry/gap.ts';
import { holds } from '../../geometry/hull.ts';
import { BASE, ENEMY_ZONE, EPS, KILL_ZONE } from '../../geometry/limits.ts';
import { distance } from '../../geometry/vector.ts';
import { has, itemOf } from '../../rules/cards.ts';
import { canFire } from '../../rules/fire.ts';
import { isSheltered, type Line, lineTo } from '../../rules/lines.ts';
import { heard, rangeOf, seeing } from '../../rules/loud.ts';
import { areEnemies, inKillZone, isEligible, isEngaged, isWithin } from '../../rules/near.ts';
import { isWalker, letterOf, type Model, models, nameOf, type Person, type War } from '../../rules/state.ts';
import { terrainOf } from '../../rules/terrain.ts';
import { gapLength, isHair, length } from '../../text/lengths.ts';
import { isThing, thing } from '../../text/words.ts';
import { shapeOf } from './words.ts';

/** One end of a measure: a point, or a thing by its name, measured from its edge. */
export interface End {
  readonly at: Point;
  readonly name: string;
}

/** A line that misses a base by less is told of. */
const NEARLY = 50;

/** What is in the hands of somebody and can be fired, with its range now; null for everywhere. */
export const weaponsOf = (war: War, person: Person) =>
  person.slots
    .slice(0, 2)
    .filter((card) => canFire(card))
    .map((card) => ({ card, item: itemOf(card).id, range: rangeOf(war, person, card) }));

/** Lengths that matter for somebody: a number is never rounded across one of them. */
export function limitsOf(war: War, person: Person | null): readonly number[] {
  const ranges = person === null ? [] : weaponsOf(war, person).flatMap(({ range }) => range ?? []);
  return [...new Set([ENEMY_ZONE, KILL_ZONE - BASE, CLOSE, heard(war), seeing(war) ?? CLOSE, ...ranges])];
}

const shapeAt = (war: War, { at: [x, y], name }: End): Shape =>
  (name === '' ? null : shapeOf(war, name)?.shape) ?? { x, y, radius: 0 };

/** From edge to edge; a bare point has no edge (AW-GEO04). */
export const gapOf = (war: War, from: End, to: End): number => Math.max(0, gap(shapeAt(war, from), shapeAt(war, to)));

/** The thing that a hand there means: the base or counter whose edge is near enough, else the piece under it. */
export function endAt(war: War, at: Point, near: number): End {
  const round = [
    ...models(war).map((model) => ({ name: nameOf(model), x: model.x, y: model.y })),
    ...war.counters.flatMap(({ x, y, carrier }, i) => (carrier >= 0 ? [] : [{ name: `counter-${letterOf(i)}`, x, y }])),
  ]
    .map((one) => ({ ...one, far: distance(one.x, one.y, ...at) }))
    .filter(({ far }) => far <= BASE + near)
    .sort((a, b) => a.far - b.far);
  const [first] = round;
  if (first !== undefined) return { at: [first.x, first.y], name: first.name };
  const part = terrainOf(war).parts.find(({ hull }) => holds(hull, ...at));
  return { at, name: part ? part.id.split(':')[0] : '' };
}

/** A length in words: at a limit "exactly", where nothing is between "touching". */
export function gapWords(war: War, far: number, person: Person | null): Message {
  if (far <= EPS) return { id: 'boardview.measure.touching' };
  if (isHair(far)) return gapLength(far);
  const limits = limitsOf(war, person);
  const told = length(far, limits);
  const exact = limits.some((limit) => Math.abs(far - limit) <= EPS);
  return { id: exact ? 'boardview.measure.exactly' : 'boardview.measure.gap', params: { length: told, cm: cm(far) } };
}

/** Two and a half centimetres are an inch here (AW-GEO01). */
export const cm = (thousandths: number): number => Math.round(thousandths / 40) / 10;

/** What stands between: a base, a piece, or a part of one. */
export const between = (name: string): Message => (isThing(name) ? thing(name) : { id: `boardview.sight.${name}` });

/** Why a weapon cannot be aimed at somebody (AW-SHOOT01, AW-SHOOT05, AW-SHOOT14); null where it can. */
export type NoShot = 'range' | 'fog' | 'blocked' | 'sheltered';

export function whyNoShot(
  war: War,
  person: Person,
  card: number,
  target: Model,
  line: Line = lineTo(war, person, target),
): NoShot | null {
  const range = rangeOf(war, person, card);
  const sees = seeing(war);
  if (range !== null && !isWithin(person, target, range)) return 'range';
  if (sees !== null && !isWithin(person, target, sees)) return 'fog';
  if (!line.clear) return 'blocked';
  return isSheltered(person, target, line) ? 'sheltered' : null;
}

/** The line between two in words: clear, through what, or what is in the way; and what it only just misses. */
export function lineWords({ clear, blockers, cover, passed }: Line): Message[] {
  const words: Message[] = [];
  if (!clear) words.push({ id: 'boardview.sight.blocked', params: { by: blockers.map(between) } });
  else if (cover.length > 0)
    words.push({
      id: 'boardview.sight.cover',
      params: {
        by: cover.map(({ part }) => between(part)),
        dice: cover.map(({ kind }) => ({ id: `colour.${kind === 'light' ? 'red' : 'white'}` })),
      },
    });
  else words.push({ id: 'boardview.sight.clear' });
  for (const { figure, clears } of passed)
    if (clears < NEARLY)
      words.push({
        id: 'boardview.sight.nearly',
        params: { thing: thing(figure.id), length: length(Math.max(0, clears), [0]) },
      });
  return words;
}

/** All there is to say about one looking at another: the line, then what a shot would meet. */
export function sightWords(war: War, from: Model, to: Model): Message[] {
  const line = lineTo(war, from, to);
  const words = lineWords(line);
  if (isWalker(from) || !areEnemies(from, to)) return words;
  const sees = seeing(war);
  if (sees !== null && !isWithin(from, to, sees))
    words.push({ id: 'boardview.sight.fog', params: { length: length(sees) } });
  if (line.clear && isSheltered(from, to, line)) words.push({ id: 'boardview.sight.sheltered' });
  for (const { card, item } of weaponsOf(war, from)) {
    if (has(card, 'blast')) continue;
    const why = whyNoShot(war, from, card, to, line);
    if (why === null || why === 'range')
      words.push({
        id: why === null ? 'boardview.measure.in' : 'boardview.measure.out',
        params: { item: { id: `item.${item}` } },
      });
  }
  if (line.clear && weaponsOf(war, from).length > 0 && isEngaged(war, to)) words.push({ id: 'boardview.sight.stray' });
  return words;
}

/** What a distance means between a Walker and a Survivor. */
function dangerWords(war: War, a: Model, b: Model): Message[] {
  const walker = isWalker(a) ? a : isWalker(b) ? b : null;
  const person = isWalker(a) ? (isWalker(b) ? null : b) : a;
  if (walker === null || person === null || isWalker(person) || !isEligible(war, walker)) return [];
  return [
    ...(inKillZone(walker, person) ? [{ id: 'boardview.measure.zone' }] : []),
    { id: isWithin(walker, person, heard(war)) ? 'boardview.measure.hears' : 'boardview.measure.deaf' },
  ];
}

/** What a tape between two ends reads: the gap, what is between, and what the distance means. */
export function measured(war: War, from: End, to: End): Message[] {
  const far = gapOf(war, from, to);
  const [a, b] = [from, to].map(({ name }) => models(war).find((model) => nameOf(model) === name));
  const [first, second] = a && b ? (isWalker(a) ? [b, a] : [a, b]) : [a, b];
  const shooter = first && !isWalker(first) ? first : null;
  return [
    { id: 'boardview.measure.reads', params: { length: gapWords(war, far, shooter) } },
    ...(first && second ? [...sightWords(war, first, second), ...dangerWords(war, first, second)] : []),
    ...(shooter && !second ? rangeWords(war, shooter, far) : []),
  ];
}

/** To a bare point or a thing: what is held reaches it or not. */
const rangeWords = (war: War, person: Person, far: number): Message[] =>
  weaponsOf(war, person).map(({ item, range }) => ({
    id: range === null || far <= range + EPS ? 'boardview.measure.in' : 'boardview.measure.out',
    params: { item: { id: `item.${item}` } },
  }));
