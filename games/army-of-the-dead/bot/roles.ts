/** Who does what: the team goes in packs, each after one thing. Everybody sees the same, so everybody comes to the same plan. */
import { EQUIPMENT, equipmentNumber } from '../content/equipment.ts';
import { groundNow, stepsTo, zoneNumber } from '../rules/ground.ts';
import { objectiveOf } from '../rules/personal.ts';
import { meleeInHand, removalCost } from '../rules/sleepers.ts';
import { type Army, dormantZone, missionOf, playing } from '../rules/state.ts';
import type { Field } from './field.ts';
import { objectivesWanted, type Task, tasksOf } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

export interface Role {
  readonly task: Task | null;
  /** Where to go, and what a step nearer is worth. */
  readonly zone: number;
  readonly step: number;
  /** People asked for it. */
  readonly asked?: 'wait' | 'protect';
}

/** Steps that are left to where a task can be done; -1 where there is no way. */
export function stepsLeft(s: Army, from: number, { zone, within }: Pick<Task, 'zone' | 'within'>): number {
  const { steps, next } = groundNow(s);
  const far = steps[from * next.length + zone];
  return far < 0 ? -1 : Math.max(0, far - within);
}

/** What anybody may do as well as another. */
const ERRANDS: readonly string[] = ['objective', 'attach', 'vault', 'door', 'step'];

/** What owners do for themselves when it is on the way. */
const ASIDE: readonly string[] = ['prey', 'dormants', 'search-goal'];

/** Where there is nothing to do but to be there. */
const WAITING: readonly string[] = ['exit', 'clear'];

/** A task with who would do it, and what it takes. */
interface Bid {
  readonly task: Task;
  readonly doer: number;
  readonly cost: number;
}

interface Planning {
  readonly s: Army;
  readonly worth: readonly number[];
  readonly roles: Role[];
  readonly step: number;
  tasks: readonly Task[];
  free: readonly number[];
  objectives: number;
  /** Zones that spawn. */
  readonly spawns: readonly number[];
  /** The Objective that a round of them begins with; -1 for none. */
  route: number;
  /** How many go together. */
  readonly pack: number;
}

export function rolesOf(field: Field, worth: readonly number[]): Role[] {
  const { s } = field;
  const spawns = field.spawns.map(({ zone }) => zone);
  const step = WEIGHTS.step * (missionOf(s).time === null ? 1 : WEIGHTS.haste);
  const plan: Planning = {
    s,
    worth,
    roles: s.team.map(() => ({ task: null, zone: -1, step: 0 })),
    step,
    tasks: tasksOf(s),
    free: playing(s),
    objectives: objectivesWanted(s),
    spawns,
    route: -1,
    pack: packOf(s),
  };
  plan.route = firstOf(plan);
  const doers: number[] = [];
  while (plan.free.length > 0) {
    const bid = plan.free.length < 2 && doers.length > 0 ? null : bestBid(plan);
    if (bid === null) break;
    doers.push(bid.doer);
    send(plan, bid);
  }
  for (const who of plan.free) {
    const led = nearest(s, who, doers);
    plan.roles[who] = led < 0 ? { task: null, zone: s.team[who].zone, step } : follow(plan, who, plan.roles[led], led);
  }
  return plan.roles;
}

/** How far somebody has to go for a task, with all that speaks for and against sending him; null where he cannot. */
function effort({ s, worth }: Planning, who: number, task: Task): number | null {
  // In the Truck nobody does anything but start it.
  if (!task.fits(who) || (s.team[who].seat !== null && task.why !== 'truck')) return null;
  const far = stepsLeft(s, s.team[who].zone, task);
  if (far < 0) return null;
  const kept = worth[who] >= WEIGHTS.lost && ERRANDS.includes(task.why) ? WEIGHTS.back : 0;
  const keen = task.why === 'objective' && wantsAdrenaline(s, who) ? WEIGHTS.back : 0;
  return far + kept - keen + (task.wakes ? trouble(s, who, task.zone) : 0);
}

