/** What a question is about, for a window that shows only a part of the mat. */
import { modelNamed, type War } from '../../rules/state.ts';
import type { Choice } from './choices.ts';

export interface Wanted {
  readonly x: number;
  readonly y: number;
  /** So much around it is to be seen, in thousandths. */
  readonly room: number;
}

/** Those who fight now; before one of the fights is chosen, all who will. */
export function fighters(war: War): readonly Wanted[] {
  const stars = war.brawl === null ? [] : war.brawl.now === null ? war.brawl.open : [war.brawl.now];
  return stars.flatMap(({ centre, leaves }) =>
    [centre, ...leaves].flatMap((name) => {
      const model = modelNamed(war, name);
      return model ? [{ x: model.x, y: model.y, room: 1000 }] : [];
    }),
  );
}

/** Where ways that are asked about begin and end. */
export const waysInSight = (choices: readonly Choice[]): readonly Wanted[] =>
  choices.flatMap(({ line }) => [line[0], line[line.length - 1]].map(([x, y]) => ({ x, y, room: 700 })));
