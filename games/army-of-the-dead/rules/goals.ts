/** Winning and losing (AD-WIN01 to AD-WIN08-R, AD-MISS06-R to AD-MISS08-R). */
import type { Seat } from '@shamble/kernel';
import type { Escape, Goal, Mission } from '../content/missions.ts';
import type { Speciality } from '../content/survivors.ts';
import { numberOf } from './ground.ts';
import { hasSpeciality } from './people.ts';
import { personalDone, personalLost } from './personal.ts';
import { type Army, type Fighter, type G, GAME_OVER, isPlaying, missionOf, zombiesIn } from './state.ts';

/** At what moment it is looked: some goals only count at the end of a Survivor's Turn. */
export interface When {
  readonly turnEnd: boolean;
}

const NOT_AT_END: When = { turnEnd: false };

const escaped = (s: Army): Fighter[] => s.team.filter(({ status }) => status === 'escaped');
const notLost = (s: Army): number => s.team.filter(({ status }) => status !== 'eliminated').length;

/** Those who can have escaped before a Pilot does: with a second Pilot it would have left (M6). */
const passengers = (s: Army): number =>
  s.team.filter((one) => one.status !== 'eliminated' && !hasSpeciality(one, 'pilot')).length;

/** Whether those who must have escaped have. */
function escapeDone(s: Army, way: Escape, { turnEnd }: When): boolean {
  const out = escaped(s);
  switch (way.who) {
    case 'everyone':
      // Who is to be the last must leave, at the end of a Turn, and not fall (M7).
      return out.length > 0 && !s.team.some(isPlaying) && (way.last === undefined || turnEnd);
    case 'holder':
      return out.some(({ tokens }) => tokens.includes(way.of)) && out.length > way.others;
    case 'number':
      return out.length >= way.n;
    case 'helicopter': {
      if (!out.some((one) => hasSpeciality(one, 'pilot'))) return false;
      const { holder } = way;
      return out.length > way.others && (holder === undefined || out.some(({ tokens }) => tokens.includes(holder)));
    }
  }
}

/** Whether the Truck stands at the Exit with a Driver and all Companions, and no Zombie (M4). */
function truckThere(s: Army): boolean {
  const exit = numberOf(s, missionOf(s).exit);
  return (
    s.truck?.zone === exit &&
    zombiesIn(s, exit) === 0 &&
    s.team.some((one) => isPlaying(one) && one.seat === 'driver') &&
    s.companions.every((one) => isPlaying(one) && one.aboard)
  );
}

export function goalDone(s: Army, goal: Goal, when: When = NOT_AT_END): boolean {
  switch (goal.goal) {
    case 'red':
      return s.red >= goal.n;
    case 'token':
      return s.taken.includes(goal.colour);
    case 'repair':
      return s.repaired;
    case 'kill':
      return s[goal.who].dead;
    case 'zeus':
      return !s.zeusToken;
    case 'truck':
      return when.turnEnd && truckThere(s);
    case 'escape':
      return escapeDone(s, goal.escape, when);
  }
}

/** How many steps are done, one after the other. A step once done stays done: nothing it counts goes back. */
export function stepsDone(s: Army, when: When = NOT_AT_END): number {
  const { steps } = missionOf(s);
  if (s.result?.id === 'won') return steps.length;
  const open = steps.findIndex((goals) => !goals.every((goal) => goalDone(s, goal, when)));
  return open < 0 ? steps.length : open;
}

/** Whether Survivors may escape as far as the Mission has got (AD-MISS06-R). */
export function escapeOpen(s: Army): boolean {
  const { escapeFrom } = missionOf(s);
  return escapeFrom !== null && stepsDone(s) >= escapeFrom;
}

const isWon = (s: Army, when: When): boolean =>
  stepsDone(s, when) === missionOf(s).steps.length && s.personal.every((one) => personalDone(s, one));

/** Why a game is lost, as events and outcomes name it, with the rules. */
export interface Loss {
  readonly why: string;
  readonly rules: readonly string[];
}

