import { type Decision, type Match, sample } from '@shamble/kernel';
import { give, playThrough as play } from '@shamble/kernel/conformance/playing';
import { sensible } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';

interface Setup {
  readonly level: 'starter' | 'main';
  readonly seats: number;
  readonly seed: string;
}

type Show = (match: Match<Pints>, decision: Decision) => void;

/** Plays a game, a third at random and the rest sensibly, and shows every position before it is decided. */
export const playThrough = ({ level, ...setup }: Setup, show: Show, most?: number): Match<Pints> =>
  play({ game, sensible, randomly: 3 }, { ...setup, options: { level } }, show, most);

/** The answers of somebody who does nothing that need not be done. */
const LEAST = ['go-on', 'stop', 'refuse', 'attract', 'endure', 'keep', 'leave'];

/** Goes on to the end of a turn, placing nothing but what was decided, playing nothing. */
export function endTurn(match: Match<Pints>, turn: number, below: (n: number) => number): void {
  while (!match.over && match.state.turn === turn) {
    const [decision] = match.pending;
    const options: readonly string[] = decision.kind === 'place' ? [] : decision.options;
    const least = LEAST.find((id) => options.includes(id));
    const answer = decision.ask.id === 'place' ? [] : (least ?? sample({ ...decision, beside: [] }, below, game));
    give(match, decision, answer);
  }
}
