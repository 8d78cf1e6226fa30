import { type Decision, optionsOf } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { detailsOf } from '../option-details.ts';
import { onPair } from '../option-fights.ts';
import { options } from '../options.ts';
import { stateFor } from '../seen-state.ts';
import { playThrough, SETUPS } from './positions.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => `Seat ${seat}`);

const GAMES = [
  { seats: 2, seed: 'pieces', options: { setup: 'hand', scenery: 'catalogue' } },
  SETUPS[1],
  { seats: 2, seed: 'crowd', options: { points: '300', group1: 'quietCompany', group2: 'quietCompany' } },
];

/** Questions whose answers can hardly be told apart without a second line. */
const TOLD = ['pick-scenery', 'take-item', 'stance', 'event-walker', 'shoot-target', 'activate'];

const lines = new Map<string, Set<string>>();

for (const setup of GAMES)
  playThrough(
    setup,
    (match, decision: Decision) => {
      const view = match.view(decision.seat);
      const told = lines.get(decision.ask.id) ?? new Set<string>();
      lines.set(decision.ask.id, told);
      if (told.size > 40) return;
      for (const id of optionsOf(decision))
        for (const line of options.detail(view, decision, id)) told.add(`${id}: ${say(line)}`);
    },
    420,
  );

test('every question that calls for it has second lines, and none has holes', () => {
  for (const ask of TOLD) expect([ask, lines.get(ask)?.size ?? 0]).not.toEqual([ask, 0]);
  for (const told of lines.values()) for (const line of told) expect(line).not.toMatch(/undefined|NaN|\{|\[object/);
});

test('AW-CONT09, D02: a piece says how large it is and what it hides', () => {
  const told = [...(lines.get('pick-scenery') ?? [])];
  expect(told.find((line) => line.startsWith('truck:'))).toBe('truck: 6 by 2.5 in · blocks sight · holds supplies');
  expect(told.find((line) => line.startsWith('wood:'))).toContain('6 in across');
});

test('AW-SEARCH05, D21: what was found says what it does', () => {
  for (const line of lines.get('take-item') ?? []) expect(line.length).toBeGreaterThan('pack.pack-1: '.length + 4);
});

test('AW-MELEE08, D32: what naming a pair forces is true in every split that has it', () => {
  // Rick and Carl both touch Walkers 2 and 3.
  const edges = ['rick', 'carl'].flatMap((name) => ['walker-2', 'walker-3'].map((walker) => [name, walker]));
  const brawl = {
    open: [],
    edges,
    declared: [],
    settled: [],
    now: null,
    helped: null,
    stances: [],
    weapons: [],
    fought: 0,
  };
  const words = (id: string): string[] =>
    onPair({ brawl } as unknown as Parameters<typeof onPair>[0], id, {} as Decision).map(say);
  expect(words('rick>walker-2')).toEqual(['then also Carl against Walker 3']);
  expect(words('rick>walker-3')).toEqual(['then also Carl against Walker 2']);
});

test('without forecasts no second line tells a chance of a fight, a shot or a Search', () => {
  const odds = new Set<string>();
  playThrough(
    { seats: 2, seed: 'none', options: { help: 'none' } },
    (match, decision) => {
      const view = asView(match.view(decision.seat));
      expect(stateFor(view).help).toBe('none');
      for (const id of optionsOf(decision))
        for (const line of detailsOf(view, decision, id))
          if (/\d%/.test(say(line)) && id !== 'nerve') odds.add(`${decision.ask.id} ${id}: ${say(line)}`);
    },
    300,
  );
  expect([...odds]).toEqual([]);
});

test('AW-SEARCH04: a Search tells the chance of an Incident, but not of a counter that was searched before', () => {
  let looked = 0;
  playThrough(
    SETUPS[1],
    (match, decision: Decision) => {
      if (decision.ask.id !== 'act' || decision.kind !== 'choose' || !decision.options.includes('search')) return;
      const view = asView(match.view(decision.seat));
      const searched = { ...view, counters: view.counters.map((one) => ({ ...one, searched: true })) };
      const told = (seen: typeof view): string => detailsOf(seen, decision, 'search').map(say).join(' ');
      expect(told(searched)).toBe('SEARCHED: no card');
      if (view.counters.every((one) => !one.searched)) expect(told(view)).toMatch(/^Incident \d+%$/);
      looked++;
    },
    420,
  );
  expect(looked).toBeGreaterThan(0);
});
