import { configure } from '@shamble/kernel';
import type { SavedTable, SavedTables, SeatSetup, SeededSetup, Twin } from './contract.ts';
import { Course } from './course.ts';
import { layTable } from './lay.ts';
import { gameIn, readTableOf } from './log-table.ts';
import { mendedHead, strangers } from './mending.ts';
import { guesser, matchOf } from './opening.ts';
import type { Surroundings } from './play.ts';
import { byTime, type TableHead } from './store.ts';
import { TableError, told } from './table-error.ts';
import { type Relative, relativesOf } from './twin.ts';

/** Who sits at a table and by which customs. */
type Customs = Pick<SeededSetup, 'seats' | 'freeUndo' | 'curtain'>;

/** The tables that are kept somewhere. */
export class Shelf {
  protected readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  create(setup: SeededSetup): Promise<string> {
    return told(async () => {
      const { around } = this;
      const kit = await around.kit(setup.game);
      const seed = setup.seed === '' ? around.newId() : setup.seed;
      const config = configure(kit.game, setup.seats.length, setup.options);
      const beginning = { kit, config, seed, start: null, resumedFrom: null };
      return layTable(around, { ...setup, seed }, Course.start(beginning, around.breathe));
    });
  }

  list(): Promise<SavedTables> {
    return told(async () => {
      const { heads, unreadable, trouble } = await this.around.store.heads();
      const mended = await Promise.all(unreadable.map((id) => this.mend(id).catch(() => null)));
      const tables = [...heads, ...mended.filter((head) => head !== null)].map(saved).sort(byTime);
      // Somebody who has a table will likely go on with it: its rules come meanwhile.
      for (const game of new Set(tables.map((table) => table.game))) this.around.kit(game).catch(() => {});
      return { tables, unreadable: unreadable.filter((_, i) => mended[i] === null), trouble };
    });
  }

  /** Makes the entry of a table anew where only that is damaged; null where more is. */
  private async mend(id: string): Promise<TableHead | null> {
    const { store, owner, now } = this.around;
    const stored = await store.read(id);
    const head = stored && mendedHead(id, stored, now());
    if (!head) return null;
    await store.keepDamaged(id, JSON.stringify(stored));
    await store.claim(id, owner);
    await store.write(owner, { id, head }, () => ({ id, head }));
    return head;
  }

  remove(id: string): Promise<void> {
    return told(async () => {
      await this.around.store.remove(id);
      this.around.stored(id);
    });
  }

  /** What is left of a table that could not be opened, or not wholly, as text for a file; null where all is well. */
  exportDamaged(id: string): Promise<string | null> {
    return told(async () => {
      const { store } = this.around;
      return (await store.damaged(id)) ?? (await store.remains(id));
    });
  }

  /** The table on the shelf that is the one of a log, as far as both go; null where there is none. */
  findTwin(text: string): Promise<Twin | null> {
    return told(async () => {
      const relatives = await relativesOf(this.around.store, text);
      const [nearest] = relatives;
      if (!nearest || nearest.further === null) return null;
      return { table: saved(nearest.head), further: nearest.further, next: nextTwin(relatives) };
    });
  }

  /** Checks a log and lays it on the shelf, with these customs or its own; the error says what is wrong. */
  importLog(text: string, wanted: Partial<Customs> = {}): Promise<string> {
    return told(async () => {
      const { around } = this;
      const game = gameIn(text);
      const kit = game === null ? null : await around.kit(game).catch(() => null);
      const match = matchOf(kit, text);
      if (!kit) throw new TableError('unknown-game', 'the rules of this log are not here', 'game');
      const { config, seed } = match;
      const { tookBack, ...customs } = readTableOf(text, config.seats) ?? {
        seats: await this.seatsOf(kit.game.id, config.seats, seed),
        freeUndo: false,
        curtain: true,
        tookBack: false,
      };
      const relatives = await relativesOf(around.store, text);
      const twin = relatives.length === 0 ? {} : { twin: nextTwin(relatives) };
      const setup = { game: kit.game.id, options: config.options, seed, ...customs, ...wanted, ...twin };
      return layTable(around, setup, Course.of(kit, match, guesser(setup), around.breathe), tookBack);
    });
  }

  /** Where a log does not say who sits where, a table it may have come from does. */
  private async seatsOf(game: string, count: number, seed: string): Promise<readonly SeatSetup[]> {
    const { heads } = await this.around.store.heads();
    const origin = heads.find(({ setup }) => setup.game === game && setup.seed === seed);
    if (origin?.setup.seats.length === count) return origin.setup.seats;
    return strangers(count);
  }
}

/** The number that tells one more table from those that began alike. */
const nextTwin = (relatives: readonly Relative[]): number =>
  1 + Math.max(...relatives.map(({ head }) => head.setup.twin ?? 1));

const saved = ({ id, setup, round, toPlay, over, when, autosaves }: TableHead): SavedTable => {
  const names = setup.seats.map(({ name }) => name);
  const { copyOf, twin } = setup;
  const copy = { ...(copyOf !== undefined && { copyOf }), ...(twin !== undefined && { twin }) };
  const saves = autosaves.map(({ at, round: then, when: made }) => ({ at, round: then, when: made })).sort(byTime);
  return { id, game: setup.game, names, ...copy, round, toPlay, over, when, autosaves: saves };
};
