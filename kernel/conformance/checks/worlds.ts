import {
  type Answer,
  type Below,
  Chance,
  canonical,
  clone,
  type Decision,
  forcedAnswer,
  type Game,
  isForced,
  Match,
  type Rules,
  refuse,
  type Seat,
  type State,
  sample,
  seeded,
  type Table,
} from '../../index.ts';
import { Difference, expectSame, firstDifference } from '../difference.ts';
import { faultText, idsOf } from '../drive.ts';
import type { Examined } from '../examined.ts';
import { wrongAnswers } from '../wrong.ts';

/** How far the worlds are played beyond what was, and how many answers one may be behind the other. */
const BEYOND = 4;
const LAG = 6;
/** How many of the decisions before are looked through for ids that a player may want to try. */
const WISHES = 8;

/** An event that a seat is told of, what it could see at that moment, and after how many answers it was. */
interface Moment {
  readonly seen: string;
  readonly at: number;
}

/** One of two worlds, with all that a seat was told in it. */
interface World<S extends State> {
  readonly match: Match<S>;
  readonly moments: Moment[];
}

/**
 * The rules run twice from the last checkpoint with the same answers, as far as both worlds take them: once as it was,
 * once dealt anew for the seat. One world may ask what the other does not, and so be behind for some answers. Wherever
 * the seat has seen the same in both, all else that reaches it is the same too: what it is asked, who is waited for, the
 * numbers of answers, events and decisions, what it may take back, and why something is refused.
 */
export function checkTwoWorlds<S extends State>(examined: Examined<S>, seat: Seat, seed: string): void {
  const { match, watched, below } = examined;
  const { game, lastCheckpoint } = match;
  const here = watched.checkpoint(match);
  const there = clone(here);
  game.scramble(there, seat, new Chance(seeded(seed)));
  expectSame(
    `the view of seat ${seat} after a scramble at the last checkpoint`,
    game.view(here, seat),
    game.view(there, seat),
  );
  const leaks: string[] = [];
  const a = enter(match, here, seat, (state) => leaks.push(...leakAt(game, state, seat, seed)));
  const b = enter(match, there, seat);
  const played: Played[] = [];
  const wishes = idsBefore(examined);
  const recorded = (decision: Decision): Answer | undefined => match.answers[decision.n + lastCheckpoint];
  let lag = 0;
  for (let left = BEYOND; left > 0 && lag <= LAG; ) {
    if (leaks.length > 0) throw new Difference(leaks[0]);
    const behind = whoIsBehind(a, b, seat);
    if (behind === null) return;
    if (behind === 'none') {
      lag = 0;
      compare(a, b, seat, below, wishes);
    } else lag++;
    const [next] = a.match.pending;
    if (behind !== 'b') {
      if (next === undefined) return;
      if (recorded(next) === undefined) left--;
      giveAll(a.match, (decision) => {
        const answer = recorded(decision) ?? sample(decision, below, game);
        played.push({ seat: decision.seat, ask: decision.ask.id, answer });
        return answer;
      });
    }
    // Where something else is asked there, the world as it was has to come to the same question first.
    const [asked] = b.match.pending;
    if (behind === 'b' || (behind === 'none' && asked?.seat === next?.seat && asked?.ask.id === next?.ask.id)) {
      if (asked === undefined) return;
      if (!giveAll(b.match, (decision) => sameAnswer(decision, played, below, game))) return;
    }
  }
}

/** An answer given in the world as it was. */
interface Played {
  readonly seat: Seat;
  readonly ask: string;
  readonly answer: Answer;
}

function enter<S extends State>(
  { game, config, seed }: Match<S>,
  state: S,
  seat: Seat,
  look: (state: S) => void = () => {},
): World<S> {
  const moments: Moment[] = [];
  let answers: readonly Answer[] = [];
  const play = (table: Table<S>): Rules => {
    const tell = table.sink;
    table.sink = (event, only) => {
      tell?.(event, only);
      if (only && !only.includes(seat)) return;
      moments.push({ seen: canonical([event, game.view(table.state, seat)]), at: answers.length });
      look(table.state);
    };
    return game.play(table);
  };
  const told: Game<S> = Object.create(game, { play: { value: play } });
  const match = Match.from(told, config, seed, state, { events: true });
  answers = match.answers;
  match.onFault = () => {};
  return { match, moments };
}

/** What the view of a seat tells in the middle of an answer though the seat cannot know it. */
function leakAt<S extends State>(game: Game<S>, state: S, seat: Seat, seed: string): string[] {
  const other = clone(state);
  game.scramble(other, seat, new Chance(seeded(seed)));
  const found = firstDifference(game.view(state, seat), game.view(other, seat));
  return found ? [`the view of seat ${seat} after a scramble in the middle of an answer: ${found}`] : [];
}

