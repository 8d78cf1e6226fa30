import type { Message, Seat } from '@shamble/kernel';

/** No request has more signs. */
const LONGEST = 60;

/**
 * What people ask of bots, and what bots say they are after. No rule knows of it: it lasts while the table is open, and
 * is in no log.
 */
export class Talk {
  private readonly requests = new Map<Seat, string>();
  private readonly said = new Map<Seat, { readonly turn: number; readonly why: Message }>();

  /** Asks something of a bot, in the place of what was asked before; null takes it back. */
  ask(seat: Seat, request: string | null): void {
    if (request === null) this.requests.delete(seat);
    else if (typeof request === 'string' && request.length <= LONGEST) this.requests.set(seat, request);
  }

  requestOf(seat: Seat): string | null {
    return this.requests.get(seat) ?? null;
  }

  /** The first reason of a turn is what it is about. */
  say(seat: Seat, turn: number, why: Message): void {
    if (this.said.get(seat)?.turn !== turn) this.said.set(seat, { turn, why });
  }

  sayingOf(seat: Seat): Message | null {
    return this.said.get(seat)?.why ?? null;
  }

  /** What was said about choices that were taken back. */
  forget(): void {
    this.said.clear();
  }
}
