import type { Lang, Params } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { inOneLine, painted, type Style, sendable } from './shown.ts';
import { type CliId, cliMessages } from './text/index.ts';

/** Where a command speaks, in one language. */
export interface Desk {
  readonly lang: Lang;
  say(id: CliId, params?: Params): string;
  knows(id: string): id is CliId;
  out(text: string): void;
  err(text: string): void;
  /** Empties the screen. */
  clear(): void;
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
}

/** Colours a text where the terminal has colours. */
export type Paint = (style: Style, text: string) => string;

const NARROWEST = 40;
const WIDEST = 120;

export function openDesk(lang: Lang): Desk {
  const messages = cliMessages(lang);
  const speak = speaker(lang, messages);
  const coloured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
  return {
    lang,
    say: (id, params = {}) => inOneLine(speak({ id, params })),
    knows: (id): id is CliId => id in messages,
    out: (text) => process.stdout.write(`${sendable(text)}\n`),
    err: (text) => process.stderr.write(`${sendable(text)}\n`),
    clear: () => process.stdout.write('\x1b[2J\x1b[H'),
    paint: (style, text) => (coloured ? painted(style, text) : text),
    width: Math.max(NARROWEST, Math.min(WIDEST, process.stdout.columns || 100)),
  };
}
