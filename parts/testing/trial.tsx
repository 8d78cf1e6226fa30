import { createRequire } from 'node:module';
import {
  type Decision,
  type Describe,
  type GameText,
  type Json,
  type Lang,
  type Message,
  optionsOf,
  refsOf,
  type Say,
} from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { messagesIn } from '@shamble/kernel/text/faults';
import { createElement, type ReactNode } from 'react';
import type { BoardProps, GameBoard, GameCard } from '../board.ts';
import type { telling } from '../inspect.tsx';
import { intentOf } from '../later.ts';
import type { createStage, Stage } from '../stage.tsx';

// Boards know React only; what puts them on a page belongs to the web table.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const NAMES = ['Nadia', 'Bruno', 'Chiara', 'Dora', 'Elio', 'Fay'];
const nothing = (): void => {};

/** A board, and what it takes to look at every part of it without clicks. */
export interface Trial<S extends Stage> {
  readonly board: GameBoard;
  readonly describe: Describe;
  /** The stage as the board sets it. */
  readonly stageOf: (props: BoardProps) => S;
  readonly OnStage: ReturnType<typeof createStage<S>>['OnStage'];
  readonly details: ReturnType<typeof telling<S>>;
  /** Draws or says what only a click would show. */
  readonly open?: (stage: S, draw: (part: ReactNode) => void, things: readonly string[]) => void;
}

/** Draws positions of a game as the table would, and notes what is said, which rules are named and what is wrong. */
export class BoardTrial<S extends Stage> {
  readonly said = new Map<string, Message>();
  readonly rules = new Set<string>();
  readonly faults: string[] = [];
  readonly #trial: Trial<S>;

  constructor(trial: Trial<S>) {
    this.#trial = trial;
  }

  /** A voice that is listened to. */
  sayIn({ lang, messages }: { readonly lang: Lang; readonly messages: GameText['messages'] }): Say {
    const say = speaker(lang, messages, (seat) => NAMES[seat]);
    return (message) => {
      for (const part of messagesIn(message)) this.said.set(JSON.stringify(part), part);
      return say(message);
    };
  }

