/** What a place of a plan comes to, in one sentence after another, always in the same order. */
import type { Message, Point, Refusal } from '@shamble/kernel';
import { contacts, faced } from '../../geometry/gap.ts';
import { distance2 } from '../../geometry/hull.ts';
import { ENEMY_ZONE, EPS, inKillZone, touchesPiece } from '../../geometry/limits.ts';
import { distance, squared } from '../../geometry/vector.ts';
import { type Ghost, loudAhead } from '../../rules/forecast.ts';
import { lineTo } from '../../rules/lines.ts';
import { seeing } from '../../rules/loud.ts';
import { takePath } from '../../rules/move.ts';
import { areEnemies, inContact, isEligible, isEngaged, isWithin } from '../../rules/near.ts';
import { hearers } from '../../rules/noise.ts';
import { touchesCounter } from '../../rules/search.ts';
import { isWalker, letterOf, type Model, models, nameOf, type Person, playing, type War } from '../../rules/state.ts';
import { groundOf, terrainOf } from '../../rules/terrain.ts';
import { describe } from '../../text/describe.ts';
import { coordinates, direction, gapLength, length, spent } from '../../text/lengths.ts';
import { thing } from '../../text/words.ts';
import { blastOf, staysWords, touchesWords } from '../forecast/blasts.ts';
import { moveOf } from '../forecast/ways.ts';
import { guardWords } from '../forecast/words.ts';
import { between, limitsOf, lineWords } from '../mat/measure.ts';
import { awayFrom, shapeOf, thingsByGap, thingsIn } from '../mat/words.ts';
import { allowanceIn, movingIn, type Planned } from './asking.ts';
import { gaitOf, isLoud } from './gait.ts';
import { missing, nearestWords } from './laid.ts';
import { levelAt, movedTo } from './moved.ts';
import { keptBends } from './named.ts';
import { overOf, overWords, rollsOf } from './over.ts';
import { lineOf } from './plan-layer.tsx';
import { endIn, refusalOf } from './resolve.ts';
import type { Voice } from './voice.ts';
import { why } from './why.ts';

/** What is said in each: sight, and what comes next, only to whoever wants to hear all. */
const PARTS: Readonly<Record<Voice, readonly number[]>> = {
  short: [0, 1],
  normal: [0, 1, 2, 3, 4],
  full: [0, 1, 2, 3, 4, 5, 6],
};

/** Verdict, contact, nearest enemy, danger, loudness, sight, what comes next; each empty where it says nothing. */
export type Sentence = readonly (readonly Message[])[];

export function sentenceOf(war: War, planned: Planned): Sentence {
  const { way, spot } = planned;
  const end = endIn(way.place, spot);
  const trouble = refusalOf(way.place, spot);
  if (way.place.path === null) {
    const near = nearestWords(war, way.place, spot);
    const blast = blastOf(war, way.place, spot);
    const touched = blast === null ? [] : [touchesWords(war, blast)];
    const stays = blast === null ? [] : staysWords(war, blast);
    if (trouble === null) return [[sentence(say(planned))], touched, near, [], stays];
    const short = missing(war, way.place, spot, trouble);
    return [[notHere(war, planned, trouble), ...(short ? [short] : []), sentence(say(planned))], [], near];
  }
  if (trouble !== null) {
    const where = whereWords(war, end, moverOf(war, planned));
    return [[notHere(war, planned, trouble)], [], [...where, ...nearestThing(war, end)]];
  }
  const mover = moverOf(war, planned);
  if (mover === null) return [[sentence(say(planned))], [], nearestThing(war, end)];
  const moved = movedTo(war, mover, end, levelAt(way.place, spot));
  return [
    [verdict(planned), ...endWords(war, mover, planned)],
    contactWords(moved.war, moved.person),
    nearestEnemy(moved.war, moved.person),
    dangerWords(moved.war, moved.person),
    loudWords(moved.war, moved.person, planned),
    sightWords(moved.war, moved.person),
    nextWords(war, planned),
  ];
}

/** Why not, and by how much where a Move comes too near. */
function notHere(war: War, { way, spot }: Planned, trouble: Refusal): Message {
  const name = trouble.params?.thing;
  const enemy = typeof name === 'string' ? shapeOf(war, name) : null;
  if (trouble.code === 'too-near' && way.place.path !== null && enemy !== null) {
    const [x, y] = endIn(way.place, spot);
    const short = ENEMY_ZONE - (distance(enemy.x, enemy.y, x, y) - 1000);
    if (short > EPS && short < ENEMY_ZONE)
      return { id: 'boardview.say.too-near', params: { length: length(short, [0]), thing: thing(String(name)) } };
  }
  return { id: 'boardview.say.not', params: { why: why({ way, spot }, trouble) } };
}

