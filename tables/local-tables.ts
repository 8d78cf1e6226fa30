import type { Pacing } from './contract.ts';
import type { TableHandle } from './handle.ts';
import { type How, Play, type Surroundings } from './play.ts';
import { Shelf } from './shelf.ts';
import { told } from './table-error.ts';
import type { Claim, Tabs } from './tabs.ts';
import type { Listener } from './viewer.ts';

/** What the tables of one tab are run with. */
export interface House extends Omit<Surroundings, 'owner' | 'stored'> {
  readonly tabs: Tabs;
}

/** The table that is open, and the tab's claim to play it. */
interface OpenTable {
  readonly play: Play;
  claim: Claim;
  readonly stopHearing: () => void;
}

/** The tables of one tab: one of them is open at a time, on a screen that all its people share. */
export class LocalTables extends Shelf {
  private readonly tabs: Tabs;
  private table: OpenTable | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor({ tabs, ...house }: House) {
    super({ ...house, owner: house.newId(), stored: (id) => tabs.tell(id) });
    this.tabs = tabs;
  }

  override async remove(id: string): Promise<void> {
    if (this.table?.play.id === id) await this.close();
    await super.remove(id);
  }

  /** Opens a table and tells the listener about it, now and after every change, until closed. */
  open(id: string, pacing: Pacing, listener: Listener, how: Pick<How, 'still'> = {}): Promise<TableHandle> {
    return this.inTurn(async () => {
      // Opening what this tab follows means to play it here.
      const take = this.table?.play.id === id && this.table.play.following;
      await this.shut();
      const claim = await this.claim(id, take);
      try {
        const play = await Play.open(this.around, id, { ...how, following: !claim.held });
        this.table = { play, claim, stopHearing: this.tabs.hear(id, () => void play.refresh().catch(() => {})) };
        const handle = await play.join(play.people, pacing, listener);
        play.start();
        // What became of the claim meanwhile, nobody has heard.
        if (claim.held) await play.takeOver();
        else if (!play.following) await this.lost(this.table);
        return handle;
      } catch (error) {
        await (this.table ? this.shut() : claim.release());
        throw error;
      }
    });
  }

  /** Closes the table that is open. */
  close(): Promise<void> {
    return this.inTurn(() => this.shut());
  }

  private async claim(id: string, take: boolean): Promise<Claim> {
    return this.tabs.claim(id, take, {
      granted: () => this.whileOpen(id, ({ play }) => play.takeOver()),
      lost: () => this.whileOpen(id, (table) => this.lost(table)),
    });
  }

  /** Another tab took the table: it is followed here, and played again when that one closes. */
  private async lost(table: OpenTable): Promise<void> {
    await table.play.follow();
    table.claim = await this.claim(table.play.id, false);
    if (table.claim.held) await table.play.takeOver();
  }

  private whileOpen(id: string, work: (table: OpenTable) => Promise<void>): void {
    const { table } = this;
    if (table?.play.id === id) work(table).catch(() => {});
  }

  private async shut(): Promise<void> {
    const { table } = this;
    this.table = null;
    if (!table) return;
    table.stopHearing();
    await table.play.close();
    await table.claim.release();
  }

  /** Opening and closing happen one after the other. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(() => told(work));
    this.queue = done.catch(() => {});
    return done;
  }
}
