/** A claim to play a table. */
export interface Claim {
  /** Whether it is granted; otherwise another tab plays and the claim waits. */
  readonly held: boolean;
  release(): Promise<void>;
}

/** What happens to a claim later. */
export interface ClaimEvents {
  /** The tab that played is gone. */
  granted(): void;
  /** Another tab took the table. */
  lost(): void;
}

/** How tabs agree who plays a table, and tell each other that it changed. */
export interface Tabs {
  /** With `take`, the table is taken from whoever plays it. */
  claim(id: string, take: boolean, events: ClaimEvents): Promise<Claim>;
  tell(id: string): void;
  /** Calls back when another tab changed the table; returns how to stop it. */
  hear(id: string, changed: () => void): () => void;
}
