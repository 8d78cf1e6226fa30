/** What the dead do, where somebody decides it: for the own side, against the other. */

import { most } from '@shamble/bots/advice';
import type { Advice, Choose, Place, Point } from '@shamble/kernel';
import { isWalker, modelNamed, type Person, playing, type Walker, type War } from '../rules/state.ts';
import { pieceNamed } from '../rules/terrain.ts';
import { advise } from './advice.ts';
import { drawnTo, nearestTo, steeredTo, withPerson, withWalker } from './dead.ts';
import { loudAt } from './loud.ts';
import type { Mind } from './mind.ts';

const walkerIn = (s: War, name: string): Walker | null => {
  const model = modelNamed(s, name);
  return model !== undefined && isWalker(model) ? model : null;
};

/** Nearer to rivals, farther from friends: where nothing else tells places apart. */
function pressure({ s, side }: Mind, at: { readonly x: number; readonly y: number }): number {
  let sum = 0;
  for (const person of playing(s)) {
    const far = Math.sqrt((person.x - at.x) * (person.x - at.x) + (person.y - at.y) * (person.y - at.y)) / 1000;
    sum += (person.side === side ? -1 : 1) / (2 + far);
  }
  return sum;
}

/** The Walker whose way to the nearest Survivor does the most good or the least harm. */
export function eventWalker(mind: Mind, { options }: Choose): Advice {
  const { s } = mind;
  const worth = (name: string): number => {
    const walker = walkerIn(s, name);
    const target = walker === null ? null : nearestTo(s, walker);
    if (walker === null || target === null) return 0;
    const there = drawnTo(s, walker, target);
    return mind.value(withWalker(s, there)) + pressure(mind, there) - pressure(mind, walker);
  };
  return advise(most(options, worth), 'dead');
}

export function steer(mind: Mind, { candidates, params }: Place): Advice {
  const { s } = mind;
  const number = (params?.walker as { readonly params?: { readonly number?: number } } | undefined)?.params?.number;
  const walker = s.walkers.find((one) => one.number === number);
  if (walker === undefined) return advise(candidates[0].answer, 'dead');
  const worth = (answer: Point): number => {
    const there = steeredTo(s, walker, { x: answer[0], y: answer[1] });
    return mind.value(withWalker(s, there)) + pressure(mind, there);
  };
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'dead');
}

/** A new Walker: where it troubles the others, or nobody. */
export function newWalker(mind: Mind, { candidates }: Place): Advice {
  const { s } = mind;
  const worth = ([x, y]: Point): number => {
    const walker: Walker = { number: s.number, x, y, level: 0, prone: false, moved: true };
    return mind.value(withWalker(s, walker)) + pressure(mind, walker);
  };
  // The farthest place of an edge is named for people; bots choose among those they were measured with.
  const known = candidates.filter(({ id }) => !id.endsWith(':far'));
  return advise(most(known, ({ answer }) => worth(answer as Point)).answer, 'enters');
}

/** A prone Walker stands up. */
export function rises(mind: Mind, { options }: Choose): Advice {
  const { s } = mind;
  const worth = (name: string): number => {
    const walker = walkerIn(s, name);
    if (walker === null) return 0;
    return mind.value(withWalker(s, { ...walker, prone: false })) + pressure(mind, walker);
  };
  return advise(most(options, worth), 'dead');
}

/** It gets loud at a piece, or where somebody stands. */
export function loudSomewhere(mind: Mind, { options }: Choose): Advice {
  const { s } = mind;
  const worth = (name: string): number => {
    const model = modelNamed(s, name);
    if (model !== undefined) return mind.value(loudAt(s, 'noise', model));
    const piece = pieceNamed(s, name);
    if (piece === 0) return 0;
    const { x, y } = s.pieces[piece - 1];
    return mind.value(loudAt(s, 'mayhem', { x, y, level: 0, piece }));
  };
  return advise(most(options, worth), 'dead');
}

/** Whom a Walker goes for: rather a rival, rather somebody who can bear it. */
export function victim({ s, side }: Mind, { options }: Choose): Advice {
  const worth = (name: string): number => {
    const person = modelNamed(s, name);
    if (person === undefined || isWalker(person)) return 0;
    return person.side === side ? person.health - 3 * person.counters.length : 20 - person.health;
  };
  return advise(most(options, worth), 'dead');
}

/** A point that is loud, or bursts: what it does to everybody. */
export function thrown(mind: Mind, { candidates }: Place, loud: 'noise' | 'mayhem'): Advice {
  const { s } = mind;
  const worth = ([x, y]: Point): number => mind.value(loudAt(s, loud, { x, y, level: 0 }));
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'lure');
}

/** Where a Blast lies best: on enemies, off friends. */
export function blast({ s, side }: Mind, { candidates }: Place): Advice {
  const touched = ([x, y]: Point, person: { readonly x: number; readonly y: number }): boolean =>
    (person.x - x) * (person.x - x) + (person.y - y) * (person.y - y) <= 2_502 * 2_502;
  const worth = (at: Point): number =>
    playing(s).reduce((sum, one) => sum + (touched(at, one) ? (one.side === side ? -3 : 2) : 0), 0) +
    0.8 * s.walkers.filter((one) => touched(at, one)).length;
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'blast');
}

/** A step after a whistle: to the safer place. */
export function step(mind: Mind, { candidates, params }: Place): Advice {
  const { s } = mind;
  const who = s.people.findIndex((one) =>
    JSON.stringify(params?.survivor).includes(`"survivor.${one.id.split('-')[0]}"`),
  );
  const worth = (stops: readonly Point[]): number => {
    const end = stops.at(-1);
    if (end === undefined || who < 0) return mind.value(s);
    return mind.value(withPerson(s, who, { x: end[0], y: end[1] } satisfies Partial<Person>));
  };
  return advise(most(candidates, ({ answer }) => worth(answer as readonly Point[])).answer, 'step');
}
