import type { Claim, ClaimEvents, Tabs } from '../tabs.ts';

interface Waiting {
  readonly id: string;
  readonly events: ClaimEvents;
  readonly claim: { held: boolean };
}

/** A browser whose tabs share locks and hear each other, without a browser. */
export class Browser {
  private readonly holders = new Map<string, Waiting>();
  private line: Waiting[] = [];
  private readonly ears = new Set<{ readonly tab: Tabs; readonly id: string; readonly changed: () => void }>();

  tab(): Tabs {
    const tab: Tabs = {
      claim: async (id, take, events) => this.claim(id, take, events),
      tell: (id) => {
        for (const ear of this.ears) if (ear.tab !== tab && ear.id === id) queueMicrotask(ear.changed);
      },
      hear: (id, changed) => {
        const ear = { tab, id, changed };
        this.ears.add(ear);
        return () => this.ears.delete(ear);
      },
    };
    return tab;
  }

  private claim(id: string, take: boolean, events: ClaimEvents): Claim {
    const holder = this.holders.get(id);
    const claim = { held: !holder || take, release: async () => this.release(waiting) };
    const waiting: Waiting = { id, events, claim };
    if (!claim.held) {
      this.line.push(waiting);
      return claim;
    }
    this.holders.set(id, waiting);
    if (holder) {
      holder.claim.held = false;
      queueMicrotask(() => holder.events.lost());
    }
    return claim;
  }

  private release(waiting: Waiting): void {
    this.line = this.line.filter((one) => one !== waiting);
    if (this.holders.get(waiting.id) !== waiting) return;
    this.holders.delete(waiting.id);
    const next = this.line.find(({ id }) => id === waiting.id);
    if (!next) return;
    this.line = this.line.filter((one) => one !== next);
    this.holders.set(next.id, next);
    next.claim.held = true;
    next.events.granted();
  }
}
