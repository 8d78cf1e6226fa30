/** Second lines about scenery, Walkers and places: what a piece is, who is near, how far. */
import type { Decision, Message } from '@shamble/kernel';
import { INCH } from '../content/lengths.ts';
import { SCENERY } from '../content/scenery.ts';
import { baseAt, gap, nearest } from '../geometry/gap.ts';
import { push } from '../geometry/push.ts';
import { type Ghost, loudAhead, lungesAhead, steerAhead, walkAhead } from '../rules/forecast.ts';
import { moment } from '../rules/moments.ts';
import type { Source } from '../rules/noise.ts';
import { isWalker, type Model, modelNamed, models, nameOf, playing, type Walker, type War } from '../rules/state.ts';
import { figureOf, groundOf, pieceNamed } from '../rules/terrain.ts';
import type { Goal } from '../rules/walkers.ts';
import { direction, length } from '../text/lengths.ts';
import { thing } from '../text/words.ts';
import { figures } from './names.ts';
import { modelIn, onPerson, say, type Tell, wordIn } from './option-tell.ts';

/** A piece of the catalogue: how large it is, what it hides, what one can do with it. */
export const onPiece: Tell = (_s, id) => {
  const piece = SCENERY.find((one) => one.id === id);
  if (piece === undefined) return [];
  const [long, short] = piece.size.map((side) => side / INCH);
  return [
    piece.disc ? say('piece.disc', { long }) : say('piece.size', { long, short }),
    ...(piece.blocking ? [say('piece.blocks')] : []),
    ...(piece.cover === null ? [] : [say(`piece.${piece.cover}`)]),
    ...(piece.area ? [say('piece.area')] : []),
    ...(piece.traversable ? [say('piece.leap')] : []),
    ...(piece.source ? [say('piece.source')] : []),
  ];
};

const between = (a: { readonly x: number; readonly y: number }, b: Model): Message =>
  length(Math.max(0, gap(baseAt(a), baseAt(b))));

/** The nearest of some models. */
function near(of: readonly Model[], at: { readonly x: number; readonly y: number }): Message[] {
  const [first] = nearest(of, at.x, at.y);
  return first === undefined ? [] : [say('nearest', { who: thing(nameOf(first), 'thing'), far: between(at, first) })];
}

/** Which Walker: how far it comes and to whom, where that is known; else whom it is nearest to. */
export const onWalker: Tell = (s, id, decision) => {
  const walker = modelNamed(s, id);
  if (walker === undefined || !isWalker(walker)) return [];
  const goal = s.help === 'none' ? null : goalOf(s, walker, decision);
  return goal === null ? near(playing(s), walker) : comes(s, walkAhead(s, walker, goal));
};

/** Where a Walker would go: to what is loud, or by a card to the nearest Survivor. */
function goalOf(s: War, walker: Walker, { ask, params }: Decision): Goal | null {
  const at = params?.at;
  if (Array.isArray(at)) {
    const [x, y, level] = at.map(Number);
    return { x, y, level };
  }
  if (ask.id !== 'event-walker' || params?.steers !== undefined) return null;
  return nearest(playing(s), walker.x, walker.y)[0] ?? null;
}

/** How far a Walker comes, and whom it touches or is nearest to there. */
function comes(s: War, { length: far, touches, to: [x, y] }: Ghost): Message[] {
  const there = touches.length > 0 ? [say('touches', { who: figures(touches) })] : near(playing(s), { x, y });
  return far === 0 ? [say('stays'), ...there] : [say('comes', { far: length(far) }), ...there];
}

/** So many Walkers are told one by one. */
const MOST = 4;

