import { type Decision, type Describe, type Game, isOffered, type Match, type State } from '@shamble/kernel';
import type { GameBoard } from '../board.ts';

interface Wishing<S extends State> {
  readonly game: Game<S>;
  readonly describe: Describe;
  readonly wishes: GameBoard['wishes'];
}

/** Counts the wishes of positions and those the rules have a reason against; notes what is wrong with them. */
export class WishCount<S extends State> {
  all = 0;
  reasons = 0;
  readonly faults: string[] = [];
  readonly #wishing: Wishing<S>;

  constructor(wishing: Wishing<S>) {
    this.#wishing = wishing;
  }

  look(match: Match<S>, decision: Decision): void {
    const { game, describe, wishes } = this.#wishing;
    for (const wish of wishes(match.view(decision.seat), decision)) {
      this.all++;
      if (isOffered(decision, wish)) this.faults.push(`${wish} is offered`);
      if (!describe.option(decision, wish).id.startsWith('do.')) this.faults.push(`${wish} cannot be said`);
      if (game.whyNot?.(match.state, decision, wish)) this.reasons++;
    }
  }
}
