/** Plain data: what a state, a view, an event, an answer and a log are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. Arrays of numbers and flat objects take the engine's fast paths. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (value.length === 0) return [] as T;
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = clone(item);
  }
  return copy as T;
}

/** The one text of a piece of plain data: keys sorted, so that two equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** Equality of plain data. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** MurmurHash3 x86 32-bit (Austin Appleby, public domain) over the UTF-8 bytes of a text. */
export function murmur3(text: string, seed = 0): number {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return murmur3Bytes(utf8(text), seed);
  return murmur3Bytes(text, seed);
}

/** The UTF-8 bytes of a text, each as one character; in pieces, as a call takes only so many arguments. */
function utf8(text: string): string {
  const bytes = encoder.encode(text);
  let out = '';
  for (let i = 0; i < bytes.length; i += 4096) out += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return out;
}

/** The same over a text whose characters each stand for one byte. */
function murmur3Bytes(bytes: string, seed: number): number {
  let h = seed | 0;
  const { length } = bytes;
  const blocks = length & ~3;
  for (let i = 0; i < blocks; i += 4) {
    const k =
      bytes.charCodeAt(i) |
      (bytes.charCodeAt(i + 1) << 8) |
      (bytes.charCodeAt(i + 2) << 16) |
      (bytes.charCodeAt(i + 3) << 24);
    h = Math.imul(rotl(h ^ scatter(k), 13), 5) + 0xe6546b64;
  }
  let k = 0;
  for (let i = length - 1; i >= blocks; i--) k = (k << 8) | bytes.charCodeAt(i);
  h ^= scatter(k) ^ length;
  return fmix(h);
}

/** A fingerprint of plain data, 63 bits as 13 base-36 characters: equal states, equal fingerprints. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  const high = murmur3(text, 0).toString(36).padStart(7, '0');
  return high.slice(1) + murmur3(text, 0x5ab1e).toString(36).padStart(7, '0');
}

/** MurmurHash3's finaliser: spreads 32 bits. Also the core of SplitMix32. */
export function fmix(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));
const scatter = (k: number): number => Math.imul(rotl(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);

const encoder = new TextEncoder();