/** Who comes to what is loud at a place, how far, and whom they reach; whom they reach comes first. */
function answers(s: War, decision: Decision, source: Source): Message[] {
  const loud = wordIn(decision, 'loud') === 'mayhem' ? 'mayhem' : 'noise';
  const ghosts = loudAhead(s, loud, source);
  if (ghosts.length === 0) return [say('heard.nobody')];
  const sorted = [...ghosts].sort((a, b) => b.touches.length - a.touches.length);
  const told = sorted.slice(0, MOST).map(({ walker, length: far, touches, unsure }): Message => {
    const who = { who: thing(walker, 'thing'), far: length(far) };
    const text = touches.length > 0 ? say('heard.reaches', { ...who, whom: figures(touches) }) : say('heard', who);
    return unsure === null ? text : say('heard.perhaps', { text });
  });
  return ghosts.length > MOST ? [...told, say('heard.more', { n: ghosts.length - MOST })] : told;
}

/** Near whom it is loud. */
export const onGlass: Tell = (s, id, decision) => {
  const model = modelNamed(s, id);
  const health = onPerson(s, id, decision);
  return model === undefined || s.help === 'none' ? health : [...answers(s, decision, model), ...health];
};

/** Which car is loud (AW-CONT05). */
export const onAlarm: Tell = (s, id, decision) => {
  const piece = pieceNamed(s, id);
  if (piece === 0 || s.help === 'none') return [];
  const { x, y } = s.pieces[piece - 1];
  return answers(s, decision, { x, y, level: 0, piece });
};

/** In which direction a Walker goes (AW-WALK17). */
export const onSteer: Tell = (s, id, decision) => {
  const walker = modelIn(s, decision, 'walker');
  const answer = decision.kind === 'place' ? decision.candidates.find((one) => one.id === id)?.answer : undefined;
  if (walker === null || !isWalker(walker) || answer === undefined) return [];
  const [x, y] = answer.map(Number);
  return comes(s, steerAhead(s, walker, { x, y }));
};

/** Who would be pushed by an answer, and where to; null where it pushes nobody. */
export function pushedBy(
  s: War,
  id: string,
  { params }: Decision,
  model = modelNamed(s, id) ?? null,
): { readonly model: Model; readonly ends: ReturnType<typeof push> } | null {
  const told = params?.winners;
  if (model === null || !Array.isArray(told)) return null;
  const winners = told.flatMap((name) => modelNamed(s, String(name)) ?? []).map(figureOf);
  const far = isWalker(model) || id !== 'slippery' ? undefined : moment(s, model, 'pushed')[0]?.value;
  return { model, ends: push(groundOf(s, model.level), figureOf(model), winners, far) };
}

/** Who is pushed, or how far: where to (AW-PUSH01, AW-PUSH05). */
export const onPush: Tell = (s, id, decision) => {
  const pushed = pushedBy(s, id, decision, modelNamed(s, id) ?? modelIn(s, decision, 'survivor'));
  if (pushed === null) return [];
  const { model, ends } = pushed;
  const [first] = ends;
  if (first === undefined) return [say('push.none')];
  const [x, y] = first;
  if (x === model.x && y === model.y) return [say('push.stays')];
  if (ends.length > 1) return [say('push.choice', { n: ends.length })];
  const others = models(s).filter((one) => one !== model);
  return [say('push', { where: direction(x - model.x, y - model.y) }), ...near(others, { x, y })];
};

/** Which Walker lunges: at whom. */
export const onLunge: Tell = (s, id, decision) => {
  const ghost = lungesAhead(s).find(({ walker }) => walker === id);
  return ghost === undefined || ghost.touches.length === 0
    ? onWalker(s, id, decision)
    : [say('lunges', { who: figures(ghost.touches) })];
};

/** At whom a Walker goes: how far it is. */
export const onVictim: Tell = (s, id, decision) => {
  const [walker, victim] = [modelIn(s, decision, 'walker'), modelNamed(s, id)];
  return walker === null || victim === undefined ? [] : [say('far', { far: between(walker, victim) })];
};

/** Where somebody ends, `at-10000-5400`: who is nearest there. */
export const onEnd: Tell = (s, id, decision) => {
  const [, x, y] = id.split('-').map(Number);
  const moved = modelIn(s, decision, 'model');
  return near(
    models(s).filter((model) => model !== moved),
    { x, y },
  );
};
