import type { Answer, Decision, Point } from '@shamble/kernel';

/** Why a line is no answer at all; whether an answer is legal is for the match to say. */
export interface Unclear {
  readonly unclear: 'empty' | 'one' | 'word' | 'shares' | 'point';
  readonly word: string;
}

type Read = { readonly answer: Answer } | Unclear;

/**
 * Reads a line as an answer. Options are numbered from 1, plays beside go on counting; ids do as well as numbers.
 */
export function readAnswer(decision: Decision, line: string): Read {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  const beside = words.length === 1 ? besideOf(decision, words[0]) : null;
  if (beside !== null) return { answer: beside };
  switch (decision.kind) {
    case 'choose':
      return readChoice(decision.options, decision.pass, words);
    case 'pick':
    case 'order':
      return readList(decision.options, words);
    case 'split':
      return readShares(decision.options, words);
    case 'place':
      return readPlace(decision, line);
  }
}

/** How many numbers stand before the plays beside. */
const mainCount = (decision: Decision): number =>
  decision.kind === 'place' ? decision.candidates.length : decision.options.length;

function besideOf(decision: Decision, word: string): string | null {
  if (decision.beside.includes(word)) return word;
  // A single share may look like the number of a play: then it is the share.
  if (decision.kind === 'split' && decision.options.length === 1 && Number(word) === decision.total) return null;
  return /^\d+$/.test(word) ? (decision.beside[Number(word) - 1 - mainCount(decision)] ?? null) : null;
}

const idOf = (options: readonly string[], word: string): string | null => {
  if (options.includes(word)) return word;
  return /^\d+$/.test(word) ? (options[Number(word) - 1] ?? null) : null;
};

function readChoice(options: readonly string[], pass: string | null, words: readonly string[]): Read {
  if (words.length === 0) return pass === null ? { unclear: 'empty', word: '' } : { answer: pass };
  if (words.length > 1) return { unclear: 'one', word: words[1] };
  const id = idOf(options, words[0]);
  return id === null ? { unclear: 'word', word: words[0] } : { answer: id };
}

/** Nothing is `0`, so that a stray Enter gives no answer away. */
function readList(options: readonly string[], words: readonly string[]): Read {
  if (words.length === 0) return { unclear: 'empty', word: '' };
  if (words.length === 1 && words[0] === '0') return { answer: [] };
  const ids: string[] = [];
  for (const word of words) {
    const id = idOf(options, word);
    if (id === null) return { unclear: 'word', word };
    ids.push(id);
  }
  return { answer: ids };
}

/** `2 1 0` in the order of the targets, or `id=2 3=1` by id or number. */
function readShares(options: readonly string[], words: readonly string[]): Read {
  if (words.length === 0) return { unclear: 'empty', word: '' };
  const shares: Record<string, number> = {};
  const named = words.some((word) => word.includes('='));
  if (!named && words.length !== options.length) return { unclear: 'shares', word: words.join(' ') };
  for (const [i, word] of words.entries()) {
    const [target, share] = named ? word.split('=') : [options[i], word];
    const id = idOf(options, target);
    if (id === null || !/^\d+$/.test(share ?? '')) return { unclear: 'shares', word };
    if (Number(share) > 0) shares[id] = (shares[id] ?? 0) + Number(share);
  }
  return { answer: shares };
}

/** The number of a candidate, a point `x,y`, or a path `x,y x,y …`. */
function readPlace(decision: Decision & { kind: 'place' }, line: string): Read {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { unclear: 'empty', word: '' };
  if (words.length === 1 && /^\d+$/.test(words[0])) {
    const candidate = decision.candidates[Number(words[0]) - 1];
    return candidate ? { answer: candidate } : { unclear: 'word', word: words[0] };
  }
  const points: Point[] = [];
  for (const word of words) {
    const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(word) ?? [];
    if (x === undefined) return { unclear: 'point', word };
    points.push([Number(x), Number(y)]);
  }
  if (decision.path !== null) return { answer: points };
  return points.length === 1 ? { answer: points[0] } : { unclear: 'point', word: words[1] };
}
