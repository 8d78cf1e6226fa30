/** The Mission's steps, Personal Objectives and what loses, as they stand now. */
import type { Message } from '@shamble/kernel';
import type { Colour, Goal } from '../content/missions.ts';
import { SPECIALITIES, type Speciality, SURVIVORS } from '../content/survivors.ts';
import { losesWith } from '../rules/forecast.ts';
import { healthLeft } from '../rules/harm.ts';
import { hasSpeciality } from '../rules/people.ts';
import { span } from '../rules/span.ts';
import { idOf, playing } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { goalText, lossesOf } from '../text/mission-text.ts';
import { isDoneForGood, objectiveFor } from '../text/personal.ts';
import { isColour, survivor } from '../text/words.ts';
import { missionIn } from './mission-in.ts';
import { stateFor } from './seen-state.ts';

export type StepState = 'done' | 'now' | 'later';

export interface StepLine {
  readonly n: number;
  readonly state: StepState;
  readonly goal: Goal['goal'];
  readonly text: Message;
  /** `2/3`, or nothing where nothing is counted. */
  readonly count: string;
  /** Where it is done; empty where that is open. */
  readonly zones: readonly string[];
}

/** How far a goal that counts something has come. */
function countOf(goal: Goal, { red, team }: View): string {
  if (goal.goal === 'red') return `${Math.min(red, goal.n)}/${goal.n}`;
  if (goal.goal !== 'escape') return '';
  const { escape: wanted } = goal;
  const out = team.filter(({ status }) => status === 'escaped');
  if (wanted.who === 'everyone') return `${out.length}/${team.filter(({ status }) => status !== 'eliminated').length}`;
  if (wanted.who === 'number') return `${Math.min(out.length, wanted.n)}/${wanted.n}`;
  // One who must be among them counts as one, everybody else as the others.
  const needed = out.find((one) => (wanted.who === 'holder' ? one.tokens.includes(wanted.of) : isPilot(one.survivor)));
  const others = out.length - (needed ? 1 : 0);
  return `${Math.min(others, wanted.others) + (needed ? 1 : 0)}/${wanted.others + 1}`;
}

const isPilot = (id: string): boolean => SURVIVORS.some((one) => one.id === id && one.speciality === 'pilot');

/** Where a goal is met. */
function zonesOf(goal: Goal, view: View): string[] {
  const mission = missionIn(view);
  const lying = (test: (colour: string | null) => boolean): string[] =>
    view.tokens.flatMap(({ zone, colour }) => (zone !== null && test(colour) ? [zone] : []));
  switch (goal.goal) {
    case 'red':
      return lying((colour) => colour === null || colour === 'red');
    case 'token':
      return lying((colour) => colour === goal.colour);
    case 'repair':
      return mission.repairs?.flatMap(({ at }) => at) ?? [];
    case 'kill':
      return view.abominations.flatMap(({ kind, zone }) => (kind === goal.who && zone !== null ? [zone] : []));
    case 'zeus':
      return mission.spawns.flatMap(({ kind, zone }) => (kind === 'zeus' ? [zone] : []));
    default:
      return [mission.exit];
  }
}

/** Every goal in its step; goals of one step share its number. */
export function stepLines(view: View): StepLine[] {
  const mission = missionIn(view);
  return mission.steps.flatMap((goals, i) =>
    goals.map((goal): StepLine => {
      const state = i < view.steps ? 'done' : i === view.steps ? 'now' : 'later';
      const zones = state === 'done' ? [] : zonesOf(goal, view);
      const { goal: sort } = goal;
      return { n: i + 1, state, goal: sort, text: goalText(mission, goal), count: countOf(goal, view), zones };
    }),
  );
}

export interface PersonalLine {
  readonly survivor: string;
  /** Of its token. */
  readonly colour: Colour;
  /** For good. */
  readonly done: boolean;
  /** It would be, if the Mission ended now. */
  readonly met: boolean;
  readonly count: string;
  readonly text: Message;
  /** What its token does. */
  readonly power: Message;
  /** Somebody has it, or it lies there open. */
  readonly found: boolean;
}

