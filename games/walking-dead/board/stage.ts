import { createStage, type Stage as Shared } from '@shamble/parts';
import type { View } from '../rules/view.ts';
import type { Route, Ways } from './route.ts';

/** What every part of the board draws from. */
export interface Stage extends Shared {
  readonly view: View;
  readonly shares: Readonly<Record<string, number>>;
  /** Whose eyes look: the seat's player, or the active one for who only watches; counted from 1. */
  readonly eyes: number;
  /** Spaces within the remaining moves, by number. */
  readonly ways: ReadonlyMap<number, Ways>;
  /** The dice still roll: what they show, and what comes of it, is not to be seen yet. */
  readonly tumbling: boolean;
  /** The way that is shown or being gone. */
  readonly route: Route | null;
}

export const { OnStage, useStage } = createStage<Stage>();
