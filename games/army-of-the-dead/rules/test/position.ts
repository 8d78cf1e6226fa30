/** Positions for tests of combat: Mission 2, everybody else of the team in one Zone, no Zombies. */
import {
  type Answer,
  Chance,
  type Decision,
  type GameEvent,
  type Json,
  type Rules,
  seeded,
  Table,
} from '@shamble/kernel';
import { equipmentNumber } from '../../content/equipment.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { numberOf } from '../ground.ts';
import { setup } from '../setup.ts';
import { type Army, type G, GAME_OVER } from '../state.ts';

const TEAM = ['kate', 'scott', 'dieter', 'guzman', 'martin', 'bly'];

/** A Turn of the first of the team, in a Zone of the plaza; the others are together. */
export function position(at = 'R6:02', team: readonly string[] = TEAM, mission = 'jackpot', others = 'R6:20'): Army {
  const s = setup({ seats: 1, options: { mission, team: 'random', forecasts: 'all' } }, new Chance(seeded('combat')));
  for (const [i, id] of team.entries()) {
    s.team[i].survivor = survivorNumber(id);
    s.team[i].zone = i === 0 ? numberOf(s, at) : -1;
    s.team[i].status = 'playing';
  }
  for (const fighter of s.team.slice(1)) fighter.zone = numberOf(s, others);
  s.dormants = [];
  s.turns = [{ who: 0, actions: 3, free: [], next: null, used: [], done: [], single: false }];
  return s;
}

export function hold(s: Army, who: number, ...cards: readonly string[]): void {
  s.team[who].slots = [0, 1, 2, 3, 4].map((i) => (cards[i] ? equipmentNumber(cards[i]) : -1));
}

export interface Run {
  readonly events: readonly GameEvent[];
  readonly asked: readonly string[];
  readonly decisions: readonly Decision[];
}

/** Runs a piece of rules with these dice and answers (in order, by question); questions without an answer are an error. */
export function run(
  s: Army,
  rules: (g: G) => Rules | undefined,
  script: Record<string, Json[]> = {},
  answers: readonly Answer[] = [],
): Run {
  s.rng.script = script;
  const events: GameEvent[] = [];
  const decisions: Decision[] = [];
  const table: G = new Table(s, new Chance(s.rng));
  table.sink = (event) => events.push(event);
  const left = [...answers];
  const play = rules(table);
  try {
    let step = play?.next([]);
    while (play && step && !step.done) {
      const decision = step.value as Decision;
      decisions.push(decision);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`no answer to ${decision.ask.id}: ${JSON.stringify(decision)}`);
      step = play.next(answer);
    }
  } catch (error) {
    if (error !== GAME_OVER) throw error;
  }
  return { events, asked: decisions.map(({ ask }) => ask.id), decisions };
}
