import type { Json } from '../json.ts';

/** Reading words of a position, with an error that names the word that does not fit. */
export type Word = Json;
export type Words = Readonly<Record<string, Word | undefined>>;

export const fail = (path: string, message: string): Error => new Error(`${path}: ${message}`);

export function int(value: Word | undefined, path: string, min: number, max: number): number {
  const n = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < min || n > max)
    throw fail(path, `${JSON.stringify(value)} is not a whole number from ${min} to ${max}`);
  return n;
}

export function bool(value: Word | undefined, path: string): boolean {
  if (typeof value !== 'boolean') throw fail(path, `${JSON.stringify(value)} is neither true nor false`);
  return value;
}

export function list(value: Word | undefined, path: string): readonly Word[] {
  if (!Array.isArray(value)) throw fail(path, `${JSON.stringify(value)} is not a list`);
  return value;
}

export function map(value: Word | undefined, path: string): Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fail(path, `${JSON.stringify(value)} is not a mapping`);
  return value as Words;
}

export function word(value: Word | undefined, path: string): string {
  if (typeof value !== 'string') throw fail(path, `${JSON.stringify(value)} is not a word`);
  return value;
}

export function oneOf<T extends string>(value: Word | undefined, known: readonly T[], path: string): T {
  const found = known.find((k) => k === value);
  if (found === undefined) throw fail(path, `${JSON.stringify(value)} is not one of ${known.join(', ')}`);
  return found;
}
