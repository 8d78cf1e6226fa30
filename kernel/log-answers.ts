import * as v from 'valibot';
import type { Answer, Spot } from './decision.ts';
import { isPoint, isPose, type Point, type Pose } from './geometry.ts';
import { LogError } from './log-error.ts';
import { shareSchema } from './wire.ts';

/**
 * The answers of a log as two short texts. `ids` has each id that occurs, grouped by what stands before its first dot:
 * "go D2 B6|stop" is go.D2, go.B6 and stop. Where that is shorter, a part between two dots that is the same as in the
 * id before is left out, and a "|" stands in front of it all: "|fire gun.A1.all .A2." is fire.gun.A1.all and
 * fire.gun.A2.all. In `answers` an id is its place in that list, in base 36 and as wide as the last one needs, so that
 * nothing stands between two answers:
 *
 *     0a              an id                  <50,-10>        a point
 *     (0a0b)          picked or ordered      [0,30;9,9]      a path
 *     {0a3,0b1}       shares by target       <50,-10,3>      a pose
 *
 * Where that is shorter, the ids that occur most stand before a "|" in front of it all, and each is one capital letter
 * from then on: "0a0k|A(B0c)A" is 0a(0k0c)0a.
 */
export interface AnswerTexts {
  readonly ids: string;
  readonly answers: string;
}

const BASE = 36;
/** Codes of ids that occur often. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Stands between groups of ids, in front of those that leave out what they share, and behind those that have letters. */
const BETWEEN = '|';
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '<': '>', '[': ']' };

/** Whether an id can stand in a log: it is not empty, and has neither of the two separators in it. */
export const isLoggable = (id: string): boolean => /^[^ |]+$/.test(id);

export function encode(answers: readonly Answer[]): AnswerTexts {
  const occurring = answers.flatMap(idsIn);
  const ids = writeIds(new Set(occurring));
  const list = readIds(ids);
  const width = widthFor(list.length);
  const codes = new Map(list.map((id, i) => [id, codeOf(i, width)]));
  const often = oftenIn(occurring, list, width);
  const named = often.map((id) => codes.get(id)).join('');
  for (const [i, id] of often.entries()) codes.set(id, LETTERS[i]);
  const code = (id: string): string => codes.get(id) ?? '';
  const text = answers.map((answer) => writeAnswer(answer, code)).join('');
  return { ids, answers: named === '' ? text : named + BETWEEN + text };
}

/** Ids that a letter makes shorter though they must be named for it, those that save most first. */
function oftenIn(occurring: readonly string[], list: readonly string[], width: number): string[] {
  const times = new Map(list.map((id) => [id, 0]));
  for (const id of occurring) times.set(id, (times.get(id) ?? 0) + 1);
  const saved = (id: string): number => (times.get(id) ?? 0) * (width - 1) - width;
  return list
    .filter((id) => saved(id) > 1)
    .toSorted((a, b) => saved(b) - saved(a))
    .slice(0, LETTERS.length);
}

export function decode({ ids, answers: whole }: AnswerTexts): Answer[] {
  const list = readIds(ids);
  const width = widthFor(list.length);
  const known: Known = { width, ids: new Map(list.map((id, i) => [codeOf(i, width), id])) };
  const bar = whole.indexOf(BETWEEN);
  const text = whole.slice(bar + 1);
  if (bar >= 0) readLetters(whole.slice(0, bar), known);
  const answers: Answer[] = [];
  for (let at = 0; at < text.length; ) {
    const close = CLOSING[text[at]];
    const end = close === undefined ? at + lengthAt(text, at, width) : text.indexOf(close, at) + 1;
    const part = end === 0 ? text.slice(at) : text.slice(at, end);
    const answer = end === 0 ? null : readAnswer(part, known);
    if (answer === null) throw noAnswer(answers.length, part, list.length);
    answers.push(answer);
    at = end;
  }
  // Which ids have letters follows from the answers; logs were always written without them before.
  if (bar >= 0 && encode(answers).answers !== whole) throw noLetters();
  return answers;
}

const noLetters = (): LogError =>
  new LogError('bad-field', 'answers', 'the ids in front are not those that occur most');

/** Gives the ids that are named in front their letters. */
function readLetters(text: string, { width, ids }: Known): void {
  for (let i = 0; i * width < text.length; i++) {
    const id = ids.get(text.slice(i * width, (i + 1) * width));
    if (id === undefined || i >= LETTERS.length) throw noLetters();
    ids.set(LETTERS[i], id);
  }
}

/** How long the code of the id at a place is. */
const lengthAt = (text: string, at: number, width: number): number => (LETTERS.includes(text[at]) ? 1 : width);

const noAnswer = (n: number, part: string, ids: number): LogError =>
  new LogError(
    'bad-field',
    `answers[${n}]`,
    `${JSON.stringify(part.slice(0, 40))} is no answer; the log has ${ids} ids`,
  );

const codeOf = (place: number, width: number): string => place.toString(BASE).padStart(width, '0');

/** As wide as the last of so many ids needs. */
const widthFor = (ids: number): number => Math.max(ids - 1, 0).toString(BASE).length;

/** Groups of ids: what stands before the first dot, and what follows; an id without a dot is a group of its own. */
function groupsOf(ids: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    if (!isLoggable(id)) throw new Error(`the id ${JSON.stringify(id)} is empty or has a space or a | in it`);
    const dot = id.indexOf('.');
    // It stands beside the group of the ids that begin with it and a dot.
    const head = dot < 0 ? id : `${id.slice(0, dot)} `;
    const tails = groups.get(head) ?? [];
    groups.set(head, tails);
    if (dot >= 0) tails.push(id.slice(dot + 1));
  }
  return groups;
}

