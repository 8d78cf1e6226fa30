import type { Decision, Kit, Say } from '@shamble/kernel';
import type { Rulebook } from '@shamble/kernel/text';
import type { GameBoard, Intent, Person } from '@shamble/parts/board';
import type { Entry, TableUpdate } from '@shamble/tables';
import { createContext, use, useMemo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Layout } from './frame/layout.ts';
import type { Teller } from './log/tell.ts';
import { type Draft, spotOf } from './prompt/plan.ts';
import type { TableDesk, TableState } from './state/store.ts';
import type { Ui, UiStore } from './state/ui.ts';

/** What every part of an open table needs. */
export interface TableContext {
  readonly desk: TableDesk;
  readonly ui: UiStore;
  readonly kit: Kit;
  readonly board: GameBoard;
  readonly say: Say;
  readonly tell: Teller;
  readonly people: readonly Person[];
  readonly layout: Layout;
  /** Whether there is room for larger text and longer lists around the board. */
  readonly roomy: boolean;
  /** The rulebook in the present language, read when it is first wanted. */
  readonly book: () => Rulebook;
  /** Plays here what another tab plays. */
  readonly takeOver: () => void;
}

export const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const context = use(Context);
  if (context === null) throw new Error('no table is open around this component');
  return context;
}

/** What is known and shown, for parts that follow the desk's own state a little later; null for all others. */
export const DeskStore = createContext<StoreApi<TableState> | null>(null);

/** A part of what is known and shown. */
export function useDesk<T>(select: (state: TableState) => T): T {
  const { desk } = useTable();
  return useStore(use(DeskStore) ?? desk.store, select);
}

/** A part of how the screen is arranged. */
export const useUi = <T>(select: (ui: Ui) => T): T => useStore(useTable().ui, select);

/** The newest the table said; components below the screen are shown only once it said something. */
export const useNow = (): TableUpdate => useDesk(({ now }) => now!);

/** What the board has come to. */
export const useShown = (): TableUpdate => useDesk(({ shown }) => shown!);

const decisionIn = ({ now, held, handing, past }: TableState): Decision | null =>
  past === null && !held && !handing ? (now?.decision ?? null) : null;

/** What the viewer is asked, once all that led to it has been shown. */
export const useShownDecision = (): Decision | null => useDesk(decisionIn);

/** The same with what the viewer has put together for it. */
export function intentIn(state: TableState): Intent | null {
  const decision = decisionIn(state);
  return decision && intended(decision, state.draft);
}

export function useIntent(): Intent | null {
  const draft = useDesk((state) => state.draft);
  const { selected, plan, shares, spot } = draft;
  const decision = useShownDecision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the hand is no part of it
  return useMemo(() => decision && intended(decision, draft), [decision, selected, plan, shares, spot]);
}

const intended = (decision: Decision, draft: Draft): Intent => {
  const { selected, plan, shares } = draft;
  return { decision, selected, plan, shares, spot: spotOf(decision, draft) };
};

/** The log as far as the board has come. */
export function useSeen(): readonly Entry[] {
  const entries = useDesk((state) => state.entries);
  const seen = useDesk((state) => state.seen);
  return useMemo(() => (seen < entries.length ? entries.slice(0, seen) : entries), [entries, seen]);
}
