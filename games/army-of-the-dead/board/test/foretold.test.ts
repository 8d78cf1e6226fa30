/** Forecasts as a seat sees them at 300 positions of the recorded matches, against what then happens. */
import { Chance, clone, type Decision, type GameEvent, sample, seeded, Table } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { beforeAll, describe, expect, test } from 'vitest';
import { forecast } from '../../rules/forecast.ts';
import { game } from '../../rules/game.ts';
import { beginSpawn, drawZombies } from '../../rules/spawn.ts';
import type { Army } from '../../rules/state.ts';
import { playDead } from '../../rules/test/dead-drive.ts';
import { misses } from '../../rules/test/foretold.ts';
import { type Ahead, aheadOf } from '../ahead.ts';
import { nextDraw } from '../appears.ts';
import { type Position, recordedPositions } from './recorded.ts';

const POSITIONS = 300;
/** How often each is played on. */
const FUTURES = 4;

let positions: readonly Position[] = [];

beforeAll(() => {
  positions = recordedPositions(POSITIONS);
}, 60_000);

/** What comes of an option with other dice, all that it leads to answered at random: up to the next free choice. */
function happening({ match, decision }: Position, id: string, future: string): { state: Army; events: GameEvent[] } {
  const copy = match.imagine(decision.seat, future);
  const before = copy.events.length;
  const below = stream(future);
  give(copy, decision, id);
  for (let [next] = copy.pending; next !== undefined && !isOpen(next); [next] = copy.pending)
    give(copy, next, sample({ ...next, beside: [] } as Decision, below, game));
  return { state: copy.state, events: copy.events.slice(before).map(({ event }) => event) };
}

const isOpen = ({ ask }: Decision): boolean => ['act', 'next', 'tactician'].includes(ask.id);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const counted = (zones: readonly string[]): Record<string, number> =>
  Object.fromEntries(zones.map((zone) => [zone, zones.filter((one) => one === zone).length]));

describe(`${POSITIONS} recorded positions`, () => {
  test('are as many as that, in all Missions', () => {
    expect(positions).toHaveLength(POSITIONS);
    expect(new Set(positions.map(({ view }) => view.mission)).size).toBe(10);
  });

  test('the dead do what is told from the view', { timeout: 60_000 }, () => {
    for (const { name, match, view } of positions) {
      const told = aheadOf(view, [], null)?.forecast;
      if (!told) throw new Error(`nothing is told at ${name}`);
      expect(told, name).toEqual(forecast(match.state));
      for (let i = 0; i < FUTURES; i++)
        expect(misses(match.state, told, playDead(match.state, `${i}`)), name).toEqual([]);
    }
  });

  test('a card brings what may appear', () => {
    for (const { name, match, view } of positions) {
      const draw = nextDraw(view);
      expect(sum([...draw.coming.map(({ chance }) => chance), draw.nothing]), name).toBeCloseTo(1);
      for (let i = 0; i < FUTURES; i++) {
        const card = drawn(match.state, `${i}`);
        const coming = draw.coming.find(({ kind }) => kind === card.kind);
        if (card.n === 0) expect(draw.nothing, name).toBeGreaterThan(0);
        else
          expect(coming && card.n >= coming.least && card.n <= coming.most, `${name} ${JSON.stringify(card)}`).toBe(
            true,
          );
        if (card.short) expect(draw.short, name).toBeGreaterThan(0);
      }
    }
  });

  test('options do what is told when they are chosen', { timeout: 60_000 }, () => {
    const seen = { move: 0, attack: 0, throw: 0, noise: 0, search: 0, objective: 0, wakes: 0 };
    for (const position of positions) {
      const { options } = position.decision;
      for (const verb of ['move', 'attack', 'throw', 'noise', 'search', 'objective'] as const) {
        const ids = options.filter((id) => id.split('.')[0] === verb);
        for (const id of ids.slice(0, 2)) {
          const ahead = aheadOf(position.view, options, id);
          if (ahead === null) throw new Error(`nothing is told at ${position.name}`);
          for (let i = 0; i < FUTURES / 2; i++)
            expect(otherwise(ahead, happening(position, id, `${i}`)), `${position.name} ${id}`).toEqual([]);
          if (verb === 'move') {
            const [danger] = aheadOf(position.view, [id], null)?.dangers ?? [];
            const mover = position.view.team[position.match.state.turns[0].who].survivor;
            const meets = ahead.forecast?.survivors.find(({ survivor }) => survivor === mover);
            expect([danger.most, danger.health], `${position.name} ${id}`).toEqual([meets?.wounds.most, meets?.health]);
          }
          seen[verb]++;
          if (ahead.sound !== null && ahead.sound.wakes.length > 0) seen.wakes++;
        }
      }
    }
    const rare: Readonly<Record<string, number>> = { throw: 3, objective: 8 };
    for (const [what, n] of Object.entries(seen)) expect(n, what).toBeGreaterThan(rare[what] ?? 40);
  });
});

