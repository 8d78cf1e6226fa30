import {
  type Answer,
  type Below,
  Chance,
  canonical,
  clone,
  type Decision,
  Match,
  type Seat,
  SPECTATOR,
  type State,
  seeded,
} from '../../index.ts';
import { Difference, expectPlain, expectSame } from '../difference.ts';
import { faultText, playOut } from '../drive.ts';
import type { Examined } from '../examined.ts';

/** Each seat and those who watch. */
const onlookers = (seats: number): readonly Seat[] => [...Array(seats).keys(), SPECTATOR];

const withoutRng = ({ rng: _, ...rest }: State): string => canonical(rest);

/**
 * Deals anew, for each onlooker, what it cannot see: its view, the events it saw and what it is asked stay the same.
 * With `playOn`, such worlds are played to the end.
 */
export function checkSecrets<S extends State>(
  examined: Examined<S>,
  asked: readonly Decision[],
  seed: string,
  playOn: boolean,
): void {
  const { match, below } = examined;
  for (const seat of onlookers(match.config.seats)) {
    checkView(match, seat);
    const imagined = checkImagined(examined, seat, asked, seed);
    checkTwoWorlds(examined, seat, seed);
    if (playOn) checkGoesOn(examined, seat, imagined, seed, below);
  }
}

function checkView<S extends State>(match: Match<S>, seat: Seat): void {
  const view = match.view(seat);
  expectPlain(`the view of seat ${seat}`, view);
  if (canonical(view).includes(canonical(match.state.rng.s)))
    throw new Difference(`the view of seat ${seat} holds the state of chance`);
}

function checkImagined<S extends State>(
  { match, tally }: Examined<S>,
  seat: Seat,
  asked: readonly Decision[],
  seed: string,
): Match<S> {
  const imagined = match.imagine(seat, seed);
  const scrambled = `after a scramble for seat ${seat}`;
  tally.scrambles++;
  if (withoutRng(imagined.state) !== withoutRng(match.state)) tally.scrambled++;
  expectSame(`its view ${scrambled}`, match.view(seat), imagined.view(seat));
  expectSame(`its decisions ${scrambled}`, match.pendingFor(seat), imagined.pendingFor(seat));
  expectSame(`the events it has seen ${scrambled}`, match.eventsFor(seat), imagined.eventsFor(seat));
  expectSame(`the component counts ${scrambled}`, match.game.counts(match.state), match.game.counts(imagined.state));
  // What others have answered in secret is asked again, so all that was asked of them waits.
  const others = (decisions: readonly Decision[]): unknown =>
    decisions.filter((d) => d.seat !== seat).map((d) => [d.n, d.seat, d.kind]);
  expectSame(`the decisions of others ${scrambled}`, others(asked), others(imagined.pending));
  return imagined;
}

/**
 * The rules run twice from the last checkpoint with the same answers: once as it was, once dealt anew for the seat. As
 * long as the seat has seen the same in both, it must be asked the same, in the same words and order.
 */
function checkTwoWorlds<S extends State>({ match, watched }: Examined<S>, seat: Seat, seed: string): void {
  const { game, config, answers, lastCheckpoint } = match;
  const here = watched.checkpoint(match);
  const there = clone(here);
  game.scramble(there, seat, new Chance(seeded(seed)));
  expectSame(
    `the view of seat ${seat} after a scramble at the last checkpoint`,
    game.view(here, seat),
    game.view(there, seat),
  );
  const keeping = { events: true };
  const a = Match.from(game, config, match.seed, here, keeping);
  const b = Match.from(game, config, match.seed, there, keeping);
  for (;;) {
    const known = (world: Match<S>): string => canonical([world.view(seat), world.eventsFor(seat)]);
    if (known(a) !== known(b)) return;
    if (a.pendingFor(seat).length > 0 && b.pendingFor(seat).length > 0)
      expectSame(
        `seat ${seat} has seen the same in two worlds but is asked something else`,
        a.pendingFor(seat),
        b.pendingFor(seat),
      );
    if (a.answers.length + lastCheckpoint >= answers.length) return;
    if (!giveBoth(a, b, (decision) => answers[decision.n + lastCheckpoint])) return;
  }
}

/** Gives the same answers in both worlds; false where the other world asks somebody else or does not offer them. */
function giveBoth<S extends State>(a: Match<S>, b: Match<S>, answerTo: (decision: Decision) => Answer): boolean {
  for (const decision of a.pending) {
    const { seat, n } = decision;
    const answer = answerTo(decision);
    for (const world of [a, b]) {
      const refusal = world.answer(seat, n, answer);
      if (refusal?.code === 'rules-error')
        throw new Difference(`a scrambled world breaks the rules at ${decision.ask.id}: ${faultText(world)}`);
      if (refusal) return false;
    }
  }
  return true;
}

/**
 * A scrambled world is a legal one: it can be played to its end and keeps its components. A seat that decides now
 * thinks in the fork; for any other the rules start anew, since what is asked of others stems from their hands.
 */
function checkGoesOn<S extends State>(
  { match, watched, bounds }: Examined<S>,
  seat: Seat,
  imagined: Match<S>,
  seed: string,
  below: Below,
): void {
  const world =
    match.pendingFor(seat).length > 0 ? imagined : scrambledCheckpoint(match, watched.checkpoint(match), seat, seed);
  const counts = match.game.counts(match.state);
  playOut(world, below, bounds.maxAnswers);
  if (world.outcome === null) throw new Difference(`a world scrambled for seat ${seat} ends without an outcome`);
  expectSame(
    `the component counts at the end of a world scrambled for seat ${seat}`,
    counts,
    match.game.counts(world.state),
  );
}

function scrambledCheckpoint<S extends State>(
  { game, config, seed: s }: Match<S>,
  state: S,
  seat: Seat,
  seed: string,
): Match<S> {
  game.scramble(state, seat, new Chance(seeded(seed)));
  return Match.from(game, config, s, state, {});
}
