/** What stands in one column each: Latin letters, dashes, quotes, arrows, box drawing and shapes. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u202f\u2190-\u21ff\u2500-\u25ff]*$/;
/** East Asian wide letters, and pictures that are shown as such. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\ufe0f|\p{Emoji_Presentation}/u;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);
const lettersWide = (letter: string): number => (WIDE.test(letter) ? 2 : 1);

/** How many columns of a terminal a text takes. */
export function columns(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return lettersOf(text).reduce((sum, letter) => sum + lettersWide(letter), 0);
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(columns));

/** The text, cut short with an ellipsis where it does not fit. */
export function clip(text: string, width: number): string {
  if (columns(text) <= width) return text;
  if (width < 1) return '';
  return `${head(text, width - 1).trimEnd()}…`;
}

/** As much of the text as fits. */
function head(text: string, width: number): string {
  let room = width;
  let taken = '';
  for (const letter of lettersOf(text)) {
    room -= lettersWide(letter);
    if (room < 0) break;
    taken += letter;
  }
  return taken;
}

/** Exactly so many columns: cut or filled up. */
export function fit(text: string, width: number): string {
  const cut = clip(text, width);
  return cut + ' '.repeat(Math.max(0, width - columns(cut)));
}

export function fitRight(text: string, width: number): string {
  const cut = clip(text, width);
  return ' '.repeat(Math.max(0, width - columns(cut))) + cut;
}

/** A title in the middle of a line of dashes. */
export function banner(title: string, width: number): string {
  const cut = clip(` ${title} `, width);
  const left = Math.floor((width - columns(cut)) / 2);
  return '─'.repeat(left) + cut + '─'.repeat(width - left - columns(cut));
}

/** Parts side by side, as many to a line as fit; a part too long for a line is broken between its words. */
export const flow = (parts: readonly string[], width: number): string[] =>
  fill(parts, width, ' · ', (part) => wrap(part, width));

/** A text broken between its words. */
export const wrap = (text: string, width: number): string[] =>
  fill(text.split(' '), width, ' ', (word) => pieces(word, width));

function fill(parts: readonly string[], width: number, between: string, broken: (part: string) => string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part : line + between + part;
    if (columns(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const own = columns(part) <= width ? [part] : broken(part);
    lines.push(...own.slice(0, -1));
    line = own[own.length - 1];
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A word, in pieces where it is wider than the line. */
function pieces(word: string, width: number): string[] {
  const cut: string[] = [];
  let rest = word;
  while (columns(rest) > Math.max(1, width)) {
    const piece = head(rest, width) || lettersOf(rest)[0];
    cut.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...cut, rest];
}

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], leftWidth: number, right: readonly string[], gap: string): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (fit(left[i] ?? '', leftWidth) + gap + (right[i] ?? '')).trimEnd(),
  );
}
