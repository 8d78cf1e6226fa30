import {
  type Answer,
  type Decision,
  type GameEvent,
  type Json,
  type Message,
  type Refusal,
  type Seat,
  SPECTATOR,
  same,
} from '@shamble/kernel';
import type { Beats, Beginning, Pace } from '@shamble/parts/board';
import { type Entry, type Moment, type Pacing, TableError, type TableUpdate, type Windows } from '@shamble/tables';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { calling, commandsOf, type OpenTable, type Tables } from '../../engine/tables-client.ts';
import { firstDraft, type Handling, isTouched } from '../prompt/plan.ts';
import { beatsOf, isPlain, readIn, type ShownBeat, startsTurn } from './beats.ts';
import { firstSince, lockAfter, merged, since } from './entries.ts';
import { Show, type Waiting } from './show.ts';

/** A suggested answer and its reason; `none` where there is none to give. */
export type Hint = { readonly answer: Answer; readonly why: Message } | 'thinking' | 'none' | null;

/** A group of events that was shown, with a number of its own. */
export interface Told {
  readonly serial: number;
  readonly events: readonly GameEvent[];
}

/** A past moment on the board, and the line of the log it was asked for by. */
export type PastMoment = Moment & { readonly line?: number };

export interface TableState {
  /** The newest the table said. */
  readonly now: TableUpdate | null;
  /** What the board shows: the newest, or what motion has come to. */
  readonly shown: TableUpdate | null;
  readonly entries: readonly Entry[];
  /** How many of them the board has come to. */
  readonly seen: number;
  readonly news: readonly GameEvent[];
  /** What is being shown; null when nothing moves. */
  readonly beat: ShownBeat | null;
  /** Whether the viewer's own choice brought it about. */
  readonly own: boolean;
  /** How fast it goes. */
  readonly beatPace: Pace;
  /** Its dice are still rolling. */
  readonly tumbling: boolean;
  /** Until it has been shown, the next question is not asked. */
  readonly held: boolean;
  /** The screen goes to another person: what they press counts in a moment. */
  readonly handing: boolean;
  readonly paused: boolean;
  /** The rest of what is being shown goes faster. */
  readonly faster: boolean;
  /** It was shown before. */
  readonly again: boolean;
  readonly told: Told;
  /** Where undo stops, as an answer count. */
  readonly lock: number | null;
  readonly draft: Handling;
  /** An answer is on its way. */
  readonly giving: boolean;
  readonly refusal: Refusal | null;
  readonly hint: Hint;
  /** A past moment on the board; null at the present. */
  readonly past: PastMoment | null;
  /** The moment last wished for, which the board comes to a little later; null at the present. */
  readonly wanted: number | null;
  readonly trouble: unknown;
  /** Grows whenever the screen passes on from somebody who knew more than the next may see. */
  readonly veil: number;
}

/** Whether all that led to the question has been told; one may be asked while what it follows from still moves. */
export const isCaughtUp = ({ held, seen, entries }: TableState): boolean => !held && seen >= entries.length;

const NOTHING: readonly GameEvent[] = [];
const NO_ENTRIES: readonly Entry[] = [];

/** So long, in milliseconds, a beat waits for the board of its moment. */
const LONGEST = 600;

/** Nothing moves. */
const STILL = {
  beat: null,
  own: false,
  beatPace: 'normal',
  tumbling: false,
  held: false,
  paused: false,
  faster: false,
  again: false,
} as const;

const START: TableState = {
  now: null,
  shown: null,
  entries: [],
  seen: 0,
  news: NOTHING,
  ...STILL,
  told: { serial: 0, events: NOTHING },
  handing: false,
  lock: null,
  draft: firstDraft(null),
  giving: false,
  refusal: null,
  hint: null,
  past: null,
  wanted: null,
  trouble: null,
  veil: 0,
};

