import { readAnswer } from './answer.ts';
import { inRegion, isPoint, legInRegion, type Point, pathLength, type Region } from './geometry.ts';
import type { Params } from './message.ts';

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

/** One of a list. With `pass`, an optional window: that option goes on without doing anything. */
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

/** A point in a region, or a path of waypoints that starts at `path.from` and is at most `path.reach` long. */
export interface Place extends Common {
  readonly kind: 'place';
  readonly region: Region;
  readonly path: { readonly from: Point; readonly reach: number } | null;
  /** Some legal answers, for bots and for lists. */
  readonly candidates: readonly (Point | readonly Point[])[];
  readonly check: string | null;
}

export type Decision = Choose | Pick | Split | Order | Place;
export type DecisionKind = Decision['kind'];

/** A choose option or a play beside; picked or ordered ids; shares by target; a point; a path. */
export type Answer = string | readonly string[] | { readonly [target: string]: number } | Point | readonly Point[];

/** Why an answer was not taken. Nothing has changed. */
export interface Refusal {
  readonly code: string;
  readonly params?: Params;
  readonly rules?: readonly string[];
}

/** A game's own rule for a whole selection, path or point. */
export type Check = (decision: Decision, answer: Answer) => Refusal | null;
export type Checks = Readonly<Record<string, Check>>;

export const malformed: Refusal = { code: 'malformed' };

const isIds = (answer: Answer): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string');

/** The exact legality check of every kind, for whatever may come as an answer: null where it is legal. */
export function refuse(decision: Decision, answer: unknown, checks: Checks = {}): Refusal | null {
  const read = readAnswer(answer);
  return read === null ? malformed : judge(decision, read, checks);
}

/** The same for what is an answer of some kind. */
export function judge(decision: Decision, answer: Answer, checks: Checks = {}): Refusal | null {
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
      if (answer.length < decision.min) return { code: 'too-few', params: { min: decision.min, got: answer.length } };
      return notListed(decision.options, answer) ?? verdict(decision, answer, checks);
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
      return refusePlace(decision, answer) ?? verdict(decision, answer, checks);
  }
}

function verdict(decision: Pick | Place, answer: Answer, checks: Checks): Refusal | null {
  return decision.check === null ? null : checkOf(decision.check, checks)(decision, answer);
}

function checkOf(name: string, checks: Checks): Check {
  const check = checks[name];
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

function refusePlace(decision: Place, answer: Answer): Refusal | null {
  const { region, path } = decision;
  if (!Array.isArray(answer)) return malformed;
  if (path === null) {
    if (!isPoint(answer)) return malformed;
    return inRegion(region, answer) ? null : { code: 'outside', params: { x: answer[0], y: answer[1] } };
  }
  const list: readonly unknown[] = answer;
  if (!list.every(isPoint)) return malformed;
  const way = [path.from, ...list];
  for (let i = 1; i < way.length; i++) {
    const [x, y] = way[i];
    if (!inRegion(region, way[i])) return { code: 'outside', params: { x, y } };
    if (!legInRegion(region, way[i - 1], way[i])) return { code: 'blocked', params: { x, y } };
  }
  const length = pathLength(way);
  return length <= path.reach ? null : { code: 'too-far', params: { reach: path.reach } };
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

/** Whether an option is among those of a decision, or can be played beside it. */
export const isOffered = (decision: Decision, option: string): boolean =>
  decision.beside.includes(option) || (decision.kind !== 'place' && decision.options.includes(option));

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
export function sample(decision: Decision, below: Below, checks: Checks = {}): Answer {
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
        : samplePick(decision, below, checks);
    case 'order':
      return shuffled(decision.options, below);
    case 'split':
      return sampleSplit(decision, below);
    case 'place':
      return decision.candidates[below(decision.candidates.length)];
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
function samplePick(decision: Pick, below: Below, checks: Checks): readonly string[] {
  const { options, min, max } = decision;
  const check = checkOf(decision.check ?? '', checks);
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
export function* everyAnswer(decision: Decision, checks: Checks = {}): Generator<Answer> {
  yield* decision.beside;
  switch (decision.kind) {
    case 'choose':
      yield* decision.options;
      return;
    case 'pick':
      for (const ids of arrangements(decision.options, decision.ordered, decision.min, decision.max))
        if (!judge(decision, ids, checks)) yield ids;
      return;
    case 'order':
      yield* arrangementsOf(decision.options, true, decision.options.length);
      return;
    case 'split':
      yield* shares(decision, 0, decision.total);
      return;
    case 'place':
      yield* decision.candidates;
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