const writePlain = (groups: ReadonlyMap<string, readonly string[]>): string =>
  [...groups].map(([head, tails]) => head + tails.join(' ')).join(BETWEEN);

/** The same in order, without the parts that stand in the id before; a part that is empty of itself could not be told from these. */
function writeBrief(groups: ReadonlyMap<string, readonly string[]>): string | null {
  const brief = new Map<string, string[]>();
  for (const [head, tails] of groups) {
    if (tails.some((tail) => tail.split('.').includes(''))) return null;
    let before: readonly string[] = [];
    const short = tails.toSorted().map((tail) => {
      const parts = tail.split('.');
      const left = parts.map((part, i) => (part === before[i] ? '' : part)).join('.');
      before = parts;
      return left;
    });
    brief.set(head, short);
  }
  return BETWEEN + writePlain(brief);
}

/** The shorter of the two ways. */
function writeIds(ids: Iterable<string>): string {
  const groups = groupsOf(ids);
  const plain = writePlain(groups);
  const brief = writeBrief(groups);
  return brief !== null && brief.length < plain.length ? brief : plain;
}

function readIds(text: string): string[] {
  if (text === '') return [];
  const isBrief = text.startsWith(BETWEEN);
  const ids = text
    .slice(isBrief ? BETWEEN.length : 0)
    .split(BETWEEN)
    .flatMap((group) => {
      const [head, ...tails] = group.split(' ');
      return tails.length === 0 ? [head] : (isBrief ? inFull(tails) : tails).map((tail) => `${head}.${tail}`);
    });
  // Written again they give the same text only where each stands once, and in its group. Logs were always written in
  // the plain way before, so that one is read whatever its length.
  const again = (): string => (isBrief ? writeIds(new Set(ids)) : writePlain(groupsOf(new Set(ids))));
  if (ids.some((id) => !isLoggable(id)) || again() !== text)
    throw new LogError('bad-field', 'ids', 'an id is empty, stands there twice or stands outside its group');
  return ids;
}

/** With the parts that were left out. */
function inFull(tails: readonly string[]): string[] {
  let before: readonly string[] = [];
  return tails.map((tail) => {
    before = tail.split('.').map((part, i) => part || (before[i] ?? ''));
    return before.join('.');
  });
}

function idsIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (!isList(answer)) return Object.keys(answer);
  return isNumbers(answer) || isPath(answer) ? [] : answer;
}

function writeAnswer(answer: Answer, code: (id: string) => string): string {
  if (typeof answer === 'string') return code(answer);
  if (!isList(answer)) return `{${Object.entries(answer).map(([id, share]) => `${code(id)}${share}`)}}`;
  if (isNumbers(answer)) return `<${answer.join()}>`;
  return isPath(answer) ? `[${answer.map((point) => point.join()).join(';')}]` : `(${answer.map(code).join('')})`;
}

const isList = (answer: Exclude<Answer, string>): answer is readonly string[] | Spot => Array.isArray(answer);

const isNumbers = (list: readonly string[] | Spot): list is Point | Pose => isPoint(list) || isPose(list);

const isPath = (list: readonly string[] | readonly Point[]): list is readonly Point[] => isPoint(list[0]);

/** The ids of a log by their codes, all of one width but for letters. */
interface Known {
  readonly width: number;
  readonly ids: Map<string, string>;
}

/** The answer in a part of the text that is an id or stands in brackets; null where it is none. */
function readAnswer(part: string, known: Known): Answer | null {
  const inside = part.slice(1, -1);
  switch (part[0]) {
    case '(':
      return readList(inside, known);
    case '{':
      return readShares(inside, known);
    case '<': {
      const numbers = inside.split(',').map(readNumber);
      return isPoint(numbers) || isPose(numbers) ? numbers : null;
    }
    case '[':
      return readPath(inside);
    default:
      return known.ids.get(part) ?? null;
  }
}

function readList(text: string, { width, ids }: Known): string[] | null {
  const list: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + lengthAt(text, at, width);
    const id = ids.get(text.slice(at, end));
    if (id === undefined) return null;
    list.push(id);
    at = end;
  }
  return list;
}

function readShares(text: string, { width, ids }: Known): Record<string, number> | null {
  const shares = new Map<string, number>();
  for (const part of text === '' ? [] : text.split(',')) {
    const end = lengthAt(part, 0, width);
    const id = ids.get(part.slice(0, end));
    const share = readNumber(part.slice(end));
    if (id === undefined || shares.has(id) || !v.is(shareSchema, share)) return null;
    shares.set(id, share);
  }
  return Object.fromEntries(shares);
}

function readPoint(text: string): Point | null {
  const point = text.split(',').map(readNumber);
  return isPoint(point) ? point : null;
}

/** An empty path is written as an empty list: the answer is the same. */
function readPath(text: string): Point[] | null {
  const path: Point[] = [];
  for (const part of text.split(';')) {
    const point = readPoint(part);
    if (point === null) return null;
    path.push(point);
  }
  return path;
}

/** A whole number, written as it would be written here. */
function readNumber(text: string): number | null {
  const n = Number(text);
  return Number.isSafeInteger(n) && String(n) === text ? n : null;
}
