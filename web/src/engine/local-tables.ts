import { type Answer, configure, type Message, type Refusal, type Seat, SPECTATOR } from '@shamble/kernel';
import type {
  Impossible,
  Moment,
  Pacing,
  SavedTable,
  SeatSetup,
  TableSetup,
  Tables,
  TableUpdate,
  Windows,
} from '../contract.ts';
import { asTableError } from './as-table-error.ts';
import { NOTHING_ASKED } from './asking.ts';
import { Course } from './course.ts';
import { TableHost } from './host.ts';
import { standing, storedLog } from './keeper.ts';
import { gameIn } from './kept-log.ts';
import { readTableOf } from './log-table.ts';
import { autosaved, guesser, matchOf } from './opening.ts';
import type { Surroundings } from './play.ts';
import { byTime, type Change, type ShelfTable } from './store.ts';
import { TableError } from './table-error.ts';
import type { Claim, Tabs } from './tabs.ts';

/** What local tables are run with. */
export interface House extends Omit<Surroundings, 'owner' | 'stored'> {
  readonly tabs: Tabs;
  /** A name that nothing else has. */
  newId(): string;
}

/** The table that is open, and the tab's claim to play it. */
interface OpenTable {
  readonly host: TableHost;
  claim: Claim;
  readonly stopHearing: () => void;
}

/** The tables of this browser: laid on the shelf, and one of them open at a time. */
export class LocalTables implements Tables {
  private readonly house: House;
  private readonly around: Surroundings;
  private table: OpenTable | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(house: House) {
    this.house = house;
    this.around = {
      store: house.store,
      breathe: house.breathe,
      kit: (game) => house.kit(game),
      eyes: (game) => house.eyes(game),
      now: () => house.now(),
      owner: house.newId(),
      stored: (id) => house.tabs.tell(id),
    };
  }

  create(setup: TableSetup): Promise<string> {
    return told(async () => {
      const kit = await this.house.kit(setup.game);
      const seed = setup.seed === '' ? this.house.newId() : setup.seed;
      const config = configure(kit.game, setup.seats.length, setup.options);
      const beginning = { kit, config, seed, start: null, resumedFrom: null };
      return this.lay({ ...setup, seed }, Course.start(beginning, this.house.breathe));
    });
  }

  list(): Promise<SavedTable[]> {
    return told(async () => {
      const tables = (await this.house.store.list()).map(saved).sort(byTime);
      // Somebody who has a table will likely go on with it: its rules come meanwhile.
      for (const game of new Set(tables.map((table) => table.game))) this.house.kit(game).catch(() => {});
      return tables;
    });
  }

  remove(id: string): Promise<void> {
    return told(async () => {
      if (this.table?.host.id === id) await this.close();
      await this.house.store.remove(id);
      this.house.tabs.tell(id);
    });
  }

  open(id: string, pacing: Pacing, listener: (update: TableUpdate) => void): Promise<void> {
    return this.inTurn(async () => {
      // Opening what this tab follows means to play it here.
      const take = this.table?.host.id === id && this.table.host.following;
      await this.shut();
      const claim = await this.claim(id, take);
      try {
        const host = await TableHost.open(this.around, id, { pacing, listener, following: !claim.held });
        this.table = { host, claim, stopHearing: this.house.tabs.hear(id, () => void host.refresh().catch(() => {})) };
        if (claim.held) await host.takeOver();
      } catch (error) {
        await (this.table ? this.shut() : claim.release());
        throw error;
      }
    });
  }

  close(): Promise<void> {
    return this.inTurn(() => this.shut());
  }

  async setPacing(pacing: Pacing): Promise<void> {
    await this.queue;
    await this.table?.host.setPacing(pacing);
  }

  setWindows(seat: Seat, windows: Windows | null): Promise<void> {
    return this.at((host) => host.setWindows(seat, windows));
  }

  answer(seat: Seat, n: number, answer: Answer): Promise<Refusal | null> {
    return this.at((host) => host.answer(seat, n, answer));
  }

  raiseCurtain(): Promise<void> {
    return this.at((host) => host.raiseCurtain());
  }

  look(seat: Seat): Promise<void> {
    return this.at((host) => host.look(seat));
  }

  undo(): Promise<Refusal | null> {
    return this.at((host) => host.undo());
  }

  redo(): Promise<Refusal | null> {
    return this.at((host) => host.redo());
  }

  restartTurn(): Promise<Refusal | null> {
    return this.at((host) => host.restartTurn());
  }

  goBackTo(at: number): Promise<Refusal | null> {
    return this.at((host) => host.goBackTo(at));
  }

  hint(): Promise<{ readonly answer: Answer; readonly why: Message } | null> {
    return this.at((host) => host.hint());
  }

