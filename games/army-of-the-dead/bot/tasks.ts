/** What the Mission and the Personal Objectives ask for now, as things to do in Zones. */
import type { Colour } from '../content/missions.ts';
import { escapeOpen, goalDone, stepsDone } from '../rules/goals.ts';
import { groundNow, isSearchable, numberOf, planNow, stepsTo, zoneNumber } from '../rules/ground.ts';
import { mayTake, stepOf } from '../rules/objectives.ts';
import { hasSpeciality } from '../rules/people.ts';
import { objectiveOf, personalDone } from '../rules/personal.ts';
import { meleeInHand, removalCost } from '../rules/sleepers.ts';
import {
  type AbominationKind,
  type Army,
  dormantZone,
  isPlaying,
  ledBy,
  missionOf,
  type Personal,
  playing,
  survivorOf,
} from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

export interface Task {
  /** What the options for it begin with; empty where being there is all. */
  readonly verb: string;
  readonly zone: number;
  /** Within how many steps it can be done. */
  readonly within: number;
  readonly actions: number;
  readonly worth: number;
  /** It wakes who sleeps there. */
  readonly wakes: boolean;
  /** The reason given for it. */
  readonly why: string;
  /** Any number may be on it at the same time. */
  readonly all: boolean;
  fits(who: number): boolean;
}

const anybody = (): boolean => true;

const task = (verb: string, zone: number, why: string, more: Partial<Task> = {}): Task => ({
  verb,
  zone,
  within: 0,
  actions: verb === '' ? 0 : 1,
  worth: WEIGHTS.task,
  wakes: false,
  why,
  all: false,
  fits: anybody,
  ...more,
});

/** Personal Objectives that are not done, and those that only count at the end left aside. */
export const openPersonal = (s: Army): Personal[] => s.personal.filter((one) => !personalDone(s, one));

const ownerOf = (s: Army, { survivor }: Personal): number => s.team.findIndex((one) => one.survivor === survivor);

/** Whether the goal of somebody is still open. */
const hasOpenGoal = (s: Army, who: number): boolean =>
  openPersonal(s).some((one) => {
    const { goal } = objectiveOf(one);
    return goal.goal !== 'alive' && goal.goal !== 'zeusDead' && goal.goal !== 'holdsAtExit' && ownerOf(s, one) === who;
  });

/** Colours of tokens that somebody's goal needs. */
function neededColours(s: Army): Colour[] {
  return s.personal.flatMap((one) => {
    const { goal } = objectiveOf(one);
    const needs = goal.goal === 'holds' || goal.goal === 'holdsAtExit' || goal.goal === 'alphaWithToken';
    return needs && !one.done ? [one.colour] : [];
  });
}

/** How many red Objectives are still missing. */
function redMissing(s: Army): number {
  const mission = missionOf(s);
  let n = 0;
  for (const goal of mission.steps.flat()) if (goal.goal === 'red') n = Math.max(n, goal.n - s.red);
  if (!s.repaired) for (const { afterRed = 0 } of mission.repairs ?? []) n = Math.max(n, afterRed - s.red);
  return n;
}

/** Whether a token that somebody needs has not been turned over yet. */
const seeksToken = (s: Army): boolean =>
  neededColours(s).some(
    (colour) =>
      !s.team.some(({ tokens }) => tokens.includes(colour)) && !s.tokens.some((one) => one.up && one.colour === colour),
  );

/** How many Objectives it makes sense to go for at once. */
export const objectivesWanted = (s: Army): number => (seeksToken(s) ? 6 : redMissing(s));

const hiddenTokens = (s: Army): Task[] =>
  objectivesWanted(s) <= 0
    ? []
    : s.tokens.filter(({ up }) => !up).map(({ zone }) => task('objective.hidden', zone, 'objective', { wakes: true }));

