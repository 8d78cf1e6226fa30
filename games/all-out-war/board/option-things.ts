/** Second lines about scenery, Walkers and places: what a piece is, who is near, how far. */
import type { Message } from '@shamble/kernel';
import { INCH } from '../content/lengths.ts';
import { SCENERY } from '../content/scenery.ts';
import { baseAt, gap, nearest } from '../geometry/gap.ts';
import { lungesAhead } from '../rules/forecast.ts';
import { isWalker, type Model, modelNamed, models, nameOf, playing } from '../rules/state.ts';
import { length } from '../text/lengths.ts';
import { thing } from '../text/words.ts';
import { figures } from './names.ts';
import { modelIn, say, type Tell } from './option-tell.ts';

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

/** Which Walker: whom it is nearest to. */
export const onWalker: Tell = (s, id) => {
  const walker = modelNamed(s, id);
  return walker === undefined || !isWalker(walker) ? [] : near(playing(s), walker);
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
