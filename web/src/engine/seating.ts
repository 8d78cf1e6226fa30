import { type Seat, SPECTATOR } from '@shamble/kernel';
import type { TableSetup } from '../contract.ts';

/** Whether a seat sees something that others at the screen must not. */
export type HasSecrets = (seat: Seat) => Promise<boolean>;

const peopleOf = ({ seats }: TableSetup): readonly Seat[] =>
  seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));

/** Whose eyes the screen serves, and whom it waits for behind a curtain. */
export class Seating {
  readonly people: readonly Seat[];
  viewer: Seat;
  curtain: Seat | null = null;
  private readonly before: Seat;
  private readonly curtained: boolean;
  private readonly hasSecrets: HasSecrets;

  /** `before` is who had the screen when the table was left. */
  constructor(setup: TableSetup, before: Seat, hasSecrets: HasSecrets) {
    this.before = before;
    this.people = peopleOf(setup);
    this.viewer = this.people.length === 1 ? this.people[0] : SPECTATOR;
    this.curtained = setup.curtain && this.people.length > 1;
    this.hasSecrets = hasSecrets;
  }

  /** Somebody is asked: the screen is theirs, unless it is already with one of them. */
  async ask(seats: readonly Seat[]): Promise<void> {
    if (seats.length === 0 || seats.includes(this.holder)) return;
    await this.seat(seats.includes(this.before) ? this.before : seats[0]);
  }

  /** Whose screen it is, perhaps behind the curtain. */
  get holder(): Seat {
    return this.curtain ?? this.viewer;
  }

  /** Looks from a person's seat or as a spectator; what bots see is nobody's. */
  async look(seat: Seat): Promise<void> {
    if (seat !== SPECTATOR && !this.people.includes(seat)) return;
    if (seat !== this.viewer || this.curtain !== null) await this.seat(seat);
  }

  raise(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
  }

  /** Behind the curtain only what everybody may see is on the screen. */
  private async seat(seat: Seat): Promise<void> {
    const falls = this.curtained && seat !== SPECTATOR && (await this.hasSecrets(seat));
    this.viewer = falls ? SPECTATOR : seat;
    this.curtain = falls ? seat : null;
  }
}
