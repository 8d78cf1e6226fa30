import { type GameEvent, Match, type Ruled, SPECTATOR } from '@shamble/kernel';

/** An event and the round or turn in which it happened, as the game counts them for headings. */
export interface Dated {
  readonly event: GameEvent;
  readonly turn: number;
  readonly only: readonly number[] | null;
}

/** All events of a match with their turns: the match is played once more, from its start. */
export function datedEvents(past: Match, { round }: Pick<Ruled, 'round'>): Dated[] {
  const events: Dated[] = [];
  const { game, config, seed, startState } = past;
  const marked: typeof game = {
    ...game,
    *play(table) {
      table.sink = (event, only) => events.push({ event, only, turn: round(game.view(table.state, SPECTATOR)) });
      yield* game.play(table);
    },
  };
  const match = startState ? Match.from(marked, config, seed, startState, {}) : Match.open(marked, config, seed, {});
  for (const answer of past.answers) {
    const decision = match.only;
    if (decision) match.answer(decision.seat, decision.n, answer);
  }
  return events;
}
