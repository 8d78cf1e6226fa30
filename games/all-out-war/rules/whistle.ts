/** A Police Whistle: friends in reach may each step an inch away from enemies (8.3, AW-CONT03). */
import { type Candidate, inRegion, type Point, type Rules } from '@shamble/kernel';
import { INCH } from '../content/lengths.ts';
import { nearest } from '../geometry/gap.ts';
import { atMost, EPS, NEAR_ENEMY, rounded, TOUCH_BASE } from '../geometry/limits.ts';
import { DIRECTIONS } from '../geometry/vector.ts';
import type { Moving } from './move.ts';
import { isStraight } from './move-checks.ts';
import { apart2, enemiesOf, friendsOf, isEngaged, isWithin } from './near.ts';
import { positionOf } from './position.ts';
import { type G, nameOf, type Person, type War } from './state.ts';
import { named } from './words.ts';
import { baseZones, disc, pieceZones, tableBox } from './zones.ts';

const STEP = { id: 'whistle-step', rules: ['AW-CONT03', 'AW-MOVE02', 'AW-MOVE03', 'AW-MOVE08'] };

/** Free standing friends within six inches, one after another (AW-CONT03). */
export function* whistle(g: G, person: Person): Rules {
  const s = g.state;
  const friends = friendsOf(s, person).filter(
    (friend) => !friend.prone && !isEngaged(s, friend) && isWithin(person, friend, 6 * INCH),
  );
  for (const friend of friends) yield* step(g, friend);
}

/** Up to an inch straight, not ending nearer to the enemy that was nearest to it. */
function* step(g: G, friend: Person): Rules {
  const s = g.state;
  const facts: Moving = {
    position: positionOf(s),
    mover: nameOf(friend),
    allowance: INCH,
    level: friend.level,
    prone: true,
  };
  const region = {
    in: [tableBox(s)],
    out: [
      ...enemiesNear(s, friend),
      ...enemiesBeside(s, friend),
      ...baseZones(s, friend.level, [nameOf(friend)]),
      ...(friend.level === 0 ? pieceZones(s) : []),
    ],
  };
  const candidates: Candidate[] = [
    { id: 'stay', answer: [] },
    ...DIRECTIONS.flatMap(([dx, dy], i): Candidate[] => {
      // In an Area an inch of movement is half an inch of ground.
      const ends = [INCH, INCH / 2].map((far): Point => [rounded(friend.x + far * dx), rounded(friend.y + far * dy)]);
      const end = ends.find((one) => inRegion(region, one) && isStraight(facts, [one]));
      return end ? [{ id: `dir:${i}`, answer: [end] }] : [];
    }),
  ];
  const path = { from: [friend.x, friend.y] as const, reach: atMost(INCH), by: 'move' };
  const stops = yield* g.place(
    friend.owner,
    STEP,
    { region, path, candidates, check: 'straight', facts },
    { params: { survivor: named(friend) } },
  );
  if (stops.length === 0) return;
  const from = [friend.x, friend.y];
  [friend.x, friend.y] = stops[stops.length - 1];
  g.emit({ type: 'steps', survivor: friend.id, from, to: [friend.x, friend.y], rules: ['AW-CONT03'] });
}

/** Around each enemy that is nearest now: it may not come nearer to it. */
const enemiesNear = (s: War, friend: Person) =>
  nearest(enemiesOf(s, friend), friend.x, friend.y).map((enemy) => ({
    shape: disc(enemy.x, enemy.y, Math.floor(Math.sqrt(apart2(enemy, friend)))),
    id: nameOf(enemy),
    code: 'nearer',
    rules: ['AW-CONT03'],
  }));

/** A step engages and faces nobody, only Moves do: enemies keep their inch, or what is left of it. */
const enemiesBeside = (s: War, friend: Person) =>
  enemiesOf(s, friend)
    .filter(({ level, prone }) => level === friend.level && !prone)
    .map((enemy) => {
      const least = Math.min(NEAR_ENEMY, Math.floor(Math.sqrt(apart2(enemy, friend))) - EPS);
      return {
        shape: disc(enemy.x, enemy.y, Math.max(TOUCH_BASE, least)),
        closed: least <= TOUCH_BASE,
        id: nameOf(enemy),
        code: 'too-near',
        rules: ['AW-CONT03', 'AW-MOVE03'],
      };
    });
