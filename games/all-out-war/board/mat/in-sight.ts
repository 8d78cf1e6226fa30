/** What a question is about, for a window that shows only a part of the mat. */
import type { Decision } from '@shamble/kernel';
import { modelNamed, type War } from '../../rules/state.ts';
import type { Asking } from '../plan/asking.ts';
import { nameOfThing } from '../things.ts';
import type { Choice } from './choices.ts';
import { shapeOf } from './words.ts';

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

/** Options by what they refer to. */
type Refs = ReadonlyMap<string, readonly string[]>;

/** The things of the mat that some options are about: figures and counters, where there are none what they stand on. */
export function thingsOf(war: War, refs: Refs, isMeant: (option: string) => boolean): readonly string[] {
  const names = [...refs].flatMap(([ref, ids]) => {
    const name = nameOfThing(ref);
    return name !== '' && ids.some(isMeant) && shapeOf(war, name) !== null ? [name] : [];
  });
  const small = names.filter((name) => modelNamed(war, name) !== undefined || name.startsWith('counter-'));
  return small.length > 0 ? small : names;
}

/** The things a question chooses among; none where a place is asked for. */
export const thingsAsked = (war: War, decision: Decision | null, asking: Asking | null, refs: Refs) =>
  decision === null || asking !== null ? [] : thingsOf(war, refs, (id) => !decision.beside.includes(id));

/** Where named things are. */
export const namedInSight = (war: War, names: readonly string[], room = 900): readonly Wanted[] =>
  names.flatMap((name) => {
    const shape = shapeOf(war, name);
    return shape === null ? [] : [{ x: shape.x, y: shape.y, room }];
  });

/** The places that a question offers by name, where nobody walks to them. */
export const spotsInSight = (asking: Asking | null): readonly Wanted[] =>
  asking === null || asking.mover !== null
    ? []
    : asking.ways.flatMap(({ place }) =>
        place.candidates.flatMap(({ answer: [x, y] }) =>
          typeof x === 'number' && typeof y === 'number' ? [{ x, y, room: 900 }] : [],
        ),
      );
