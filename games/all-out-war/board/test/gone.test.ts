import { createRequire } from 'node:module';
import type { Match } from '@shamble/kernel';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { describe } from '../../text/describe.ts';
import { tongues } from '../../text/test/said.ts';
import { goneByPanic, goneWords } from '../gone.ts';
import { PersonCard } from '../sheet/person-card.tsx';
import { status } from '../status.tsx';
import { wishes } from '../wishes.ts';

// Boards know React only.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const [{ say }] = tongues;

/** Liam has panicked and has to be quiet, with a loud gun in hand and somebody to shoot. */
function quiet(hands: readonly string[] = ['magnum']): Match<War> {
  return startAt({
    people: { liam: { at: [10, 10], hands }, derek: { at: [10, 16], side: 2 } },
    now: { panic: 'quiet', actions: 1 },
  });
}

const why = (match: Match<War>, id: string): string => {
  const refusal = game.whyNot?.(match.state, match.pending[0], id);
  const words = refusal && describe.refusal?.(refusal);
  return words ? say(words) : '';
};

test('AW-PANIC08: what has to be quiet is told with all that is gone, and struck out on the card', () => {
  const match = quiet();
  const words = goneWords(match.state);
  if (words === null) throw new Error('nothing is gone');
  expect(tongues.map((one) => one.say(words).replaceAll(/\s/g, ' '))).toEqual([
    'Quiet! Not possible: Run (NOISE), Shoot and Make NOISE.',
    expect.stringMatching(/^Prudenza! Non si può: /),
    expect.stringMatching(/^Prudence ! Impossible : /),
  ]);
  const [liam] = match.state.people;
  const html = renderToStaticMarkup(createElement(PersonCard, { war: match.state, person: liam, say }));
  expect(html.match(/<s /g)).toHaveLength(3);
  expect(html).toContain('Make NOISE</s>');
  expect(status.of(match.view(0), null).map((one) => say(one))).toContain(say(words));
  const derek = renderToStaticMarkup(
    createElement(PersonCard, { war: match.state, person: match.state.people[1], say }),
  );
  expect(derek).not.toContain('<s ');
});

test('without Panic nothing is gone', () => {
  const match = startAt({ people: { liam: { at: [10, 10] }, derek: { at: [10, 16], side: 2 } } });
  expect(goneByPanic(match.state)).toEqual([]);
  expect(goneWords(match.state)).toBeNull();
});

test('NOISE and Swap Items are among what may be looked for, each with its reason', () => {
  const match = quiet([]);
  const [decision] = match.pending;
  const missed = wishes(match.view(0), decision);
  expect(missed).toEqual(expect.arrayContaining(['run', 'noise', 'swap']));
  expect(why(match, 'noise')).toBe('Quiet!: only a silent Action.');
  expect(why(match, 'swap')).toBe('There is no card to arrange.');
  const armed = startAt({ people: { liam: { at: [10, 10], hands: ['magnum'] }, derek: { at: [10, 16], side: 2 } } });
  expect(wishes(armed.view(0), armed.pending[0])).not.toEqual(expect.arrayContaining(['noise']));
  expect(wishes(armed.view(0), armed.pending[0])).not.toContain('swap');
});
