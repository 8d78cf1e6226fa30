/** Pushes after a melee (3.24). */
import type { Point, Rules } from '@shamble/kernel';
import { atLeast, PUSH } from '../geometry/limits.ts';
import { push } from '../geometry/push.ts';
import { chooseOf } from './ask.ts';
import { moment } from './moments.ts';
import { apart2 } from './near.ts';
import { type G, isWalker, type Model, nameOf } from './state.ts';
import { figureOf, groundOf } from './terrain.ts';
import { named } from './words.ts';

const ORDER = { id: 'next-push', rules: ['AW-PUSH08'] };
const END = { id: 'push-end', rules: ['AW-PUSH05', 'AW-PUSH08'] };
const SLIPPERY = { id: 'slippery', rules: ['AW-CONT02'] };

/** Every loser that is too near is pushed, in an order of the winner's; what cannot be pushed makes the winners step back (AW-PUSH01 to AW-PUSH10). */
export function* pushLosers(g: G, seat: number, winners: readonly Model[], losers: readonly Model[]): Rules {
  const s = g.state;
  const standing = winners.filter((model) =>
    isWalker(model) ? s.walkers.includes(model) : model.status === 'playing',
  );
  let left = [...losers];
  for (;;) {
    // With room already nobody is pushed (AW-PUSH09).
    const near = left.filter((loser) => standing.some((winner) => !atLeast(apart2(loser, winner), PUSH)));
    if (near.length === 0) return;
    const loser = yield* chooseOf(g, seat, ORDER, near, nameOf, { winners: standing.map(nameOf) });
    left = left.filter((other) => other !== loser);
    if (yield* pushOne(g, seat, loser, standing)) continue;
    g.emit({ type: 'cannot-be-pushed', model: nameOf(loser), rules: ['AW-PUSH03', 'AW-PUSH06'] });
    for (const winner of standing) if (!winner.prone) yield* pushOne(g, seat, winner, [loser], true);
  }
}

/** One push; false where there is no way. */
function* pushOne(g: G, seat: number, loser: Model, winners: readonly Model[], stepsBack = false): Rules<boolean> {
  const s = g.state;
  const ground = groundOf(s, loser.level);
  const others = winners.map(figureOf);
  const ends = push(ground, figureOf(loser), others);
  // With room already nobody is pushed (AW-PUSH09).
  if (ends.length > 0 && !moves(loser, ends)) return true;
  if (!isWalker(loser))
    for (const { value, id } of moment(s, loser, 'pushed')) {
      const farther = push(ground, figureOf(loser), others, value);
      if (!moves(loser, farther)) continue;
      const answer = yield* g.choose(loser.owner, SLIPPERY, [id, 'inch'], {
        params: { survivor: named(loser), winners: winners.map(nameOf) },
      });
      if (answer === 'inch') continue;
      yield* settleAt(g, seat, loser, farther, stepsBack);
      return true;
    }
  if (ends.length === 0) return false;
  yield* settleAt(g, seat, loser, ends, stepsBack);
  return true;
}

const moves = ({ x, y }: Model, ends: readonly Point[]): boolean => ends.some(([ex, ey]) => ex !== x || ey !== y);

function* settleAt(g: G, seat: number, loser: Model, ends: readonly Point[], stepsBack: boolean): Rules {
  const [x, y] = yield* chooseOf(g, seat, END, ends, ([ex, ey]) => `at-${ex}-${ey}`, { model: named(loser) });
  const from = [loser.x, loser.y];
  [loser.x, loser.y] = [x, y];
  g.emit({
    type: 'pushed',
    model: nameOf(loser),
    from,
    to: [x, y],
    stepsBack,
    rules: stepsBack ? ['AW-PUSH03', 'AW-PUSH07'] : ['AW-PUSH01', 'AW-PUSH05'],
  });
}
