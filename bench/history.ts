import { chooser } from '@shamble/bots';
import type { GameEntry } from '@shamble/games';
import {
  type Answer,
  type Config,
  clone,
  configure,
  KEEP_ALL,
  Match,
  type Seat,
  type State,
  sample,
  type TableKit,
} from '@shamble/kernel';
import { MemoryStore, Play, SafeStore, Shelf, type Surroundings, type TableHandle } from '@shamble/tables';
import { busy } from './measure.ts';

/** The cost of an answer late in the history of a table, divided by that of the very same answer early in it. */
export interface HistoryFigures {
  /** With a viewer for each seat and a spectator. */
  readonly ratio: number;
  /** At one screen that goes from seat to seat. */
  readonly shared: number;
}

/** How much of it to measure. */
export interface HistoryEffort {
  readonly tables: number;
  /** Events after which an answer is early, and late. */
  readonly early: number;
  readonly late: number;
  /** Microseconds that the early answers of all tables together take at least: the clock has coarse steps. */
  readonly shortest: number;
}

/** Answers that are timed in a row. */
const TIMED = 40;
/** Tables after which it is given up. */
const MOST_TABLES = 200;
const SEATS = 3;
const SEED = 'history';

/** Those of the game in which they are largest. */
export async function measureHistory(entries: readonly GameEntry[], effort: HistoryEffort): Promise<HistoryFigures> {
  const figures: HistoryFigures[] = [];
  for (const entry of entries) {
    const kit = await entry.load();
    figures.push({ ratio: await ratioOf(kit, false, effort), shared: await ratioOf(kit, true, effort) });
  }
  return {
    ratio: Math.max(...figures.map(({ ratio }) => ratio)),
    shared: Math.max(...figures.map(({ shared }) => shared)),
  };
}

async function ratioOf(
  kit: TableKit,
  isShared: boolean,
  { tables, early, late, shortest }: HistoryEffort,
): Promise<number> {
  const { min, max } = kit.game.seats;
  const config = configure(kit.game, Math.max(min, Math.min(max, SEATS)));
  const game = recorded(kit, config);
  const eventsOfAll = game.reduce((sum, { events }) => sum + events, 0);
  let first = 0;
  for (let events = 0; events < early; first++) events += game[first % game.length].events;
  // Some games later, so that the same answers come in the same positions.
  const second = first + game.length * Math.ceil((late - early) / eventsOfAll);
  let [before, after] = [0, 0];
  // The first table only warms up; a clock of coarse steps sees too little of a few.
  for (let i = 0; i <= tables || (before < shortest && i < MOST_TABLES); i++) {
    const give = await sitDown(endless(kit), config, game, isShared);
    await give(0, first);
    const one = await timed(() => give(first, first + TIMED));
    await give(first + TIMED, second);
    const two = await timed(() => give(second, second + TIMED));
    if (i === 0) continue;
    before += one;
    after += two;
  }
  return after / before;
}

interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
  /** That came of it. */
  readonly events: number;
}

/** A whole random game. */
function recorded({ game }: TableKit, config: Config): Given[] {
  const match = Match.open(game, config, SEED, KEEP_ALL);
  const below = chooser(SEED);
  const all: Given[] = [];
  for (let next = match.only; next !== null && !match.over; next = match.only) {
    const { length } = match.events;
    const answer = sample(next, below, game);
    if (match.answer(next.seat, next.n, answer)) throw new Error(`${next.ask.id}: a legal answer was refused`);
    all.push({ seat: next.seat, answer, events: match.events.length - length });
  }
  return all;
}

/** A game that begins again as it began, with the same chance to come, whenever it is over. */
function endless(kit: TableKit): TableKit {
  const { game } = kit;
  let start: State | null = null;
  return {
    ...kit,
    game: {
      ...game,
      setup(config, chance) {
        const state = game.setup(config, chance);
        start = clone(state);
        return state;
      },
      *play(table) {
        for (;;) {
          yield* game.play(table);
          const { state } = table;
          const again = clone(start) ?? {};
          // An object that lost a property is slower ever after, which is not the history's doing.
          for (const key of Object.keys(state)) if (!(key in again)) Reflect.deleteProperty(state, key);
          Object.assign(state, again);
          table.chance.rng = state.rng;
        }
      },
      outcome: () => null,
    },
  };
}

/** A table in memory with a person at each seat and a spectator; answers are given by their numbers. */
async function sitDown(kit: TableKit, config: Config, game: readonly Given[], isShared: boolean) {
  let ids = 0;
  const around: Surroundings = {
    store: new SafeStore(new MemoryStore()),
    owner: 'bench',
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    kit: async () => kit,
    now: () => ++ids,
    newId: () => `bench-${++ids}`,
    stored: () => {},
  };
  const seats = Array.from({ length: config.seats }, (_, sign) => ({
    name: `${sign}`,
    player: 'human' as const,
    sign,
  }));
  const setup = { game: kit.game.id, seats, options: config.options, seed: SEED, freeUndo: false, curtain: false };
  const play = await Play.open(around, await new Shelf(around).create(setup));
  const pacing = { windows: 'always', hold: null, auto: false } as const;
  const handles = new Map<Seat, TableHandle>();
  for (const screen of isShared ? [play.people] : play.people.map((seat) => [seat])) {
    const handle = await play.join(screen, pacing, () => {});
    for (const seat of screen) handles.set(seat, handle);
  }
  await play.join([], pacing, () => {});
  play.start();
  return async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n++) {
      const { seat, answer } = game[n % game.length];
      const refusal = await handles.get(seat)?.answer(seat, n, answer);
      // Where only one answer is possible the table gives it itself.
      if (refusal && refusal.code !== 'stale') throw new Error(`answer ${n} is refused: ${refusal.code}`);
      await play.idle();
    }
  };
}

/** Microseconds of this thread. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = busy();
  await work();
  return busy() - start;
}
