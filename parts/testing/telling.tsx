import {
  type Describe,
  type Game,
  type GameEvent,
  type GameText,
  type Json,
  type Lang,
  Match,
  type Message,
  type Seat,
  type Sensible,
  type State,
  sample,
} from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { speaker } from '@shamble/kernel/text';
import { type Listeners, listen } from '@shamble/kernel/text/faults';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardFace } from '../beats.ts';
import type { GameBoard } from '../board.ts';
import { Joining } from '../joining.ts';
import { atParagraph, drawn, propsOf } from './trial.tsx';

interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
}

interface Subject<S extends State> {
  readonly game: Game<S>;
  readonly sensible: Sensible;
  readonly describe: Describe;
  readonly text: (lang: Lang) => Promise<GameText>;
  readonly board: GameBoard;
  /** The pictures the board may use. */
  readonly icons: readonly string[];
  /** Games of sensible bots, whose turns must be told in few beats. */
  readonly sensibly: readonly Setup[];
  /** Games of which every third answer is any legal one, for what is rare. */
  readonly randomly: readonly Setup[];
  /** The beats of a turn: of one in the middle, of nearly every one. */
  readonly beats: { readonly half: number; readonly most: number };
  readonly hasRule?: (rulebook: string, rule: string) => boolean;
}

/** Whole games as one viewer after another is told of them. */
class Hearing<S extends State> {
  readonly types = new Set<string>();
  readonly faces = new Map<string, CardFace | null>();
  /** Events with a card's beat that name none. */
  readonly cardless = new Set<string>();
  readonly captions = new Map<string, Message>();
  readonly faults = new Set<string>();
  /** Numbers of beats of whole turns. */
  readonly turns: number[] = [];
  readonly #subject: Subject<S>;
  readonly #below = stream('heard');
  readonly #looked = new Map<string, number>();
  readonly #say;

  constructor(subject: Subject<S>, messages: GameText['messages']) {
    this.#subject = subject;
    this.#say = speaker('en', messages);
  }

  play({ seats, options, seed }: Setup, viewer: Seat, randomly: boolean): void {
    const { game, sensible, board } = this.#subject;
    const match = Match.start(game, seats, options, seed);
    const below = stream(`${seed} answers`);
    let turn: GameEvent[] = [];
    let whose: Seat | null = null;
    const hear = (event: GameEvent): void => {
      const view = match.view(viewer);
      this.#look(event, view, seats);
      const now = board.turnOf(view);
      if (now !== whose) {
        if (whose !== null && !randomly) this.turns.push(this.#beatsOf(turn));
        whose = now;
        turn = [];
      }
      turn.push(event);
    };
    for (const event of match.eventsFor(viewer)) hear(event);
    match.onEvent = (event) => {
      const only = match.events.at(-1)?.only;
      if (!only || only.includes(viewer)) hear(event);
    };
    for (let i = 0; !match.over && i < 600; i++) {
      const [decision] = match.pending;
      const answer =
        randomly && below(3) === 0
          ? sample(decision, below, game)
          : sensible(match.view(decision.seat), decision, below).answer;
      give(match, decision, answer);
    }
  }

  #look(event: GameEvent, view: Json, seats: number): void {
    const { board } = this.#subject;
    const { beats, cards, card } = board.telling;
    const beat = beats[event.type];
    this.types.add(event.type);
    const named = cards(event);
    for (const id of named) if (!this.faces.get(id)) this.faces.set(id, card(id, view));
    if (beat?.kind === 'card' && named.length === 0) this.cardless.add(event.type);
    for (const { caption, sign } of beat?.dice?.(event) ?? [])
      for (const message of sign ? [caption, sign] : [caption]) this.captions.set(JSON.stringify(message), message);
    this.#seek(event, view, seats);
  }

