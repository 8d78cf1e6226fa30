import { createStage, type Stage as Shared } from '@shamble/parts';
import type { View } from '../rules/view.ts';
import type { Ahead } from './ahead.ts';
import type { Plane } from './geometry.ts';
import type { Contents } from './pieces.ts';
import type { Sight } from './sight.ts';

/** What every part of the board draws from. */
export interface Stage extends Shared {
  readonly view: View;
  readonly plane: Plane;
  /** What is in each Zone that is not empty. */
  readonly contents: ReadonlyMap<string, Contents>;
  readonly shares: Readonly<Record<string, number>>;
  /** What would come next, as far as it may be told; null where nothing is. */
  readonly ahead: Ahead | null;
  /** The Zone whose sight is shown. */
  readonly sight: Sight | null;
  /** A Zone that was asked for by name. */
  readonly marked: string | null;
}

export const { OnStage, useStage } = createStage<Stage>();
