import type { Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { askingOf } from '../plan/asking.ts';
import { sentenceOf } from '../plan/sentence.ts';
import { stateFor } from '../seen-state.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => ['Alex', 'Billie'][seat]);

/** Walker 3 touches the far end of the car that carries counter A; counter B lies free. */
const POSITION = {
  people: { liam: { at: [10, 6] }, derek: { at: [1, 1], side: 2 } },
  pieces: { vehicle: [[10, 10]] },
  counters: { a: 'car 1', b: [6, 6] },
  walkers: { 3: [10, 11.5] },
};

/** Everything that is told of the end of a Sneak to a counter: beside the mat, by the cursor, below the option. */
function told(match: Match<War>, counter: string): readonly string[][] {
  const { seat, n } = match.only!;
  const asked = match.fork();
  expect(asked.answer(seat, n, 'sneak')).toBeNull();
  const decision = asked.only!;
  const view = asView(asked.view(seat));
  const candidate =
    decision.kind === 'place' && decision.candidates.find(({ id }) => id === `touch:counter-${counter}`);
  if (!candidate || decision.kind !== 'place') throw new Error('the counter can be reached');
  const spot = candidate.answer;
  const [plan] = panels(view as never, { decision, selected: null, plan: [], shares: {}, spot });
  const s = stateFor(view);
  const way = askingOf(s, decision)!.ways[0];
  return [
    plan.lines.map((line) => say(line.text)),
    sentenceOf(s, { way, spot }).flatMap((part) => part.map((one) => say(one))),
    options.detail(view as never, decision, candidate.id).map((one) => say(one)),
  ];
}

test('AW-SEARCH03: a plan that ends at a counter says that an enemy makes a Search impossible, and who', () => {
  const match = startAt(POSITION);
  for (const lines of told(match, 'a')) expect(lines).toContain('No Search (counter A): Walker 3 touches car 1, too.');
  const free = told(match, 'b');
  expect(free.flat().filter((line) => line.startsWith('No Search'))).toEqual([]);
  expect(free[2]).toEqual([]);
  expect(free[0]).toContain('Then Search is possible: B.');
});
