import type { Decision, Message, Params } from '@shamble/kernel';
import type { BoardProps, Person } from '@shamble/parts';
import { createContext, use } from 'react';
import type { View } from '../rules/view.ts';
import type { Cues } from './cues.ts';
import type { Route, Ways } from './route.ts';
import type { Thing } from './things.ts';

/** What every part of the board draws from. */
export interface Stage {
  readonly view: View;
  readonly decision: Decision | null;
  readonly selected: string | null;
  readonly plan: readonly string[];
  readonly shares: Readonly<Record<string, number>>;
  readonly people: readonly Person[];
  readonly compact: boolean;
  /** Whose eyes look: the seat's player, or the active one for who only watches; counted from 1. */
  readonly eyes: number;
  /** Spaces within the remaining moves, by number. */
  readonly ways: ReadonlyMap<number, Ways>;
  /** The way that is shown or being gone. */
  readonly route: Route | null;
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

/** The sign of a player, counted from 1. */
export const signOf = ({ people }: Stage, player: number): number =>
  people.find(({ seat }) => seat === player - 1)?.sign ?? player - 1;
