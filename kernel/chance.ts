import { fmix, type Json, murmur3 } from './json.ts';

/**
 * The generator's place in the state: four words of xoshiro128** (Blackman and Vigna), and in a scripted
 * position the values still to come, by the name of the roll, draw or shuffle.
 */
export interface Rng {
  s: [number, number, number, number];
  script?: Record<string, Json[]>;
}

/** A scripted value that the roll, draw or shuffle of that name cannot give. */
export class ScriptError extends Error {}

/** The four starting words of a seed: SplitMix32 over the MurmurHash3 of its text. */
export function seeded(seed: string): Rng {
  let x = murmur3(seed);
  const word = (): number => {
    x = (x + 0x9e3779b9) | 0;
    return fmix(x) | 0;
  };
  return { s: [word(), word(), word(), word()] };
}

/** The next 32 bits of xoshiro128**; moves the generator on. Words are kept as signed 32-bit numbers. */
export function next32(s: Rng['s']): number {
  const b = s[1];
  const times5 = Math.imul(b, 5);
  const c = s[2] ^ s[0];
  const d = s[3] ^ b;
  s[1] = b ^ c;
  s[0] ^= d;
  s[2] = c ^ (b << 9);
  s[3] = (d << 11) | (d >>> 21);
  return Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
}

/** A whole number from 0 to n - 1, every one equally likely (rejection sampling). */
export function below32(s: Rng['s'], n: number): number {
  if (!(n >= 1 && n <= 4294967296)) throw new RangeError(`there is no number from 0 to ${n} - 1`);
  const limit = 4294967296 - (4294967296 % n);
  let x = next32(s);
  while (x >= limit) x = next32(s);
  return x % n;
}

/** The outcome a script names by its label or by its number; -1 where it names none. */
function scriptedIndex(scripted: Json, labels?: readonly string[]): number {
  if (typeof scripted === 'string') return labels ? labels.indexOf(scripted) : -1;
  return typeof scripted === 'number' && Number.isInteger(scripted) ? scripted : -1;
}

/** All chance of a game. Every roll, draw and shuffle has a name under which it can be scripted. */
export class Chance {
  rng: Rng;
  /** How often chance was used, and for what last: this is what locks undo. */
  uses = 0;
  lastUse = '';
  /** Called before each use, where somebody counts them. */
  onUse: (() => void) | null = null;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** A whole number from 0 to n - 1; `labels` name the outcomes in scripts. */
  below(name: string, n: number, labels?: readonly string[]): number {
    this.mark(name);
    const scripted = this.scripted(name);
    if (scripted === undefined) return below32(this.rng.s, n);
    const index = scriptedIndex(scripted, labels);
    if (!(index >= 0 && index < n)) throw this.misfit(name, scripted, labels);
    return index;
  }

  /** One die with named faces. */
  roll<F extends string>(name: string, faces: readonly F[]): F {
    return faces[this.below(name, faces.length, faces)];
  }

  /** A pool of equal dice, in order; a script gives the whole pool at once. */
  rollAll<F extends string>(name: string, count: number, faces: readonly F[]): F[] {
    this.mark(name);
    const scripted = this.scripted(name);
    const pool: F[] = [];
    if (scripted === undefined) {
      for (let i = 0; i < count; i++) pool.push(faces[below32(this.rng.s, faces.length)]);
      return pool;
    }
    const list = Array.isArray(scripted) ? scripted : [scripted];
    for (const face of list) if (!faces.includes(face as F)) throw this.misfit(name, face, faces);
    if (list.length !== count) throw new ScriptError(`${name}: ${list.length} dice scripted, ${count} are rolled`);
    return list as F[];
  }

  /** Draws from a bag given as counts per kind, without putting back; returns the kind, or -1 from an empty bag. */
  draw(name: string, bag: number[], labels?: readonly string[]): number {
    let total = 0;
    for (let i = 0; i < bag.length; i++) total += bag[i];
    if (total === 0) return -1;
    this.mark(name);
    const scripted = this.scripted(name);
    let kind = 0;
    if (scripted === undefined) {
      let left = below32(this.rng.s, total);
      while (left >= bag[kind]) left -= bag[kind++];
    } else {
      kind = scriptedIndex(scripted, labels);
      if (!(bag[kind] > 0)) throw this.misfit(name, scripted, labels);
    }
    bag[kind]--;
    return kind;
  }

  /** Draws what stays face down: nobody learns anything by it, so it does not lock undo. */
  drawUnseen(name: string, bag: number[], labels?: readonly string[]): number {
    const { uses, lastUse } = this;
    const kind = this.draw(name, bag, labels);
    this.uses = uses;
    this.lastUse = lastUse;
    return kind;
  }

  /** Shuffles in place (Fisher-Yates). A script lists the labels that come first, in order. */
  shuffle<T>(name: string, list: T[], label: (item: T) => string = String): T[] {
    this.mark(name);
    const { s } = this.rng;
    for (let i = list.length - 1; i > 0; i--) {
      const j = below32(s, i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
    const scripted = this.scripted(name);
    if (scripted === undefined) return list;
    if (!Array.isArray(scripted)) throw this.misfit(name, scripted);
    scripted.forEach((wanted, at) => {
      const found = list.findIndex((item, i) => i >= at && label(item) === String(wanted));
      if (found < 0) throw this.misfit(name, wanted);
      list.splice(at, 0, ...list.splice(found, 1));
    });
    return list;
  }

  /** Starts the generator anew, as if another seed had been given: for forks that must not know the future. */
  reseed(seed: string): void {
    this.rng.s = seeded(seed).s;
    delete this.rng.script;
  }

  /** Chance was used or something hidden came to light: what was done before cannot be taken back. */
  mark(name: string): void {
    if (this.onUse !== null) this.onUse();
    this.uses++;
    this.lastUse = name;
  }

  private scripted(name: string): Json | undefined {
    const { script } = this.rng;
    return script === undefined ? undefined : script[name]?.shift();
  }

  private misfit(name: string, value: unknown, labels?: readonly string[]): ScriptError {
    const hint = labels ? `; possible: ${[...new Set(labels)].join(', ')}` : '';
    return new ScriptError(`${name} cannot give ${JSON.stringify(value)}${hint}`);
  }
}