  whyNot(n: number, options: readonly string[]): Promise<readonly Impossible[]> {
    return this.at((host) => host.whyNot(n, options));
  }

  moment(at: number, event: number | null = null): Promise<Moment> {
    return this.at((host) => host.moment(at, event));
  }

  ownDecisions(): Promise<number[]> {
    return this.at((host) => host.ownDecisions());
  }

  tryFrom(at: number): Promise<string> {
    return this.at(async (host) => {
      const { setup, text, givers } = await host.copyAt(at);
      const kit = await this.house.kit(setup.game);
      const course = autosaved({ kit, setup, breathe: this.house.breathe }, { text, givers });
      return this.lay({ ...setup, copyOf: course.at }, course);
    });
  }

  exportLog(): Promise<string> {
    return this.at((host) => host.exportLog());
  }

  exportDamaged(id: string): Promise<string | null> {
    return told(() => this.house.store.damaged(id));
  }

  importLog(text: string): Promise<string> {
    return told(async () => {
      const game = gameIn(text);
      const kit = game === null ? null : await this.house.kit(game).catch(() => null);
      const match = matchOf(kit, text);
      if (!kit) throw new TableError('unknown-game', 'the rules of this log are not here', 'game');
      const { config, seed } = match;
      const { tookBack, ...customs } = readTableOf(text, config.seats) ?? {
        seats: await this.seatsOf(kit.game.id, config.seats, seed),
        freeUndo: false,
        curtain: true,
        tookBack: false,
      };
      const setup = { game: kit.game.id, options: config.options, seed, ...customs };
      return this.lay(setup, Course.of(kit, match, guesser(setup), this.house.breathe), tookBack);
    });
  }

  /** Where a log does not say who sits where, a table it may have come from does. */
  private async seatsOf(game: string, count: number, seed: string): Promise<readonly SeatSetup[]> {
    const tables = await this.house.store.list();
    const origin = tables.find(({ head: { setup } }) => setup.game === game && setup.seed === seed);
    if (origin?.head.setup.seats.length === count) return origin.head.setup.seats;
    return Array.from({ length: count }, (_, i) => ({
      name: LETTERS[i] ?? String(i + 1),
      player: 'human',
      sign: i % SIGNS,
    }));
  }

  /** Lays a table on the shelf. */
  private async lay(setup: TableSetup, course: Course, tookBack = false): Promise<string> {
    const { store, newId, now, eyes } = this.house;
    const id = newId();
    const round = await eyes(setup.game).round(course.view(SPECTATOR));
    const facts = { setup, round, tookBack, asked: NOTHING_ASKED, holder: SPECTATOR };
    const head = { id, ...facts, ...standing(course, facts), when: now(), autosaved: null };
    const change: Change = { id, head, log: await storedLog(id, course) };
    await store.write(this.around.owner, change, async () => change);
    return id;
  }

  private async claim(id: string, take: boolean): Promise<Claim> {
    return this.house.tabs.claim(id, take, {
      granted: () => this.whileOpen(id, ({ host }) => host.takeOver()),
      lost: () => this.whileOpen(id, (table) => this.lost(table)),
    });
  }

  /** Another tab took the table: it is followed here, and played again when that one closes. */
  private async lost(table: OpenTable): Promise<void> {
    await table.host.follow();
    table.claim = await this.claim(table.host.id, false);
    if (table.claim.held) await table.host.takeOver();
  }

  private whileOpen(id: string, work: (table: OpenTable) => Promise<void>): void {
    const { table } = this;
    if (table?.host.id === id) work(table).catch(() => {});
  }

  private async shut(): Promise<void> {
    const { table } = this;
    this.table = null;
    if (!table) return;
    table.stopHearing();
    await table.host.close();
    await table.claim.release();
  }

  private at<T>(work: (host: TableHost) => Promise<T>): Promise<T> {
    return told(async () => {
      await this.queue;
      if (!this.table) throw new TableError('not-open', 'no table is open');
      return work(this.table.host);
    });
  }

  /** Opening and closing happen one after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(() => told(work));
    this.queue = done.catch(() => {});
    return done;
  }
}

const LETTERS = 'ABCDEF';
const SIGNS = 6;

/** Whatever goes wrong is told as a table's error. */
const told = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw asTableError(error);
  });

const saved = ({ head, autosaves }: ShelfTable): SavedTable => {
  const { id, setup, round, toPlay, over, when } = head;
  const names = setup.seats.map(({ name }) => name);
  const copy = setup.copyOf === undefined ? {} : { copyOf: setup.copyOf };
  return { id, game: setup.game, names, ...copy, round, toPlay, over, when, autosaves: autosaves.toSorted(byTime) };
};