/** The next Zombie card, for the first Spawn Zone. */
function drawn(s: Army, seed: string): { kind: string; n: number; short: boolean } {
  const state = clone(s);
  beginSpawn(state);
  const table = new Table(state, new Chance(seeded(seed)));
  const events: GameEvent[] = [];
  table.sink = (event) => events.push(event);
  drawZombies(table, 0).next([]);
  const card = events.find(({ type }) => type === 'zombie-card');
  const [placed] = (events.find(({ type }) => type === 'appeared')?.list ?? []) as {
    n: number;
    fewer: number;
    short: boolean;
  }[];
  return { kind: String(card?.kind), n: (placed?.n ?? 0) + (placed?.fewer ?? 0), short: placed?.short ?? false };
}

/** What an option did otherwise than told. */
function otherwise(
  { shot, sound, forecast: told, after }: Ahead,
  { state, events }: ReturnType<typeof happening>,
): string[] {
  // The game may end in the middle of it.
  if (state.result !== null) return [];
  const found: string[] = [];
  const of = (type: string): readonly GameEvent[] => events.filter((event) => event.type === type);
  const woken = counted(of('woken').map(({ zone }) => String(zone)));
  const extra = of('extra-activation').length > 0;
  if (sound !== null) {
    if (!of('noise').some(({ zone }) => zone === sound.zone)) found.push('no Noise');
    const wakes = Object.fromEntries(sound.wakes.map(({ zone, tokens }) => [zone, tokens]));
    if (!extra && JSON.stringify(Object.entries(woken).sort()) !== JSON.stringify(Object.entries(wakes).sort()))
      found.push(`woken ${JSON.stringify(woken)}, told ${JSON.stringify(wakes)}`);
  } else if (shot !== null && of('noise').length > 0) found.push('Noise');
  if (shot !== null) {
    const fallen = sum(of('killed').map(({ n }) => Number(n)));
    if (!(shot.odds.fallen.findLastIndex((p) => p > 0) >= fallen))
      found.push(`${fallen} fell, told ${shot.odds.fallen}`);
  }
  // Sprinters and who hits and runs go on at random; whom a friend's shot hits, who comes by a card and who wakes on a 1
  // are told apart.
  const moved = of('moved').length;
  const goesOn = moved > 1 || (moved > 0 && (shot !== null || Object.keys(woken).length > 0));
  const apart = goesOn || extra || of('friendly-fire').length > 0 || of('appeared').length > 0;
  if (after === null || told === null || apart) return found;
  if (shot !== null || Object.keys(woken).length > 0 || of('searched').length > 0)
    found.push(...misses(state, told, playDead(state, 'then')));
  else
    try {
      expect(forecast(state)).toEqual(told);
    } catch (error) {
      found.push(String(error));
    }
  return found;
}
