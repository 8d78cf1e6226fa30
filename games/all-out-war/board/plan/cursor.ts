/** The cross that keys move over the mat. */
import type { Message, Point, Refusal } from '@shamble/kernel';
import { inKillZone, touches } from '../../geometry/limits.ts';
import { squared } from '../../geometry/vector.ts';
import { lineTo } from '../../rules/lines.ts';
import { areEnemies, isWithin } from '../../rules/near.ts';
import { isWalker, models, nameOf, type Person, type War } from '../../rules/state.ts';
import { isThing, item, thing } from '../../text/words.ts';
import { weaponsOf } from '../mat/measure.ts';
import { thingsByGap } from '../mat/words.ts';
import type { Asking } from './asking.ts';
import { gaitOf } from './gait.ts';
import { movedTo } from './moved.ts';
import { meantBy } from './resolve.ts';

const INCH = 1000;
const TENTH = 100;

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Bounds {
  readonly width: number;
  readonly height: number;
}

const clamp = ({ width, height }: Bounds, [x, y]: Point): Point => [
  Math.max(0, Math.min(width, x)),
  Math.max(0, Math.min(height, y)),
];

/** An inch that way, or with Shift a tenth of one. */
export const stepped = (bounds: Bounds, [x, y]: Point, [dx, dy]: Point, fine: boolean): Point =>
  clamp(bounds, [x + dx * (fine ? TENTH : INCH), y + dy * (fine ? TENTH : INCH)]);

/** What somebody holds that shoots a limited way. */
const rangesOf = (war: War, person: Person): readonly { readonly item: string; readonly range: number }[] =>
  weaponsOf(war, person).flatMap(({ item: held, range }) => (range === null ? [] : [{ item: held, range }]));

/** What is true of a place, by what it is about: where it changes a hand would stop. */
type Traits = ReadonlyMap<string, { readonly value: string; readonly words: Message }>;

const stop = (id: string, params?: Message['params']): Message =>
  params ? { id: `boardview.stop.${id}`, params } : { id: `boardview.stop.${id}` };

/** Why one may not be somewhere, as a border. */
function borderOf({ code, params }: Refusal): Message {
  if (code === 'too-far') return stop('reach');
  const name = params?.thing;
  if (typeof name !== 'string' || !isThing(name))
    return code === 'border' || code === 'outside' ? stop('table') : stop('other');
  return stop(code === 'too-near' ? 'inch' : 'base', { thing: thing(name) });
}

/** Whether one may be there, contact, danger, who sees it, ranges. */
function traitsOf(war: War, asking: Asking, bends: readonly Point[], at: Point): Traits {
  const traits = new Map<string, { readonly value: string; readonly words: Message }>();
  const { way, trouble } = meantBy(asking, { at, near: null, bends, turn: 0 });
  const gait = gaitOf(way);
  const words =
    trouble !== null
      ? borderOf(trouble)
      : gait === null
        ? stop('other')
        : stop('gait', { gait: { id: `gait.${gait}` } });
  traits.set('', { value: trouble === null ? `free ${way.option}` : trouble.code, words });
  const mover = war.people.find(({ id }) => id === asking.mover);
  if (mover === undefined) return traits;
  const moved = movedTo(war, mover, at);
  const ranges = rangesOf(war, mover);
  for (const model of models(moved.war).filter((one) => areEnemies(one, moved.person))) {
    const name = nameOf(model);
    const about = { thing: thing(name) };
    const d2 = squared(model.x, model.y, ...at);
    traits.set(`touch ${name}`, { value: String(touches(d2)), words: stop('touch', about) });
    traits.set(`zone ${name}`, { value: String(inKillZone(d2)), words: stop('zone', about) });
    for (const { item: held, range } of ranges)
      traits.set(`${held} ${name}`, {
        value: String(isWithin(model, moved.person, range)),
        words: stop('range', { item: item(held), ...about }),
      });
    if (isWalker(model)) continue;
    const { clear, cover } = lineTo(moved.war, model, moved.person);
    traits.set(`sight ${name}`, { value: String(clear), words: stop('sight', about) });
    traits.set(`cover ${name}`, { value: String(clear ? cover.length : 0), words: stop('cover', about) });
  }
  return traits;
}

/** What is the nearest thing, where nothing is asked. */
function nearestAt(war: War, at: Point): Traits {
  const [name] = thingsByGap(war, { x: at[0], y: at[1] });
  return name === undefined ? new Map() : new Map([['', { value: name, words: stop('near', { thing: thing(name) }) }]]);
}

const differs = (a: Traits, b: Traits): boolean =>
  a.size !== b.size || [...a].some(([key, { value }]) => b.get(key)?.value !== value);

/** What is another beyond a border; where one may not be, that alone. */
function crossed(before: Traits, after: Traits): readonly Message[] {
  const changed = [...after].filter(([key, { value }]) => before.get(key)?.value !== value);
  const [[key, first] = []] = changed;
  if (first === undefined) return [];
  if (key !== '' || first.value.startsWith('free')) {
    const left = before.get('');
    const out = key === '' && left !== undefined && !left.value.startsWith('free');
    return [...(out ? [left.words] : []), ...(out ? changed.slice(1) : changed).map(([, { words }]) => words)];
  }
  return [first.words];
}

export interface Stop {
  readonly at: Point;
  /** The borders that are crossed there; none but that of the table at its edge. */
  readonly borders: readonly Message[];
}

/** The next place that way where something changes: the last one that is still allowed, else the first that is new. */
export function nextUseful(
  war: War,
  asking: Asking | null,
  bends: readonly Point[],
  from: Point,
  [dx, dy]: Point,
): Stop {
  const at = (t: number): Point => clamp(war, [from[0] + dx * t, from[1] + dy * t]);
  const traits = (t: number): Traits => (asking === null ? nearestAt(war, at(t)) : traitsOf(war, asking, bends, at(t)));
  const most = Math.max(war.width, war.height);
  const first = traits(1);
  let low = 1;
  for (let t = 50; t <= most; t += 50) {
    if (!differs(first, traits(t))) {
      low = t;
      continue;
    }
    let high = t;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (differs(first, traits(middle))) high = middle;
      else low = middle;
    }
    const after = traits(high);
    const isFree = (one: Traits): boolean => one.get('')?.value.startsWith('free') ?? false;
    const stays = isFree(first) && !isFree(after) && low > 2;
    return { at: at(stays ? low : high), borders: crossed(first, after) };
  }
  return { at: at(most), borders: [stop('table')] };
}
