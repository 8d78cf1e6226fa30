import { type Answer, choose, type Decision, type GameEvent, type Refusal } from '@shamble/kernel';
import type { Entry, Moment, Pacing, SavedTables, TableUpdate, Twin } from '@shamble/tables';
import type { OpenTable, Tables } from '../../engine/tables-client.ts';

const SETUP: TableUpdate['setup'] = {
  game: 'toy',
  seats: [
    { name: 'Ann', player: 'human', sign: 0 },
    { name: 'Bob', player: 'sensible', sign: 1 },
  ],
  options: {},
  freeUndo: false,
  curtain: false,
};

export const question = (n: number, options: readonly string[] = ['a', 'b']): Decision => ({
  ...choose(0, { id: 'what', rules: ['T-1'] }, options),
  n,
});

const event = (type: string): GameEvent => ({ type, rules: [] });

/** An update after so many answers; the rest as at a quiet table. */
export const update = (at: number, change: Partial<TableUpdate> = {}): TableUpdate => ({
  id: 't',
  setup: SETUP,
  at,
  viewer: 0,
  view: { at },
  decision: question(at),
  waiting: [0],
  curtain: null,
  from: 0,
  entries: [],
  lastOwn: null,
  selfAnswered: [],
  undo: null,
  redo: 0,
  turnStart: null,
  outcome: null,
  tookBack: false,
  following: false,
  resumedFrom: null,
  unsaved: null,
  trouble: null,
  requests: [],
  sayings: [],
  ...change,
});

export const entry = (at: number, type: string): Entry => ({ at, event: event(type) });

/** A table that says what the test lets it say. */
export class FakeTables implements Tables, OpenTable {
  readonly answers: Answer[] = [];
  refusal: Refusal | null = null;
  broken: Error | null = null;
  /** Moments are given when the test says so. */
  readonly moments: { readonly at: number; readonly give: () => void; readonly fail: () => void }[] = [];
  /** The table is open when the test lets it be. */
  isOpen: Promise<void> | null = null;
  private listener: (update: TableUpdate) => void = () => {};

  say(next: TableUpdate): void {
    this.listener(next);
  }

  async open(_id: string, _pacing: Pacing, listener: (update: TableUpdate) => void): Promise<OpenTable> {
    this.listener = listener;
    if (this.isOpen) await this.isOpen;
    return this;
  }

  async answer(_seat: number, _n: number, answer: Answer): Promise<Refusal | null> {
    if (this.broken) throw this.broken;
    this.answers.push(answer);
    return this.refusal;
  }

  moment(at: number, event: number | null = null): Promise<Moment> {
    return new Promise((resolve, reject) => {
      const view = event === null ? { at } : { at, event };
      const give = () => resolve({ at, view, waiting: [], decision: null });
      this.moments.push({ at, give, fail: () => reject(new Error('no such moment')) });
    });
  }

  close = async (): Promise<void> => {};
  setPacing = async (): Promise<void> => {};
  setWindows = async (): Promise<void> => {};
  request = async (): Promise<void> => {};
  raiseCurtain = async (): Promise<void> => {};
  look = async (): Promise<void> => {};
  remove = async (): Promise<void> => {};
  undo = async (): Promise<Refusal | null> => this.refusal;
  redo = async (): Promise<Refusal | null> => this.refusal;
  restartTurn = async (): Promise<Refusal | null> => this.refusal;
  finishTurn = async (): Promise<Refusal | null> => this.refusal;
  goBackTo = async (): Promise<Refusal | null> => this.refusal;
  hint = async () => ({ answer: 'b', why: { id: 'because' } });
  whyNot = async () => [];
  ownDecisions = async (): Promise<number[]> => [];
  list = async (): Promise<SavedTables> => ({ tables: [], unreadable: [], trouble: null });
  create = async (): Promise<string> => 't2';
  tryFrom = async (): Promise<string> => 't3';
  exportLog = async (): Promise<string> => '{}';
  seed = async (): Promise<string | null> => null;
  exportDamaged = async (): Promise<string | null> => null;
  findTwin = async (): Promise<Twin | null> => null;
  importLog = async (): Promise<string> => 't4';
}