/** As much of it as a reader wants. What alone has changed since the last one comes first, a border always. */
export function spoken(now: readonly string[], before: readonly string[] | null, voice: Voice): string {
  const most = PARTS[voice];
  const changed = before === null ? [] : now.flatMap((part, i) => (part !== before[i] ? [i] : []));
  const order = now.map((_, i) => i).filter((i) => most.includes(i) || changed.includes(i));
  const [only] = changed;
  const sorted = changed.length === 1 ? [only, ...order.filter((i) => i !== only)] : order;
  return sorted
    .map((i) => now[i])
    .filter(Boolean)
    .join(' ');
}

const moverOf = (war: War, { way }: Planned): Person | null => {
  const { facts } = way.place;
  const name = typeof facts === 'object' && facts !== null && 'mover' in facts ? facts.mover : null;
  return war.people.find(({ id }) => id === name) ?? null;
};

const say = ({ way, spot }: Planned): Message => describe.spot?.(way.place, spot) ?? { id: 'boardview.say.here' };

/** Words of a place are no sentence yet. */
const sentence = (words: Message): Message => ({ id: 'boardview.say.there', params: { words } });

function verdict(planned: Planned): Message {
  const { way, spot } = planned;
  const bends = keptBends(planned).length;
  const { length: walked } = lineOf(way.place, spot);
  const allowance = allowanceIn(way.place);
  const gait = { id: `gait.${gaitOf(way) ?? 'sneak'}` };
  const { used } = spent(walked ?? 0, allowance);
  return {
    id: bends > 0 ? 'boardview.say.length.bends' : 'boardview.say.length',
    params: { gait, length: { id: 'length', params: { n: used } }, of: length(allowance), n: bends },
  };
}

/** A Leap or a climb at the end: its chance, and where one stands after a blank, or lies at the foot (AW-ELEV03). */
function endWords(war: War, mover: Person, { way, spot }: Planned): Message[] {
  // Whoever stays goes nowhere.
  if (spot.length === 0) return [];
  const taken = takePath(movingIn(way.place), spot as readonly Point[]);
  const over = 'code' in taken ? null : overOf(war, mover, taken);
  if (over === null) return [];
  if (over.chance === 1) {
    const told = { id: `boardview.over.${over.how}`, params: { piece: thing(over.piece) } };
    return [{ id: 'boardview.say.over.sure', params: { over: told } }];
  }
  const needed = overWords(war, over);
  if (over.how === 'down') return needed;
  const before = movedTo(war, mover, over.from);
  const hunters = huntersOf(before.war, before.person);
  return [
    ...needed,
    hunters.length === 0
      ? { id: 'boardview.say.blank' }
      : { id: 'boardview.say.blank.zone', params: { things: hunters.map(named) } },
  ];
}

const named = (model: Model): Message => thing(nameOf(model));

function contactWords(war: War, person: Person): Message[] {
  const foes = models(war).filter((one) => areEnemies(one, person));
  const figures = foes.map((model) => ({ id: nameOf(model), x: model.x, y: model.y, standing: !model.prone, side: 0 }));
  const touched = contacts(figures, person.x, person.y);
  const counters = war.counters.flatMap((counter, i) =>
    counter.carrier < 0 && touchesCounter(war, person, counter) ? [thing(`counter-${letterOf(i)}`)] : [],
  );
  const down = touched.filter(({ standing }) => !standing).map(({ id }) => thing(id));
  const engaged = touched.filter(({ standing }) => standing).map(({ id }) => thing(id));
  const friends = playing(war).filter((one) => one !== person && !areEnemies(one, person) && inContact(one, person));
  const pieces = groundOf(war, person.level).pieces.filter(
    ({ area, hull }) => !area && touchesPiece(distance2(hull, person.x, person.y)),
  );
  const things = [...counters, ...down, ...pieces.map(({ id }) => thing(id)), ...friends.map(({ id }) => thing(id))];
  const across = engaged.length > 0 ? [] : faced(groundOf(war, person.level), person.side, person.x, person.y);
  return [
    ...across.map(({ figure, piece }) => ({
      id: 'boardview.say.faces',
      params: { things: [thing(figure.id)], piece: thing(piece.id) },
    })),
    ...(engaged.length > 0 ? [{ id: 'boardview.say.engages', params: { things: engaged } }] : []),
    ...(things.length > 0 ? [{ id: 'boardview.say.touching', params: { things } }] : []),
  ];
}