/** One open table as a screen sees it: what is known, what is shown, and the answer being put together. */
export class TableDesk {
  readonly store: StoreApi<TableState> = createStore(() => START);
  /** How fast what the viewer's own choices bring is shown, and what others do. */
  pace: Pace = 'normal';
  othersPace: Pace = 'normal';
  /** How the game's events are shown, and which are told; until a board says so, each by itself. */
  beats: Beats = {};
  tells: (event: GameEvent) => boolean = () => true;
  private begins: (view: Json, decision: Decision) => Beginning | null = () => null;
  /** Whether a view shows its viewer what others must not see; until a board is asked, it may. */
  hasSecrets: (view: Json, viewer: Seat) => boolean = () => true;
  readonly tables: Tables;
  readonly id: string;
  private handle: OpenTable | null = null;
  /** What each of those who look from this screen was told; only that of the viewer is shown. */
  private readonly logs = new Map<Seat, readonly Entry[]>();
  /** Grows with every past moment that is asked for: the last wish counts. */
  private wishes = 0;
  private readonly motion = new Show({
    moment: (beat) => this.momentAfter(beat),
    pace: (waiting) => this.paceOf(waiting.own),
    sentences: ({ events }) => readIn(events, this.beats, (event) => this.tells(event)),
    show: (waiting, view, tumbling) => this.show(waiting, view, tumbling),
    pass: (waiting) => this.pass(waiting),
    tell: ({ events, seen }) => this.tell(events, seen),
    isOver: () => this.isOver(),
    end: () => this.store.setState(({ now }) => ({ ...STILL, shown: now })),
  });
  private closed = false;
  /** How often it was opened. */
  private openings = 0;
  /** How often the screen went from one person to another. */
  private hands = 0;
  /** The answer that was given last, until the table has taken it. */
  private given: Promise<void> = Promise.resolve();
  /** The question whose answer is on its way. */
  private answered: number | null = null;
  private readonly afterPaint: (go: () => void) => void;
  /** Updates that came while the screen was about to be painted; null when it is free. */
  private unread: TableUpdate[] | null = null;

  constructor(tables: Tables, id: string, afterPaint: (go: () => void) => void) {
    this.tables = tables;
    this.id = id;
    this.afterPaint = afterPaint;
  }

  async open(pacing: Pacing): Promise<void> {
    this.closed = false;
    this.openings++;
    const opening = this.tables.open(this.id, pacing, (update) => this.receive(update));
    this.handle = calling(async (name, args) => commandsOf(await opening)[name](...args));
    await this.attempt(async () => {
      this.handle = await opening;
    });
  }

  /** The commands of the table. It is seen a moment before it is open: what is wished for then is done when it is. */
  get table(): OpenTable {
    if (!this.handle) throw new TableError('not-open', 'the table is not open yet');
    return this.handle;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.motion.stop();
    await this.tables.close();
  }

  setPacing(pacing: Pacing): void {
    void this.attempt(() => this.table.setPacing(pacing));
  }

  setWindows(seat: Seat, windows: Windows | null): void {
    void this.attempt(() => this.table.setWindows(seat, windows));
  }

  /** Asks something of the bot at a seat; null takes it back. */
  request(seat: Seat, request: string | null): void {
    void this.attempt(() => this.table.request(seat, request));
  }

  /** The first update is taken at once; those that come before it is painted, together after that. */
  private receive(update: TableUpdate): void {
    if (this.unread !== null) {
      this.unread.push(update);
      return;
    }
    this.unread = [];
    this.afterPaint(() => {
      const waiting = this.unread ?? [];
      this.unread = null;
      const last = waiting.pop();
      for (const one of waiting) this.hear(one);
      if (last) this.receive(last);
    });
    this.hear(update);
  }

  /** Takes what the table says; motion may show it a little later. */
  private hear(update: TableUpdate): void {
    if (this.closed) return;
    const { now, lock } = this.store.getState();
    const known = this.logs.get(update.viewer) ?? NO_ENTRIES;
    const entries = merged(known, update);
    this.logs.set(update.viewer, entries);
    const fresh = now === null ? [] : since(now, update, known.length);
    const sameQuestion = now !== null && asked(now) === asked(update) && now.at === update.at;
    const otherViewer = now !== null && now.viewer !== update.viewer;
    if (otherViewer) {
      this.motion.stop();
      this.wishes++;
      if (isPerson(now) && isPerson(update)) this.handOver();
    }
    this.store.setState({
      ...(otherViewer ? this.forgotten(update, entries) : {}),
      now: update,
      entries,
      lock: lockAfter(lock, update),
      ...(sameQuestion ? {} : { draft: this.begun(update), hint: null, refusal: null, giving: false }),
    });
    if (fresh.length === 0) {
      this.showAtOnce(update, now);
      return;
    }
    const waiting = this.waiting(fresh, update);
    if (!this.motion.isOn && waiting.every(({ own }) => this.paceOf(own) === 'off')) this.pass(waiting);
    else {
      // Whose doing it is is known before its first moment is.
      if (!this.motion.isOn) this.store.setState({ own: waiting[0].own });
      this.motion.add(waiting);
    }
    this.store.setState({ held: this.motion.holds });
  }