/** What the sleepers of a Zone mean to somebody: little to those who can remove them, much to those who cannot fight there. */
function trouble(s: Army, who: number, zone: number): number {
  const tokens = s.dormants.reduce((n, token) => n + (dormantZone(token) === zone ? 1 : 0), 0);
  if (tokens === 0) return 0;
  const silent = meleeInHand(s, who).some((id) => !EQUIPMENT[equipmentNumber(id)].noisy);
  return silent ? tokens * removalCost(s, who) : WEIGHTS.trouble;
}

const isOpen = ({ objectives }: Planning, { why }: Task): boolean => why !== 'objective' || objectives > 0;

/** What a pack goes after: the Mission, not what its members do by the way; of the Objectives the next of the best round. */
const isLed = ({ route }: Planning, { why, zone, all }: Task): boolean =>
  !ASIDE.includes(why) && !(all && WAITING.includes(why)) && (why !== 'objective' || route < 0 || zone === route);

function bestBid(plan: Planning): Bid | null {
  let best: Bid | null = null;
  const leads = plan.tasks.some((task) => isLed(plan, task) && isOpen(plan, task) && plan.free.some(task.fits));
  for (const task of plan.tasks) {
    if (!isOpen(plan, task) || (leads && !isLed(plan, task))) continue;
    let doer = -1;
    let least = Number.POSITIVE_INFINITY;
    const ways: number[] = [];
    for (const who of plan.free) {
      ways.push(Math.abs(stepsLeft(plan.s, plan.s.team[who].zone, task)));
      const cost = effort(plan, who, task);
      if (cost !== null && cost < least) {
        least = cost;
        doer = who;
      }
    }
    if (doer < 0) continue;
    ways.sort((a, b) => a - b);
    const pack = ways.slice(0, plan.pack);
    const mean = pack.reduce((sum, n) => sum + n, 0) / pack.length;
    const cost = least + WEIGHTS.apart * mean + exposure(plan, task.zone) - task.worth * 1.2;
    if (best === null || cost < best.cost) best = { task, doer, cost };
  }
  return best;
}

/** The more dead, the closer together. */
function packOf(s: Army): number {
  const dead = s.shamblers.reduce((sum, n) => sum + n, 0) + 2 * s.alphas.reduce((sum, n) => sum + n, 0);
  const at = WEIGHTS.packs.findIndex(([most]) => dead <= most);
  return at < 0 ? s.team.length : WEIGHTS.packs[at][1];
}

/** How near a Zone is to where the dead come from. */
function exposure({ s, spawns }: Planning, zone: number): number {
  let sum = 0;
  for (const spawn of spawns) {
    const far = stepsTo(s, spawn, zone);
    if (far >= 0) sum += Math.max(0, WEIGHTS.shelter - far);
  }
  return WEIGHTS.exposed * sum;
}

/** The Objective to begin with, so that the way over as many as are wanted and on to what follows is short and sheltered. */
function firstOf(plan: Planning): number {
  const { s, objectives } = plan;
  const zones = plan.tasks.flatMap(({ why, zone }) => (why === 'objective' ? [zone] : []));
  const hidden = zones.length;
  if (hidden === 0 || objectives <= 0) return -1;
  const red = Math.max(1, hidden - 2);
  const many = Math.min(hidden, Math.ceil((objectives * hidden) / red));
  const end = endOf(s);
  const prices = zones.map((zone) => exposure(plan, zone));
  const middle = middleOf(s, playing(s));
  const far = (from: number, to: number): number => {
    const steps = stepsTo(s, from, to);
    return steps < 0 ? NO_WAY : steps;
  };
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  const visit = (at: number, left: number, cost: number, used: number, start: number): void => {
    if (cost >= least) return;
    if (left === 0) {
      const all = cost + (end < 0 ? 0 : far(at, end));
      if (all < least) {
        least = all;
        first = start;
      }
      return;
    }
    for (let i = 0; i < hidden; i++)
      if ((used & (1 << i)) === 0)
        visit(zones[i], left - 1, cost + far(at, zones[i]) + prices[i], used | (1 << i), start < 0 ? zones[i] : start);
  };
  visit(middle, many, 0, 0, -1);
  return first;
}

/** As bad as a very long way. */
const NO_WAY = 30;