/** Tokens of Personal Objectives that lie open or are held by somebody else. */
function personalTokens(s: Army): Task[] {
  return neededColours(s).flatMap((colour) => {
    const personal = s.personal.find((one) => one.colour === colour);
    if (personal === undefined) return [];
    const owner = ownerOf(s, personal);
    const mine = (who: number): boolean => who === owner;
    const lying = s.tokens.find((one) => one.up && one.colour === colour && one.zone >= 0);
    if (lying) return [task(`objective.${colour}`, lying.zone, 'own-token', { wakes: true, fits: mine })];
    const holder = s.team.findIndex(({ tokens }) => tokens.includes(colour));
    if (holder < 0 || holder === owner || !isPlaying(s.team[holder])) return [];
    const { zone } = s.team[holder];
    return [
      task(`trade.${survivorOf(s.team[holder]).id}`, zone, 'own-token', { fits: mine }),
      task(`trade.${survivorOf(s.team[owner]).id}`, s.team[owner].zone, 'own-token', {
        fits: (who) => who === holder,
        worth: WEIGHTS.task - 1,
      }),
    ];
  });
}

function vaultTasks(s: Army): Task[] {
  const { vault } = missionOf(s);
  if (vault === undefined || s.vault === null || s.vault.open) return [];
  const zone = numberOf(s, vault);
  const expert = (who: number): boolean => hasSpeciality(s.team[who], 'vaultExpert');
  const door = task(s.vault.solved ? 'vault-door' : '', zone, 'vault-door', { fits: expert, worth: WEIGHTS.task });
  if (s.vault.solved) return [door];
  // Where the Mission asks for something else before, there is time.
  const worth = stepsDone(s) < stepOf(s, 'blue') ? WEIGHTS.task - 4 : WEIGHTS.task + 1;
  const crack = task('vault', zone, 'vault', { actions: 2, worth });
  return [crack, crack, door];
}

/** Coloured tokens that the Mission asks for. */
function colouredTokens(s: Army): Task[] {
  const mission = missionOf(s);
  const done = stepsDone(s);
  return mission.steps.flat().flatMap((goal) => {
    const wanted = goal.goal === 'token' ? goal.colour : goal.goal === 'zeus' ? 'black' : null;
    if (wanted === null || goalDone(s, goal)) return [];
    const token = s.tokens.find((one) => one.up && one.colour === wanted && one.zone >= 0);
    if (token === undefined) return [];
    const by = mission.tokens.find(({ colour }) => colour === wanted)?.by;
    if (done < Math.max(0, stepOf(s, wanted))) return [];
    if (wanted === 'black' && !isGathered(s, token.zone))
      return [task('', token.zone, 'exit', { all: true, within: WEIGHTS.gathered, worth: WEIGHTS.task })];
    const able = (who: number): boolean =>
      (by === undefined || hasSpeciality(s.team[who], by)) && mayTake(s, who, token);
    // Whoever carries it to the Exit leaves with it: better somebody who has nothing else to do.
    const free = isCarriedOut(s, wanted) && playing(s).some((who) => able(who) && !hasOpenGoal(s, who));
    return [
      task(`objective.${wanted}`, token.zone, 'step', {
        wakes: true,
        worth: WEIGHTS.task + 2,
        fits: (who) => able(who) && !(free && hasOpenGoal(s, who)),
      }),
    ];
  });
}

/** Whether the Mission is about somebody leaving with this token. */
const isCarriedOut = (s: Army, colour: Colour): boolean =>
  missionOf(s)
    .steps.flat()
    .some((goal) => goal.goal === 'escape' && goal.escape.who === 'holder' && goal.escape.of === colour);

/** Whether those whom the helicopter has to take are near enough to start it; where there is none, nobody waits. */
function isGathered(s: Army, pad: number): boolean {
  const [way] = missionOf(s).steps.flatMap((goals) =>
    goals.flatMap((one) => (one.goal === 'escape' ? [one.escape] : [])),
  );
  if (way?.who !== 'helicopter') return true;
  const near = playing(s).filter((who) => {
    const far = stepsTo(s, s.team[who].zone, pad);
    return far >= 0 && far <= WEIGHTS.gathered;
  });
  const { holder, others } = way;
  return near.length > others && (holder === undefined || near.some((who) => s.team[who].tokens.includes(holder)));
}

/** A carried token was dropped and has to be picked up again. */
function droppedTokens(s: Army): Task[] {
  return s.tokens.flatMap((token) =>
    token.up && token.again && token.zone >= 0 && missionOf(s).tokens.some(({ colour }) => colour === token.colour)
      ? [
          task(`objective.${token.colour}`, token.zone, 'step', {
            wakes: true,
            worth: WEIGHTS.task + 3,
            fits: (who) => mayTake(s, who, token),
          }),
        ]
      : [],
  );
}

