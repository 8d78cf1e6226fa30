import type { LogCode, Message } from '@shamble/kernel';

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
];

/** Why a file was not laid on the shelf, in words of the app where the reason is known. */
export function importTrouble(file: string, error: unknown): Message {
  const message = error instanceof Error ? error.message : String(error);
  const named = typeof error === 'object' && error !== null && 'code' in error ? error.code : message;
  const code = CODES.find((one) => one === named);
  if (code) return { id: `web.import.${code}`, params: { file } };
  return { id: 'web.import.other', params: { file, why: message } };
}
