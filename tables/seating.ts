import { type Seat, SPECTATOR } from '@shamble/kernel';
import type { TableSetup } from './contract.ts';

/** Whether a seat sees something that others at the screen must not. */
export type HasSecrets = (seat: Seat) => boolean;

export const peopleOf = ({ seats }: TableSetup): readonly Seat[] =>
  seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));

/** Who sits at a screen. */
export interface Sitters {
  /** The seats that may be looked and answered from; none: a spectator's screen. */
  readonly people: readonly Seat[];
  /** Whether a curtain falls between them. */
  readonly curtain: boolean;
  /** Who had the screen when the table was left. */
  readonly before: Seat;
}

/** Whose eyes a screen serves, and whom it waits for behind a curtain. */
export class Seating {
  readonly people: readonly Seat[];
  viewer: Seat;
  curtain: Seat | null = null;
  private readonly before: Seat;
  private readonly curtained: boolean;
  private readonly hasSecrets: HasSecrets;

  constructor({ people, curtain, before }: Sitters, hasSecrets: HasSecrets) {
    this.before = before;
    this.people = people;
    this.viewer = people.length === 1 ? people[0] : SPECTATOR;
    this.curtained = curtain && people.length > 1;
    this.hasSecrets = hasSecrets;
  }

  /** Some seats are asked: the screen goes to one of those that sit at it, unless it is already with one of them. */
  ask(asked: readonly Seat[]): void {
    const seats = asked.filter((seat) => this.people.includes(seat));
    if (seats.length === 0 || seats.includes(this.holder)) return;
    this.seat(seats.includes(this.before) ? this.before : seats[0]);
  }

  /** Whose screen it is, perhaps behind the curtain. */
  get holder(): Seat {
    return this.curtain ?? this.viewer;
  }

  /** Looks from a person's seat or as a spectator; what bots see is nobody's. */
  look(seat: Seat): void {
    if (seat !== SPECTATOR && !this.people.includes(seat)) return;
    if (seat !== this.viewer || this.curtain !== null) this.seat(seat);
  }

  raise(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
  }

  /** Behind the curtain only what everybody may see is on the screen. */
  private seat(seat: Seat): void {
    const falls = this.curtained && seat !== SPECTATOR && this.hasSecrets(seat);
    this.viewer = falls ? SPECTATOR : seat;
    this.curtain = falls ? seat : null;
  }
}
