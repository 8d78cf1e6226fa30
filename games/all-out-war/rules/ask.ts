/** The ways the rules ask. What has one answer is not asked (register, section 4). */
import type { Params, Prompt, Rules, Seat } from '@shamble/kernel';
import type { G } from './state.ts';

/** One of a list; a single option is not asked. */
export function* choose(g: G, seat: Seat, ask: Prompt, options: readonly string[], params?: Params): Rules<string> {
  if (options.length === 0) throw new Error(`nothing to choose: ${ask.id}`);
  if (options.length === 1) return options[0];
  return yield* g.choose(seat, ask, options, params ? { params } : {});
}

/** The same among things, each by its name. */
export function* chooseOf<T>(
  g: G,
  seat: Seat,
  ask: Prompt,
  things: readonly T[],
  name: (thing: T) => string,
  params?: Params,
): Rules<T> {
  const names = things.map(name);
  const answer = yield* choose(g, seat, ask, names, params);
  return things[names.indexOf(answer)];
}

/**
 * Plays that may be left alone; null for going on. Nothing is asked where there is none. Each is for this moment only, so
 * that nobody misses one for having left the like of it alone before.
 */
export function* offer(
  g: G,
  seat: Seat,
  ask: Prompt,
  plays: readonly string[],
  pass: string,
  params?: Params,
): Rules<string | null> {
  if (plays.length === 0) return null;
  const answer = yield* g.choose(seat, ask, [...plays, pass], params ? { params, pass } : { pass });
  return answer === pass ? null : answer;
}

/** A number shared out; not asked where only one way is possible. */
export function* split(
  g: G,
  seat: Seat,
  ask: Prompt,
  targets: readonly string[],
  total: number,
  limits: readonly number[] | null,
  params?: Params,
): Rules<Readonly<Record<string, number>>> {
  if (targets.length === 1) return { [targets[0]]: total };
  return yield* g.split(seat, ask, targets, total, { ...(limits ? { limits } : {}), ...(params ? { params } : {}) });
}
