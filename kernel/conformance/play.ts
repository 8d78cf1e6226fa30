import { clone, configure, type Decision, type Kit, Match, type State } from '../index.ts';
import { checkDeterminism, checkLog, checkUndo } from './checks/afterwards.ts';
import { checkDecision, checkSent } from './checks/decisions.ts';
import { checkOutcome } from './checks/endings.ts';
import { checkOffers } from './checks/offers.ts';
import { checkPlace } from './checks/places.ts';
import { checkOver, checkRefusals } from './checks/refusals.ts';
import { checkDistance, checkResume, playOnLater } from './checks/resume.ts';
import { checkSecrets } from './checks/secrets.ts';
import { noteDecision, noteHappenings } from './checks/texts.ts';
import { type Depth, passes, stream, usesForks } from './depth.ts';
import { Difference, expectPlain, expectSame } from './difference.ts';
import { giveAny, idsOf } from './drive.ts';
import { BOUNDS, type Bounds, chosen, type Examined, findings, type Step, type Under } from './examined.ts';
import { answering } from './fuzzed.ts';
import type { Problem, Setup } from './problem.ts';
import { newTally, type Tally } from './tally.ts';
import { watch } from './watch.ts';

/**
 * Plays one random game and looks at it as closely as the depth says; returns the problem at which it stopped, if any.
 * What the game said and measured goes into the tally; whether its texts exist is found out for all games at once, by
 * `textProblems`.
 */
export function playConformance<S extends State>(
  kit: Kit<S>,
  setup: Setup,
  seed: string,
  depth: Depth,
  tally: Tally = newTally(),
  bounds: Bounds = BOUNDS,
): Problem[] {
  tally.games++;
  for (const pass of passes(depth)) {
    const problems = playPass(kit, setup, seed, pass, tally, bounds);
    if (problems.length > 0) return problems;
  }
  return [];
}

function playPass<S extends State>(
  kit: Kit<S>,
  setup: Setup,
  seed: string,
  depth: Depth,
  tally: Tally,
  bounds: Bounds,
): Problem[] {
  let match: Match<S> | null = null;
  const where = () => ({ game: kit.game.id, setup, seed, at: match?.answers.length ?? 0 });
  return findings(where, (under) => {
    const forks = usesForks(depth);
    const watched = watch(kit.game);
    const keeping = { events: true, snapshots: forks, hashes: depth.afterwards };
    const started = under('ends', () =>
      Match.open(watched.game, configure(kit.game, setup.seats, setup.options), seed, keeping),
    );
    match = started;
    // What breaks is told by the problem it makes.
    started.onFault = () => {};
    const below = stream(`${seed} looking`);
    const examined = { kit, watched, match: started, depth, bounds, tally, below, where, steps: [] };
    playThrough(examined, under, forks ? withForks(examined, under) : asItGoes(examined, under));
    if (depth.afterwards) afterwards(examined, under);
  });
}

/** What is done wherever the match comes to, before each answer, and at the end. */
interface Visitor {
  arrive(asked: readonly Decision[]): void;
  look(asked: readonly Decision[]): void;
  end(): void;
}

/** From the first decision to the last. */
function playThrough<S extends State>({ match, bounds }: Examined<S>, under: Under, visitor: Visitor): void {
  const below = answering(match.seed);
  let asked: readonly Decision[] = [];
  for (let count = -1; !match.over; ) {
    if (match.answers.length > count) {
      count = match.answers.length;
      asked = match.pending;
      visitor.arrive(asked);
    }
    visitor.look(asked);
    under('offers', () => giveAny(match, below));
    under('ends', () => {
      if (match.answers.length > bounds.maxAnswers)
        throw new Difference(`the game has not ended after ${bounds.maxAnswers} answers`);
    });
  }
  visitor.end();
}

/** All that can be seen without a fork. */
function asItGoes<S extends State>(examined: Examined<S>, under: Under): Visitor {
  const { watched, match, depth, below, tally } = examined;
  const { game, config } = match;
  const heard = new Set<string>();
  const checkCounts = () =>
    under('counts', () => expectSame('the component counts', watched.startCounts(), game.counts(match.state)));
  return {
    arrive(asked) {
      under('decisions', () => {
        if (asked.length === 0) throw new Difference('the rules ask nobody');
        for (const decision of asked) checkDecision(decision, config.seats, game);
      });
      if (chosen(below, depth.state))
        under('state', () => {
          expectPlain('state', match.state);
          const flaw = game.flaw?.(watched.checkpoint(match), config);
          if (flaw) throw new Difference(`the state at the last checkpoint would not be taken back: ${flaw}`);
        });
      checkCounts();
      under('resume', () => checkDistance(examined));
      under('texts', () => {
        for (const decision of asked) noteDecision(examined, decision);
      });
      for (const decision of asked) for (const id of idsOf(decision)) heard.add(id);
    },
    look(asked) {
      if (!chosen(below, depth.refusals)) return;
      under('offers', () => {
        for (const decision of asked) if (decision.kind === 'place') checkPlace(decision, below, game);
      });
      under('refusals', () => checkRefusals(examined, asked, [...heard]));
    },
    end() {
      tally.answers += match.answers.length;
      tally.longest = Math.max(tally.longest, match.answers.length);
      under('ends', () => checkOutcome(match));
      under('state', () => {
        expectPlain('state', match.state);
        for (const { event } of match.events) expectPlain(`the event ${event.type}`, event);
      });
      checkCounts();
      under('refusals', () => checkOver(match));
      under('texts', () => noteHappenings(examined));
    },
  };
}

/** All that takes forks, which must leave the match alone. */
function withForks<S extends State>(examined: Examined<S>, under: Under): Visitor {
  const { match, depth, below, steps } = examined;
  const later: (() => void)[] = [];
  let here: Step;
  return {
    arrive(asked) {
      const { answers, fingerprint, events } = match;
      here = { at: answers.length, fingerprint, asked: clone(asked), events: events.length };
      steps.push(here);
      under('decisions', () => asked.forEach(checkSent));
    },
    look(asked) {
      const pending = clone(match.pending);
      if (chosen(below, depth.resume)) under('resume', () => checkResume(examined, asked));
      if (chosen(below, depth.playOn)) later.push(under('resume', () => playOnLater(examined)));
      if (chosen(below, depth.offers)) under('offers', () => checkOffers(match, below));
      if (chosen(below, depth.secrets)) {
        const seed = `${match.seed} imagined ${here.at}`;
        under('secrets', () => checkSecrets(examined, asked, seed, chosen(below, depth.imagine)));
      }
      under('resume', () => {
        if (match.fingerprint !== here.fingerprint) throw new Difference('a fork has changed the match it came from');
        expectSame('after forks, the decisions of the match they came from', pending, match.pending);
      });
    },
    end: () =>
      under('resume', () => {
        for (const playOn of later) playOn();
      }),
  };
}

/** What needs the whole game. */
function afterwards<S extends State>(examined: Examined<S>, under: Under): void {
  under('determinism', () => checkDeterminism(examined));
  under('undo', () => checkUndo(examined));
  under('log', () => checkLog(examined));
}
