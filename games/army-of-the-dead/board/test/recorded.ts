/** Positions of the recorded matches, as the seat whose Turn it is sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Decision, importLog, KEEP_ALL, Match } from '@shamble/kernel';
import { give } from '@shamble/kernel/conformance/playing';
import { kit } from '../../index.ts';
import { game } from '../../rules/game.ts';
import type { Army } from '../../rules/state.ts';
import { asView, type View } from '../../rules/view.ts';

const RECORDED = new URL(`../../recorded/${game.version}/`, import.meta.url);

export interface Position {
  readonly name: string;
  readonly match: Match<Army>;
  readonly decision: Decision & { readonly kind: 'choose' };
  readonly view: View;
}

const isTurn = (decision: Decision): decision is Position['decision'] =>
  decision.kind === 'choose' && decision.ask.id === 'act';

/** As many positions of a match as are wanted, evenly over all Turns in it. */
function positionsOf(file: string, wanted: number): Position[] {
  const log = readFileSync(new URL(file, RECORDED), 'utf8');
  const { answers, config, seed } = importLog(log, () => kit.game);
  const turns: number[] = [];
  const first = Match.open(game, config, seed, KEEP_ALL);
  for (const [at, answer] of answers.entries()) {
    const [decision] = first.pending;
    if (isTurn(decision)) turns.push(at);
    give(first, decision, answer);
  }
  const n = Math.min(wanted, turns.length);
  return Array.from({ length: n }, (_, i) => {
    const match = first.fork();
    match.undoTo(turns[Math.floor((i * turns.length) / n)]);
    const [decision] = match.pending;
    if (!isTurn(decision)) throw new Error(`there is no Turn at ${file} ${decision.n}`);
    const view = asView({ ...(match.view(decision.seat) as View), help: 'all' });
    return { name: `${file} ${decision.n}`, match, decision, view };
  });
}

/** So many positions of all matches together. */
export function recordedPositions(wanted: number): Position[] {
  const positions: Position[] = [];
  const files = readdirSync(RECORDED);
  for (const [i, file] of files.entries())
    positions.push(...positionsOf(file, Math.ceil((wanted - positions.length) / (files.length - i))));
  return positions;
}
