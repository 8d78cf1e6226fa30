/** The Mission's steps, Personal Objectives and what loses, as they stand now. */
import type { Message } from '@shamble/kernel';
import type { Goal } from '../content/missions.ts';
import { PERSONAL_OBJECTIVES, type PersonalObjective } from '../content/objectives.ts';
import { survivorNumber } from '../content/survivors.ts';
import type { View } from '../rules/view.ts';
import { goalText } from '../text/mission-text.ts';
import { missionIn } from './mission-in.ts';

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
  const out = team.filter(({ status }) => status === 'escaped').length;
  if (goal.goal === 'red') return `${Math.min(red, goal.n)}/${goal.n}`;
  if (goal.goal !== 'escape') return '';
  const { escape: wanted } = goal;
  if (wanted.who === 'everyone') return `${out}/${team.filter(({ status }) => status !== 'eliminated').length}`;
  return `${out}/${wanted.who === 'number' ? wanted.n : wanted.others + 1}`;
}

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
  readonly done: boolean;
  readonly count: string;
  readonly text: Message;
  /** What its token does. */
  readonly power: Message;
  /** Somebody has it, or it lies there open. */
  readonly found: boolean;
}

export function objectiveFor(id: string): PersonalObjective {
  const n = survivorNumber(id);
  const found = PERSONAL_OBJECTIVES.find((one) => one.survivor === n);
  if (!found) throw new Error(`${id} has no Personal Objective`);
  return found;
}

export const personalLines = (view: View): PersonalLine[] =>
  view.personal.map(({ survivor, colour, count, done }) => {
    const { goal, power } = objectiveFor(survivor);
    const counted = !done && (goal.goal === 'kills' || goal.goal === 'dormants');
    return {
      survivor,
      done,
      count: counted ? `${count}/${goal.n}` : '',
      text: { id: `personal.${survivor}` },
      power: { id: `power.${power}` },
      found:
        view.tokens.some((one) => one.colour === colour) || view.team.some(({ tokens }) => tokens.includes(colour)),
    };
  });

/** What loses the game, besides what the Mission says. */
export const lossLines = (view: View): Message[] => [
  ...(view.personal.length === 0
    ? []
    : [
        {
          id: 'boardview.loses.owner',
          params: { who: view.personal.map((one) => ({ id: `survivor.${one.survivor}` })) },
        },
      ]),
  { id: `mission.${view.mission}.loses` },
];

/** A message that tells how far something has come, where anything is counted. */
export const counted = (id: string, params: NonNullable<Message['params']>, count: string): Message =>
  count === '' ? { id, params } : { id: `${id}.counted`, params: { ...params, count } };

export function personalMessage({ done, text, count }: PersonalLine): Message {
  if (done) return { id: 'boardview.personal.done', params: { what: text } };
  if (count === '') return { id: 'boardview.personal', params: { what: text } };
  return { id: 'boardview.personal.counted', params: { what: text, count } };
}
