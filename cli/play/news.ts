import type { Kit, Match, Say, Seat } from '@shamble/kernel';

/** What each seat has still to hear of, in sentences. */
export class News {
  private readonly kit: Kit;
  private readonly match: Match;
  private readonly voice: Say;
  /** Per seat: the answer count whose events it has not heard yet, and lines that wait for it. */
  private readonly heard = new Map<Seat, number>();
  private readonly waiting = new Map<Seat, string[]>();
  /** What happened before the people sat down is no news. */
  private readonly start: number;

  constructor({ kit, match, voice }: { kit: Kit; match: Match; voice: Say }) {
    this.kit = kit;
    this.match = match;
    this.voice = voice;
    this.start = match.answers.length === 0 ? 0 : match.answers.length + 1;
  }

  /** The whole story as a seat may know it. */
  all(seat: Seat): string[] {
    return this.sentences(seat, 0);
  }

  /** Adds a line to the seat's story, after all that has happened so far. */
  note(seat: Seat, line: string): void {
    this.waiting.set(seat, [...this.fresh(seat), line]);
  }

  /** What the seat has not heard yet; from now on it has. */
  fresh(seat: Seat): string[] {
    const lines = [...(this.waiting.get(seat) ?? []), ...this.sentences(seat, this.heard.get(seat) ?? this.start)];
    this.waiting.delete(seat);
    this.heard.set(seat, this.match.answers.length + 1);
    return lines;
  }

  /** Only the first `count` answers still stand. */
  forgetAfter(count: number): void {
    this.waiting.clear();
    for (const [seat, at] of this.heard) this.heard.set(seat, Math.min(at, count + 1));
  }

  private sentences(seat: Seat, from: number): string[] {
    return this.match.eventsFor(seat, from).flatMap((event) => {
      const message = this.kit.describe.event(event);
      return message ? [`· ${this.voice(message)}`] : [];
    });
  }
}
