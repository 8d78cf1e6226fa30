import { type Decision, isForced, isWindow, SPECTATOR } from '../decision.ts';
import type { Json } from '../json.ts';
import type { State } from '../table.ts';
import {
  type Difference,
  differences,
  differencesOfKeys,
  fits,
  fromOne,
  mentions,
  show,
  within,
} from './difference.ts';
import { offered, pendingText } from './pending.ts';
import type { Path } from './read.ts';
import type { EventCount, Expectation, ExpectedDecision, ExpectedView } from './schema.ts';
import { fail, type Stage } from './stage.ts';

/** Compares what is with what is expected, and takes down every difference. */
export function checkExpectation<S extends State>(stage: Stage<S>, wanted: Expectation, path: Path): void {
  const { events, noEvents, eventCounts, decision, outcome, view, ...words } = wanted;
  checkWords(stage, words, path);
  if (Array.isArray(decision)) checkDecisions(stage, decision, [...path, 'decision']);
  else if (decision !== undefined) checkDecision(stage, decision, stage.match.pending, [...path, 'decision']);
  if (outcome !== undefined) {
    const got = stage.match.outcome === null ? null : fromOne(stage.match.outcome);
    report(stage, differences(outcome, got, [...path, 'outcome']));
  }
  if (Array.isArray(view)) for (const [i, each] of view.entries()) checkView(stage, each, [...path, 'view', i]);
  else if (view !== undefined) checkView(stage, view, [...path, 'view']);
  if (noEvents !== undefined) checkNoEvents(stage, noEvents, [...path, 'noEvents']);
  if (eventCounts !== undefined) checkEventCounts(stage, eventCounts, [...path, 'eventCounts']);
  if (events !== undefined) checkEvents(stage, events, [...path, 'events']);
}

function report<S extends State>(stage: Stage<S>, found: readonly Difference[]): void {
  for (const { path, wanted, got } of found) fail(stage, path, show(wanted), show(got));
}

function checkWords<S extends State>(stage: Stage<S>, words: Readonly<Record<string, Json>>, path: Path): void {
  if (Object.keys(words).length === 0) return;
  const seen = stage.kit.scenario.look(stage.match.state);
  for (const [word, wanted] of Object.entries(words)) {
    if (Object.hasOwn(seen, word)) report(stage, differences(wanted, seen[word], [...path, word]));
    else
      fail(stage, [...path, word], `one of ${Object.keys(seen).join(', ')}`, `${word}, which is no word of this game`);
  }
}

/** A list speaks of every decision that waits, in any order. */
function checkDecisions<S extends State>(stage: Stage<S>, wanted: readonly ExpectedDecision[], path: Path): void {
  const waiting = [...stage.match.pending];
  if (wanted.length !== waiting.length)
    fail(stage, path, `${wanted.length} decisions`, [`${waiting.length}`, ...pendingText(stage.match)].join('\n'));
  for (const [i, one] of wanted.entries()) {
    const found = checkDecision(stage, one, waiting, [...path, i]);
    if (found) waiting.splice(waiting.indexOf(found), 1);
  }
}

/** Compares with the decision among those waiting that is meant, and returns it. */
function checkDecision<S extends State>(
  stage: Stage<S>,
  { none, options, ...wanted }: ExpectedDecision,
  waiting: readonly Decision[],
  path: Path,
): Decision | null {
  const asked = waiting.filter(({ seat }) => wanted.seat === undefined || seat === wanted.seat - 1);
  const decision = asked.find(({ ask }) => ask.id === wanted.ask) ?? asked.at(0) ?? null;
  if (none) {
    if (decision) fail(stage, path, 'nothing asked', pendingText(stage.match).join('\n'));
    return null;
  }
  if (!decision) {
    fail(stage, path, show(wanted as Json), pendingText(stage.match).join('\n'));
    return null;
  }
  const { kind, ask, seat } = decision;
  const facts: Json = {
    seat: seat + 1,
    ask: ask.id,
    rules: ask.rules,
    kind,
    forced: isForced(decision),
    window: isWindow(decision),
    ...(kind === 'pick' ? { min: decision.min, max: decision.max } : {}),
    ...(kind === 'split' ? { total: decision.total } : {}),
  };
  report(stage, differencesOfKeys(wanted as Record<string, Json>, facts, path));
  if (options) checkOptions(stage, options, offered(decision), [...path, 'options']);
  return decision;
}