/** Where the Mission goes on after the Objectives. */
function endOf(s: Army): number {
  const mission = missionOf(s);
  const token = s.tokens.find(({ up, again, zone }) => up && !again && zone >= 0);
  const id = mission.repairs?.[0]?.at[0];
  if (id !== undefined && !s.repaired) return zoneNumber(s, id);
  return token?.zone ?? zoneNumber(s, mission.exit);
}

/** The Zone of whoever is nearest to all others. */
function middleOf(s: Army, people: readonly number[]): number {
  let middle = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const who of people) {
    const { zone } = s.team[who];
    const sum = people.reduce((n, other) => n + Math.abs(stepsTo(s, zone, s.team[other].zone)), 0);
    if (sum < least) {
      least = sum;
      middle = zone;
    }
  }
  return middle;
}

/** One does it, those nearest go with him; what lies on the way is done too. */
function send(plan: Planning, { task, doer }: Bid): void {
  const { s, roles } = plan;
  give(plan, doer, task);
  const members: number[] = [];
  const near = plan.free
    .map((who) => ({ who, far: Math.abs(stepsLeft(s, s.team[who].zone, task)) }))
    .sort((a, b) => a.far - b.far || a.who - b.who);
  for (const { who } of near.slice(0, plan.pack - 1)) {
    const own = task.all && task.fits(who) ? task : (alongside(plan, who, task.zone) ?? aside(plan, who));
    if (own === null) {
      members.push(who);
      plan.free = plan.free.filter((one) => one !== who);
    } else give(plan, who, own);
  }
  for (const who of members) roles[who] = follow(plan, who, roles[doer], doer);
}

function give(plan: Planning, who: number, task: Task): void {
  plan.roles[who] = { task, zone: task.zone, step: plan.step };
  plan.free = plan.free.filter((one) => one !== who);
  if (!task.all) plan.tasks = plan.tasks.filter((one) => one !== task);
  if (task.why === 'objective') plan.objectives--;
}

/** Something that somebody of a pack can do near where the pack goes. */
function alongside(plan: Planning, who: number, zone: number): Task | null {
  let best: Task | null = null;
  let least: number = WEIGHTS.alongside;
  for (const task of plan.tasks) {
    if (!isOpen(plan, task)) continue;
    const cost = effort(plan, who, task);
    const off = stepsLeft(plan.s, zone, task);
    if (cost === null || off < 0 || off > WEIGHTS.alongside) continue;
    if (cost < least) {
      least = cost;
      best = task;
    }
  }
  return best;
}

/** What an owner can do for his own goal not too far away. */
function aside(plan: Planning, who: number): Task | null {
  let best: Task | null = null;
  let least: number = WEIGHTS.aside;
  for (const task of plan.tasks) {
    const cost = ASIDE.includes(task.why) && task.why !== 'prey' ? effort(plan, who, task) : null;
    if (cost === null || cost >= least) continue;
    least = cost;
    best = task;
  }
  return best;
}

/** Somebody carries what all depends on to the Exit and the time is short: the others go ahead and make the way free. */
const goesAhead = (s: Army, task: Task | null): boolean =>
  missionOf(s).time !== null && task?.why === 'exit' && !task.all;

/** Towards where the pack goes, or to the one who does it if he is there already. */
function follow({ s, step }: Planning, who: number, { task, zone }: Role, doer: number): Role {
  if (goesAhead(s, task)) return { task: null, zone, step: step * WEIGHTS.ahead };
  const { acted, zone: there } = s.team[doer];
  const astray = Math.abs(stepsTo(s, s.team[who].zone, there)) > WEIGHTS.astray;
  return { task: null, zone: acted ? there : zone, step: step * (astray ? WEIGHTS.catchUp : WEIGHTS.follow) };
}

function nearest(s: Army, who: number, others: readonly number[]): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const far = stepsLeft(s, s.team[who].zone, { zone: s.team[other].zone, within: 0 });
    if (far >= 0 && far < least) {
      least = far;
      found = other;
    }
  }
  return found;
}

const wantsAdrenaline = (s: Army, who: number): boolean =>
  s.personal.some(
    (one) => !one.done && one.survivor === s.team[who].survivor && objectiveOf(one).goal.goal === 'level',
  );
