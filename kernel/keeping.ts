/** At least this many answers lie between two kept checkpoints. */
export const SPACING = 8;

/** At least this many answers lie between two kept fingerprints: they are the log's, which is to be short. */
export const HASH_SPACING = 32;

/** How a match is kept. A bulk playout needs none of it; a table for people needs all. */
export interface Keeping {
  /**
   * Keep states at checkpoints, so that undo and fork are quick; a number keeps only the last so many. What lies before
   * them is replayed from the start.
   */
  readonly snapshots?: boolean | number;
  /** Keep fingerprints of checkpoints on the way, for the log; or of the checkpoints at these answer counts. */
  readonly hashes?: boolean | ReadonlySet<number>;
  /** Keep events. */
  readonly events?: boolean;
  /** How much the rules may do in all, for a match that comes from outside; no limit where it is left out. */
  readonly work?: number;
}

/** A state from which `play` could start again, and after how many answers it stood. */
export interface Checkpoint<S> {
  readonly at: number;
  readonly state: S;
}

export interface Snapshot<S> extends Checkpoint<S> {
  readonly uses: number;
  readonly lastUse: string;
}

export interface Hash {
  readonly at: number;
  readonly hash: string;
}

/** What undo is stopped by: the roll, draw or reveal since the seat's last decision. */
export type UndoState = { readonly to: number } | { readonly locked: string };

/** The rules a match went on from, and after how many answers under them. */
export interface Resumed {
  readonly version: string;
  readonly at: number;
}

/** The keeping of a table for people. */
export const KEEP_ALL: Keeping = { snapshots: true, hashes: true, events: true };
