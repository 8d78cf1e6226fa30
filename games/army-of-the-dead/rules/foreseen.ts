/** What the dead would do, as far as it is foreseen (foresee.ts). */
import type { ZombieKind } from '../content/zombies.ts';
import type { Span } from './span.ts';
import type { Victims } from './victims.ts';
import type { Why } from './ways.ts';

/** Figures of a group that may go one Zone further. */
interface SeenStep {
  readonly pass: number;
  /** Which extra Activation it belongs to, counted from 1; 0 for the Activation itself. */
  readonly extra: number;
  readonly from: number;
  readonly to: number;
  readonly n: Span;
  readonly why: Why;
  readonly goals: readonly number[];
}

/** Figures of a kind that begin in one Zone, and where they may be by now. */
export interface SeenGroup {
  readonly zone: number;
  readonly kind: ZombieKind;
  readonly n: number;
  readonly at: Map<number, Span>;
  readonly steps: SeenStep[];
  readonly attacks: { readonly pass: number; readonly extra: number; readonly zone: number; readonly n: Span }[];
}

interface SeenAttack {
  readonly pass: number;
  readonly extra: number;
  readonly zone: number;
  readonly ones: Span;
  readonly twos: Span;
}

/** Something a player will have to decide. */
export type SeenChoice =
  | { readonly choice: 'sharing'; readonly pass: number; readonly zone: number }
  | { readonly choice: 'goal'; readonly pass: number; readonly zone: number; readonly zones: readonly number[] }
  | {
      readonly choice: 'way';
      readonly pass: number;
      readonly zone: number;
      readonly kind: ZombieKind;
      /** How many go each way, and how many are sent besides. */
      readonly each: number;
      readonly odd: number;
      readonly zones: readonly number[];
    };

/** A Zone whose Dormants wake, and how many Shamblers that brings. */
export interface SeenWaking {
  readonly zone: number;
  readonly tokens: number;
  readonly n: Span;
  readonly sure: boolean;
}

export interface Seen {
  readonly groups: SeenGroup[];
  readonly victims: Victims[];
  readonly attacks: SeenAttack[];
  readonly choices: SeenChoice[];
  readonly woken: SeenWaking[];
  readonly traps: { readonly zone: number; readonly damage: number; readonly sure: boolean }[];
  /** Extra Activations of all Shamblers that follow from too few figures. */
  readonly extras: { readonly sure: boolean }[];
  /** Zeus may come in the middle of it: what follows from that is not foreseen. */
  zeus: boolean;
}
