import { type Answer, configure, type Decision, Match, place, refuse, sample } from '@shamble/kernel';
import { hearing } from '@shamble/kernel/conformance/heard';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, expect, test } from 'vitest';
import { ITEMS } from '../../content/items.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { MOVE, pathQuestion } from '../../rules/move.ts';
import { actor, type War } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { OUTCOMES, RARE_DECISIONS, RARE_EVENTS, RARE_REFUSALS } from './rare.ts';
import { faults, tongues } from './said.ts';

const PATIENCE = 120_000;

/** Games in every way they can be set up. */
const WAYS: readonly { readonly seats: number; readonly options: Readonly<Record<string, string | boolean>> }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { setup: 'layout', points: '150', group1: 'camp', group2: 'bossAndCrew' } },
  { seats: 2, options: { setup: 'hand', scenery: 'catalogue', tops: true, buildings: 'detailed' } },
  { seats: 2, options: { points: '300', group1: 'quietCompany', group2: 'loudAndClear', tops: true } },
  { seats: 2, options: { group1: 'own', group2: 'own', points: '200', setup: 'hand' } },
  { seats: 2, options: { points: '400', group1: 'theConvoy', group2: 'homeGround' } },
  { seats: 1, options: { deck: 'solo' } },
  { seats: 1, options: { scenario: 'learning' } },
  { seats: 3, options: { mode: 'together', points: '200', group1: 'hammerAndAxe' } },
];

const heard = hearing(describe, 12);

/** What nobody offers: points all over the table, beside everybody, far away, and lists that break a rule. */
function wishes(s: War, decision: Decision, below: (n: number) => number): Answer[] {
  if (decision.kind === 'pick')
    return [[], ...decision.options.slice(0, 40).map((id) => [id]), [...decision.options].slice(0, 6)];
  if (decision.kind !== 'place') return [];
  const around = [...s.walkers, ...s.people, ...s.counters, ...s.pieces].map(({ x, y }) => [
    x + below(1500) - 750,
    y + below(1500) - 750,
  ]);
  const points = [...around, [below(s.width), below(s.height)], [-5, 5], [s.width, s.height]];
  if (decision.path !== null) return points.map(([x, y]) => [[x, y]]);
  return points.map(([x, y]) => (decision.turns > 0 ? [x, y, below(24)] : [x, y]));
}

/** A random answer, but one that brings things about. */
function lively(decision: Decision, below: (n: number) => number): Answer {
  if (decision.kind === 'choose') {
    const deeds = decision.options.filter((id) =>
      /^(special|shoot|search|attack|swap|burst|hide|take|again)\b|\.aim$/.test(id),
    );
    if (deeds.length > 0 && below(3) > 0) return deeds[below(deeds.length)];
    const busy = decision.options.filter((id) => !/^(end|decline|wait|keep|pass|leave|stop|done)$/.test(id));
    if (busy.length > 0 && below(4) > 0) return busy[below(busy.length)];
  }
  if (decision.kind === 'place') {
    const drawn = decision.candidates.filter(({ id }) => /^(touch:counter|engage|across|leap)/.test(id));
    if (drawn.length > 0 && below(3) > 0) return drawn[below(drawn.length)].answer;
  }
  return sample(decision, below, game);
}

/** Wounds, bites, other cards and a higher Threat, so that all of it is met. */
function stirUp(s: War, below: (n: number) => number): void {
  s.threat = [1, 6, 10, 15][below(4)];
  for (const person of s.people) {
    if (below(3) === 0) person.health = Math.max(1, person.health - 1);
    if (below(3) === 0) person.bitten = true;
    if (below(4) === 0) person.prone = true;
    const free = person.slots.findIndex((slot, i) => slot === -1 && i >= 4);
    if (free < 0) continue;
    person.slots[free] = below(ITEMS.length);
    s.spare--;
  }
}

function playOne(seats: number, options: Readonly<Record<string, string | boolean>>, seed: string): void {
  const match = Match.open(game, configure(game, seats, options), seed, { events: true });
  const below = stream(`${seed} answers`);
  for (let n = 0; !match.over && n < 700; n++) {
    const [decision] = match.pending;
    if (decision.ask.id === 'activate' && below(12) === 0) stirUp(match.state, below);
    heard.decision(decision);
    if (decision.kind === 'place') heard.note(describe.spot?.(decision, sample(decision, below, game) as never));
    if (below(10) === 0)
      for (const wish of wishes(match.state, decision, below)) heard.refusal(refuse(decision, wish, game));
    give(match, decision, lively(decision, below));
  }
  for (const { event } of match.events) heard.event(event);
  if (match.outcome) heard.note(describe.outcome(match.outcome));
}

/** Somebody on top of a car, who may climb down. */
function onTop(): Decision {
  const { state } = playedTo({ tops: true }, (s) => s.step === 'act');
  const person = actor(state);
  const [car] = state.pieces;
  Object.assign(person, { x: car.x, y: car.y, level: 1 });
  const { params, ...where } = pathQuestion(state, person, 'run');
  return place(0, MOVE, where, { params });
}

function playedTo(options: Readonly<Record<string, string | boolean>>, so: (s: War) => boolean): Match<War> {
  const match = Match.open(game, configure(game, 2, options), 'to', { events: false });
  const below = stream('to');
  while (!so(match.state)) give(match, match.pending[0], sample(match.pending[0], below, game));
  return match;
}

beforeAll(() => {
  heard.decision(onTop());
  for (const decision of RARE_DECISIONS) heard.decision(decision);
  for (const event of RARE_EVENTS) heard.event(event);
  for (const refusal of RARE_REFUSALS) heard.refusal(refusal);
  for (const outcome of OUTCOMES) heard.note(describe.outcome(outcome));
  for (const [i, { seats, options }] of WAYS.entries())
    for (let n = 0; n < 3; n++) playOne(seats, options, `words ${i} ${n}`);
}, PATIENCE);

test('everything that whole games ask, offer and tell can be said in three languages with exactly its parameters', () => {
  expect([...new Set([...heard.messages.values()].flatMap(faults))]).toEqual([]);
});

test('nobody hears how the rules name a thing', () => {
  const said = [...heard.messages.values()].map((message) => tongues[0].say(message));
  expect(said.filter((line) => /\b(?:walker|counter|car|barricade|hand|pack)-[\da-i]\b|[a-z][A-Z]/.test(line))).toEqual(
    [],
  );
});

test('no event goes without saying', () => {
  expect([...heard.silent]).toEqual([]);
});

test('no question, answer, event, reason or ending has words that nobody hears', () => {
  const ours = /^(ask|do|spot|go|event|refusal|outcome|explain|reason|cause)\./;
  expect(heard.unheard(tongues[0].messages, (id) => ours.test(id))).toEqual([]);
});

test('whatever an option refers to has one of the forms the board knows', () => {
  const who = `(?:${SURVIVORS.map(({ id }) => id).join('|')})(?:-[12])?`;
  const slots = '(?:hand-[12]|head|body|pack-[1-4]|rucksack-[1-3])';
  const forms = [
    ...[`survivor:${who}`, 'walker:\\d+', 'counter:[a-i]', 'piece:[a-zA-Z]+-\\d+', `slot:${who}:${slots}`],
    ...['die:\\d+', 'edge:(?:north|south|east|west)', 'player:[12]'],
  ].map((form) => new RegExp(`^${form}$`));
  expect(heard.strangeRefs(forms)).toEqual({ formless: [], unused: [] });
});
