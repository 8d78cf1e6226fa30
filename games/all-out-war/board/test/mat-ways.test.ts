import type { Decision, Match } from '@shamble/kernel';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { describe } from '../../text/describe.ts';
import { tongues } from '../../text/test/said.ts';
import { choicesOf } from '../mat/choices.ts';

const wordsOf = (decision: Decision): string[][] =>
  tongues.map(({ say }) =>
    decision.kind === 'choose' ? decision.options.map((id) => say(describe.option(decision, id))) : [],
  );

/** The first match from this position that asks something; dice differ by the seed. */
function asked(position: Position, id: string): { match: Match<War>; decision: Decision } {
  for (let n = 0; n < 60; n++) {
    const match = startAt(position, {}, { seed: `ways ${n}` });
    const [decision] = match.pending;
    if (decision?.ask.id === id) return { match, decision };
  }
  throw new Error(`${id} is never asked`);
}

test('AW-WALK06-R: equal ways around a car are told by its sides, and both are drawn', () => {
  const { match, decision } = asked(
    {
      step: 'event',
      events: ['restlessDead'],
      pieces: { vehicle: [[10, 10]] },
      people: { liam: { at: [10, 16] }, derek: { at: [1, 1], side: 2 } },
      walkers: [[10, 8.5]],
    },
    'walker-route',
  );
  const [en, it, fr] = wordsOf(decision);
  expect(en.toSorted()).toEqual(['Around car 1 by the east', 'Around car 1 by the west']);
  expect(it.toSorted()).toEqual(['Aggira il Veicolo 1, lato est', 'Aggira il Veicolo 1, lato ovest']);
  expect(fr.toSorted()).toEqual(['Contourner la voiture 1, côté est', 'Contourner la voiture 1, côté ouest']);
  const choices = choicesOf(match.state, decision, null);
  expect(choices).toHaveLength(2);
  choices.forEach(({ line }, i) => {
    expect(line[0]).toEqual([10_000, 8500]);
    expect(Math.sign(line[line.length - 1][0] - 10_000)).toBe(en[i].includes('east') ? 1 : -1);
  });
});

test('AW-PANIC14: both sides of a flight are told by where they lead, and drawn to their ends', () => {
  const { match, decision } = asked(
    {
      step: 'activate',
      threat: 9,
      people: { liam: { at: [10, 17] }, derek: { at: [1, 1], side: 2 } },
      walkers: [[10, 14]],
    },
    'flee-bend',
  );
  const [en, it, fr] = wordsOf(decision);
  expect(en).toEqual(['Bend to the west', 'Bend to the east']);
  expect(it).toEqual(['Piega verso ovest', 'Piega verso est']);
  expect(fr).toEqual(['Bifurquer direction ouest', 'Bifurquer direction est']);
  for (const { option, line } of choicesOf(match.state, decision, null)) {
    const fork = match.fork();
    expect(fork.answer(decision.seat, decision.n, option)).toBeNull();
    const { x, y } = fork.state.people[0];
    expect(line[0]).toEqual([10_000, 17_000]);
    expect(line[line.length - 1], option).toEqual([x, y]);
  }
});
