import * as v from 'valibot';
import type { Rng } from './chance.ts';
import type { Outcome } from './game.ts';
import { KNOWN, PUBLIC } from './piles.ts';

/** What a game says of the shape of its state, so that a state from outside can be looked at before it is played. */
export type Shape<T> = v.GenericSchema<unknown, T>;

export const whole = (min: number, max: number): Shape<number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** Something by its number, of so many there are. */
export const oneOfMany = (count: number): Shape<number> => whole(0, count - 1);

/** The same, or -1 for none. */
export const oneOrNone = (count: number): Shape<number> => whole(-1, count - 1);

/** A card of so many kinds with who knows it. */
export const anyCard = (kinds: number): Shape<number> =>
  v.pipe(
    whole(0, KNOWN * (PUBLIC + 1) - 1),
    v.check((packed) => packed % KNOWN < kinds, 'there is no such card'),
  );

/** The same, or -1 for none. */
export const cardOrNone = (kinds: number): Shape<number> => v.union([v.literal(-1), anyCard(kinds)]);

/** A list, of exactly or at most so many. */
export const listOf = <T>(item: Shape<T>, how: { readonly length?: number; readonly most?: number } = {}): Shape<T[]> =>
  v.pipe(
    v.array(item),
    v.check(
      ({ length }) => length === (how.length ?? length) && length <= (how.most ?? 1000),
      'the list has another length',
    ),
  );

export const word = <const T extends string>(words: readonly T[]): Shape<T> => v.picklist(words);
export const text: Shape<string> = v.pipe(v.string(), v.maxLength(200));
export const flag: Shape<boolean> = v.boolean();
export const orNull = <T>(shape: Shape<T>): Shape<T | null> => v.nullable(shape);

/** Something that states of an older version of the rules do not have. */
export const orAbsent = <T>(shape: Shape<T>): Shape<T | undefined> => v.optional(shape);

/** All of these fields and no other. */
export const fields = <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  v.strictObject(shapes as v.ObjectEntries) as unknown as Shape<T>;

/** The chance in a state: free, not scripted. */
export const anyRng: Shape<Rng> = v.strictObject({
  s: v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
});

/** How a game ended, or null while it goes on. */
export const anyResult: Shape<Outcome | null> = v.nullable(
  v.looseObject({ id: text, winners: listOf(whole(0, 63)) }) as unknown as Shape<Outcome>,
);

/** Where and how a value has not the shape; null where it has. */
export function misshapen<T>(shape: Shape<T>, value: unknown): string | null {
  const { success, issues } = v.safeParse(shape, value, { abortEarly: true });
  if (success) return null;
  const [{ path = [], message }] = issues;
  return `${path.map(({ key }) => String(key)).join('.')}: ${message}`;
}

/** The first of some things that is there more or less often than it should be; null where each is as it should. */
export function miscounted(things: Iterable<number>, counts: readonly number[]): number | null {
  const found = counts.map(() => 0);
  for (const thing of things) found[thing]++;
  const at = found.findIndex((n, thing) => n !== counts[thing]);
  return at < 0 ? null : at;
}
