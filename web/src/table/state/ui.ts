import type { Call } from '@shamble/parts/board';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lit } from '../log/lit.ts';

export type RailTab = 'log' | 'rules' | 'panels';
export type PhoneTab = 'board' | 'team' | 'log' | 'rules';
export type Sheet = 'peek' | 'half' | 'full';
type Window = 'keys' | 'settings' | 'result' | 'menu' | 'glance' | null;

/** How the screen is arranged; nothing of the game. */
export interface Ui {
  readonly railTab: RailTab;
  readonly rail: boolean;
  readonly phoneTab: PhoneTab;
  readonly sheet: Sheet;
  /** The rule the rulebook is to show; `serial` makes asking again for the same one a new wish. */
  readonly rule: { readonly ids: readonly string[]; readonly serial: number } | null;
  readonly window: Window;
  /** A list that is unfolded over the board. */
  readonly fold: string | null;
  /** Grows whenever the reader asks for a replay, whose controls take the focus then. */
  readonly replays: number;
  /** The line before whatever is looked at from its beginning to its end; null where the whole log is replayed. */
  readonly between: number | null;
  /** Stop at the next optional window. */
  readonly hold: boolean;
  /** How large the board is drawn; null as long as nobody wished anything. */
  readonly zoom: number | null;
  /** How large the board wishes to be drawn until then. */
  readonly firstZoom: number | null;
  /** An answer to a question key, to be seen as well as heard. */
  readonly note: { readonly text: string; readonly serial: number } | null;
  /** What the board or a choice that is only shown says, to be heard alone; put into words when it is said. */
  readonly voice: { readonly from: 'board' | 'choice' | 'key'; readonly words: () => readonly string[] } | null;
  /** The line of the log whose things are lit on the board. */
  readonly lit: Lit | null;
  /** The command of the board whose key was pressed, until the board has heard of it. */
  readonly command: { readonly id: string } | null;
  /** What was pressed outside of the board, until that has heard of it. */
  readonly call: Call | null;
  /** The forecasts have opened by themselves. */
  readonly foreseen: boolean;
}

export type UiStore = StoreApi<Ui>;

/** `wide` screens start with the rail open. */
export const createUi = (wide: boolean): UiStore =>
  createStore<Ui>(() => ({
    railTab: 'log',
    rail: wide,
    phoneTab: 'board',
    sheet: 'peek',
    rule: null,
    window: null,
    fold: null,
    replays: 0,
    between: null,
    hold: false,
    zoom: null,
    firstZoom: null,
    note: null,
    voice: null,
    lit: null,
    command: null,
    call: null,
    foreseen: false,
  }));

/** Opens the rulebook at some rules, wherever it is on this screen. */
export function showRules(ui: UiStore, ids: readonly string[]): void {
  ui.setState(({ rule }) => ({
    railTab: 'rules',
    rail: true,
    phoneTab: 'rules',
    fold: null,
    rule: { ids, serial: (rule?.serial ?? 0) + 1 },
  }));
}

/** Shows the board, and does there what a press on a thing would do. */
export const callUp = (ui: UiStore, thing: string, from: HTMLElement): void =>
  ui.setState({ phoneTab: 'board', sheet: 'peek', fold: null, call: { thing, from } });

export const note = (ui: UiStore, text: string): void =>
  ui.setState(({ note: before }) => ({ note: { text, serial: (before?.serial ?? 0) + 1 } }));

const HEIGHTS: readonly Sheet[] = ['peek', 'half', 'full'];

/** The next height of the sheet, up (1) or down (-1); it stays at its ends. */
export const nextSheet = (sheet: Sheet, by: 1 | -1): Sheet =>
  HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(sheet) + by))];
