import type { Claim, ClaimEvents, Tabs } from '@shamble/tables';

/** A tab that was just closed may hold its lock for a moment, in milliseconds. */
const PATIENCE = 250;

const CHANNEL = 'shamble-tables';

/** By the browser's locks and a channel between its tabs. */
export class BrowserTabs implements Tabs {
  private readonly channel = new BroadcastChannel(CHANNEL);

  claim(id: string, take: boolean, events: ClaimEvents): Promise<Claim> {
    // Browsers have locks in secure places only; elsewhere the store still refuses all but the last to open a table.
    if (!navigator.locks) return Promise.resolve({ held: true, release: async () => {} });
    return new WebClaim(id, take, events).settled();
  }

  tell(id: string): void {
    this.channel.postMessage(id);
  }

  hear(id: string, changed: () => void): () => void {
    const listen = (event: MessageEvent): void => {
      if (event.data === id) changed();
    };
    this.channel.addEventListener('message', listen);
    return () => this.channel.removeEventListener('message', listen);
  }
}

class WebClaim implements Claim {
  held = false;
  private readonly events: ClaimEvents;
  private readonly waiting = new AbortController();
  private readonly request: Promise<void>;
  private readonly first: Promise<void>;
  private letGo = (): void => {};
  private isSettled = false;
  private isReleased = false;

  constructor(id: string, take: boolean, events: ClaimEvents) {
    this.events = events;
    const until = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    let granted = (): void => {};
    this.first = new Promise((resolve) => {
      granted = resolve;
    });
    const options: LockOptions = take ? { steal: true } : { signal: this.waiting.signal };
    this.request = navigator.locks
      .request(`shamble-table-${id}`, options, () => {
        this.held = true;
        granted();
        if (this.isSettled) events.granted();
        return until;
      })
      .catch((error: unknown) => {
        if (!this.held && !isAbort(error)) this.alone(granted);
        else this.stolen();
      });
  }

  /** Waits for the lock a little; after that the claim stands in line. */
  async settled(): Promise<Claim> {
    await Promise.race([this.first, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    this.isSettled = true;
    return this;
  }

  async release(): Promise<void> {
    this.isReleased = true;
    if (this.held) this.letGo();
    else this.waiting.abort();
    await this.request;
  }

  /** A browser that keeps nothing for this site gives no locks either; then no other tab has anything to play. */
  private alone(granted: () => void): void {
    this.held = true;
    granted();
    if (this.isSettled) this.events.granted();
  }

  /** The request fails when it is called off, and when another tab took the lock. */
  private stolen(): void {
    const wasHeld = this.held;
    this.held = false;
    if (wasHeld && !this.isReleased) this.events.lost();
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
