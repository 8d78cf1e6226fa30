import { configure, type Decision, Match, type Place, type Point } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';
import { describe } from '../describe.ts';
import { tongues } from './said.ts';

/** A set-up by hand: the first choice everywhere, up to a question, and what it says of its named places. */
function upTo(ask: string, times = 1): { readonly match: Match<War>; readonly decision: Place & Decision } {
  const match = Match.start(game, 2, configure(game, 2, { setup: 'hand', scenery: 'catalogue' }).options, 'laid');
  let seen = 0;
  for (let i = 0; i < 400; i++) {
    const [decision] = match.pending;
    if (decision.kind === 'place' && decision.ask.id === ask && ++seen === times) return { match, decision };
    const answer =
      decision.kind === 'choose'
        ? decision.options[0]
        : decision.kind === 'place'
          ? decision.candidates[Math.floor(decision.candidates.length / 2)].answer
          : [];
    expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
  }
  throw new Error(`${ask} is not asked`);
}

const namesOf = (decision: Place & Decision): readonly (readonly string[])[] =>
  tongues.map(({ say }) =>
    decision.candidates.map(({ id }) => say(describe.option(decision, id)).replaceAll(/\s/g, ' ')),
  );

test('places for scenery are called by what they lie between or beside', () => {
  const { decision } = upTo('place-scenery', 4);
  const [en, it, fr] = namesOf(decision);
  expect(en.some((name) => /^Between \w+ \d and the (?:north|south|east|west) edge, long side /.test(name))).toBe(true);
  expect(en.filter((name) => /^At /.test(name)).length).toBeLessThan(en.length / 2);
  expect(it.some((name) => /^Tra .* e il lato (?:nord|sud|est|ovest), lato lungo /.test(name))).toBe(true);
  expect(fr.some((name) => /^Entre .* et le côté (?:nord|sud|est|ouest), grand côté /.test(name))).toBe(true);
  for (const names of [en, it, fr]) expect(new Set(names).size).toBe(names.length);
  expect(decision.candidates.map(({ id }) => id)).toEqual(decision.candidates.map((_, i) => `spot:${i + 1}`));
});

test('places for counters are called likewise, and each has its coordinates', () => {
  const { decision } = upTo('place-counter', 2);
  const [en] = namesOf(decision);
  const named = en.filter((name) => name.startsWith('Between '));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(name).toMatch(/^Between .+ and .+, at [\d.]+ east, [\d.]+ north$/);
  expect(new Set(en).size).toBe(en.length);
});

test('places on the edge are called by its ends and by what lies opposite', () => {
  const { decision } = upTo('deploy-where');
  const [en, it, fr] = namesOf(decision);
  expect(en[0]).toBe('On the south edge, at its west end');
  expect(en.at(-1)).toBe('On the south edge, at its east end');
  expect(it[0]).toBe('Lungo il lato sud, all’estremo ovest');
  expect(fr[0]).toBe('Sur le côté sud, à l’extrémité ouest');
  const opposite = en.find((name) => name.includes('opposite'));
  expect(opposite).toMatch(/^On the south edge, opposite [a-z ]+ \d, [\d.]+ in from its west end$/);
  expect(new Set(en).size).toBe(en.length);
  expect(decision.candidates.map(({ id }) => id)).toEqual(decision.candidates.map((_, i) => `edge:${i + 1}`));
});

test('where a Walker comes in, each edge has the place farthest from everybody', () => {
  for (let n = 0; n < 400; n++) {
    const found = newWalker(`enters ${n}`);
    if (found === null) continue;
    const { match, decision } = found;
    const far = decision.candidates.filter(({ id }) => id.endsWith(':far'));
    expect(far.length).toBeGreaterThan(0);
    const people = match.state.people.filter(({ status }) => status === 'playing');
    const least = ([x, y]: Point) => Math.min(...people.map((one) => (one.x - x) ** 2 + (one.y - y) ** 2));
    for (const { id, answer } of far) {
      const side = id.split(':')[1];
      const others = decision.candidates.filter((one) => one.id.startsWith(`edge:${side}`));
      for (const other of others) expect(least(answer as Point)).toBeGreaterThanOrEqual(least(other.answer as Point));
      expect(tongues.map(({ say }) => say(describe.option(decision, id)))[0]).toBe(
        `On the ${side} edge, farthest from everybody`,
      );
    }
    return;
  }
  throw new Error('no Walker comes in');
});

/** A game up to the first Walker that comes in at an edge; null where none does. */
function newWalker(seed: string): { readonly match: Match<War>; readonly decision: Place & Decision } | null {
  const match = Match.start(game, 2, {}, seed);
  for (let i = 0; i < 60 && !match.over; i++) {
    const [decision] = match.pending;
    if (decision.kind === 'place' && decision.ask.id === 'new-walker') return { match, decision };
    const answer =
      decision.kind === 'choose'
        ? (decision.options.find((id) => id === 'end') ?? decision.options[0])
        : decision.kind === 'place'
          ? decision.candidates[0].answer
          : [];
    if (match.answer(decision.seat, decision.n, answer) !== null) return null;
  }
  return null;
}