const loss = (why: string, ...rules: readonly string[]): Loss => ({ why, rules });

/** No Survivor of a Speciality is left on the board; where escaping ends it as well, those who escaped are no help. */
const without = (s: Army, speciality: Speciality): boolean =>
  !s.team.some((one) => isPlaying(one) && hasSpeciality(one, speciality));

const IMPOSSIBLE = ['AD-WIN04', 'AD-MISS07-R'] as const;

/** Whether a goal of the Mission can no longer be reached (AD-MISS07-R). */
function goalLost(s: Army, mission: Mission, goal: Goal): boolean {
  switch (goal.goal) {
    case 'token': {
      const token = mission.tokens.find(({ colour }) => colour === goal.colour);
      if (token?.by !== undefined && without(s, token.by)) return true;
      return s.vault !== null && !s.vault.open && goal.colour === 'blue' && without(s, 'vaultExpert');
    }
    case 'repair':
      return without(s, 'mechanic');
    case 'truck':
      return s.truck !== null && !s.truck.started && without(s, 'pilot');
    case 'escape':
      return escapeLost(s, goal.escape);
    default:
      return false;
  }
}

function escapeLost(s: Army, way: Escape): boolean {
  switch (way.who) {
    case 'everyone':
      return way.last !== undefined && without(s, way.last);
    case 'holder':
      return notLost(s) < way.others + 1;
    case 'number':
      return notLost(s) < way.n;
    case 'helicopter':
      return without(s, 'pilot') || passengers(s) < way.others;
  }
}

/** Whether lifts that must work can no longer be mended: a Mechanic is needed though no step names one (M8, M10). */
const liftLost = (s: Army, { repairs }: Mission): boolean =>
  repairs !== undefined && !s.repaired && without(s, 'mechanic');

function lossOf(s: Army): Loss | null {
  const mission = missionOf(s);
  for (const personal of s.personal) {
    const owner = s.team.find(({ survivor }) => survivor === personal.survivor);
    if (owner?.status === 'eliminated') return loss('owner', 'AD-WIN03');
  }
  if (s.companions.some(({ status }) => status === 'eliminated')) return loss('companion', 'AD-ALLY05');
  if (mission.time !== null && s.time >= mission.time) return loss('time', 'AD-WIN05', 'AD-M208', 'AD-MISS04');
  if (s.personal.some((one) => personalLost(s, one))) return loss('personal', 'AD-WIN04-R', 'AD-PO12-R');
  if (!s.team.some(isPlaying)) return loss('nobody', ...IMPOSSIBLE);
  if (hasLeft(s, mission)) return loss('left', ...IMPOSSIBLE);
  const open = mission.steps.flat().filter((goal) => !goalDone(s, goal));
  if (open.some((goal) => goalLost(s, mission, goal)) || liftLost(s, mission)) return loss('impossible', ...IMPOSSIBLE);
  return null;
}

/** The helicopter has left, with whoever was in it (M6, M10). */
const hasLeft = (s: Army, { steps }: Mission): boolean =>
  steps.flat().some((goal) => goal.goal === 'escape' && goal.escape.who === 'helicopter') &&
  escaped(s).some((one) => hasSpeciality(one, 'pilot'));

const seatsOf = (s: Army): Seat[] => Array.from({ length: s.seats }, (_, i) => i);

/** Looks whether the game is decided; a win comes before a loss (AD-WIN07-R). Throws where it is over. */
export function judge(g: G, when: When = NOT_AT_END): void {
  const s = g.state;
  if (isWon(s, when)) {
    s.result = { id: 'won', winners: seatsOf(s), round: s.round };
    g.emit({ type: 'won', rules: ['AD-WIN01', 'AD-WIN02'] });
  } else {
    const lost = lossOf(s);
    if (lost === null) return;
    s.result = { id: 'lost', winners: [], round: s.round, why: lost.why };
    g.emit({ type: 'lost', why: lost.why, rules: lost.rules });
  }
  s.step = 'over';
  throw GAME_OVER;
}
