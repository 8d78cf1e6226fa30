/** The dead act: passes of Attacks and moves (AD-ZACT01 to AD-ZACT05-R), extra Activations (AD-SHORT01 to AD-SHORT04-R). */
import type { Rules } from '@shamble/kernel';
import type { ZombieKind } from '../content/zombies.ts';
import { answererFor, split } from './ask.ts';
import { wake } from './dormants.ts';
import { springTraps } from './explosion.ts';
import { walk } from './figures.ts';
import { judge } from './goals.ts';
import { groundNow, zoneId } from './ground.ts';
import { COMPANION_HEALTH, healthLeft, wound, woundCompanion } from './harm.ts';
import { zoneNamed } from './named.ts';
import { activeSpawns, beginSpawn } from './spawn.ts';
import {
  ABOMINATIONS,
  type AbominationKind,
  type Acting,
  type Army,
  companionsIn,
  fightersIn,
  type G,
  isAbomination,
  survivorOf,
  zombieOf,
} from './state.ts';
import { crowdOf, type Group, type Move, planMoves, type Walkers, WHY_RULES } from './ways.ts';

const ASK_SHARE = { id: 'attacks', rules: ['AD-ZATT02', 'AD-ZATT02-R', 'AD-ROUND08-R'] };
const ATTACKS = ['AD-ZACT02', 'AD-ZATT01', 'AD-ZATT05'];
const MOVES = ['AD-ZACT02', 'AD-ZMOVE01', 'AD-ZMOVE10-R'];
const HURT = ['AD-ZATT02', 'AD-ZATT03', 'AD-ZATT04'];
const ENTERED = ['AD-DORM08', 'AD-ZMOVE10-R'];
const PHASE = ['AD-ROUND06', 'AD-ZACT01'];
const EXTRA = ['AD-SHORT01', 'AD-SHORT03-R', 'AD-SHORT04-R'];

/** As many Actions as any Zombie has (AD-ZACT03). */
export const MOST_PASSES = 3;

/** Those that woke may act in a later Phase (AD-DORM03-R). */
export function forgetWoken(s: Army): void {
  s.woken.fill(0);
}

/**
 * Step 1 of the Zombies' Phase, one pass of it: all that may act do. True where it is over; then it is fixed what the
 * Spawn step reads (AD-ROUND06, AD-SPAWN03-R).
 */
export function* activationStep(g: G): Rules<boolean> {
  const s = g.state;
  if (s.acting.length === 0) beginActivation(g);
  s.passes++;
  yield* pass(g, s.acting[0], s.passes);
  if (s.passes < MOST_PASSES) return false;
  s.acting = [];
  s.passes = 0;
  beginSpawn(s);
  return true;
}

function beginActivation(g: G): void {
  const s = g.state;
  s.deadPhase = true;
  s.spawning = activeSpawns(s);
  forgetWoken(s);
  g.emit({ type: 'phase', phase: 'dead', rules: PHASE });
  s.acting = [everyone(s)];
}

/** How many of a kind in each Zone may act: not those that lie or woke in this Phase (AD-ZACT05-R, AD-DORM03, AD-BOLA03-R). */
function ready(s: Army, kind: 'shambler' | 'alpha'): number[] {
  const counts = kind === 'shambler' ? s.shamblers.map((n, zone) => n - s.woken[zone]) : s.alphas.slice();
  for (const one of s.lying) if (one.kind === kind && counts[one.zone] > 0) counts[one.zone]--;
  return counts;
}

/** Abominations that may act; the Queen of M5 sleeps on for orders and extra Activations too. */
const readyAbominations = (s: Army): AbominationKind[] =>
  ABOMINATIONS.filter(
    (kind) => s[kind].zone >= 0 && !(kind === 'queen' && s.queenSleeps) && !s.lying.some((one) => one.kind === kind),
  );

const nobody = (s: Army): number[] => new Array<number>(s.shamblers.length).fill(0);

