import type { GameEvent } from '@shamble/kernel';
import type { Beats } from './beats.ts';

/** Follows events as they become beats: says of each whether it is shown in the beat of the one before it. */
export class Joining {
  readonly #table: Beats;
  readonly #tells: (event: GameEvent) => boolean;
  /** The name of the beat, and the last of its events that is told; null before any is. */
  #name: string | null = null;
  #before: GameEvent | null = null;
  #begun = false;

  constructor(table: Beats, tells: (event: GameEvent) => boolean) {
    this.#table = table;
    this.#tells = tells;
  }

  /** What is told in no words goes with the beat before it, and at the start with the one after it. */
  joins(event: GameEvent): boolean {
    const first = !this.#begun;
    this.#begun = true;
    if (!this.#tells(event)) return !first;
    const { together = null, after = [] } = this.#table[event.type] ?? {};
    const name = typeof together === 'function' ? together(event) : together;
    const before = this.#before;
    const joins = before === null ? !first : after.includes(before.type) || (name !== null && name === this.#name);
    this.#before = event;
    if (!joins || before === null) this.#name = name;
    return joins;
  }
}
