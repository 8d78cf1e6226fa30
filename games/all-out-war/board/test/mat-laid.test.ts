import { type Decision, Match, type Place, type Say, type Spot } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { expect, test } from 'vitest';
import { sceneryNumber } from '../../content/scenery.ts';
import { game } from '../../rules/game.ts';
import type { War } from '../../rules/state.ts';
import { text } from '../../text/index.ts';
import { layingRegion, middleWords } from '../plan/laid.ts';
import { sentenceOf } from '../plan/sentence.ts';

const { messages } = await text('en');
const say: Say = speaker('en', messages, (seat) => ['Nadia', 'Bruno'][seat]);

/** The first question of a set-up by hand that lays something. */
function asked(id: string): { readonly war: War; readonly place: Place } {
  const match = Match.start(game, 2, { setup: 'hand' }, 'laid');
  for (let i = 0; i < 60; i++) {
    const [decision]: readonly Decision[] = match.pending;
    if (decision.kind === 'place' && decision.ask.id === id) return { war: match.state, place: decision };
    const answer =
      decision.kind === 'choose' ? decision.options[0] : decision.kind === 'place' ? decision.candidates[0].answer : [];
    const refusal = match.answer(decision.seat, decision.n, answer);
    if (refusal) throw new Error(refusal.code);
  }
  throw new Error(`${id} is not asked`);
}

const told = (war: War, place: Place, spot: Spot): string =>
  sentenceOf(war, { way: { place, option: null }, spot })
    .flat()
    .map((one) => say(one))
    .join(' ');

test('scenery is measured by its own outline, and what is refused says where it would lie and what is missing', () => {
  const { war, place } = asked('place-scenery');
  const kind = sceneryNumber('vehicle');
  const laid: War = { ...war, pieces: [{ kind, x: 4000, y: 7000, turn: 0 }] };
  const facts = { ...(place.facts as object), kind, pieces: laid.pieces, source: true };
  const vehicle = { ...place, facts } as unknown as Place;
  expect(told(laid, vehicle, [14_000, 7000, 0])).toMatch(
    /^At 14 east, 7 north, long side .+\. Nearest: car 1, 6 in west\.$/,
  );
  expect(told(laid, vehicle, [4000, 10_500, 0])).toMatch(
    /^Not here: Car 1: stay 2 in away\. 0\.5 in more is needed\. At 4 east, 10\.5 north, .+\. Nearest: car 1, 1\.5 in south\.$/,
  );
  expect(told(laid, vehicle, [10_000, 12_500, 0])).toContain(
    'Not here: That is too near to the centre. 0.5 in more is needed.',
  );
});

test('a counter says how far the next counter is', () => {
  const { war, place } = asked('place-counter');
  const words = told({ ...war, counters: [{ ...COUNTER, x: 5000, y: 9000 }] }, place, [9000, 9000]);
  expect(words).toContain('Nearest: counter A, 3 in west.');
});

const COUNTER = { source: 0, searched: false, carrier: -1, level: 0, card: -1 } as unknown as War['counters'][number];

test('what carries supplies is kept in the middle as long as there is room, and it is told which it is', () => {
  const { war, place } = asked('place-scenery');
  const kind = sceneryNumber('vehicle');
  const laying = (source: boolean) => {
    const facts = { ...(place.facts as object), kind, source };
    return { ...place, facts } as unknown as Place;
  };
  expect(told(war, laying(true), [14_000, 7000, 0])).not.toContain('middle');
  expect(middleWords(war, laying(true))).toEqual({ id: 'boardview.say.middle' });
  expect(told(war, laying(false), [14_000, 7000, 0])).toContain('No room is left in the middle');
  const [middle] = layingRegion(war, laying(true))?.in ?? [];
  const [whole] = layingRegion(war, laying(false))?.in ?? [];
  expect(middle).toMatchObject({ polygon: [[2000, expect.any(Number)], [18_000, expect.any(Number)], {}, {}] });
  expect(whole).toMatchObject({ polygon: [[0, 0], [20_000, 0], {}, {}] });
  expect(layingRegion(war, laying(true))?.out?.map(({ id }) => id)).toContain('centre');
});
