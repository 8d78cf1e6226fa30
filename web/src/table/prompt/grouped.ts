import type { Weight } from '@shamble/parts/board';

/** An option as it stands in a list. */
export interface Row {
  readonly id: string;
  readonly words: string;
  /** What it refers to on the board, what it is most about first. */
  readonly refs: readonly string[];
  readonly key: string | null;
  /** What choosing it takes, where the board tells. */
  readonly weight?: () => Weight;
  /** Its second line, where the board has one. */
  readonly detail?: () => string;
  /** What makes it dangerous, if anything. */
  readonly alarm?: () => string | null;
  /** The words without those of its group's title. */
  readonly short?: string;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** From this many on a list is folded by what its options refer to. */
const LONG = 12;

/** A long list by the places it refers to, where that makes fewer groups than options; else null. */
export function groupRows(rows: readonly Row[]): readonly RowGroup[] | null {
  if (rows.length < LONG) return null;
  const byRef = new Map<string, Row[]>();
  for (const row of rows) {
    const ref = row.refs[0] ?? '';
    const group = byRef.get(ref);
    if (group) group.push(row);
    else byRef.set(ref, [row]);
  }
  const alone = [...byRef.values()].filter(({ length }) => length === 1).length;
  // A heading for each option tells nothing.
  if (byRef.size < 2 || byRef.size > rows.length / 2 || alone > byRef.size / 2) return null;
  const groups = [...byRef.values()];
  const starts = groups.map((group) => sharedStart(group.map(({ words }) => words)));
  return groups.map((group, i) => {
    const start = starts[i];
    // Where several groups begin alike, or nothing is alike at the beginning, their ends tell them apart.
    const end = start === '' || starts.filter((other) => other === start).length > 1 ? commonEnd(group, start) : '';
    const title = [start, end].filter((part) => part !== '').join(' … ') || group[0].words;
    return { title, rows: group.map((row) => ({ ...row, short: between(row.words, start, end) })) };
  });
}

/** The words that all rows of a group end with, after what they begin with. */
function commonEnd(rows: readonly Row[], start: string): string {
  const texts = rows.map(({ words }) => words.slice(start.length));
  const [first, ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.endsWith(first.slice(first.length - length))) length--;
  return length === first.length
    ? ''
    : first
        .slice(first.length - length)
        .replace(/^[^\s\u202f]*[\s\u202f:;,.–-]*/u, '')
        .trim();
}

/** The words that all texts begin with, without a mark at their end; the first text where there are none. */
export const commonStart = (texts: readonly string[]): string => sharedStart(texts) || texts[0];

function sharedStart(texts: readonly string[]): string {
  const [first, ...others] = texts;
  let length = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length--;
  const whole = length === first.length ? first : first.slice(0, length).replace(/[^\s\u202f:;,.()]*$/u, '');
  return whole.replace(/[\s\u202f:;,.(–-]+$/u, '');
}

/** What a text says beside its title; all of it where that would be nothing, or where it begins otherwise. */
export function between(words: string, start: string, end = ''): string {
  if (!words.startsWith(start)) return words;
  const middle = words.slice(start.length, end === '' ? undefined : -end.length);
  return middle.replace(/^[\s\u202f:;,.–-]+|[\s\u202f:;,–-]+$/gu, '') || words;
}
