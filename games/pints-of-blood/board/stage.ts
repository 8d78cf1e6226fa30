import type { Decision, Message, Params, Pick } from '@shamble/kernel';
import type { BoardProps, Person } from '@shamble/parts';
import { createContext, use } from 'react';
import type { View } from '../rules/view.ts';
import type { Cues } from './cues.ts';
import type { Forecast } from './forecast.ts';
import type { Chip, Spot } from './placing.ts';
import type { Thing } from './things.ts';
import type { Unseen } from './tokens.ts';

/** A chip in the hand, and once its space is chosen, where its second hit may go. */
export interface Held {
  readonly chip: string;
  readonly angled: { readonly from: Spot; readonly targets: readonly Spot[] } | null;
}

/** What every part of the board draws from. */
export interface Stage {
  readonly view: View;
  readonly decision: Decision | null;
  /** The same where dice and cards are being placed. */
  readonly placing: Pick | null;
  readonly plan: readonly string[];
  readonly chips: readonly Chip[];
  readonly held: Held | null;
  readonly selected: string | null;
  readonly people: readonly Person[];
  readonly compact: boolean;
  /** The row that is enlarged on a small screen. */
  readonly large: number | null;
  readonly kinds: Unseen;
  readonly forecast: Forecast | null;
  /** Whether the forecast is marked on the board. */
  readonly marks: boolean;
  readonly cues: Cues;
  readonly showRule: BoardProps['showRule'];
  /** Says a message of this game by its id. */
  readonly tell: (id: string, params?: Params) => string;
  readonly say: (message: Message) => string;
  readonly options: (thing: Thing) => readonly string[];
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = use(StageContext);
  if (stage === null) throw new Error('this part stands on no board');
  return stage;
}

/** The chip in the hand. */
export const heldChip = ({ chips, held }: Stage): Chip | null => chips.find(({ key }) => key === held?.chip) ?? null;
