import { playMeasured, random, type Thinking } from '@shamble/bots/advice/measuring';
import { configure, Match, type Sensible } from '@shamble/kernel';
import { skillId } from '../content/skills.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { game } from '../rules/game.ts';
import { stepsDone } from '../rules/goals.ts';
import { personalDone } from '../rules/personal.ts';
import { type Army, cardIn, missionOf, survivorOf } from '../rules/state.ts';
import { sensible } from './index.ts';

const BOTS: Readonly<Record<string, Sensible>> = { sensible, random: random(game) };

/** How often something was there, and how often the game was won with it. */
export interface Count {
  tries: number;
  wins: number;
}

/** The same for a Personal Objective, and how often it was complete at the end, won or not. */
interface Aim extends Count {
  done: number;
}

/** What came of some games of one Mission. */
export interface Tally extends Required<Thinking> {
  games: number;
  won: number;
  /** Rounds of all games, and of those won. */
  rounds: number;
  wonRounds: number;
  /** Share of the Mission's steps and Personal Objectives done, summed up. */
  progress: number;
  decisions: number;
  turns: number;
  /** Why games were lost, and how many steps of the Mission were done by then. */
  readonly losses: Record<string, number>;
  readonly personal: Record<string, Aim>;
  /** Skills chosen by anybody, and cards that anybody has at the end or took out of the Mission. */
  readonly skills: Record<string, Count>;
  readonly cards: Record<string, Count>;
}

export const newTally = (): Tally => ({
  games: 0,
  won: 0,
  rounds: 0,
  wonRounds: 0,
  progress: 0,
  decisions: 0,
  turns: 0,
  thinking: 0,
  slowest: 0,
  times: [],
  losses: {},
  personal: {},
  skills: {},
  cards: {},
});

export interface Setting {
  readonly mission: string;
  readonly seats: number;
  readonly bot: string;
  readonly team: string;
}

/** Plays game number `i` and adds it up. */
export function playOne({ mission, seats, bot, team }: Setting, i: number, tally: Tally): void {
  const match = Match.open(game, configure(game, seats, { mission, team }), `${mission}/${i}`, { events: false });
  playMeasured(match, () => BOTS[bot], i, tally);
  note(match, tally);
}

function note(match: Match<Army>, tally: Tally): void {
  const { state, outcome } = match;
  const won = outcome?.id === 'won';
  tally.games++;
  tally.rounds += state.round;
  tally.decisions += match.answers.length;
  tally.turns += match.turns;
  for (const one of state.personal) {
    const count = (tally.personal[SURVIVORS[one.survivor].id] ??= { tries: 0, wins: 0, done: 0 });
    count.tries++;
    if (personalDone(state, one)) count.done++;
    if (won) count.wins++;
  }
  const count = (counts: Record<string, Count>, names: Iterable<string>): void => {
    for (const name of new Set(names)) {
      const one = (counts[name] ??= { tries: 0, wins: 0 });
      one.tries++;
      if (won) one.wins++;
    }
  };
  count(
    tally.skills,
    state.team.flatMap((one) => {
      const { orange, red } = survivorOf(one);
      return [orange[one.orange] ?? [], red[one.red] ?? []].flat().map(skillId);
    }),
  );
  count(
    tally.cards,
    state.team.flatMap(({ slots }) => slots.flatMap((piece) => cardIn(piece)?.id ?? [])),
  );
  const done = stepsDone(state) + state.personal.filter((one) => personalDone(state, one)).length;
  tally.progress += won ? 1 : (0.5 * done) / (missionOf(state).steps.length + state.personal.length);
  if (won) {
    tally.won++;
    tally.wonRounds += state.round;
    return;
  }
  const why = `${outcome?.why} at step ${stepsDone(state) + 1}/${missionOf(state).steps.length}`;
  tally.losses[why] = (tally.losses[why] ?? 0) + 1;
}
