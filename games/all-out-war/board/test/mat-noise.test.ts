import type { Decision, GameEvent, Match } from '@shamble/kernel';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { type MovePlan, moveOf } from '../forecast/ways.ts';
import { stateFor } from '../seen-state.ts';
import { playThrough, SETUPS } from './positions.ts';

interface Run {
  readonly plan: MovePlan;
  readonly told: readonly GameEvent[];
  readonly tried: Match<War>;
  /** What it led to, and what is asked then. */
  readonly state: War;
  readonly next: Decision | undefined;
}

/** Events up to where it is loud a second time: a Run may end the phase, and a card be loud then. */
function firstLoud(events: readonly GameEvent[]): readonly GameEvent[] {
  const isLoud = ({ type }: GameEvent): boolean => type === 'loud';
  const next = events.findIndex((event, i) => isLoud(event) && events.findIndex(isLoud) < i);
  return next < 0 ? events : events.slice(0, next);
}

/** Moves to some named places of a question, each foretold as the board does it, then tried on a copy. */
function* movesAt(match: Match<War>, decision: Decision, gait = 'run', every = 5): Generator<Run> {
  if (decision.kind !== 'choose' || decision.ask.id !== 'act' || !decision.options.includes(gait)) return;
  const { seat } = decision;
  const asked = match.fork();
  expect(asked.answer(seat, decision.n, gait)).toBeNull();
  const where = asked.only;
  if (where?.kind !== 'place' || where.ask.id !== 'move') return;
  const s = stateFor(asView(asked.view(seat)));
  for (const { answer } of where.candidates.filter((_, i) => i % every === 1)) {
    const plan = moveOf(s, { decision: where, selected: null, plan: [], spot: answer });
    if (plan === null) throw new Error('a Run that nothing is foretold of');
    const tried = asked.fork();
    expect(tried.answer(seat, where.n, answer)).toBeNull();
    const told = firstLoud(tried.events.slice(asked.events.length).map(({ event }) => event));
    yield { plan, told, tried, state: tried.state, next: tried.pending[0] };
  }
}

test('NOISE is foretold as it comes, in more than 200 Runs: who comes, where it stops, whom it touches', () => {
  const seen = { runs: 0, heard: 0, touched: 0, open: 0, searches: 0 };
  for (const setup of SETUPS.slice(0, 5))
    playThrough(
      setup,
      (match, decision) => {
        for (const { plan, told, state, next } of movesAt(match, decision)) {
          const { ghosts = [], quiet = false } = plan.noise ?? {};
          // A Leap asks on, Small and Quiet is rolled, and a choice or a die is said to be one.
          if (plan.over !== null || quiet || ghosts.some(({ unsure }) => unsure !== null)) {
            seen.open++;
            continue;
          }
          expect(told.some(({ type, loud }) => type === 'loud' && loud === 'noise')).toBe(true);
          seen.runs++;
          if (state.step === 'act' || state.step === 'activate') {
            const places = ({ walkers }: War) => walkers.map(({ number, x, y }) => [number, x, y]);
            expect(places(plan.after), 'the position that later forecasts start from').toEqual(places(state));
          }
          if (next?.kind === 'choose' && next.ask.id === 'act' && state.now?.who === match.state.now?.who) {
            expect(plan.counters.length > 0, 'a Search').toBe(next.options.includes('search'));
            seen.searches++;
          }
          const comes = told.filter(({ type, why }) => /^walker-(?:moves|stuck)$/.test(type) && why === 'noise');
          expect(comes.map(({ walker }) => walker)).toEqual(ghosts.map(({ walker }) => walker));
          for (const [i, { type, to, touches }] of comes.entries()) {
            seen.heard++;
            if (type === 'walker-stuck') continue;
            expect(to).toEqual(ghosts[i].to);
            expect(touches).toEqual(ghosts[i].touches);
            if (ghosts[i].touches.length > 0) seen.touched++;
          }
        }
      },
      90,
    );
  expect(seen.runs, JSON.stringify(seen)).toBeGreaterThan(200);
  expect(seen.heard).toBeGreaterThan(100);
  expect(seen.touched).toBeGreaterThan(20);
  expect(seen.searches).toBeGreaterThan(50);
});

/** What is asked when a Move and all it set off are over, whatever comes first chosen on the way. */
function offered(match: Match<War>, who: number): readonly string[] {
  for (let [next] = match.pending; next !== undefined; [next] = match.pending) {
    if (match.state.now?.who !== who) return [];
    if (next.ask.id === 'act') return next.kind === 'choose' ? next.options : [];
    const answer = next.kind === 'choose' ? next.options[0] : next.kind === 'place' ? next.candidates[0].answer : null;
    if (answer === null) return [];
    expect(match.answer(next.seat, next.n, answer)).toBeNull();
  }
  return [];
}

test('AW-ACT07, AW-ACT08, AW-SEARCH01: a Search after a Move is foretold for sure just where it is offered then', () => {
  const seen = { sure: 0, perhaps: 0, never: 0, guarded: 0 };
  for (const setup of SETUPS.slice(0, 5))
    playThrough(
      setup,
      (match, decision) => {
        for (const gait of ['run', 'sneak'])
          for (const { plan, tried } of movesAt(match, decision, gait, 4)) {
            const guarded = plan.counters.length === 0 && plan.guarded.length > 0;
            if (plan.counters.length === 0 && !guarded && seen.never > 400) continue;
            const who = match.state.now?.who ?? -1;
            const found = offered(tried, who).includes('search');
            const said = plan.counters.length === 0 ? 'none' : plan.search;
            if (said === 'sure') expect(found, JSON.stringify(decision)).toBe(true);
            // What a choice or a die brings may make room for a Search where none was foreseen: only a certain end excludes it.
            const open = plan.over !== null || (plan.noise?.ghosts ?? []).some(({ unsure }) => unsure !== null);
            if (said === 'none' && !open) expect(found).toBe(false);
            if (guarded && plan.over === null) {
              expect(found, 'a guarded counter').toBe(false);
              seen.guarded++;
            }
            seen[said === 'none' ? 'never' : said]++;
          }
      },
      120,
    );
  expect(seen.sure + seen.perhaps + seen.never, JSON.stringify(seen)).toBeGreaterThan(200);
  expect(seen.sure, JSON.stringify(seen)).toBeGreaterThan(20);
  expect(seen.perhaps).toBeGreaterThan(0);
  expect(seen.guarded).toBeGreaterThan(0);
});