function checkOptions<S extends State>(
  stage: Stage<S>,
  { include = [], exclude = [], exact, count }: NonNullable<ExpectedDecision['options']>,
  ids: readonly string[],
  path: Path,
): void {
  const all = ids.length > 0 ? ids.join(', ') : 'no options';
  const missing = include.map(String).filter((id) => !ids.includes(id));
  if (missing.length > 0) fail(stage, [...path, 'include'], missing.join(', '), all);
  const unwanted = exclude.map(String).filter((id) => ids.includes(id));
  if (unwanted.length > 0) fail(stage, [...path, 'exclude'], `not ${unwanted.join(', ')}`, all);
  if (exact && !fits(exact.map(String).sort(), ids.toSorted())) fail(stage, [...path, 'exact'], exact.join(', '), all);
  if (count !== undefined && count !== ids.length) fail(stage, [...path, 'count'], `${count}`, `${ids.length}: ${all}`);
}

function checkView<S extends State>(stage: Stage<S>, { seat, absent = [], ...wanted }: ExpectedView, path: Path): void {
  const { match, scenario } = stage;
  if (typeof seat === 'number' && seat > scenario.seats) {
    fail(stage, [...path, 'seat'], `a seat from 1 to ${scenario.seats}`, `${seat}`);
    return;
  }
  const seen = fromOne(match.view(typeof seat === 'number' ? seat - 1 : SPECTATOR));
  report(stage, differencesOfKeys(wanted, seen, path));
  absent.map(String).forEach((thing, i) => {
    const isPath = thing.includes('.');
    const found = thing.split('.').reduce<Json | undefined>(within, seen);
    if (isPath ? found === undefined : !mentions(seen, thing)) return;
    fail(
      stage,
      [...path, 'absent', i],
      `no ${thing} in the view of seat ${seat}`,
      isPath ? show(found) : 'it is there',
    );
  });
}

const eventsSince = <S extends State>({ match, eventsFrom }: Stage<S>): Json[] =>
  match.events.slice(eventsFrom).map(({ event }) => fromOne(event));

function checkEvents<S extends State>(stage: Stage<S>, wanted: readonly Json[], path: Path): void {
  const happened = eventsSince(stage);
  stage.eventsFrom = stage.match.events.length;
  if (wanted.length === 0 && happened.length > 0) fail(stage, path, 'no events', happened.map(show).join('\n'));
  let from = 0;
  for (const [i, pattern] of wanted.entries()) {
    const at = happened.findIndex((event, k) => k >= from && fits(pattern, event));
    if (at >= 0) from = at + 1;
    else fail(stage, [...path, i], show(pattern), eventsText(happened.slice(from), i > 0));
  }
}

function checkNoEvents<S extends State>(stage: Stage<S>, unwanted: readonly Json[], path: Path): void {
  const happened = eventsSince(stage);
  unwanted.forEach((pattern, i) => {
    const event = happened.find((each) => fits(pattern, each));
    if (event !== undefined) fail(stage, [...path, i], `no ${show(pattern)}`, show(event));
  });
}

function checkEventCounts<S extends State>(stage: Stage<S>, wanted: readonly EventCount[], path: Path): void {
  const happened = eventsSince(stage);
  for (const [i, { count, of }] of wanted.entries()) {
    const found = happened.filter((event) => fits(of, event));
    if (found.length !== count)
      fail(stage, [...path, i], `${count} of ${show(of)}`, [`${found.length}`, ...found.map(show)].join('\n'));
  }
}

const eventsText = (events: readonly Json[], later: boolean): string =>
  [`none among the ${events.length} events${later ? ' after the one before' : ''}`, ...events.map(show)].join('\n');
