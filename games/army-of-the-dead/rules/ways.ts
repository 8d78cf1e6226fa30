/** Where the dead go and why: goals, ways, even splitting (AD-ZMOVE01 to AD-ZMOVE11-R). */
import type { Answer, Check, Checks, Decision, Message, Refusal, Rules } from '@shamble/kernel';
import type { Ground } from '../content/map.ts';
import type { ZombieKind } from '../content/zombies.ts';
import { pick } from './ask.ts';
import { groundNow, zoneId } from './ground.ts';
import { placeNamed } from './named.ts';
import type { Army, G } from './state.ts';

const ASK_GOALS = { id: 'goals', rules: ['AD-ZMOVE03', 'AD-ZMOVE11-R'] };
const ASK_WAYS = { id: 'ways', rules: ['AD-ZMOVE06', 'AD-ZMOVE07', 'AD-ZMOVE08'] };

/** What draws a group: Survivors with the Noise, the most Survivors in sight, or the Noise alone. */
export type Why = 'noise-in-sight' | 'most' | 'noise';

export const WHY_RULES: Readonly<Record<Why, readonly string[]>> = {
  'noise-in-sight': ['AD-ZMOVE02'],
  most: ['AD-ZMOVE03'],
  noise: ['AD-ZMOVE04'],
};

/** Where a group would go: one Zone, or several that are tied. */
interface Heading {
  readonly why: Why;
  readonly goals: readonly number[];
}

/** How many Survivors the dead count in each Zone; Companions count, those that hide do not (AD-ZMOVE04-R). */
export function crowdOf(s: Army): number[] {
  const crowd = new Array<number>(s.shamblers.length).fill(0);
  for (const { status, zone } of s.team) if (status === 'playing') crowd[zone]++;
  for (const { status, zone, hiding } of s.companions) if (status === 'playing' && !hiding) crowd[zone]++;
  return crowd;
}

/** The goal of whoever stands in a Zone without Survivors (AD-ZMOVE02 to AD-ZMOVE04). */
export function headingOf({ seen }: Ground, crowd: readonly number[], noise: number, from: number): Heading {
  let most = 0;
  let goals: number[] = [];
  for (const zone of seen[from]) {
    const n = crowd[zone];
    if (n === 0) continue;
    if (zone === noise) return { why: 'noise-in-sight', goals: [zone] };
    if (n > most) {
      most = n;
      goals = [zone];
    } else if (n === most) goals.push(zone);
  }
  return most > 0 ? { why: 'most', goals } : { why: 'noise', goals: [noise] };
}

const NOWHERE: readonly number[] = [];

/** The next Zones on shortest ways; none where the group is there, or no way is open (AD-ZMOVE05, AD-ZMOVE06-R, AD-ZMOVE09). */
export function nextOn({ next, steps }: Ground, from: number, goal: number): readonly number[] {
  const size = next.length;
  const far = steps[from * size + goal];
  return far <= 0 ? NOWHERE : next[from].filter((zone) => steps[zone * size + goal] === far - 1);
}

/** Whether it makes a difference which of the tied goals is taken. */
export const goalsDiffer = (ground: Ground, from: number, [first, ...others]: readonly number[]): boolean => {
  if (others.length === 0) return false;
  const ways = nextOn(ground, from, first);
  return others.some((goal) => {
    const its = nextOn(ground, from, goal);
    return its.length !== ways.length || its.some((zone, i) => zone !== ways[i]);
  });
};

/** How many of a kind go each way at least, and how many are left over (AD-ZMOVE06, AD-ZMOVE07). */
export const evenly = (n: number, ways: number): readonly [each: number, odd: number] => [
  Math.floor(n / ways),
  n % ways,
];

/** Figures of one kind that walk. */
export interface Walkers {
  readonly kind: ZombieKind;
  readonly n: number;
}

/** All that move out of one Zone in a pass. */
export interface Group {
  readonly from: number;
  readonly walkers: readonly Walkers[];
}

/** Figures of a kind that go from one Zone to the next. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly kind: ZombieKind;
  readonly n: number;
  readonly why: Why;
}

interface Led extends Group {
  readonly heading: Heading;
  /** Where it goes in the end, and the next Zones on the way; set where the goal is known. */
  goals: readonly number[];
  ways: readonly number[];
}

