import { randomUUID } from 'node:crypto';
import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'cyan' | 'red' | 'green' | 'yellow';

/** What a terminal obeys or hides: control characters, those that turn the direction of writing, those without a picture. */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\ufe0f]]/gv;

/** As JSON writes it, so that JSON stays what it is. */
const asWritten = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** A text in one line in which every character can be seen. */
export const inOneLine = (text: string): string => text.replace(UNSEEN, asWritten);

const inLines = (text: string): string => text.split('\n').map(inOneLine).join('\n');

/** Stands for the escape character of our own colours; nothing that was written before this run can hold it. */
const OWN_ESCAPE = randomUUID();

export const painted = (style: Style, text: string): string =>
  styleText(style, inLines(text), { validateStream: false }).replaceAll('\x1b', OWN_ESCAPE);

/** What is sent to a terminal: lines in which every character can be seen, in our own colours. */
export const sendable = (text: string): string => inLines(text).replaceAll(OWN_ESCAPE, '\x1b');