  /** Whether what an event speaks of is on the board; to draw it takes long, so of each type some are looked at. */
  #seek(event: GameEvent, view: Json, seats: number): void {
    const { board, describe: words } = this.#subject;
    const looked = this.#looked.get(event.type) ?? 0;
    const things = board.telling.things(event, view);
    if (things.length === 0 || (looked >= 3 && this.#below(200) > 0)) return;
    this.#looked.set(event.type, looked + 1);
    const compact = looked % 2 === 1;
    const there = drawn(board, propsOf(words, view, seats, null, this.#say, { compact }));
    for (const thing of things)
      if (!there.includes(thing)) this.faults.add(`${event.type} speaks of ${thing}, which is not drawn`);
  }

  #beatsOf(turn: readonly GameEvent[]): number {
    const { board, describe: words } = this.#subject;
    // Phases are seen on their track.
    const joining = new Joining(board.telling.beats, (event) => event.type !== 'phase' && words.event(event) !== null);
    return turn.filter((event) => !joining.joins(event)).length;
  }
}

/** Registers the tests that every board's telling passes. */
export function tellingConforms<S extends State>(subject: Subject<S>): void {
  const { board, text, icons, sensibly, randomly, hasRule = atParagraph } = subject;
  const { beats } = board.telling;
  let listeners: Listeners;
  let heard: Hearing<S>;
  const faces = (): CardFace[] => [...heard.faces.values()].filter((face) => face !== null);

  describe('the telling', () => {
    beforeAll(async () => {
      listeners = await listen(text);
      heard = new Hearing(subject, listeners.tongues[0].messages);
      // Those who only watch are told of it too.
      for (const [i, setup] of sensibly.entries()) heard.play(setup, (i % (setup.seats + 1)) - 1, false);
      for (const [i, setup] of randomly.entries()) heard.play(setup, (i % (setup.seats + 1)) - 1, true);
    }, 180_000);

    test('has a beat for every type of event, and none for a type there is not', () => {
      const said = Object.keys(listeners.tongues[0].messages).flatMap((id) => /^event\.([^.]+)/.exec(id)?.[1] ?? []);
      const types = new Set([...said, ...heard.types]);
      expect([...types].filter((type) => !(type in beats))).toEqual([]);
      expect(Object.keys(beats).filter((type) => !types.has(type))).toEqual([]);
    });

    test('has dice for every roll, and a card for every beat of a card', () => {
      expect(Object.keys(beats).filter((type) => (beats[type].kind === 'roll') !== 'dice' in beats[type])).toEqual([]);
      expect([...heard.cardless]).toEqual([]);
    });

    test('shows every card that is named, with a picture and in three languages', () => {
      expect([...heard.faces].filter(([, face]) => face === null).map(([id]) => id)).toEqual([]);
      expect(faces().length).toBeGreaterThan(10);
      expect(faces().flatMap(({ icon }) => (icons.includes(icon) ? [] : [icon]))).toEqual([]);
      const said = faces().flatMap(({ sort, title, lines }) => [sort, title, ...lines]);
      expect([...new Set([...said, ...heard.captions.values()].flatMap(listeners.faults))]).toEqual([]);
    });

    test('names no rule on a card that is not there', async () => {
      for (const { lang } of listeners.tongues) {
        const { rulebook } = await text(lang);
        expect(faces().flatMap(({ rules }) => rules.filter((rule) => !hasRule(rulebook, rule)))).toEqual([]);
      }
    });

    test('speaks of things that are on the board', () => {
      expect([...heard.faults]).toEqual([]);
    });

    test('tells a turn in few beats', () => {
      const turns = heard.turns.toSorted((a, b) => a - b);
      const part = (share: number): number => turns[Math.floor((turns.length - 1) * share)];
      expect(turns.length).toBeGreaterThan(20);
      expect(part(0.5)).toBeLessThanOrEqual(subject.beats.half);
      expect(part(0.95)).toBeLessThanOrEqual(subject.beats.most);
    });
  });
}
