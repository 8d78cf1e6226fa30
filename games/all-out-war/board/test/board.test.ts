import { optionsOf, refsOf } from '@shamble/kernel';
import { stream } from '@shamble/kernel/conformance/playing';
import { type BoardProps, intentOf, stageOf as sharedOf } from '@shamble/parts';
import { boardConforms, drawn } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { playing, type War } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { refOf } from '../../text/refs.ts';
import { aheadFor } from '../ahead.ts';
import { board } from '../index.tsx';
import { detailsOf, hasDetails } from '../mat/details.tsx';
import { thingWords } from '../mat/words.ts';
import { actingIn, askingOf, plannedIn } from '../plan/asking.ts';
import { stateFor } from '../seen-state.ts';
import { OnStage, type Stage } from '../stage.ts';
import { nameOfThing, optionsAt } from '../things.ts';
import { playThrough, SETUPS } from './positions.ts';

const ON_MAT = /^(?:survivor|walker|counter|piece):/;

/** Whether something is on the table: people may not have come in yet. */
const isThere = (war: War, ref: string): boolean =>
  !ref.startsWith('survivor:') || playing(war).some(({ id }) => `survivor:${id}` === ref);

const nothing = (): void => {};

function stageOf(props: BoardProps): Stage {
  const view = asView(props.view);
  const war = stateFor(view);
  const asking = askingOf(war, props.decision);
  return {
    ...sharedOf(props, new Map(), (thing) => optionsAt(thing, props.decision, props.refs)),
    view,
    war,
    acting: actingIn(war),
    aims: [],
    planning: { asking, planned: plannedIn(asking, props), lay: nothing, give: nothing, back: () => false },
    ahead: aheadFor(view, intentOf(props)),
  };
}

/** Beside the usual games: laid by hand, tops and rooms, the same Survivor on both sides, a large table, four people. */
const MORE = [
  { seats: 2, seed: 'hand', options: { setup: 'hand', scenery: 'catalogue', tops: true, buildings: 'detailed' } },
  { seats: 2, seed: 'layout', options: { setup: 'layout', points: '150', group1: 'camp', group2: 'camp' } },
  { seats: 4, seed: 'four', options: { mode: 'together', points: '200', group1: 'own', group2: 'own' } },
  { seats: 2, seed: 'large', options: { points: '400', group1: 'own', group2: 'own' } },
] as const;

const asked = new Set<string>();
const nameless = new Set<string>();
const unreachable = new Set<string>();
const figures = new Set<string>();

boardConforms<Stage>({
  board,
  describe,
  text,
  stageOf,
  OnStage,
  details: { hasDetails, detailsOf },
  open: ({ war, say }, _, things) => {
    for (const thing of things)
      if (ON_MAT.test(thing)) {
        const words = thingWords(war, thing, actingIn(war)).map((part) => say(part));
        if (words.length === 0 || words.some((word) => word === '')) nameless.add(thing);
      }
  },
  play: (trial, voices) => {
    const below = stream('drawn');
    for (const setup of [...SETUPS, ...MORE])
      playThrough(
        setup,
        (match, decision) => {
          // Every question once, and some positions by chance.
          if (asked.has(decision.ask.id) && below(60) > 0) return;
          asked.add(decision.ask.id);
          const say = voices[below(voices.length)];
          const options = optionsOf(decision);
          const selected = decision.kind === 'choose' && below(2) === 0 ? options[below(options.length)] : null;
          const shares = decision.kind === 'split' ? { [options[0]]: 1 } : {};
          const { candidates = [] } = decision.kind === 'place' ? decision : {};
          const spot = candidates.length > 0 ? candidates[below(candidates.length)].answer : null;
          const more = { shares, selected, spot, compact: below(2) === 0 };
          const props = trial.propsOf(match.view(decision.seat), setup.seats, decision, say, more);
          trial.draw(props, 9);
          const things = drawn(board, props);
          for (const thing of things) if (thing.startsWith('survivor:')) figures.add(thing);
          for (const id of options) {
            const on = refsOf(describe, decision, id).filter((ref) => ON_MAT.test(ref) && isThere(match.state, ref));
            const gone = on.filter((ref) => !things.includes(ref));
            if (say(describe.option(decision, id)) === '' || gone.length > 0) unreachable.add(`${id}: ${gone}`);
          }
          // What others see while somebody decides.
          if (below(4) === 0) trial.draw(trial.propsOf(match.view(-1), setup.seats, null, say), 40);
        },
        300,
      );
  },
});

test('every thing has a name; every option has words, and what it is about lies on the mat', () => {
  expect([...nameless]).toEqual([]);
  expect([...unreachable]).toEqual([]);
  expect(asked.size).toBeGreaterThan(35);
  for (const id of ['build-group', 'place-scenery', 'swap', 'move', 'shoot-target', 'stance'])
    expect(asked).toContain(id);
});

test('the same Survivor on both sides is two figures', () => {
  expect(figures).toContain('survivor:carl-1');
  expect(figures).toContain('survivor:carl-2');
  expect(refOf('carl-2')).toBe('survivor:carl-2');
  expect(nameOfThing('survivor:carl-2')).toBe('carl-2');
});