/** The moves of a pass, all planned on one position; choices are the First Player's (AD-ZMOVE10-R). */
export function* planMoves(g: G, groups: readonly Group[]): Rules<Move[]> {
  const s = g.state;
  const ground = groundNow(s);
  const crowd = crowdOf(s);
  const led = groups.map((group): Led => {
    const heading = headingOf(ground, crowd, s.noise, group.from);
    const { goals } = heading;
    return { ...group, heading, goals, ways: nextOn(ground, group.from, goals[0]) };
  });
  yield* chooseGoals(g, ground, led);
  return yield* chooseWays(g, led);
}

/** Where a group sees several Zones with equally many Survivors, all of it heads for one (AD-ZMOVE03, AD-ZMOVE11-R). */
function* chooseGoals(g: G, ground: Ground, led: readonly Led[]): Rules {
  const s = g.state;
  const torn = led.filter(({ from, heading }) => goalsDiffer(ground, from, heading.goals));
  if (torn.length === 0) return;
  const choices = torn.flatMap((group) => group.heading.goals.map((goal) => ({ group, goal })));
  const ids = choices.map(({ group, goal }) => `goal.${zoneId(s, group.from)}.${zoneId(s, goal)}`);
  const how = { min: torn.length, max: torn.length, check: 'goals' };
  for (const id of yield* pick(g, s.first, ASK_GOALS, ids, how)) {
    const { group, goal } = choices[ids.indexOf(id)];
    group.goals = [goal];
    group.ways = nextOn(ground, group.from, goal);
  }
}

/** Groups split evenly over their ways, each kind for itself; the odd ones are sent (AD-ZMOVE06 to AD-ZMOVE08). */
function* chooseWays(g: G, led: readonly Led[]): Rules<Move[]> {
  const s = g.state;
  const moves: { from: number; to: number; kind: ZombieKind; n: number; why: Why }[] = [];
  const ids: string[] = [];
  const open: number[] = [];
  const groups: Message[] = [];
  let odds = 0;
  for (const { from, walkers, ways, goals, heading } of led) {
    if (ways.length === 0) continue;
    for (const { kind, n } of walkers) {
      const [each, odd] = evenly(n, ways.length);
      odds += odd;
      if (odd > 0) groups.push(groupNamed(s, from, kind, each, odd, heading.why, goals));
      for (const to of ways) {
        if (odd > 0) {
          ids.push(`way.${zoneId(s, from)}.${kind}.${odd}.${zoneId(s, to)}`);
          open.push(moves.length);
        }
        moves.push({ from, to, kind, n: each, why: heading.why });
      }
    }
  }
  if (odds > 0)
    for (const id of yield* pick(g, s.first, ASK_WAYS, ids, {
      min: odds,
      max: odds,
      check: 'ways',
      params: { groups },
    }))
      moves[open[ids.indexOf(id)]].n++;
  return moves.filter(({ n }) => n > 0);
}

/** Who has odd ones: so many go each way, and what draws them; Zones by their ids. */
const groupNamed = (
  s: Army,
  from: number,
  kind: ZombieKind,
  each: number,
  odd: number,
  why: Why,
  goals: readonly number[],
): Message => ({
  id: 'group',
  params: { from: zoneId(s, from), kind, each, odd, why, goals: goals.map((zone) => zoneId(s, zone)) },
});

/** Refuses more picks of a group than it has; that each has all of its own follows from the number picked. */
function atMost(
  groupOf: (id: string) => string,
  mostOf: (id: string) => number,
  code: string,
  rules: readonly string[],
): Check {
  return ({ params }: Decision, answer: Answer): Refusal | null => {
    const picked = new Map<string, number>();
    for (const id of answer as readonly string[]) {
      const group = groupOf(id);
      const n = (picked.get(group) ?? 0) + 1;
      picked.set(group, n);
      const most = mostOf(id);
      if (n > most) {
        const zone = placeNamed(id.split('.')[1]);
        return { code, params: { mission: params?.mission ?? '', zone, most }, rules };
      }
    }
    return null;
  };
}

/** `goal.from.to` and `way.from.kind.odd.to` without the last part. */
const withoutTo = (id: string): string => id.slice(0, id.lastIndexOf('.'));

export const CHECKS: Checks = {
  goals: atMost(withoutTo, () => 1, 'one-goal', ASK_GOALS.rules),
  ways: atMost(withoutTo, (id) => Number(id.split('.')[3]), 'odd-ones', ASK_WAYS.rules),
};
