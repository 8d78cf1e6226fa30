import type { Message } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import type { PanelLine } from '@shamble/parts';
import { expect, test } from 'vitest';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { moveOf } from '../forecast/ways.ts';
import { endLines, eventLines, fightsLines } from '../forecast/words.ts';
import { options } from '../options.ts';
import { aim } from '../tray.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => `Seat ${seat}`);

const read = (lines: readonly PanelLine[]): string[] => lines.map((line) => say(line.text as Message));

const RIVAL = { at: [1, 1], side: 2 };
const at = (position: Position) => startAt({ turn: 3, ...position }).state;

/** The second line of an option that is asked now. */
function detail(position: Position, id: string, ask: string): string {
  const match = startAt({ turn: 3, ...position });
  const [decision] = match.pending;
  expect(decision.ask.id).toBe(ask);
  return options
    .detail(match.view(decision.seat), decision, id)
    .map((line) => say(line))
    .join(' · ');
}

test('AW-END02 AW-END03: the End phase tells of prone Walkers and of bitten Survivors who live', () => {
  const people = {
    tess: { at: [10, 10], bitten: true },
    carl: { at: [12, 10], bitten: true, status: 'dead' },
    derek: RIVAL,
  };
  const lines = read(
    endLines(
      at({
        people,
        walkers: [
          [5, 5, 'prone'],
          [7, 5],
        ],
      }),
    ),
  );
  expect(lines).toEqual([
    'The prone Walker stands up with a badge (50%).',
    'Bitten: Tess. A blank costs 1 Health (50%).',
  ]);
  expect(read(endLines(at({ people: { tess: { at: [10, 10] }, derek: RIVAL } })))).toEqual([]);
  const alone = startAt({ people: { tess: { at: [10, 10] } } }, { mode: 'together' }, { seats: 1 }).state;
  expect(read(endLines(alone))).toEqual(['Threat rises by 1.']);
});

test('AW-KZ01 AW-EVENT03: the Event phase tells of lunges and of the cards that are left', () => {
  const s = at({ people: { tess: { at: [10, 12] }, derek: RIVAL }, walkers: [[10, 10]] });
  const lines = read(eventLines(s));
  expect(lines[0]).toBe('Walker 1 lunges 1 in at Tess.');
  expect(lines[1]).toBe('Event: 11 of 20 cards move Walkers, 4 bring new ones.');
  expect(lines[2]).toBe('2 of 20 cards raise Threat first.');
});

test('AW-MELEE02-R AW-MULT03: the Melee phase tells whether Threat rises, and what is still to be decided', () => {
  const quiet = at({ people: { tess: { at: [10, 10] }, derek: RIVAL }, walkers: [[11, 10, 'prone']] });
  expect(read(fightsLines(quiet))).toEqual(['Nobody fights: Threat stays.']);
  const open = at({ people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } }, walkers: [[10.5, 10.866]] });
  // The phase has begun there, and Threat has risen; before, it is told to rise.
  expect(read(fightsLines(open))).toEqual([expect.stringMatching(/^Whom the Walkers help is decided first/)]);
  expect(read(fightsLines({ ...open, brawl: null }))[0]).toMatch(/^Threat rises by 1/);
  const helped = at({ people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } }, walkers: [[9, 10]] });
  const lines = read(fightsLines(helped));
  // With the Walker's die Sandra can only Attack (AW-MULT05).
  expect(lines.map((line) => /Attack|Defend/.exec(line)?.[0])).toEqual(['Attack', 'Defend', 'Attack']);
});

test('AW-THR02 AW-NERVE01: Hold Your Nerve promises no more than Threat can fall', () => {
  const people = { rickLeader: { at: [10, 10], leader: true }, derek: RIVAL };
  expect(detail({ threat: 1, people }, 'nerve', 'act')).toBe('Threat is at its lowest');
  expect(detail({ threat: 2, people }, 'nerve', 'act')).toBe('Threat −1, no roll');
  expect(detail({ threat: 3, people }, 'nerve', 'act')).toBe('Threat −2, no roll');
});

test('AW-MULT03, D38: whom the Walkers help has its odds for either side', () => {
  const position = {
    step: 'melees',
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
    walkers: [[10.5, 10.866]],
  };
  const [own, other] = ['side-1', 'side-2'].map((id) => detail(position, id, 'walkers-join'));
  expect(own).toMatch(
    /^win \d+%(?: · kills \d+%)? · wounds \d+%(?: · only push back \d+%)? · is hurt \d+%(?: · lose unhurt \d+%)?$/,
  );
  expect(other).toMatch(/^wins \d+%/);
  expect(Number(/\d+/.exec(own)?.[0])).toBeGreaterThan(Number(/\d+/.exec(other)?.[0]));
});

test('AW-MELEE21: a tie is said to be enough where it is, and not where it is not', () => {
  const needs = (initiative: number): string => {
    const match = startAt({
      step: 'melees',
      initiative,
      people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
    });
    const [decision] = match.pending;
    const view = match.view(decision.seat);
    const intent = { decision, selected: 'attack.bare', plan: [], shares: {} };
    expect(asView(view).initiative).toBe(initiative - 1);
    return say(aim(view, intent)?.needs as Message);
  };
  // The Ini player is asked first, and has the tie.
  expect(needs(1)).toBe('at least as many successes as the others');
  const match = startAt({
    step: 'melees',
    initiative: 2,
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
  });
  match.answer(1, match.pending[0].n, 'attack.bare');
  const [decision] = match.pending;
  expect(decision.seat).toBe(0);
  const intent = { decision, selected: 'defend', plan: [], shares: {} };
  expect(say(aim(match.view(0), intent)?.needs as Message)).toBe('more successes than the others');
});

test('AW-MELEE12 AW-MELEE17: whoever is asked second knows what the first declared', () => {
  const match = startAt({
    step: 'melees',
    initiative: 2,
    people: { carl: { at: [10, 10] }, sandra: { at: [11, 10], side: 2 } },
  });
  match.answer(1, match.pending[0].n, 'defend');
  const [decision] = match.pending;
  const line = (id: string): string =>
    options
      .detail(match.view(0), decision, id)
      .map((one) => say(one))
      .join(' · ');
  expect(line('defend')).toBe('nothing happens');
  // A Defender hurts nobody.
  expect(line('attack.bare')).toMatch(/^wins \d+% · wounds \d+% · loses unhurt \d+%$/);
});

test('AW-CONT02: a Run that may stay quiet is said to', () => {
  const match = startAt({ people: { carl: { at: [10, 10] }, derek: RIVAL }, walkers: [[10, 15]] });
  match.answer(0, match.pending[0].n, 'run');
  const [decision] = match.pending;
  const plan = moveOf(match.state, { decision, selected: null, plan: [], spot: [[12_000, 10_000]] });
  expect(plan?.noise?.quiet).toBe(true);
});

test('AW-CONT02: a Bait pulls two Walkers, and both are named', () => {
  const people = { liam: { at: [10, 10] }, derek: RIVAL };
  const walkers = [
    [10, 18],
    [16, 10],
    [2, 2],
  ];
  expect(detail({ people, walkers }, 'noise', 'act')).toBe(
    'NOISE pulls: Walker 2 and Walker 1 · Walker 2 engages Liam',
  );
});