function repairs(s: Army): Task[] {
  if (s.repaired) return [];
  const mechanic = (who: number): boolean => hasSpeciality(s.team[who], 'mechanic');
  return (missionOf(s).repairs ?? []).flatMap(({ at, afterRed = 0 }) =>
    s.red < afterRed
      ? []
      : at.map((id) =>
          task('mission.repair', numberOf(s, id), 'repair', { wakes: true, fits: mechanic, worth: WEIGHTS.task + 1 }),
        ),
  );
}

/** Closed doors, where something lies behind them. */
function doors(s: Army, tasks: readonly Task[]): Task[] {
  if (s.closed.length === 0) return [];
  const { steps, next } = groundNow(s);
  const people = playing(s);
  const shut = tasks.some(({ zone }) => people.every((who) => steps[s.team[who].zone * next.length + zone] < 0));
  if (!shut) return [];
  const { closedDoors = [] } = missionOf(s);
  return s.closed.map((i) => task('door', zoneNumber(s, closedDoors[i].slice(0, -1)), 'door'));
}

/** Abominations that must die: everybody who can goes near. */
export function wantedDead(s: Army): AbominationKind[] {
  const wanted: AbominationKind[] = [];
  for (const goal of missionOf(s).steps.flat()) if (goal.goal === 'kill' && !s[goal.who].dead) wanted.push(goal.who);
  if (s.personal.some((one) => objectiveOf(one).goal.goal === 'zeusDead' && !s.zeus.dead)) wanted.push('zeus');
  return wanted;
}

function hunts(s: Army): Task[] {
  return wantedDead(s).flatMap((kind) =>
    s[kind].zone < 0 ? [] : [task('', s[kind].zone, 'hunt', { all: true, within: 1, worth: WEIGHTS.task })],
  );
}

function truckTasks(s: Army): Task[] {
  const { truck } = s;
  if (truck === null) return [];
  const list: Task[] = [];
  const pilot = (who: number): boolean => hasSpeciality(s.team[who], 'pilot');
  const driver = s.team.findIndex((one) => isPlaying(one) && one.seat === 'driver');
  // The dead come from one more side once it runs; a Driver who has to earn something by it waits less.
  const hiding = s.companions.filter((one) => isPlaying(one) && one.hiding).length;
  if (!truck.started && (driver < 0 || hiding === 0 || (hiding === 1 && hasOpenGoal(s, driver))))
    list.push(
      task(driver >= 0 ? 'mission.start' : 'enter.driver', truck.zone, 'truck', {
        fits: pilot,
        worth: WEIGHTS.task + 2,
      }),
    );
  else if (driver < 0 && !playing(s).some((who) => ledBy(s, who).length > 0 && s.team[who].seat === null))
    list.push(task('enter.driver', truck.zone, 'truck', { worth: WEIGHTS.task + 3 }));
  for (const one of s.companions)
    if (isPlaying(one) && one.hiding)
      list.push(
        task(`mission.attach.${survivorOf(one).id}`, one.zone, 'attach', {
          wakes: true,
          worth: WEIGHTS.task + 1,
          fits: (who) => !pilot(who),
        }),
      );
    else if (isPlaying(one) && one.leader < 0 && !one.aboard)
      list.push(task(`trade.join.${survivorOf(one).id}`, one.zone, 'attach', { worth: WEIGHTS.task + 3 }));
  const gunner = s.team.some((one) => isPlaying(one) && one.seat === 'gunner');
  for (const leader of playing(s))
    if (ledBy(s, leader).length > 0 && s.team[leader].seat === null && truck.started)
      list.push(
        task(gunner ? 'enter.driver' : 'enter.gunner', truck.zone, 'board', {
          worth: WEIGHTS.task + 4,
          fits: (who) => who === leader,
        }),
      );
  if (s.companions.every(({ hiding }) => !hiding))
    list.push(
      task('', numberOf(s, missionOf(s).exit), 'clear', {
        all: true,
        within: 1,
        worth: WEIGHTS.task / 2,
        fits: (who) => !hasOpenGoal(s, who) && s.team[who].seat === null && ledBy(s, who).length === 0,
      }),
    );
  return list;
}

