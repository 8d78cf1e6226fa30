import { type Answer, type Decision, optionsOf, type Place, type Point } from '@shamble/kernel';

/** Why a line is no answer at all; whether an answer is legal is for the match to say. */
export interface Unclear {
  readonly unclear: 'empty' | 'one' | 'word' | 'shares' | 'point' | 'pose';
  readonly word: string;
}

type Read = { readonly answer: Answer } | Unclear;

/**
 * Reads a line as an answer. Options are numbered from 1, plays beside go on counting; ids do as well as numbers. With
 * a unit, points are typed in as many of the game's lengths, and may have a decimal point.
 */
export function readAnswer(decision: Decision, line: string, unit = 1): Read {
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
      return readPlace(decision, line, unit);
  }
}

function besideOf(decision: Decision, word: string): string | null {
  if (decision.beside.includes(word)) return word;
  // A single share may look like the number of a play: then it is the share.
  if (decision.kind === 'split' && decision.options.length === 1 && Number(word) === decision.total) return null;
  return /^\d+$/.test(word) ? (decision.beside[Number(word) - 1 - optionsOf(decision).length] ?? null) : null;
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

/** A candidate by its number or name, a point `x,y`, a pose `x,y,turn`, or a path `x,y x,y …`. */
function readPlace({ candidates, path, turns }: Place, line: string, unit: number): Read {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { unclear: 'empty', word: '' };
  if (words.length === 1) {
    const id = idOf(
      candidates.map((candidate) => candidate.id),
      words[0],
    );
    const candidate = candidates.find((one) => one.id === id);
    if (candidate) return { answer: candidate.answer };
    if (/^\d+$/.test(words[0])) return { unclear: 'word', word: words[0] };
  }
  const isPose = path === null && turns > 0;
  const length = unit > 1 ? '-?\\d+(?:\\.\\d+)?' : '-?\\d+';
  const written = new RegExp(`^${length},${length}${isPose ? ',\\d+' : ''}$`);
  const unread = words.find((word) => !written.test(word)) ?? (path === null ? words[1] : undefined);
  if (unread !== undefined) return { unclear: isPose ? 'pose' : 'point', word: unread };
  const points = words.map((word): Point => {
    const [x, y] = word.split(',').map((part) => Math.round(Number(part) * unit));
    return [x, y];
  });
  if (path !== null) return { answer: points };
  const [[x, y]] = points;
  return { answer: isPose ? [x, y, Number(words[0].split(',')[2])] : [x, y] };
}
