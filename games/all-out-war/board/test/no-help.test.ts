import type { Decision, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { tongues } from '../../text/test/said.ts';
import { aheadFor } from '../ahead.ts';
import { shotsAfter } from '../mat/ahead-layer.tsx';
import { choicesOf } from '../mat/choices.ts';
import { nobodyReaches, reachersOf } from '../mat/reach.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { askingOf } from '../plan/asking.ts';
import { wordOf } from '../plan/draft.ts';
import { meantBy } from '../plan/resolve.ts';
import { sentenceOf } from '../plan/sentence.ts';
import { stateFor } from '../seen-state.ts';
import { aim } from '../tray.ts';
import { playThrough, SETUPS } from './positions.ts';

const [{ say }] = tongues;

/** Liam acts with a gun beside a counter; one Walker hunts him, another hears him, Derek may run at him. */
const POSITION: Position = {
  people: { liam: { at: [10, 10], hands: ['magnum'] }, derek: { at: [15, 13], side: 2 } },
  walkers: [
    [11.8, 10],
    [10, 16.9],
  ],
  counters: { a: [4.5, 12] },
};

const matches = new Map(['none', 'full'].map((help) => [help, startAt(POSITION, { help })]));
const match = (help: string): Match<War> => matches.get(help) as Match<War>;

function sentence(help: string): string {
  const [decision] = match(help).pending;
  const asking = askingOf(match(help).state, decision);
  if (asking === null) throw new Error('a Move can be planned');
  const run = { ...asking, ways: asking.ways.filter(({ option }) => option === 'run') };
  const planned = meantBy(run, { at: [4500, 11_000], near: null, bends: [], turn: 0 });
  return sentenceOf(match(help).state, planned)
    .flat()
    .map((one) => say(one))
    .join(' ');
}

/** What is planned: a Run to the counter. */
function aheadAt(help: string) {
  const [decision] = match(help).pending;
  const intent = { decision, selected: 'run', plan: ['run', wordOf([[4500, 11_000]])], shares: {}, spot: null };
  const view = match(help).view(0);
  return { intent, view, ahead: aheadFor(asView(view), intent) };
}

describe('as at the table', () => {
  test('the sentence measures and does not say what the Run sets off', () => {
    expect(sentence('full')).toMatch(/NOISE: Walker 1 comes .*Then Search is/);
    const told = sentence('none');
    expect(told).toMatch(
      /^Run: [\d.]+ in of 8 in\. Touching counter A\. Nearest enemy: Walker 1, standing, [\d.]+ in /,
    );
    expect(told).toMatch(/Kill Zone.* NOISE\. Seen by Derek\.$/);
    expect(told).not.toMatch(/comes|Search|Nearest by|%/);
  });

  test('a planned Move foretells no Walkers and no shots, and no panel is there', () => {
    const full = aheadAt('full');
    expect(full.ahead?.move?.noise?.ghosts.length).toBeGreaterThan(0);
    expect(shotsAfter(full.ahead).length).toBeGreaterThan(0);
    expect(panels(full.view, full.intent).length).toBeGreaterThan(0);
    const none = aheadAt('none');
    expect(none.ahead?.move?.noise).toBeNull();
    expect(none.ahead?.move?.after.walkers).toEqual(stateFor(asView(none.view)).walkers);
    expect(shotsAfter(none.ahead)).toEqual([]);
    expect(panels(none.view, none.intent)).toEqual([]);
  });

  test('who can reach somebody: rivals by their Moves, but no Walkers that lunge or hear', () => {
    const reachers = (help: string) => {
      const { state } = match(help);
      return reachersOf(state, state.people[0]).map(({ name, how }) => `${name} ${how}`);
    };
    expect(reachers('full')).toEqual(['walker-1 lunge', 'derek run', 'walker-2 hears']);
    expect(reachers('none')).toEqual(['derek run']);
    const nobody = (help: string) => say(nobodyReaches(match(help).state, match(help).state.people[0]));
    expect(nobody('full')).toBe('Nobody can reach Liam next turn.');
    expect(nobody('none')).toBe('No rival can reach Liam next turn.');
  });

  test('no second line, button or tray tells a chance, and no Walker is drawn where it would come', () => {
    const seen = { asked: 0, ways: 0 };
    const chance = /%| comes |Incident \d/;
    const look = (played: Match<War>, decision: Decision): void => {
      const view = played.view(decision.seat);
      const ids = decision.kind === 'choose' ? decision.options : [];
      for (const id of ids.slice(0, 6)) {
        const intent = { decision, selected: id, plan: [], shares: {} };
        const told = [...options.detail(view, decision, id), options.confirm(view, intent), aim(view, intent)?.odds];
        const words = told.flatMap((one) => (one ? [say(one)] : [])).join(' ');
        expect(words, `${decision.ask.id} ${id}`).not.toMatch(chance);
        expect(options.alarm(view, decision, id)).toBeNull();
        expect(panels(view, intent)).toEqual([]);
        seen.asked++;
      }
      const drawn = choicesOf(played.state, decision, played.state.people[0]);
      if (drawn.length > 0) seen.ways++;
      if (drawn.length > 0) expect(decision.ask.id).toMatch(/^(?:walker-route|flee-bend|next-push|slippery)$/);
    };
    for (const setup of [SETUPS[1], SETUPS[2], SETUPS[4]])
      playThrough({ ...setup, options: { ...setup.options, help: 'none' } }, look, 400);
    expect(seen.asked).toBeGreaterThan(500);
    expect(seen.ways).toBeGreaterThan(0);
  });
});
