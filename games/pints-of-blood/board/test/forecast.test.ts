import { type Decision, type GameEvent, type Match, sample } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import type { Pints } from '../../rules/state.ts';
import { asView } from '../../rules/view.ts';
import { type Forecast, forecast } from '../forecast.ts';
import { laidOf } from '../laid.ts';
import { isCertain, type Range } from '../tokens.ts';
import { endTurn, playThrough } from './positions.ts';

const CONTINUATIONS = 4;
/** The moments between effects, from placing on: what the view shows is all there is. */
const BETWEEN = ['place', 'w6', 'w7', 'w9', 'w10', 'w11'];

interface Told {
  readonly slides: number[];
  readonly bus: number[];
  readonly enters: number[];
  readonly defeated: number;
  readonly bites: number;
  readonly parks: number;
}

/** What the events from an answer on tell of the rest of the turn. */
function told(match: Match<Pints>, from: number, active: number): Told {
  const events: GameEvent[] = [];
  for (const { at, event } of match.events) {
    if (at <= from) continue;
    if (event.type === 'turn') break;
    events.push(event);
  }
  const perRow = (type: string, detail: string | null): number[] => {
    const rows = [0, 0, 0, 0, 0];
    for (const event of events)
      if (event.type === type) rows[Number(event.row) - 1] += detail ? Number(event[detail]) : 1;
    return rows;
  };
  const crisps = events.find((event) => event.type === 'crisps');
  const counted = events.find((event) => event.type === 'bites-counted' && event.player === active);
  return {
    slides: perRow('row-moved', 'tiles'),
    bus: perRow('bus-unloads', null),
    enters: perRow('tile-enters', 'zombies'),
    defeated: Number(crisps?.crisps ?? 0),
    bites: Number(counted?.bites ?? 0),
    parks: match.state.bus.row + 1,
  };
}

const holds = ({ lo, hi }: Range, n: number): boolean => n >= lo && (hi === null || n <= hi);

function wrong(seen: Forecast, happened: Told): string[] {
  const faults = seen.rows.flatMap((row, i) =>
    (['slides', 'bus', 'enters'] as const)
      .filter((what) => !holds(row[what], happened[what][i]))
      .map((what) => `row ${i + 1} ${what}: ${JSON.stringify(row[what])}, not ${happened[what][i]}`),
  );
  if (seen.open === null && !holds(seen.defeated, happened.defeated))
    faults.push(`defeated: ${JSON.stringify(seen.defeated)}, not ${happened.defeated}`);
  if (!holds(seen.bites, happened.bites)) faults.push(`bites: ${JSON.stringify(seen.bites)}, not ${happened.bites}`);
  if (seen.parks.length > 0 && !seen.parks.includes(happened.parks))
    faults.push(`parks at ${seen.parks}, not ${happened.parks}`);
  return faults;
}

interface Tally {
  positions: number;
  certain: number;
  ranges: number;
  faults: string[];
}

/** Forecasts a position and lets its turn end in several imagined ways. */
function check(match: Match<Pints>, decision: Decision, tally: Tally, below: (n: number) => number): void {
  const seat = decision.seat;
  const view = asView(match.view(seat));
  const plan = decision.ask.id === 'place' ? sample({ ...decision, beside: [] }, below, game) : null;
  const laid = Array.isArray(plan) ? laidOf(plan.map(String), view.players.length) : view.assigned;
  const seen = forecast(view, laid, decision.ask.id);
  if (seen === null) throw new Error(`no forecast at ${view.step}`);
  tally.positions++;
  for (const row of seen.rows)
    for (const range of [row.slides, row.bus, row.enters]) {
      tally.ranges++;
      if (isCertain(range)) tally.certain++;
    }
  for (let i = 0; i < CONTINUATIONS; i++) {
    const future = match.imagine(seat, `${tally.positions} ${i}`);
    const from = future.answers.length;
    if (plan !== null) give(future, future.pending[0], plan);
    endTurn(future, view.turn, below);
    const faults = wrong(seen, told(future, from, view.active));
    tally.faults.push(...faults.map((fault) => `${match.seed} ${from} ${decision.ask.id} (${seen.open}): ${fault}`));
  }
}

describe.each(['starter', 'main'] as const)('%s', (level) => {
  test('what a forecast calls certain happens, and its ranges hold what happens', () => {
    const tally: Tally = { positions: 0, certain: 0, ranges: 0, faults: [] };
    const below = stream('positions');
    for (let i = 0; i < 16; i++)
      playThrough({ level, seats: 1 + (i % 4), seed: `forecast ${level} ${i}` }, (match, decision) => {
        if (BETWEEN.includes(decision.ask.id) && below(3) === 0) check(match, decision, tally, below);
      });
    expect(tally.faults).toEqual([]);
    expect(tally.positions).toBeGreaterThan(100);
    // Not by calling everything uncertain.
    expect(tally.certain / tally.ranges).toBeGreaterThan(level === 'starter' ? 0.85 : 0.5);
  });
});

test('before the roll and in the middle of an effect nothing is called certain', () => {
  const opens = new Set<string | null>();
  playThrough({ level: 'main', seats: 2, seed: 'early' }, (match, { ask, seat }) => {
    const seen = forecast(asView(match.view(seat)), undefined, ask.id);
    if (ask.id === 'send-first' || ask.id === 'w3') opens.add(seen?.open ?? null);
    if (ask.id === 'give-cards' || ask.id === 'no-bite') expect(seen?.open).toBe('busy');
  });
  expect([...opens].filter((open) => open === null)).toEqual([]);
});
