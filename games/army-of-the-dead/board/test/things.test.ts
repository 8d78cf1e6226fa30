import { choose, type Decision, type Match, pick, split } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { markup, propsOf } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import type { Army } from '../../rules/state.ts';
import { position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { detailsOf } from '../details.ts';
import { planeFor } from '../geometry.ts';
import { board } from '../index.tsx';
import { cardsOf } from '../team.ts';
import { helpFor, optionsAt, zonesAsked } from '../things.ts';
import { playThrough } from './positions.ts';

const { messages } = await text('en');
const say = speaker('en', messages, () => 'Nadia');

/** The first question of a Survivor's Turn, and what is seen then. */
function firstTurn(): { view: View; match: Match<Army> } {
  const found: { view: View; match: Match<Army> }[] = [];
  playThrough({ mission: 'jackpot', seats: 1, seed: 'things' }, (match, decision) => {
    if (found.length === 0 && decision.ask.id === 'act')
      found.push({ view: asView(match.view(0)), match: match.fork() });
  });
  return found[0];
}

const { view, match } = firstTurn();
const [decision] = match.pending;
const plain = match.view(0);
const { refs } = propsOf(words, plain, 1, decision, say, {});
const at = (thing: string): readonly string[] => optionsAt(thing, view, planeFor(view.mission), decision, refs);

describe('options by place', () => {
  test('a Zone has the Moves that lead there, and the one of who acts what is done here', () => {
    const moves = decision.kind === 'choose' ? decision.options.filter((id) => id.startsWith('move.')) : [];
    expect(moves.length).toBeGreaterThan(0);
    for (const id of moves) expect(at(`zone:${id.slice('move.'.length)}`)).toContain(id);
    const here = view.team.find(({ survivor }) => survivor === view.turns[0].survivor)?.zone;
    expect(at(`zone:${here}`)).toContain('noise');
  });

  test('discards are for the cards, not for Zones', () => {
    const discards = decision.kind === 'choose' ? decision.beside.filter((id) => id.startsWith('discard')) : [];
    expect(discards.length).toBeGreaterThan(0);
    const zones = planeFor(view.mission).plan.zones.flatMap(({ id }) => at(`zone:${id}`));
    expect(zones.filter((id) => id.startsWith('discard'))).toEqual([]);
  });
});

test('a question that nobody acts in is about the Zones its options name, and discards name none', () => {
  const options = ['way.R6:12.shambler.1.R6:02', 'way.R6:12.shambler.1.R6:22'];
  const ways = pick(0, { id: 'ways', rules: [] }, options, { min: 1, max: 1, beside: decision.beside });
  const named = propsOf(words, plain, 1, ways, say, {}).refs;
  expect(zonesAsked(view, planeFor(view.mission), ways, named).sort()).toEqual(['R6:02', 'R6:12', 'R6:22']);
});

test('whether to escape is asked in the Zone of whoever may, though the Turn is over; what goes along is said', () => {
  const s = position('R6:12');
  s.turns = [];
  s.team[0].tokens = ['blue'];
  s.taken = ['blue'];
  const params = { survivor: { id: 'survivor.kate' } };
  const leaving = choose(0, { id: 'escape', rules: [] }, ['escape', 'stay'], { params });
  const data = JSON.parse(JSON.stringify(game.view(s, 0)));
  const named = propsOf(words, data, 1, leaving, say, {}).refs;
  expect(zonesAsked(asView(data), planeFor('jackpot'), leaving, named)).toEqual(['R6:12']);
  expect(detailsOf(asView(data), leaving, 'escape').map((line) => say(line))).toEqual([
    'The Mission is won by it.',
    'Takes along the blue Objective.',
    'Escaped so far: 0/1.',
  ]);
  expect(detailsOf(asView(data), leaving, 'stay')).toEqual([]);
});

/** The Zones whose press gives something to those who can be hit. */
function offered(s: Army, asked: Decision): string[] {
  const data = JSON.parse(JSON.stringify(game.view(s, 0)));
  const named = propsOf(words, data, 1, asked, say, {}).refs;
  return planeFor('jackpot')
    .plan.zones.filter(({ id }) => optionsAt(`zone:${id}`, asView(data), planeFor('jackpot'), asked, named).length > 0)
    .map(({ id }) => id);
}

test('hits are given in the Zone that the question names, whatever is elsewhere', () => {
  const s = position('R6:12');
  for (const zone of ['R6:12', 'R6:02']) s.shamblers[numberOf(s, zone)] = 2;
  const at = (zone: string) => ({
    ...{ mission: 'jackpot', survivor: { id: 'survivor.kate' }, n: 2 },
    zone: { id: 'zone', params: { zone } },
  });
  for (const zone of ['R6:12', 'R6:02'])
    expect(offered(s, split(0, { id: 'hits', rules: [] }, ['shambler'], 2, { limits: [2], params: at(zone) }))).toEqual(
      [zone],
    );
});

test('so is one more victim', () => {
  const s = position('R6:12');
  for (const zone of ['R6:12', 'R6:02']) s.shamblers[numberOf(s, zone)] = 2;
  for (const zone of ['R6:12', 'R6:02']) {
    const params = { survivor: { id: 'survivor.kate' }, zone: { id: 'zone', params: { zone } } };
    expect(offered(s, choose(0, { id: 'hunter', rules: [] }, ['shambler', 'no'], { pass: 'no', params }))).toEqual([
      zone,
    ]);
  }
});

test('help with a die is found by the die', () => {
  const keep = {
    ...decision,
    kind: 'choose' as const,
    pass: null,
    options: ['die.1'],
    beside: ['nudge.1.up', 'turn.2.6', 'pair.2.1'],
  };
  expect(helpFor(keep, 1)).toEqual(['nudge.1.up', 'pair.2.1']);
  expect(helpFor(keep, 2)).toEqual(['turn.2.6', 'pair.2.1']);
});

test('a Zone tells label, place, people, marks and what can be done, in this order', () => {
  const html = markup(board, propsOf(words, plain, 1, decision, say, {}));
  const here = view.team.find(({ survivor }) => survivor === view.turns[0].survivor)?.zone;
  const name = new RegExp(`data-thing="zone:${here}"[^>]*aria-label="([^"]*)"`).exec(html)?.[1] ?? '';
  const parts = ['F1, street', 'Noise', 'options here'].map((part) => name.indexOf(part));
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

test('cards show Wounds that are being shared out before they are given', () => {
  const [{ survivor, health }] = view.team;
  const split = {
    ...decision,
    kind: 'split' as const,
    params: { wounds: 2 },
    options: [survivor],
    total: 1,
    limits: null,
  };
  const intent = { decision: split, selected: null, plan: [], shares: { [survivor]: 1 } };
  const left = (given: typeof intent | null) =>
    cardsOf(plain, given)
      .find(({ id }) => id === survivor)
      ?.dots.find(({ id }) => id === 'health')?.left;
  expect([left(null), left(intent)]).toEqual([health, health - 2]);
});
