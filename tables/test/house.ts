import { chooser } from '@shamble/bots';
import { type Answer, type Decision, fingerprint, type Json, type Seat, sample, type TableKit } from '@shamble/kernel';
import { sensible as pintsBot } from '@shamble/pints-of-blood/bot';
import { table as pintsTable } from '@shamble/pints-of-blood/table';
import { sensible as deadBot } from '@shamble/walking-dead/bot';
import { table as deadTable } from '@shamble/walking-dead/table';
import type { Entry, Pacing, SeatSetup, SeededSetup, TableUpdate } from '../contract.ts';
import type { TableHandle } from '../handle.ts';
import { LocalTables } from '../local-tables.ts';
import { MemoryStore } from '../memory-store.ts';
import { SafeStore } from '../safe-store.ts';
import type { Store } from '../store.ts';
import type { Listener } from '../viewer.ts';
import { council } from './council.ts';
import { Browser } from './tabs.ts';

export const pints = { ...pintsTable, sensible: pintsBot };
export const dead = { ...deadTable, sensible: deadBot };

export const ASK_ALL: Pacing = { windows: 'always', hold: null, auto: false };
export const QUICK: Pacing = { windows: 'always', hold: null, auto: true };

const person = (name: string, sign: number): SeatSetup => ({ name, player: 'human', sign });
const bot = (name: string, sign: number): SeatSetup => ({ name, player: 'sensible', sign });

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** A set-up: `h` for a person, `b` for a bot at each seat. */
export const setup = (game: string, seats: string, more: Partial<SeededSetup> = {}): SeededSetup => ({
  game,
  seats: [...seats].map((who, i) => (who === 'h' ? person : bot)(NAMES[i], i)),
  options: {},
  seed: 'seed',
  freeUndo: false,
  curtain: false,
  ...more,
});

/** What a seat sees, in short. */
export const hash = ({ view }: { readonly view: Json }): string => fingerprint(view);

/** Lets everything else that waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let ids = 0;

/** A tab of a browser with tables in it. */
export class Tab {
  readonly tables: LocalTables;
  readonly updates: TableUpdate[] = [];
  private opened: TableHandle | null = null;
  entries: Entry[] = [];
  private readonly logs = new Map<Seat, Entry[]>();

  constructor(
    with_: {
      readonly store?: Store;
      readonly browser?: Browser;
      readonly kits?: readonly unknown[];
      /** The clock's hand, in milliseconds. */
      readonly time?: () => number;
    } = {},
  ) {
    const kits = (with_.kits ?? [pints, council()]) as readonly TableKit[];
    let time = 0;
    this.tables = new LocalTables({
      store: new SafeStore(with_.store ?? new MemoryStore()),
      tabs: (with_.browser ?? new Browser()).tab(),
      breathe,
      kit: async (game) => {
        const kit = kits.find((one) => one.game.id === game);
        if (!kit) throw new Error(`there is no game ${game}`);
        return kit;
      },
      now: with_.time ?? (() => ++time),
      newId: () => `id${++ids}`,
    });
  }

  /** Updates are copied on their way out of a worker. */
  readonly listen = (told: TableUpdate): void => {
    const update = structuredClone(told);
    this.updates.push(update);
    const known = this.logs.get(update.viewer) ?? [];
    this.entries = [...known.slice(0, update.from), ...update.entries];
    this.logs.set(update.viewer, this.entries);
  };

  get table(): TableHandle {
    if (!this.opened) throw new Error('no table is open');
    return this.opened;
  }

  get last(): TableUpdate {
    const last = this.updates.at(-1);
    if (!last) throw new Error('nothing was told');
    return last;
  }

  get decision(): Decision {
    const { decision } = this.last;
    if (!decision) throw new Error(`nobody is asked; waiting for ${this.last.waiting}`);
    return decision;
  }

  async open(id: string, pacing: Pacing = QUICK): Promise<void> {
    await this.openWith(id, pacing, this.listen);
    await this.rest();
  }

  async openWith(id: string, pacing: Pacing, listener: Listener): Promise<void> {
    this.opened = await this.tables.open(id, pacing, listener);
  }

  /** Makes a table and opens it. */
  async lay(table: SeededSetup, pacing: Pacing = QUICK): Promise<string> {
    const id = await this.tables.create(table);
    await this.open(id, pacing);
    return id;
  }

  /** Waits until bots and the table have done what they can: until nothing was told for a while. */
  async rest(): Promise<void> {
    for (let told = -1, quiet = 0; quiet < 12; ) {
      quiet = told === this.updates.length ? quiet + 1 : 0;
      told = this.updates.length;
      await breathe();
      await this.table.ownDecisions();
    }
  }

  async answer(answer: Answer): Promise<void> {
    const { seat, n } = this.decision;
    const refusal = await this.table.answer(seat, n, answer);
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`);
    await this.rest();
  }

  /** Answers by chance that many times, behind every curtain; stops where the game ends. */
  async play(times: number, seed = 'people'): Promise<void> {
    const below = chooser(seed);
    for (let i = 0; i < times && !this.last.outcome; i++) {
      if (this.last.curtain !== null) await this.table.raiseCurtain();
      await this.answer(sample(this.decision, below, judgesOf(this.last.setup.game)));
    }
  }

  look(seat: Seat): Promise<void> {
    return this.table.look(seat);
  }
}

const judgesOf = (game: string) => (game === pints.game.id ? pints.game : {});

/** Everything of an update but how it came to be: the list of entries comes in pieces. */
export function still({
  from: _,
  entries: __,
  selfAnswered: ___,
  ...rest
}: TableUpdate): Omit<TableUpdate, 'from' | 'entries' | 'selfAnswered'> {
  return rest;
}