  /** Whoever was about to press something does not answer for the next one. */
  private handOver(): void {
    const hand = ++this.hands;
    this.store.setState({ handing: true });
    setTimeout(() => {
      if (this.hands === hand) this.store.setState({ handing: false });
    }, HANDING);
  }

  /** What happened by the last answers, one beat after the other. */
  private waiting(fresh: readonly Entry[], update: TableUpdate): Waiting[] {
    const { entries } = this.store.getState();
    const own = update.lastOwn === update.at;
    const from = entries.length - fresh.length;
    const open = own ? null : this.motion.takeBack(from);
    const first = open ? from - open.beat.events.length : from;
    const beats = beatsOf(entries, first, this.beats, this.tells);
    const holds = this.paceOf(own) !== 'off' && !(own && beats.every(({ kind }) => isPlain(kind)));
    return beats.map((beat, i) =>
      beat.seen === open?.beat.seen
        ? open
        : { beat, update, own, holds, fresh: isFresh(entries, beat, update), last: i === beats.length - 1 },
    );
  }

  private paceOf(own: boolean): Pace {
    const { faster, again } = this.store.getState();
    const pace = own ? this.pace : this.othersPace;
    if (pace === 'off') return again ? 'normal' : 'off';
    return faster ? 'fast' : pace;
  }

  /** What takes the place of all that only the one who looked before may see. */
  private forgotten(update: TableUpdate, log: readonly Entry[]): Partial<TableState> {
    const { now, shown, past, entries, told, veil } = this.store.getState();
    const views = [now?.view, shown?.view, past?.view];
    const hides =
      views.some((view) => view !== undefined && this.mayHide(view, now?.viewer ?? SPECTATOR)) || !knows(log, entries);
    return {
      shown: update,
      seen: log.length,
      past: null,
      wanted: null,
      news: NOTHING,
      ...STILL,
      told: { serial: told.serial, events: NOTHING },
      veil: hides ? veil + 1 : veil,
    };
  }

  /** A board that fails must not stop its table. */
  private mayHide(view: Json, viewer: Seat): boolean {
    try {
      return this.hasSecrets(view, viewer);
    } catch {
      return true;
    }
  }

  /** From now on questions begin with what the board says; the present one, too, where nobody has touched it. */
  beginWith(begins: (view: Json, decision: Decision) => Beginning | null): void {
    this.begins = begins;
    this.store.setState(({ now, draft }) =>
      isTouched(now?.decision ?? null, draft) ? {} : { draft: { ...this.begun(now), hand: draft.hand } },
    );
  }

  /** The answer a question begins with; a board that fails must not stop its table. */
  private begun(update: TableUpdate | null): Handling {
    const decision = update?.decision ?? null;
    try {
      return firstDraft(decision, decision && update ? this.begins(update.view, decision) : null);
    } catch {
      return firstDraft(decision);
    }
  }

  /** Shows all that waits, at once. */
  skip(): void {
    if (!this.motion.isOn) return;
    const left = this.motion.stop().map(({ beat }) => beat);
    const { now, news, entries } = this.store.getState();
    this.store.setState({ ...STILL, shown: now, news: left.at(-1)?.events ?? news });
    this.tell(
      left.flatMap(({ events }) => events),
      entries.length,
    );
  }

  pause(): void {
    this.motion.pause();
    this.store.setState({ paused: this.motion.isPaused });
  }

  goOn(): void {
    this.motion.goOn();
    this.store.setState({ paused: false });
  }

  /** Shows the next beat, and waits again. */
  showNext(): void {
    this.motion.next();
  }

  /** What is still to be shown goes faster. */
  hurry(): void {
    this.store.setState({ faster: true, paused: false });
    this.motion.goOn();
  }

