import type { Pick } from '@shamble/kernel';
import { createStage, type Stage as Shared } from '@shamble/parts';
import type { View } from '../rules/view.ts';
import type { Forecast } from './forecast.ts';
import type { Chip, Spot } from './placing.ts';
import type { Unseen } from './tokens.ts';

/** A chip in the hand, and once its space is chosen, where its second hit may go. */
export interface Held {
  readonly chip: string;
  readonly angled: { readonly from: Spot; readonly targets: readonly Spot[] } | null;
}

/** What every part of the board draws from. */
export interface Stage extends Shared {
  readonly view: View;
  /** The decision where dice and cards are being placed. */
  readonly placing: Pick | null;
  readonly chips: readonly Chip[];
  readonly held: Held | null;
  /** The row that is enlarged on a small screen. */
  readonly large: number | null;
  readonly kinds: Unseen;
  readonly forecast: Forecast | null;
  /** Whether the forecast is marked on the board. */
  readonly marks: boolean;
}

export const { OnStage, useStage } = createStage<Stage>();

/** The chip in the hand. */
export const heldChip = ({ chips, held }: Stage): Chip | null => chips.find(({ key }) => key === held?.chip) ?? null;
