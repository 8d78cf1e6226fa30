/** Games of a team that is named, as far as the first Turn. */
import { type Answer, type Decision, Match } from '@shamble/kernel';
import { EQUIPMENT } from '../../content/equipment.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { game } from '../game.ts';
import type { Army } from '../state.ts';

/** All Specialities are among them. */
const TEAM: readonly string[] = ['kate', 'scott', 'dieter', 'cruz', 'guzman', 'martin'];

export interface Begun {
  readonly mission?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly team?: readonly string[];
  /** Owner of each by player; shared out in turn where it is left out. */
  readonly owners?: readonly number[];
  readonly set?: 'a' | 'b';
  /** Stops before the first question of this kind. */
  readonly until?: string;
}

/** A game after its set-up: `next` is asked, or what `until` says. */
export function begun(how: Begun): Match<Army> {
  const { mission = 'dryRun', seats = 1, seed = 'begun', until = 'next' } = how;
  const match = Match.start(game, seats, { mission }, seed);
  for (let decision = match.only; decision && decision.ask.id !== until; decision = match.only) {
    const refusal = match.answer(decision.seat, decision.n, answerTo(decision, how));
    if (refusal) throw new Error(`${decision.ask.id}: ${refusal.code}`);
  }
  return match;
}

function answerTo(decision: Decision, { team = TEAM, seats = 1, owners, set = 'a' }: Begun): Answer {
  switch (decision.ask.id) {
    case 'team':
      return team.slice();
    case 'owners':
      return team.map((id, i) => `${id}.${owners?.[i] ?? (i % seats) + 1}`);
    case 'set':
      return setOf(decision, set);
    case 'first':
      return 'player.1';
    default:
      if (decision.kind === 'choose') return decision.options[0];
      throw new Error(`there is no answer to ${decision.ask.id}`);
  }
}

/** Both cards of a set in the two Hands. */
function setOf(decision: Decision, set: 'a' | 'b'): Answer {
  const { id } = (decision.params?.survivor ?? { id: '' }) as { id: string };
  const name = id.slice('survivor.'.length);
  const survivor = SURVIVORS.find((one) => one.id === name);
  return (survivor?.sets[set === 'a' ? 0 : 1] ?? []).map((card, i) => `${set}.${EQUIPMENT[card].id}.${name}:${i + 1}`);
}