  /** Shows once more what happened since the viewer's last choice, from the board before it; by hand where nothing moves. */
  async showAgain(): Promise<void> {
    const { now, entries } = this.store.getState();
    if (!now || this.motion.isOn) return;
    const first = firstSince(entries, now.lastOwn);
    const beats = beatsOf(entries, first, this.beats, this.tells);
    if (beats.length === 0) return;
    const before = await this.attempt(() => this.table.moment(Math.max(0, (now.lastOwn ?? 1) - 1)));
    if (before === null || this.store.getState().now !== now || this.motion.isOn) return;
    const byHand = this.othersPace === 'off';
    this.store.setState({ shown: { ...now, view: before.view }, news: NOTHING, again: true, held: true });
    this.motion.add(
      beats.map((beat, i) => ({
        beat,
        update: now,
        own: false,
        holds: true,
        fresh: isFresh(entries, beat, now),
        last: i === beats.length - 1,
      })),
    );
    if (byHand) this.pause();
  }

  /** Nothing happened that is told, but what is asked, known or stored has changed. */
  private showAtOnce(update: TableUpdate, before: TableUpdate | null): void {
    const goesOn = before !== null && before.viewer === update.viewer && before.at <= update.at;
    // What still waits is shown first; the last beat brings this along.
    if (goesOn && this.motion.bring(update)) return;
    if (!goesOn) this.motion.stop();
    const newsStays = goesOn && (this.motion.isOn || before.at === update.at);
    this.store.setState(({ entries }) => ({
      shown: update,
      seen: entries.length,
      ...(newsStays ? {} : { ...STILL, news: NOTHING }),
    }));
  }

  private show({ beat, update, last, own }: Waiting, view: Json | null, tumbling: boolean): void {
    this.store.setState(({ shown }) => ({
      shown: last ? update : view === null ? shown : { ...update, view },
      news: beat.events,
      beat,
      own,
      beatPace: this.paceOf(own),
      tumbling,
      held: this.motion.holds,
      paused: this.motion.isPaused,
    }));
  }

  /** Shows where these beats end. */
  private pass(passed: readonly Waiting[]): void {
    const { beat, update } = passed[passed.length - 1];
    const events = passed.flatMap((waiting) => waiting.beat.events);
    this.store.setState({ shown: update, news: events });
    this.tell(events, beat.seen);
  }

  /** The log has come as far as the board. */
  private tell(events: readonly GameEvent[], seen: number): void {
    this.store.setState((state) => ({
      seen: Math.max(seen, state.seen),
      ...(events.length > 0 ? { told: { serial: state.told.serial + 1, events } } : {}),
    }));
  }

  private isOver(): boolean {
    const { now } = this.store.getState();
    return now !== null && (now.decision !== null || now.outcome !== null);
  }