const idsBefore = <S extends State>({ steps, below }: Examined<S>): string[] =>
  steps.length === 0
    ? []
    : Array.from({ length: WISHES }, () => steps[below(steps.length)]).flatMap(({ asked }) => asked.flatMap(idsOf));

/** Who lags behind in what the seat has seen: neither, one of them, or null where the worlds have parted for good. */
function whoIsBehind<S extends State>(a: World<S>, b: World<S>, seat: Seat): 'none' | 'a' | 'b' | null {
  const common = Math.min(a.moments.length, b.moments.length);
  for (let i = 0; i < common; i++) {
    const [here, there] = [a.moments[i], b.moments[i]];
    if (here.seen !== there.seen) return null;
    if (here.at !== there.at)
      throw new Difference(
        `seat ${seat} has seen the same in two worlds but not after as many answers: ${here.at} became ${there.at}`,
      );
  }
  if (a.moments.length !== b.moments.length) return a.moments.length < b.moments.length ? 'a' : 'b';
  const seen = ({ match }: World<S>): string => canonical([match.view(seat), match.over]);
  if (seen(a) !== seen(b)) return a.match.over ? 'b' : 'a';
  const waits = ({ match }: World<S>): string => canonical(match.pending.map((d) => [d.seat, d.kind]));
  if (waits(a) === waits(b)) return 'none';
  return a.match.pendingFor(seat).length > 0 ? 'b' : 'a';
}

const unnumbered = (decisions: readonly Decision[]): unknown => decisions.map(({ n: _, ...rest }) => rest);

/** All that a seat is told besides what it sees. */
function compare<S extends State>(a: World<S>, b: World<S>, seat: Seat, below: Below, wishes: readonly string[]): void {
  const own = a.match.pendingFor(seat);
  const same = `seat ${seat} has seen the same in two worlds but`;
  expectSame(`${same} is asked something else`, unnumbered(own), unnumbered(b.match.pendingFor(seat)));
  expectSame(`${same} the numbers differ`, numbersOf(a.match), numbersOf(b.match));
  expectSame(`${same} may take back something else`, a.match.undoable(seat), b.match.undoable(seat));
  for (const answer of wrongTo(a.match, own[0], below, wishes)) {
    const n = own[0]?.n ?? a.match.answers.length;
    const refusals = [a, b].map(({ match }) => match.answer(seat, n, answer));
    expectSame(`${same} ${JSON.stringify(answer)} is refused otherwise`, refusals[0], refusals[1]);
  }
}

const numbersOf = <S extends State>({ answers, pending }: Match<S>): unknown => ({
  answers: answers.length,
  decisions: pending.map(({ n }) => n),
});

/** What the seat may try in vain: on its own question, or on one that is another's. */
function wrongTo<S extends State>(
  { game, over }: Match<S>,
  own: Decision | undefined,
  below: Below,
  wishes: readonly string[],
): readonly Answer[] {
  if (over) return [];
  if (own === undefined) return ['no such option'];
  const offered = idsOf(own);
  return [
    ...wrongAnswers(own, below, game, []).map(({ answer }) => answer),
    ...new Set(wishes.filter((id) => !offered.includes(id))),
  ];
}

/** Answers all that waits, or says that there is no answer. A world dealt anew is legal: the rules must not fail in it. */
function giveAll<S extends State>(match: Match<S>, answerTo: (decision: Decision) => Answer | null): boolean {
  for (const decision of match.pending) {
    const answer = answerTo(decision);
    if (answer === null) return false;
    const refusal = match.answer(decision.seat, decision.n, answer);
    if (refusal?.code === 'rules-error')
      throw new Difference(`a scrambled world breaks the rules at ${decision.ask.id}: ${faultText(match)}`);
    if (refusal) throw new Difference(`an answer to ${decision.ask.id} is refused in two worlds: ${refusal.code}`);
  }
  return true;
}

/** What was answered to the same question, null where it cannot be answered so here; to another one anything. */
function sameAnswer<S extends State>(
  decision: Decision,
  played: readonly Played[],
  below: Below,
  game: Game<S>,
): Answer | null {
  const { seat, ask } = decision;
  const before = played.findLast((given) => given.seat === seat && given.ask === ask.id);
  if (before) return refuse(decision, before.answer, game) ? null : before.answer;
  return isForced(decision) ? forcedAnswer(decision) : sample(decision, below, game);
}
