import type { Decision, Match, State } from '@shamble/kernel';
import { give } from '@shamble/kernel/conformance/playing';
import type { OptionLooks } from '../board.ts';

/** Tries the options of positions, and compares what a board says of undo with what is true afterwards. */
export class WeightCount<S extends State> {
  /** Options that were said to reveal, and did. */
  locked = 0;
  /** Options that were said to reveal, and could be undone. */
  readonly wrong = new Set<string>();
  /** Options that could not be undone, and were not said to reveal. */
  readonly untold = new Set<string>();
  readonly #weight: NonNullable<OptionLooks['weight']>;

  constructor(weight: NonNullable<OptionLooks['weight']>) {
    this.#weight = weight;
  }

  look(match: Match<S>, decision: Decision): void {
    const { seat, beside } = decision;
    const view = match.view(seat);
    for (const id of decision.kind === 'choose' ? [...decision.options, ...beside] : beside) {
      const told = this.#weight(view, decision, id) === 'reveals';
      const fork = match.fork();
      give(fork, decision, id);
      const undo = fork.undoable(seat);
      const locked = undo !== null && 'locked' in undo;
      if (told && locked) this.locked++;
      else if (told) this.wrong.add(`${decision.ask.id} ${id}`);
      else if (locked) this.untold.add(`${decision.ask.id} ${id}`);
    }
  }
}