  /** The board right after a beat; a table that takes too long for it is not waited for. */
  private momentAfter({ at, nth }: ShownBeat): Promise<Json | null> {
    const moment = this.table.moment(at, nth).then(
      ({ view }) => view,
      () => null,
    );
    return Promise.race([moment, new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST))]);
  }

  /** Whether this is what is asked now: what is done to a question that is no longer asked was not meant for the next. */
  private isAsked(decision: Decision | null): boolean {
    const asked = this.store.getState().now?.decision;
    return !!asked && !!decision && questionOf(asked) === questionOf(decision);
  }

  setDraft(decision: Decision | null, change: Partial<Handling>): void {
    if (!this.isAsked(decision) || decision?.n === this.answered) return;
    this.store.setState(({ draft }) => ({ draft: { ...draft, ...change }, refusal: null }));
  }

  clear(): void {
    this.store.setState(({ now }) => ({ draft: this.begun(now), refusal: null }));
  }

  /** Gives an answer to the viewer's decision, once that is asked: what is still being shown comes before it. */
  give(decision: Decision | null, answer: Answer): Promise<void> {
    this.given = this.giveNow(decision, answer);
    return this.given;
  }

  /** The same for an answer that follows from the one before: the table may ask before it has said that it took that. */
  async goOnWith(decision: Decision | null, answer: Answer): Promise<void> {
    await this.given;
    await this.give(decision, answer);
  }

  private async giveNow(decision: Decision | null, answer: Answer): Promise<void> {
    const { giving, held, handing } = this.store.getState();
    if (!decision || !this.isAsked(decision) || giving || held || handing) return;
    this.skip();
    this.store.setState({ giving: true, refusal: null });
    this.answered = decision.n;
    const refusal = await this.attempt(() => this.table.answer(decision.seat, decision.n, answer));
    this.answered = null;
    this.store.setState({ giving: false, refusal: refusal ?? null });
  }

  undo = (): Promise<void> => this.takeBack(() => this.table.undo());
  redo = (): Promise<void> => this.takeBack(() => this.table.redo());
  restartTurn = (): Promise<void> => this.takeBack(() => this.table.restartTurn());
  /** A bot goes on with the viewer's turn to its end. */
  async finishTurn(): Promise<void> {
    this.skip();
    const refusal = await this.attempt(() => this.table.finishTurn());
    this.store.setState({ refusal: refusal ?? null });
  }
  goBackTo = (at: number): Promise<void> => {
    this.backToNow();
    return this.takeBack(() => this.table.goBackTo(at));
  };

  private async takeBack(work: () => Promise<Refusal | null>): Promise<void> {
    this.skip();
    const refusal = await this.attempt(work);
    this.store.setState({ refusal: refusal ?? null });
  }

  raiseCurtain = (): Promise<void> => this.attempt(() => this.table.raiseCurtain()).then(() => undefined);
  look = (seat: Seat): Promise<void> => this.attempt(() => this.table.look(seat)).then(() => undefined);

  async askHint(): Promise<void> {
    const { now, held } = this.store.getState();
    const question = now?.decision;
    if (!question || held) return;
    this.store.setState({ hint: 'thinking' });
    const hint = await this.attempt(() => this.table.hint());
    if (this.store.getState().now?.decision === question) this.store.setState({ hint: hint ?? 'none' });
  }

  forgetHint(): void {
    this.store.setState({ hint: null });
  }

  /** Shows the board as it was after so many answers; the last wish counts. */
  async goTo(at: number): Promise<void> {
    await this.showPast(at, () => this.table.moment(at));
  }

  /** Shows the board as it was when a line of the log was told: that may be in the middle of an answer. */
  async goToLine(line: number): Promise<void> {
    const { entries } = this.store.getState();
    const { at } = entries[line];
    const nth = line - entries.findIndex((entry) => entry.at === at);
    await this.showPast(Math.max(0, at - 1), async () => ({ ...(await this.table.moment(at, nth)), line }));
  }

  private async showPast(wanted: number, find: () => Promise<PastMoment>): Promise<void> {
    const wish = ++this.wishes;
    this.skip();
    this.store.setState({ wanted });
    const past = await this.attempt(find);
    if (this.wishes !== wish) return;
    this.store.setState((state) => (past ? { past, wanted: past.at } : { wanted: state.past?.at ?? null }));
  }

  backToNow(): void {
    this.wishes++;
    this.store.setState({ past: null, wanted: null });
  }

  /** What fails for good is shown as trouble; the table stays as it was. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    const { openings } = this;
    try {
      return await work();
    } catch (error) {
      // What a table was asked before it was closed is nobody's trouble once it is open again.
      if (!this.closed && openings === this.openings) this.store.setState({ trouble: error ?? new Error('unknown') });
      return null;
    }
  }

  forgetTrouble(): void {
    this.store.setState({ trouble: null });
  }
}

/** So long a press of the one before does not count for the next, in milliseconds. */
const HANDING = 300;

/** Whether somebody looks with their own eyes, and no curtain hides it. */
const isPerson = ({ viewer, curtain }: TableUpdate): boolean => viewer !== SPECTATOR && curtain === null;

/** Whether the turn of a beat began after the viewer's last choice. */
const isFresh = (entries: readonly Entry[], { seen }: ShownBeat, { lastOwn }: TableUpdate): boolean =>
  lastOwn === null ||
  startsTurn({ events: entries.slice(firstSince(entries, lastOwn), seen).map(({ event }) => event) });

/** Whether a whole log begins with all that another one tells. */
const knows = (log: readonly Entry[], other: readonly Entry[]): boolean =>
  other.every(({ event }, i) => i < log.length && same(log[i].event, event));

/** The question an update asks, as far as a draft belongs to it. */
const asked = ({ viewer, decision }: TableUpdate): string =>
  decision === null ? `${viewer}` : `${viewer}/${questionOf(decision)}`;

const questionOf = ({ seat, n, ask }: Decision): string => `${seat}/${n}/${ask.id}`;