function exits(s: Army): Task[] {
  if (!escapeOpen(s)) return [];
  const mission = missionOf(s);
  const last = mission.steps.length - 1;
  // Where one may leave at any time it is still the end of it.
  if (stepsDone(s) < last) return [];
  const escapes = mission.steps.flat().flatMap((goal) => (goal.goal === 'escape' ? [goal.escape] : []));
  const [holder] = escapes.flatMap((way) => (way.who === 'holder' && way.others === 0 ? [way.of] : []));
  const isOut =
    holder !== undefined && s.team.some(({ status, tokens }) => status === 'escaped' && tokens.includes(holder));
  const exit = numberOf(s, mission.exit);
  // Where nothing else is open, or the time is short, whoever carries it goes at once.
  if (holder !== undefined && !isOut && (mission.time !== null || openPersonal(s).length === 0))
    return [
      task('', exit, 'exit', {
        worth: WEIGHTS.task + 2,
        fits: (who) => !hasOpenGoal(s, who) && s.team[who].tokens.includes(holder),
      }),
    ];
  const fits = (who: number): boolean =>
    !hasOpenGoal(s, who) && (holder === undefined || isOut || s.team[who].tokens.includes(holder));
  return [task('', exit, 'exit', { all: true, worth: WEIGHTS.task + 2, fits })];
}

/** What the Personal Objectives ask their owners to do. */
function personalTasks(s: Army): Task[] {
  return openPersonal(s).flatMap((one) => {
    const { goal } = objectiveOf(one);
    const owner = ownerOf(s, one);
    if (owner < 0 || !isPlaying(s.team[owner])) return [];
    const mine = (who: number): boolean => who === owner;
    if (goal.goal === 'dormants') {
      const zones = [...new Set(s.dormants.map(dormantZone))];
      const armed = meleeInHand(s, owner).length > 0;
      const actions = removalCost(s, owner);
      return zones.map((zone) =>
        task(armed ? 'dormants' : '', zone, 'dormants', { fits: mine, actions, worth: WEIGHTS.task }),
      );
    }
    if (goal.goal === 'cards') {
      const { next } = groundNow(s);
      return next.flatMap((_, zone) =>
        isSearchable(s, zone) && !s.dormants.some((token) => dormantZone(token) === zone)
          ? [task('search', zone, 'search-goal', { fits: mine, worth: WEIGHTS.task - 1 })]
          : [],
      );
    }
    if (goal.goal === 'kills' || goal.goal === 'atOnce' || goal.goal === 'alphaWithToken') return prey(s, one, owner);
    if (goal.goal === 'level') return [...prey(s, one, owner)];
    return [];
  });
}

/** Farther away nobody hunts for himself: they come anyway. */
const PREY_NEAR = 4;

/** Zones with those that somebody has to kill. */
function prey(s: Army, one: Personal, owner: number): Task[] {
  const { goal } = objectiveOf(one);
  const counts =
    goal.goal === 'kills' && goal.of === 'alpha' ? s.alphas : goal.goal === 'alphaWithToken' ? s.alphas : s.shamblers;
  const least = goal.goal === 'atOnce' ? goal.n : 1;
  const melee = goal.goal === 'kills' && goal.melee === true;
  const { zones } = planNow(s);
  return zones.flatMap(({ cell }, zone) => {
    if (cell === 'Z') return [];
    const n = goal.goal === 'atOnce' || goal.goal === 'level' ? s.shamblers[zone] + s.alphas[zone] : counts[zone];
    if (n < least || Math.abs(stepsTo(s, s.team[owner].zone, zone)) > PREY_NEAR) return [];
    return [task('', zone, 'prey', { fits: (who) => who === owner, within: melee ? 0 : 1, worth: WEIGHTS.task - 1 })];
  });
}

/** All that there is to do, the Mission's part first. */
export function tasksOf(s: Army): Task[] {
  const mission = [
    ...hiddenTokens(s),
    ...droppedTokens(s),
    ...vaultTasks(s),
    ...colouredTokens(s),
    ...repairs(s),
    ...truckTasks(s),
    ...personalTokens(s),
    ...hunts(s),
    ...exits(s),
  ];
  return [...mission, ...doors(s, mission), ...personalTasks(s)];
}