/** All that may act now. */
export const everyone = (s: Army): Acting => ({
  shambler: ready(s, 'shambler'),
  alpha: ready(s, 'alpha'),
  abominations: readyAbominations(s),
});

/** All of a kind that may act now. */
export const allOf = (s: Army, kind: ZombieKind): Acting => ({
  shambler: kind === 'shambler' ? ready(s, 'shambler') : nobody(s),
  alpha: kind === 'alpha' ? ready(s, 'alpha') : nobody(s),
  abominations: readyAbominations(s).filter((one) => one === kind),
});

/** Those of a kind in one Zone. */
export function allIn(s: Army, kind: 'shambler' | 'alpha', zone: number): Acting {
  const only = nobody(s);
  only[zone] = ready(s, kind)[zone];
  const none = nobody(s);
  return kind === 'shambler'
    ? { shambler: only, alpha: none, abominations: [] }
    : { shambler: none, alpha: only, abominations: [] };
}

export const allAbominations = (s: Army): Acting => ({
  shambler: nobody(s),
  alpha: nobody(s),
  abominations: readyAbominations(s),
});

/** All that see a Survivor, also in their own Zone (AD-CONT09). */
export function allWhoSee(s: Army): Acting {
  const { seen } = groundNow(s);
  const crowd = crowdOf(s);
  const sees = seen.map((zones) => zones.some((zone) => crowd[zone] > 0));
  const all = everyone(s);
  return {
    shambler: all.shambler.map((n, zone) => (sees[zone] ? n : 0)),
    alpha: all.alpha.map((n, zone) => (sees[zone] ? n : 0)),
    abominations: all.abominations.filter((kind) => sees[s[kind].zone]),
  };
}

/** Whether those of a kind have an Action in this pass (AD-ZACT03). */
export const actsIn = (s: Army, kind: ZombieKind, pass: number): boolean => zombieOf(s, kind).actions >= pass;

/** Those that have an Action in this pass, by Zone (AD-ZACT05-R). */
function groupsOf(s: Army, { shambler, alpha, abominations }: Acting, pass: number): Group[] {
  const shamblers = actsIn(s, 'shambler', pass);
  const alphas = actsIn(s, 'alpha', pass);
  const others = abominations.filter((kind) => actsIn(s, kind, pass));
  const groups: Group[] = [];
  for (let zone = 0; zone < shambler.length; zone++) {
    const walkers: Walkers[] = [];
    if (shamblers && shambler[zone] > 0) walkers.push({ kind: 'shambler', n: shambler[zone] });
    if (alphas && alpha[zone] > 0) walkers.push({ kind: 'alpha', n: alpha[zone] });
    for (const kind of others) if (s[kind].zone === zone) walkers.push({ kind, n: 1 });
    if (walkers.length > 0) groups.push({ from: zone, walkers });
  }
  return groups;
}

/** An Activation of those who take part, to its end (AD-ZACT01 to AD-ZACT04). */
export function* activate(g: G, acting: Acting): Rules {
  const s = g.state;
  s.acting.push(acting);
  for (let nth = 1; nth <= MOST_PASSES; nth++) yield* pass(g, acting, nth);
  s.acting.pop();
}

/** Everybody with an Action left for this pass attacks or moves (AD-ZACT02, AD-ZACT03). */
function* pass(g: G, acting: Acting, nth: number): Rules {
  const s = g.state;
  const groups = groupsOf(s, acting, nth);
  if (groups.length === 0) return;
  const crowd = crowdOf(s);
  const attackers = groups.filter(({ from }) => crowd[from] > 0);
  const movers = groups.filter(({ from }) => crowd[from] === 0);
  if (attackers.length > 0) yield* attack(g, nth, attackers);
  if (movers.length > 0) yield* move(g, nth, movers);
}

/** All Attacks of a pass, Zone by Zone (AD-ZACT02, AD-ZATT05). */
function* attack(g: G, pass: number, attackers: readonly Group[]): Rules {
  const s = g.state;
  if (g.sink !== null) {
    const zones = attackers.map(({ from, walkers }) => ({
      zone: zoneId(s, from),
      by: walkers.map(({ kind, n }) => ({ kind, n })),
    }));
    g.emit({ type: 'attacks', pass, zones, rules: ATTACKS });
  }
  for (const group of attackers) yield* share(g, group);
}