/** How far it has come, where something is counted. */
function personalCount({ team }: View, { survivor, count }: View['personal'][number]): string {
  const { goal } = objectiveFor(survivor);
  switch (goal.goal) {
    case 'kills':
    case 'dormants':
      return `${count}/${goal.n}`;
    case 'alive':
      return `${team.filter(({ status }) => status !== 'eliminated').length}/${goal.n}`;
    case 'cards': {
      const slots = team.find((one) => one.survivor === survivor)?.slots ?? [];
      return `${slots.filter((what) => what !== null && !isColour(what)).length}/${goal.n}`;
    }
    default:
      return '';
  }
}

export const personalLines = (view: View): PersonalLine[] =>
  view.personal.map((personal) => {
    const { survivor, colour } = personal;
    const done = isDoneForGood(view, personal);
    return {
      survivor,
      colour,
      done,
      met: personal.done,
      count: done ? '' : personalCount(view, personal),
      text: { id: `personal.${survivor}` },
      power: { id: `power.${objectiveFor(survivor).power}` },
      found:
        view.tokens.some((one) => one.colour === colour) || view.team.some(({ tokens }) => tokens.includes(colour)),
    };
  });

/** Specialities without which the Mission is lost as it stands now. */
export function stillNeeded(view: View): Speciality[] {
  const { specialities } = missionIn(view);
  if (view.round === 0) return [...specialities];
  const s = stateFor(view);
  return specialities.filter((wanted) => {
    const able = playing(s).filter((who) => hasSpeciality(s.team[who], wanted));
    return losesWith(
      s,
      able.map((who) => ({ id: idOf(s, who), who, health: healthLeft(s.team[who]), wounds: span(0) })),
    );
  });
}

/** Whether time runs out at the end of this Round. */
export function isLastRound(view: View): boolean {
  const { time } = missionIn(view);
  return time !== null && view.round > 0 && view.time + 1 >= time && view.result === null;
}

const isSpeciality = (about: string): about is Speciality => SPECIALITIES.some((one) => one === about);

/** Each of those with a Personal Objective is needed: there are two at most. */
function ownersMessage([who, other]: readonly Message[]): Message[] {
  if (who === undefined) return [];
  if (other === undefined) return [{ id: 'boardview.loses.owner', params: { who } }];
  return [{ id: 'boardview.loses.owners', params: { who, other } }];
}

/** What can still lose the game. */
export function lossLines(view: View): Message[] {
  const { time } = missionIn(view);
  const needed = stillNeeded(view);
  // Whoever has escaped cannot fall any more.
  const owners = view.personal.filter(({ survivor: id }) =>
    view.team.some(({ survivor, status }) => survivor === id && status === 'playing'),
  );
  return [
    ...ownersMessage(owners.map((one) => survivor(one.survivor))),
    ...lossesOf(missionIn(view), (about) => !isSpeciality(about) || needed.includes(about)),
    ...(time === null
      ? []
      : isLastRound(view)
        ? [{ id: 'boardview.loses.time.last' }]
        : [{ id: 'boardview.loses.time', params: { n: Math.max(1, view.round) + time - view.time - 1 } }]),
  ];
}

/** Where all have to leave, those who fall need not: enough that nobody is left on the board, and somebody has escaped. */
export const leavingLines = (view: View): Message[] =>
  missionIn(view)
    .steps.flat()
    .some((goal) => goal.goal === 'escape' && goal.escape.who === 'everyone')
    ? [{ id: 'boardview.mission.everyone' }]
    : [];

/** A message that tells how far something has come, where anything is counted. */
export const counted = (id: string, params: NonNullable<Message['params']>, count: string): Message =>
  count === '' ? { id, params } : { id: `${id}.counted`, params: { ...params, count } };

export function personalMessage({ done, met, text, count }: PersonalLine): Message {
  if (done || met) return { id: `boardview.personal.${done ? 'done' : 'met'}`, params: { what: text } };
  if (count === '') return { id: 'boardview.personal', params: { what: text } };
  return { id: 'boardview.personal.counted', params: { what: text, count } };
}
