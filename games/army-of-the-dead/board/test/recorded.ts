/** Positions of the recorded matches, as the seat whose Turn it is sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Decision, importLog, KEEP_ALL, Match } from '@shamble/kernel';
import { give } from '@shamble/kernel/conformance/playing';
import { kit } from '../../index.ts';
import { game } from '../../rules/game.ts';
import { type Army, idOf, nowOf } from '../../rules/state.ts';
import { asView, type View } from '../../rules/view.ts';
import { askedOf } from '../asked.ts';

const RECORDED = new URL(`../../recorded/${game.version}/`, import.meta.url);
/** Games as they come are all of the first Mission: the others hold more kinds of positions. */
const FILES = readdirSync(RECORDED).filter((file) => !file.startsWith('usual-'));

export interface Position {
  readonly name: string;
  readonly match: Match<Army>;
  readonly decision: Decision & { readonly kind: 'choose' };
  readonly view: View;
}

const isTurn = (decision: Decision): decision is Position['decision'] =>
  decision.kind === 'choose' && decision.ask.id === 'act';

/** The same, and steps of a way that somebody takes in the own Turn. */
const isDeed = (decision: Decision, s: Army): decision is Position['decision'] =>
  decision.kind === 'choose' &&
  (decision.ask.id === 'act' ||
    (['on', 'free-move'].includes(decision.ask.id) && s.step === 'act' && askedOf(decision) === idOf(s, nowOf(s).who)));

/** A question of a recorded match: after how many answers, and what was offered. */
interface Asked {
  readonly at: number;
  readonly ask: string;
  readonly options: readonly string[];
}

/** Positions of a match, as they are chosen from all its questions about a deed. */
function positionsOf(file: string, isAsked: typeof isDeed, chosen: (all: readonly Asked[]) => readonly Asked[]) {
  const log = readFileSync(new URL(file, RECORDED), 'utf8');
  const { answers, config, seed } = importLog(log, () => kit.game);
  const all: Asked[] = [];
  const first = Match.open(game, config, seed, KEEP_ALL);
  for (const [at, answer] of answers.entries()) {
    const [decision] = first.pending;
    if (isAsked(decision, first.state))
      all.push({ at, ask: decision.ask.id, options: [...decision.options, ...decision.beside] });
    give(first, decision, answer);
  }
  return chosen(all).map(({ at }): Position => {
    const match = first.fork();
    match.undoTo(at);
    const [decision] = match.pending;
    if (!isAsked(decision, match.state)) throw new Error(`there is no deed at ${file} ${decision.n}`);
    const view = asView({ ...(match.view(decision.seat) as View), help: 'all' });
    return { name: `${file} ${decision.n}`, match, decision, view };
  });
}

/** So many positions of all matches together, evenly over all Turns of each. */
export function recordedPositions(wanted: number): Position[] {
  const positions: Position[] = [];
  for (const [i, file] of FILES.entries()) {
    const most = Math.ceil((wanted - positions.length) / (FILES.length - i));
    positions.push(
      ...positionsOf(file, isTurn, (turns) => {
        const n = Math.min(most, turns.length);
        return Array.from({ length: n }, (_, at) => turns[Math.floor((at * turns.length) / n)]);
      }),
    );
  }
  return positions;
}

/** Positions that offer what is rare: of each match the first few for each name of it; null for what is common. */
export const rarePositions = (most: number, nameOf: (id: string, ask: string) => string | null): Position[] =>
  FILES.flatMap((file) => {
    const seen = new Map<string, number>();
    return positionsOf(file, isDeed, (all) =>
      all.filter(({ ask, options }) => {
        const names = new Set(options.map((id) => nameOf(id, ask)).filter((name) => name !== null));
        const wanted = [...names].some((name) => (seen.get(name) ?? 0) < most);
        if (wanted) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
        return wanted;
      }),
    );
  });
