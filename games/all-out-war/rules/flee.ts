/** Flee! (AW-PANIC06, AW-PANIC06-R, AW-PANIC14): a Run straight away from the nearest enemy. */
import type { Rules } from '@shamble/kernel';
import { RUN, SNEAK } from '../content/lengths.ts';
import { fleeOn, flight, restOf } from '../geometry/flee.ts';
import { nearest } from '../geometry/gap.ts';
import { rounded } from '../geometry/limits.ts';
import { chooseOf } from './ask.ts';
import { moment } from './moments.ts';
import { noiseOfRun } from './move.ts';
import { enemiesOf } from './near.ts';
import { type G, nameOf, nowOf, type Person } from './state.ts';
import { figureOf, groundOf } from './terrain.ts';
import { tellBends } from './ways.ts';
import { named } from './words.ts';

const ENEMY = { id: 'flee-from', rules: ['AW-PANIC06-R'] };
const BEND = { id: 'flee-bend', rules: ['AW-PANIC14'] };

/** Full distance; who may not Run Sneaks instead and stays quiet. */
export function* flee(g: G, person: Person): Rules {
  const s = g.state;
  const runs = !person.noRun;
  const enemies = enemiesOf(s, person);
  nowOf(s).done.push('move');
  nowOf(s).moved = true;
  if (enemies.length > 0) {
    const enemy = yield* chooseOf(g, person.owner, ENEMY, nearest(enemies, person.x, person.y), nameOf, {
      survivor: named(person),
    });
    const limits = moment(s, person, 'runLimit').map(({ value }) => value);
    let now = flight(
      groundOf(s, person.level),
      figureOf(person),
      figureOf(enemy),
      runs ? Math.min(RUN, ...limits) : SNEAK,
    );
    for (let ways = fleeOn(now); ways.length > 0; ways = fleeOn(now))
      now = yield* chooseOf(
        g,
        person.owner,
        BEND,
        ways,
        (way) => (ways.length > 1 && way === ways[0] ? 'left' : 'right'),
        { survivor: named(person), ...tellBends(ways) },
      );
    const from = [person.x, person.y];
    [person.x, person.y] = restOf(now);
    const path = now.path.parts.map(({ x1, y1 }) => [rounded(x1), rounded(y1)]);
    g.emit({
      type: 'flees',
      survivor: person.id,
      enemy: nameOf(enemy),
      from,
      to: [person.x, person.y],
      path,
      rules: ['AW-PANIC06', 'AW-PANIC14'],
    });
  } else g.emit({ type: 'nowhere-to-flee', survivor: person.id, rules: ['AW-PANIC06-R'] });
  if (runs) yield* noiseOfRun(g, person);
}
