import { readAnswer } from './answer.ts';
import type { Point, Pose, Region } from './geometry.ts';
import type { Json } from './json.ts';
import type { Params } from './message.ts';
import { formless, type Routes, refusePlace, samplePlace } from './place.ts';

/** A seat at the table, counted from 0. People read and write seats counted from 1. */
export type Seat = number;

/** The seat of those who only watch. */
export const SPECTATOR: Seat = -1;

/** What a decision asks, and the rules behind it. */
export interface Prompt {
  readonly id: string;
  readonly rules: readonly string[];
}

interface Common {
  /** The decision's number in its match; an answer must name it. Set by the match. */
  n: number;
  readonly seat: Seat;
  readonly ask: Prompt;
  readonly params: Params | null;
  /** Plays open beside the main answer; each is answered by its id alone. */
  readonly beside: readonly string[];
}

/**
 * One of a list. With `pass`, an optional window: that option goes on without doing anything. Other options of a window
 * are of this moment; what can be played at many moments stands beside it.
 */
export interface Choose extends Common {
  readonly kind: 'choose';
  readonly options: readonly string[];
  readonly pass: string | null;
}

/** Some of a list, `min` to `max`; `check` names a further rule of the game for the whole selection. */
export interface Pick extends Common {
  readonly kind: 'pick';
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Whether the order of the answer means something. */
  readonly ordered: boolean;
  readonly check: string | null;
  /** What the check needs of the position; the seat that is asked may know it. */
  readonly facts: Json;
}

/** A number shared out over targets, none of which gets more than its limit. */
export interface Split extends Common {
  readonly kind: 'split';
  readonly options: readonly string[];
  readonly total: number;
  readonly limits: readonly number[] | null;
}

/** All of a list, in an order. */
export interface Order extends Common {
  readonly kind: 'order';
  readonly options: readonly string[];
}

/** A point, a pose, or the stops of a path after its begin. */
export type Spot = Point | Pose | readonly Point[];

/** A legal answer with a name, for bots, lists, keys and snapping alike. */
export interface Candidate {
  readonly id: string;
  readonly answer: Spot;
}

/**
 * A point in a region; with `turns`, one of so many directions there; or a path that begins at `path.from`, ends in the
 * region and is at most `path.reach` long. `path.by` names the router of the game that goes from stop to stop; without
 * one the legs are straight and stay in the region.
 */
export interface Place extends Common {
  readonly kind: 'place';
  readonly region: Region;
  readonly turns: number;
  readonly path: { readonly from: Point; readonly reach: number; readonly by: string | null } | null;
  readonly candidates: readonly Candidate[];
  readonly check: string | null;
  /** What the game's router and check need of the position; the seat that is asked may know it. */
  readonly facts: Json;
}

export type Decision = Choose | Pick | Split | Order | Place;
export type DecisionKind = Decision['kind'];

/** A choose option or a play beside; picked or ordered ids; shares by target; a point, pose or path. */
export type Answer = string | readonly string[] | { readonly [target: string]: number } | Spot;

/** Why an answer was not taken. Nothing has changed. */
export interface Refusal {
  readonly code: string;
  readonly params?: Params;
  readonly rules?: readonly string[];
}

/** A game's own rule for a whole selection, path or point. */
export type Check = (decision: Decision, answer: Answer) => Refusal | null;
export type Checks = Readonly<Record<string, Check>>;

/** What a game brings along to judge answers, by the names that decisions carry. */
export interface Judges {
  readonly checks?: Checks;
  readonly routes?: Routes;
}

export const malformed: Refusal = { code: 'malformed' };

/** Why something that is no answer of any kind is refused. */
export const unreadable = (decision: Decision): Refusal => (decision.kind === 'place' ? formless(decision) : malformed);

const isIds = (answer: Answer): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string');

/** The exact legality check of every kind, for whatever may come as an answer: null where it is legal. */
export function refuse(decision: Decision, answer: unknown, judges: Judges = {}): Refusal | null {
  const read = readAnswer(answer);
  return read === null ? unreadable(decision) : judge(decision, read, judges);
}

