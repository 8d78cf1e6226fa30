/** Before play: groups, scenery, counters, Walkers, places at the edge. */

import { most } from '@shamble/bots/advice';
import type { Advice, Choose, Pick, Place, Point, Pose } from '@shamble/kernel';
import { SCENERY } from '../content/scenery.ts';
import { filled } from '../rules/filling.ts';
import { advise } from './advice.ts';
import { withPerson } from './dead.ts';
import { goalsOf, promise } from './goals.ts';
import type { Mind } from './mind.ts';
import { personIn } from './who.ts';

export const group = ({ s }: Mind, { params }: Pick): Advice =>
  advise(filled([], s.points, Number(params?.least ?? 1)), 'group');

/** Things to search and things to stand behind, in turn. */
export function scenery({ s }: Mind, { options }: Choose): Advice {
  const picked = s.waiting.flat().length;
  const worth = (id: string): number => {
    const kind = SCENERY.find((one) => one.id === id);
    if (kind === undefined) return 0;
    return (picked % 2 === 0 ? Number(kind.source) : Number(kind.defensible)) - 0.1 * kind.points;
  };
  return advise(most(options, worth), 'scenery');
}

/** Well apart from what lies there, and not at the border. */
export function placeScenery({ s }: Mind, { candidates }: Place): Advice {
  const worth = ([x, y]: Pose): number =>
    Math.min(8000, ...s.pieces.map((one) => Math.hypot(one.x - x, one.y - y))) -
    0.4 * Math.abs(y - s.height / 2) +
    Math.min(3000, x, s.width - x);
  return advise(most(candidates, ({ answer }) => worth(answer as Pose)).answer, 'scenery');
}

/** Counters in the middle between both edges, so that neither side is nearer. */
export function counter({ s }: Mind, { candidates }: Place): Advice {
  const worth = ([, y]: Point): number => -Math.abs(y - s.height / 2);
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'counter');
}

/** Walkers likewise, and apart from one another. */
export function walker({ s }: Mind, { candidates }: Place): Advice {
  const worth = ([x, y]: Point): number =>
    Math.min(6000, ...s.walkers.map((one) => Math.hypot(one.x - x, one.y - y))) - 0.2 * Math.abs(y - s.height / 2);
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'walkers');
}

/** The edge with more counters near it, and fewer Walkers; of two that are alike the first. */
export function edge({ s }: Mind, { options }: Choose): Advice {
  const far = (option: string, all: readonly { readonly y: number }[]): number =>
    all.reduce((sum, { y }) => sum + (option === 'south' ? y : s.height - y), 0);
  const counters = (option: string): number => -far(option, s.counters);
  const walkers = (option: string): number => 0.5 * far(option, s.walkers);
  const best = most(options, (option) => counters(option) + walkers(option));
  const isBetter = (worth: (option: string) => number): boolean => options.some((one) => worth(one) < worth(best));
  return advise(best, isBetter(counters) ? 'edge' : isBetter(walkers) ? 'edge-walkers' : 'edge-even');
}

/** At the edge where most is near and nobody of the own group is nearer. */
export function deploy({ s }: Mind, { candidates, params }: Place): Advice {
  const person = personIn(s, params?.survivor);
  if (person === null) return advise(candidates[0].answer, 'deploy');
  const who = s.people.indexOf(person);
  const worth = ([x, y]: Point): number => {
    const there = withPerson(s, who, { x, y, status: 'playing' });
    return promise(there, goalsOf(there, there.people[who]), { x, y }, 0.5);
  };
  return advise(most(candidates, ({ answer }) => worth(answer as Point)).answer, 'deploy');
}
