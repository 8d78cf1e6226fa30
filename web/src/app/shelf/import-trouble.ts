import type { LogCode } from '@shamble/kernel';
import { detailsOf, type Mishap } from '../../ui/mishap.tsx';

const CODES: readonly LogCode[] = [
  'not-json',
  'truncated',
  'wrong-format',
  'bad-field',
  'tampered',
  'unknown-game',
  'other-version',
  'illegal-answer',
  'unfinished',
  'hash-differs',
  'rules-error',
  'too-much',
];

/** Why a file was not laid on the shelf, in words of the app where the reason is known. */
export function importTrouble(file: string, error: unknown): Mishap {
  const details = detailsOf(error);
  const named = typeof error === 'object' && error !== null && 'code' in error ? error.code : details;
  const code = CODES.find((one) => one === named);
  if (code) return { words: { id: `web.import.${code}`, params: { file } } };
  return { words: { id: 'web.import.other', params: { file } }, details };
}