  /** What the table would give the board. */
  propsOf(view: Json, seats: number, decision: Decision | null, say: Say, more: Partial<BoardProps> = {}): BoardProps {
    return propsOf(this.#trial.describe, view, seats, decision, say, more);
  }

  /** Draws a position, opens every so manieth of the panels on it, and asks for all that stands beside the board. */
  draw(props: BoardProps, everyNth: number): void {
    const { board, stageOf, OnStage, details, open } = this.#trial;
    const html = markup(board, props);
    const stage = stageOf(props);
    const drawPart = (part: ReactNode): void => {
      renderToStaticMarkup(<OnStage stage={stage}>{part}</OnStage>);
    };
    const all = thingsIn(html);
    const some = all.filter((_, i) => i % everyNth === 0);
    for (const thing of some.filter(details.hasDetails)) {
      const { body, rules } = details.detailsOf(stage, thing);
      drawPart(body);
      for (const rule of rules) this.rules.add(rule);
    }
    open?.(stage, drawPart, some);
    this.#sayBeside(props);
    this.#sayOptions(props);
    if (new Set(all).size !== all.length) this.faults.push(`twice: ${all}`);
    for (const name of doubledIn(html)) this.faults.push(`a doubled mark: ${name}`);
    if (/undefined|NaN|\[object/.test(html)) this.faults.push(html.slice(0, 200));
  }

  /** What the board adds to options, and what it begins a question with. */
  #sayOptions({ view, decision, selected, plan, shares, say }: BoardProps): void {
    const { options, begins } = this.#trial.board;
    if (decision === null) return;
    for (const id of [...optionsOf(decision), ...decision.beside]) {
      const verb = options?.verb?.(decision, id);
      for (const one of [...(verb ? [verb] : []), ...(options?.detail?.(view, decision, id) ?? [])]) say(one);
    }
    const confirm = options?.confirm?.(view, { decision, selected, plan, shares });
    if (confirm) say(confirm);
    const begun = begins?.(view, decision) ?? [];
    for (const id of Array.isArray(begun) ? begun : Object.keys(begun))
      if (!optionsOf(decision).includes(id)) this.faults.push(`begun with what is not offered: ${id}`);
  }

  #drawCard(card: GameCard, { refs, say, compact }: BoardProps): void {
    const { name, letters, numbers, dots, slots, marks } = card;
    for (const one of [name, letters]) say(one);
    for (const one of [...numbers, ...dots, ...slots, ...marks]) say(one.name);
    const props = {
      card,
      say,
      compact,
      can: (thing: string) => refs.has(thing),
      chosen: () => false,
      press: nothing,
    };
    for (const Drawn of [this.#trial.board.cards?.Card, this.#trial.board.cards?.Head])
      if (Drawn) renderToStaticMarkup(<Drawn {...props} />);
  }

  #sayBeside(props: BoardProps): void {
    const { view, people, say } = props;
    const { board } = this.#trial;
    const intent = intentOf(props);
    for (const { title, lines } of board.panels(view, intent))
      for (const one of [title, ...lines.flatMap(({ text, bars = [] }) => [text, ...bars.map((bar) => bar.of)])])
        say(one);
    for (const one of board.status?.of(view, intent) ?? []) say(one);
    for (const { name } of board.commands ?? []) say(name);
    if (board.status) {
      const { Line } = board.status;
      renderToStaticMarkup(<Line view={view} intent={intent} say={say} compact={props.compact} press={nothing} />);
    }
    for (const card of board.cards?.of(view, intent) ?? []) this.#drawCard(card, props);
    for (const { seat } of people) {
      for (const { name } of board.facts(view, seat)) say(name);
      for (const note of board.notes(view, seat, intent)) say(note);
    }
    for (const { caption } of board.dice(view, intent)) say(caption);
    const aim = board.aim?.(view, intent);
    if (aim) for (const one of [aim.needs, aim.odds]) say(one);
  }
}

/** What the table would give a board. */
export const propsOf = (
  describe: Describe,
  view: Json,
  seats: number,
  decision: Decision | null,
  say: Say,
  more: Partial<BoardProps>,
): BoardProps => ({
  view,
  say,
  decision,
  refs: decision ? byRef(describe, decision) : new Map(),
  selected: null,
  hinted: null,
  told: (id) => ({ words: decision ? say(describe.option(decision, id)) : '', detail: '', locks: false }),
  select: nothing,
  follow: nothing,
  give: nothing,
  plan: [],
  setPlan: nothing,
  shares: {},
  setShares: nothing,
  spot: null,
  setSpot: nothing,
  trouble: null,
  announce: nothing,
  hand: null,
  setHand: nothing,
  news: [],
  tumbling: false,
  pace: 'normal',
  people: NAMES.slice(0, seats).map((name, seat) => ({ seat, name, sign: seat })),
  Rules: () => null,
  compact: false,
  zoom: { now: 1, most: 4, first: true, to: nothing, begin: nothing, by: nothing },
  command: null,
  call: null,
  ...more,
});

/** A board as the browser gets it, and the things on it. */
export const markup = ({ Board }: GameBoard, props: BoardProps): string =>
  renderToStaticMarkup(createElement(Board, props));
export const drawn = (board: GameBoard, props: BoardProps): readonly string[] => thingsIn(markup(board, props));

/** Whether a rulebook has a rule's id at a paragraph. */
export const atParagraph = (rulebook: string, rule: string): boolean => rulebook.includes(`**${rule}**`);

function byRef(describe: Describe, decision: Decision): Map<string, string[]> {
  const refs = new Map<string, string[]>();
  for (const id of [...optionsOf(decision), ...decision.beside]) {
    for (const ref of refsOf(describe, decision, id)) refs.set(ref, [...(refs.get(ref) ?? []), id]);
  }
  return refs;
}

const thingsIn = (html: string): string[] =>
  [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing.replaceAll('&gt;', '>'));

/** Names that end one sentence twice, so that a voice stumbles. */
const doubledIn = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name).filter((name) => /[.!?…:]\s?[.:]/u.test(name));