function nearestEnemy(war: War, person: Person): Message[] {
  const foes = models(war).filter((one) => areEnemies(one, person));
  const far = (model: Model): number => squared(model.x, model.y, person.x, person.y);
  const [first] = foes.sort((a, b) => far(a) - far(b));
  if (first === undefined) return [];
  const gap = distance(first.x, first.y, person.x, person.y) - 1000;
  if (gap <= 2) return [];
  const state = { id: first.prone ? 'boardview.mat.prone' : 'boardview.mat.standing' };
  const to = direction(first.x - person.x, first.y - person.y);
  return [
    {
      id: 'boardview.say.nearest',
      params: { thing: named(first), state, length: gapLength(gap, limitsOf(war, person)), to },
    },
  ];
}

/** The Walkers in whose Kill Zones somebody stands. */
const huntersOf = (war: War, person: Person) =>
  war.walkers.filter(
    (walker) => isEligible(war, walker) && inKillZone(squared(walker.x, walker.y, person.x, person.y)),
  );

function dangerWords(war: War, person: Person): Message[] {
  const hunters = huntersOf(war, person);
  // Whoever fights is beyond it.
  if (hunters.length === 0) return isEngaged(war, person) ? [] : [{ id: 'boardview.say.safe' }];
  return [{ id: 'boardview.say.zone', params: { things: hunters.map(named) } }];
}

function loudWords(war: War, person: Person, { way }: Planned): Message[] {
  if (!isLoud(way)) return [{ id: 'boardview.say.quiet' }];
  const rolls = rollsOf(war, person, gaitOf(way), null);
  // What it sets off is not told there beforehand.
  if (war.help === 'none') return [{ id: 'boardview.say.loud' }, ...rolls];
  const ghosts = loudAhead(war, 'noise', person);
  if (ghosts.length === 0) return [{ id: 'boardview.say.unheard' }, ...rolls];
  return [
    ...ghosts.flatMap((ghost) => [
      comesWords(war, ghost),
      ...(ghost.unsure === null ? [] : [{ id: `boardview.ahead.unsure.${ghost.unsure}` }]),
    ]),
    ...closerWords(war, person),
    ...rolls,
  ];
}

/** How far a Walker comes, and what it touches or stops at. */
function comesWords(war: War, { walker, length: far, to, touches }: Ghost): Message {
  const params = { walker: thing(walker, 'The'), length: length(far) };
  if (touches.length > 0)
    return { id: 'boardview.say.reaches', params: { ...params, things: touches.map((name) => thing(name)) } };
  const wall = terrainOf(war).parts.find(({ area, hull }) => !area && touchesPiece(distance2(hull, ...to)));
  return wall
    ? { id: 'boardview.say.stops', params: { ...params, piece: thing(wall.id) } }
    : { id: 'boardview.say.comes', params };
}

/** A tenth of an inch: less between the two nearest is told. */
const CLOSE_CALL = 100;

/** What decides a close thing. */
function closerWords(war: War, person: Person): Message[] {
  const [first, second] = hearers(war, person)
    .map((walker) => ({ walker, far: distance(walker.x, walker.y, person.x, person.y) }))
    .sort((a, b) => a.far - b.far);
  const by = second === undefined ? CLOSE_CALL : second.far - first.far;
  if (by >= CLOSE_CALL || by <= EPS) return [];
  const params = { length: length(by, [0]), first: named(first.walker), second: named(second.walker) };
  return [{ id: 'boardview.say.closer', params }];
}

/** Who of the rivals sees somebody there, and what is between. */
function sightWords(war: War, person: Person): Message[] {
  const sees = seeing(war);
  return playing(war)
    .filter((rival) => areEnemies(rival, person))
    .flatMap((rival) => {
      const line = lineTo(war, rival, person);
      const params = { thing: named(rival) };
      if (sees !== null && !isWithin(rival, person, sees)) return [{ id: 'boardview.say.fogged', params }];
      return [seenWords(line, params), ...lineWords(line).filter(({ id }) => id === 'boardview.sight.nearly')];
    });
}

function seenWords(
  { clear, blockers, cover }: ReturnType<typeof lineTo>,
  params: { readonly thing: Message },
): Message {
  if (!clear) return { id: 'boardview.say.unseen', params: { ...params, by: blockers.map(between) } };
  if (cover.length === 0) return { id: 'boardview.say.seen', params };
  const dice = cover.map(({ kind }) => ({ id: `colour.${kind === 'light' ? 'red' : 'white'}` }));
  return { id: 'boardview.say.covered', params: { ...params, by: cover.map(({ part }) => between(part)), dice } };
}