const NONE: Readonly<Record<string, number>> = {};

/** Survivors and Companions of a Zone share the Attacks, each of which is one or two Wounds for one of them (AD-ZATT02-R). */
function* share(g: G, { from: zone, walkers }: Group): Rules {
  const s = g.state;
  const fighters = fightersIn(s, zone);
  const companions = companionsIn(s, zone);
  let ones = 0;
  let twos = 0;
  for (const { kind, n } of walkers)
    if (zombieOf(s, kind).wounds === 1) ones += n;
    else twos += n;
  const ids = [...fighters.map((who) => s.team[who]), ...companions.map((i) => s.companions[i])].map(
    (one) => survivorOf(one).id,
  );
  const seat = answererFor(s, fighters, companions);
  const params = (n: number, wounds: number) => ({
    zone: zoneNamed(s, zone),
    n,
    wounds,
  });
  const single = ones > 0 ? yield* split(g, seat, ASK_SHARE, ids, ones, null, params(ones, 1)) : NONE;
  const health = [...fighters.map((who) => healthLeft(s.team[who])), ...companions.map(() => COMPANION_HEALTH)];
  // Where all fall already it makes no difference who is hit once more.
  const further = ids.every((id, i) => (single[id] ?? 0) >= health[i]) ? ids.slice(0, 1) : ids;
  const double = twos > 0 ? yield* split(g, seat, ASK_SHARE, further, twos, null, params(twos, 2)) : NONE;
  const wounds = ids.map((id) => (single[id] ?? 0) + 2 * (double[id] ?? 0));
  fighters.forEach((who, i) => {
    wound(g, who, wounds[i], HURT);
  });
  companions.forEach((at, i) => {
    if (wounds[fighters.length + i] > 0) woundCompanion(g, s.companions[at]);
  });
  judge(g);
}

/** All moves of a pass, planned on one position and carried out together; then sleepers wake, then Traps go off (AD-ZMOVE10-R, AD-CONT05). */
function* move(g: G, pass: number, movers: readonly Group[]): Rules {
  const s = g.state;
  const moves = yield* planMoves(g, movers);
  if (moves.length === 0) return;
  const entered: number[] = [];
  for (const one of moves) {
    step(s, one);
    if (!entered.includes(one.to)) entered.push(one.to);
  }
  if (g.sink !== null) {
    const groups = moves.map(({ from, to, kind, n, why }) => ({
      from: zoneId(s, from),
      to: zoneId(s, to),
      kind,
      n,
      why,
    }));
    const rules = [...new Set([...MOVES, ...moves.flatMap(({ why }) => WHY_RULES[why])])];
    g.emit({ type: 'moves', pass, groups, rules });
  }
  yield* wake(g, entered, ENTERED);
  yield* springTraps(g, entered);
}

/** Figures walk, and with them their part in every Activation under way. */
function step(s: Army, { from, to, kind, n }: Move): void {
  walk(s, from, to, kind, n);
  if (isAbomination(kind)) return;
  for (const acting of s.acting) {
    const counts = acting[kind];
    const of = Math.min(n, counts[from]);
    counts[from] -= of;
    counts[to] += of;
  }
}

/** All of a kind act once more, right now; what falls short in the middle of it queues behind it (AD-SHORT02, AD-SHORT04-R). */
export function* extraActivation(g: G, kind: ZombieKind): Rules {
  const s = g.state;
  if (s.extras !== null) {
    s.extras.push(kind);
    return;
  }
  s.extras = [kind];
  for (let next = s.extras.shift(); next !== undefined; next = s.extras.shift()) {
    g.emit({ type: 'extra-activation', kind: next, rules: EXTRA });
    yield* activate(g, allOf(s, next));
  }
  s.extras = null;
}