/** The same for what is an answer of some kind. */
export function judge(decision: Decision, answer: Answer, judges: Judges = {}): Refusal | null {
  if (typeof answer === 'string') {
    if (decision.kind === 'choose' && decision.options.includes(answer)) return null;
    return decision.beside.includes(answer) ? null : { code: 'not-offered', params: { option: answer } };
  }
  switch (decision.kind) {
    case 'choose':
      return malformed;
    case 'pick': {
      if (!isIds(answer)) return malformed;
      if (answer.length > decision.max) return { code: 'too-many', params: { max: decision.max, got: answer.length } };
      if (answer.length < decision.min) {
        const { min, max } = decision;
        return { code: 'too-few', params: { min, got: answer.length, ...(min === max ? { max } : {}) } };
      }
      return notListed(decision.options, answer) ?? verdict(decision, answer, judges);
    }
    case 'order': {
      if (!isIds(answer)) return malformed;
      const stray = notListed(decision.options, answer);
      if (stray) return stray;
      return answer.length === decision.options.length
        ? null
        : { code: 'incomplete', params: { wanted: decision.options.length, got: answer.length } };
    }
    case 'split':
      return refuseSplit(decision, answer);
    case 'place':
      return refusePlace(decision, answer, judges) ?? verdict(decision, answer, judges);
  }
}

function verdict(decision: Pick | Place, answer: Answer, judges: Judges): Refusal | null {
  return decision.check === null ? null : checkOf(decision.check, judges)(decision, answer);
}

function checkOf(name: string, { checks }: Judges): Check {
  const check = checks?.[name];
  if (!check) throw new Error(`the game has no check "${name}"`);
  return check;
}

function notListed(options: readonly string[], ids: readonly string[]): Refusal | null {
  for (let i = 0; i < ids.length; i++) {
    if (!options.includes(ids[i])) return { code: 'not-offered', params: { option: ids[i] } };
    if (ids.indexOf(ids[i]) !== i) return { code: 'twice', params: { option: ids[i] } };
  }
  return null;
}

function refuseSplit(decision: Split, answer: Answer): Refusal | null {
  if (Array.isArray(answer) || typeof answer !== 'object' || answer === null) return malformed;
  let sum = 0;
  for (const [target, share] of Object.entries(answer)) {
    const at = decision.options.indexOf(target);
    if (at < 0) return { code: 'not-offered', params: { option: target } };
    if (!Number.isSafeInteger(share) || share < 0) return malformed;
    const limit = decision.limits?.[at];
    if (limit !== undefined && share > limit)
      return { code: 'over-limit', params: { option: target, limit, got: share } };
    sum += share;
  }
  return sum === decision.total ? null : { code: 'wrong-total', params: { total: decision.total, got: sum } };
}

/** Whether there is only one answer, so that a driver may give it itself. */
export function isForced(decision: Decision): boolean {
  if (decision.beside.length > 0) return false;
  switch (decision.kind) {
    case 'choose':
      return decision.options.length === 1;
    case 'pick':
      return (
        decision.max === 0 ||
        (decision.min === decision.options.length && (!decision.ordered || decision.options.length === 1))
      );
    case 'split':
      return rooms(decision).reduce((sum, room) => sum + room, 0) === decision.total;
    case 'order':
      return decision.options.length <= 1;
    case 'place':
      return false;
  }
}

/** The most that each target of a split can get. */
const rooms = ({ options, limits, total }: Split): number[] =>
  options.map((_, i) => Math.min(limits?.[i] ?? total, total));

/** Whether the seat may simply go on. */
export const isWindow = (decision: Decision): boolean => decision.kind === 'choose' && decision.pass !== null;

/** The ids of what a decision offers: its options, or the names of its candidates. */
export const optionsOf = (decision: Decision): readonly string[] =>
  decision.kind === 'place' ? decision.candidates.map(({ id }) => id) : decision.options;

/** Whether an option is among those of a decision, or can be played beside it. */
export const isOffered = (decision: Decision, option: string): boolean =>
  decision.beside.includes(option) || optionsOf(decision).includes(option);

/** The one answer of a forced decision. */
export function forcedAnswer(decision: Decision): Answer {
  switch (decision.kind) {
    case 'choose':
      return decision.options[0];
    case 'pick':
      return decision.max === 0 ? [] : decision.options;
    case 'order':
      return decision.options;
    case 'split':
      return Object.fromEntries(
        rooms(decision).flatMap((room, i) => (room > 0 ? [[decision.options[i], room] as const] : [])),
      );
    case 'place':
      throw new Error('a place decision is never forced');
  }
}

/** Draws a number from 0 to n - 1: the outside choice stream of a bot or a test. */
export type Below = (n: number) => number;