/** A Search that is allowed there then, or may be, or is not and why. */
function nextWords(war: War, { way, spot }: Planned): Message[] {
  if (war.help === 'none') return [];
  const plan = moveOf(war, { decision: { ...way.place, n: 0 }, selected: null, plan: [], spot });
  if (plan === null) return [];
  const guarded = plan.guarded.map((one) => guardWords(war, one));
  if (plan.counters.length === 0 || plan.search === 'none') return guarded;
  const things = plan.counters.map((letter) => thing(`counter-${letter}`));
  const id = plan.search === 'sure' ? 'boardview.say.search' : 'boardview.say.search.perhaps';
  return [{ id, params: { things } }, ...guarded];
}

/** Where a place is: by its coordinates, and from somebody's base to a base there. */
function whereWords(war: War, end: Point, person: Person | null): Message[] {
  const at = coordinates(end);
  const [x, y] = end;
  const far = person === null ? 0 : distance(person.x, person.y, x, y) - 1000;
  if (person === null || far <= 0) return [{ id: 'boardview.say.at', params: { at } }];
  const to = direction(x - person.x, y - person.y);
  const away = {
    id: 'boardview.mat.away',
    params: { length: gapLength(far, limitsOf(war, person)), to, whom: thing(person.id) },
  };
  return [{ id: 'boardview.say.where', params: { at, away } }];
}

/** A place about which nothing is asked: where it is, and what is nearest to it. */
export const placeWords = (war: War, at: Point, person: Person | null): Message[] => [
  ...whereWords(war, at, person),
  ...nearestThing(war, at),
];

/** Around what everything is told: a thing, or a bare place. */
export const aroundWhom = (name: string, at: Point): Message => (name === '' ? coordinates(at) : thing(name));

/** What a place lies in, and the thing beside it that it is nearest to. */
function nearestThing(war: War, [x, y]: Point): Message[] {
  const at = { x, y };
  const lies = thingsIn(war, at);
  const here =
    lies.length === 0 ? [] : [{ id: 'boardview.say.lies', params: { things: lies.map((one) => thing(one)) } }];
  const [name] = thingsByGap(war, at).filter((one) => !lies.includes(one));
  const away = name === undefined ? null : awayFrom(war, name, at);
  if (away === null) return here;
  const params = { thing: thing(name), to: away.to };
  if (away.gap <= EPS) return [...here, { id: 'boardview.say.near.touching', params }];
  return [...here, { id: 'boardview.say.near', params: { ...params, length: gapLength(away.gap) } }];
}

/** What lies in the same place, then everything within eight inches, clockwise from north, a clause each. */
export function aroundWords(war: War, from: { readonly x: number; readonly y: number }, own: string): Message[] {
  const lying = thingsIn(war, from).filter((name) => name !== own);
  const here = lying.map(
    (name): Message => ({ id: 'boardview.say.around.here', params: { thing: thing(name, 'thing') } }),
  );
  const near = thingsByGap(war, from).flatMap((name) => {
    const away = awayFrom(war, name, from);
    return name === own || lying.includes(name) || away === null || away.gap > 8000
      ? []
      : [{ name, away, at: bearing(war, name, from) }];
  });
  const around = near
    .sort((a, b) => a.at - b.at || a.away.gap - b.away.gap)
    .map(({ name, away: { gap, to } }): Message => {
      const model = models(war).find((one) => nameOf(one) === name);
      const state = model && isWalker(model) && model.prone ? 'prone' : 'plain';
      return {
        id: `boardview.say.around.${state}`,
        params: { thing: thing(name, 'thing'), length: gapLength(gap), to },
      };
    });
  return [...here, ...around];
}

/** Grows clockwise from north. */
function bearing(war: War, name: string, from: { readonly x: number; readonly y: number }): number {
  const model = models(war).find((one) => nameOf(one) === name);
  const part = terrainOf(war).parts.find(({ id }) => id.split(':')[0] === name);
  const counter = name.startsWith('counter-') ? war.counters['abcdefghi'.indexOf(name.slice(8))] : undefined;
  const at = model ?? counter ?? part?.hull ?? from;
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const part1 = dx >= 0 ? 0 : 2;
  const size = Math.abs(dx) + Math.abs(dy);
  const turn = size === 0 ? 0 : dx >= 0 ? 1 - dy / size : 1 + dy / size;
  return part1 + turn;
}
