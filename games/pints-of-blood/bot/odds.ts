import { TOKENS } from '../content/tokens.ts';

const share = (test: (token: (typeof TOKENS)[number]) => boolean): number =>
  TOKENS.reduce((n, t) => n + (test(t) ? t.count : 0), 0) / TOKENS.reduce((n, t) => n + t.count, 0);

/** What a face-down zombie is, on average. */
const TOUGH = share((t) => t.toughness === 2);
const MINT = share((t) => t.feature === 'mint');
const LIVELY = share((t) => t.feature === 'lively');
/** The bites of a face-down zombie. */
export const BITES = 1 + LIVELY;

/** What some hits on a stack are expected to do. */
export interface Blow {
  readonly kills: number;
  /** Bites of the zombies left standing. */
  readonly left: number;
  /** The chance that nobody falls. */
  readonly none: number;
  /** The chance that somebody is left. */
  readonly standing: number;
  /** Tough zombies left with one hit. */
  readonly wounded: number;
}

/** A stack as it is seen, bottom to top, with what hits do to it once that was asked. Equal stacks are one object. */
export interface Stack {
  readonly tokens: readonly string[];
  readonly size: number;
  readonly bites: number;
  /** By number of hits; and the same where the sauce is spoilt. */
  readonly blows: Blow[];
  readonly spoilt: Blow[];
  /** The stack with one more face-down zombie on it, once that was asked. */
  covered: Stack | null;
}

const known = new Map<string, Stack>();

export function stackOf(tokens: readonly string[]): Stack {
  const key = tokens.length === 0 ? '' : tokens.join(' ');
  let stack = known.get(key);
  if (stack === undefined) {
    const bites = tokens.reduce((sum, token) => sum + bitesOf(token), 0);
    stack = { tokens, size: tokens.length, bites, blows: [], spoilt: [], covered: null };
    known.set(key, stack);
  }
  return stack;
}

export function cover(stack: Stack, zombies = 1): Stack {
  let covered = stack;
  for (let i = 0; i < zombies; i++) covered = covered.covered ??= stackOf([...covered.tokens, HIDDEN]);
  return covered;
}

export const EMPTY = stackOf([]);
const HIDDEN = '?';

const isHidden = (token: string): boolean => token === HIDDEN;
const isMint = (token: string): boolean => token.includes('m');
export const bitesOf = (token: string): number => (isHidden(token) ? BITES : token.includes('l') ? 2 : 1);

/** More hits than this on one tile make no difference worth counting. */
const MOST = 14;

export function blow(stack: Stack, hits: number, spoilt: boolean): Blow {
  const blows = spoilt ? stack.spoilt : stack.blows;
  const counted = Math.min(hits, MOST);
  return (blows[counted] ??= strike(stack.tokens, counted, spoilt ? 0 : MINT));
}

/** How clearing one place of a stack goes with so many hits: who comes for the sauce has to be cleared too. */
interface Clearing {
  kills: number;
  wounded: number;
  /** The chance to clear it with so many hits left. */
  readonly cleared: number[];
}

const clearings = new Map<number, Clearing[]>();

/** Clearing the place of a face-down zombie. */
function clearHidden(hits: number, mint: number): Clearing {
  let table = clearings.get(mint);
  if (table === undefined) clearings.set(mint, (table = [{ kills: 0, wounded: 0, cleared: [0] }]));
  for (let h = table.length; h <= hits; h++) {
    const all: Clearing = { kills: 0, wounded: 0, cleared: new Array<number>(h + 1).fill(0) };
    fall(all, h, 1, 1 - TOUGH, mint, table);
    fall(all, h, 2, TOUGH, mint, table);
    table.push(all);
  }
  return table[hits];
}

/** Adds the case, of this chance, that the zombie needs so many hits and has mint sauce with that chance. */
function fall(all: Clearing, hits: number, needs: number, chance: number, mint: number, table: Clearing[]): void {
  if (hits < needs) {
    if (hits > 0) all.wounded += chance;
    return;
  }
  const left = hits - needs;
  all.kills += chance;
  all.cleared[left] += chance * (1 - mint);
  if (mint === 0) return;
  const next = table[left];
  all.kills += chance * mint * next.kills;
  all.wounded += chance * mint * next.wounded;
  for (let h = 0; h <= left; h++) all.cleared[h] += chance * mint * next.cleared[h];
}

function clear(token: string, hits: number, mint: number): Clearing {
  const hidden = clearHidden(hits, mint);
  if (isHidden(token)) return hidden;
  const all: Clearing = { kills: 0, wounded: 0, cleared: new Array<number>(hits + 1).fill(0) };
  const needs = token.startsWith('T') && !token.endsWith("'") ? 2 : 1;
  fall(all, hits, needs, 1, isMint(token) && mint > 0 ? 1 : 0, clearings.get(mint) as Clearing[]);
  return all;
}

/** Hits go from the uppermost zombie down; `chances` are those of having so many hits left. */
function strike(tokens: readonly string[], hits: number, mint: number): Blow {
  let chances = new Array<number>(hits + 1).fill(0);
  chances[hits] = 1;
  let kills = 0;
  let left = 0;
  let wounded = 0;
  let none = 1;
  let cleared = 1;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const after = new Array<number>(hits + 1).fill(0);
    let gone = 0;
    for (let h = 1; h <= hits; h++) {
      if (chances[h] === 0) continue;
      const one = clear(tokens[i], h, mint);
      kills += chances[h] * one.kills;
      wounded += chances[h] * one.wounded;
      for (let rest = 0; rest < h; rest++) {
        after[rest] += chances[h] * one.cleared[rest];
        gone += chances[h] * one.cleared[rest];
      }
    }
    if (i === tokens.length - 1) none = hits === 0 ? 1 : survives(tokens[i], hits);
    left += (1 - gone) * bitesOf(tokens[i]);
    cleared = gone;
    chances = after;
  }
  return { kills, left, none, standing: tokens.length === 0 ? 0 : 1 - cleared, wounded };
}

/** The chance that the uppermost zombie outlasts the hits. */
function survives(token: string, hits: number): number {
  if (hits > 1) return 0;
  if (isHidden(token)) return TOUGH;
  return token.startsWith('T') && !token.endsWith("'") ? 1 : 0;
}
