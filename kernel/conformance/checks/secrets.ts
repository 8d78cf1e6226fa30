import {
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
import { playOut } from '../drive.ts';
import type { Examined } from '../examined.ts';
import { checkTwoWorlds } from './worlds.ts';

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
  if (dealtAnew(match, seat, seed) !== dealtAnew(imagined, seat, seed))
    throw new Difference(`what a scramble deals to seat ${seat} depends on what it cannot see`);
  return imagined;
}

function dealtAnew<S extends State>({ game, state }: Match<S>, seat: Seat, seed: string): string {
  const copy = clone(state);
  game.scramble(copy, seat, new Chance(seeded(`${seed}/anew`)));
  return withoutRng(copy);
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