/** A random legal answer. Every legal answer can come; plays beside the main answer are drawn like options. */
export function sample(decision: Decision, below: Below, judges: Judges = {}): Answer {
  const { beside } = decision;
  if (decision.kind === 'choose') {
    const { options } = decision;
    if (beside.length === 0) return options[below(options.length)];
    const k = below(options.length + beside.length);
    return k < options.length ? options[k] : beside[k - options.length];
  }
  if (beside.length > 0) {
    const k = below(beside.length + 1);
    if (k > 0) return beside[k - 1];
  }
  switch (decision.kind) {
    case 'pick':
      return decision.check === null
        ? shuffled(decision.options, below).slice(0, decision.min + below(decision.max - decision.min + 1))
        : samplePick(decision, below, judges);
    case 'order':
      return shuffled(decision.options, below);
    case 'split':
      return sampleSplit(decision, below);
    case 'place':
      return samplePlace(decision, below, (spot) => judge(decision, spot, judges) === null);
  }
}

function shuffled(list: readonly string[], below: Below): string[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = copy[i];
    copy[i] = copy[j];
    copy[j] = held;
  }
  return copy;
}

/** Tries selections of a random size: now any, which reaches all, now one that stays legal as it grows. */
function samplePick(decision: Pick, below: Below, judges: Judges): readonly string[] {
  const { options, min, max } = decision;
  const check = checkOf(decision.check ?? '', judges);
  for (let tries = 0; tries < 100; tries++) {
    const wanted = min + below(Math.min(max, options.length) - min + 1);
    const order = shuffled(options, below);
    const picked = below(2) === 0 ? order.slice(0, wanted) : growing(decision, order, wanted, check);
    if (picked.length >= min && !check(decision, picked)) return picked;
  }
  for (const ids of arrangements(options, decision.ordered, min, max)) if (!check(decision, ids)) return ids;
  throw new Error(`no legal answer to ${decision.ask.id}`);
}

function growing(decision: Pick, order: readonly string[], wanted: number, check: Check): string[] {
  const picked: string[] = [];
  for (const id of order) {
    if (picked.length >= wanted) break;
    picked.push(id);
    if (check(decision, picked)) picked.pop();
  }
  return picked;
}

function sampleSplit(decision: Split, below: Below): Record<string, number> {
  const shares: Record<string, number> = {};
  const room = rooms(decision);
  for (let left = decision.total; left > 0; left--) {
    const open = room.flatMap((r, i) => (r > 0 ? [i] : []));
    const i = open[below(open.length)];
    room[i]--;
    shares[decision.options[i]] = (shares[decision.options[i]] ?? 0) + 1;
  }
  return shares;
}

/** Every legal answer, plays beside included; for `place`, its candidates. Long lists: stop when you have enough. */
export function* everyAnswer(decision: Decision, judges: Judges = {}): Generator<Answer> {
  yield* decision.beside;
  switch (decision.kind) {
    case 'choose':
      yield* decision.options;
      return;
    case 'pick':
      for (const ids of arrangements(decision.options, decision.ordered, decision.min, decision.max))
        if (!judge(decision, ids, judges)) yield ids;
      return;
    case 'order':
      yield* arrangementsOf(decision.options, true, decision.options.length);
      return;
    case 'split':
      yield* shares(decision, 0, decision.total);
      return;
    case 'place':
      for (const { answer } of decision.candidates) yield answer;
      return;
  }
}

/** The smallest first: of many the first ones come at once, also where a check refuses most of the large ones. */
function* arrangements(
  options: readonly string[],
  ordered: boolean,
  min: number,
  max: number,
): Generator<readonly string[]> {
  for (let size = min; size <= max; size++) yield* arrangementsOf(options, ordered, size);
}

function* arrangementsOf(
  options: readonly string[],
  ordered: boolean,
  size: number,
  taken: readonly string[] = [],
  from = 0,
): Generator<readonly string[]> {
  if (taken.length === size) {
    yield taken;
    return;
  }
  for (let i = ordered ? 0 : from; i < options.length; i++) {
    if (taken.includes(options[i])) continue;
    yield* arrangementsOf(options, ordered, size, [...taken, options[i]], i + 1);
  }
}

function* shares(decision: Split, at: number, left: number): Generator<Record<string, number>> {
  if (at === decision.options.length) {
    if (left === 0) yield {};
    return;
  }
  const least = at === decision.options.length - 1 ? left : 0;
  for (let share = Math.min(decision.limits?.[at] ?? left, left); share >= least; share--)
    for (const rest of shares(decision, at + 1, left - share))
      yield share > 0 ? { [decision.options[at]]: share, ...rest } : rest;
}
