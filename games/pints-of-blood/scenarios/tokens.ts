import { Chance } from '@shamble/kernel';
import { fail, int, list, map, type Word, type Words, word } from '@shamble/kernel/scenario/reading';
import { TOKEN_CODES, TOKENS } from '../content/tokens.ts';
import {
  FACE_UP,
  HIT,
  isFaceUp,
  isHit,
  kindInfo,
  type Pints,
  ROWS,
  SPACES,
  stackAt,
  toSupply,
} from '../rules/state.ts';

/**
 * Tokens as codes of the rulebook: `F`, `Fm`, `Tl` lie face down, with `^` face up, with `'` face up and hit once;
 * `?` is any token, face down.
 */
export function takeTokens(s: Pints, codes: readonly Word[], path: string): number[] {
  return codes.map((value) => {
    const code = word(value, path);
    if (code === '?') {
      const kind = new Chance(s.rng).draw('given', s.supply);
      if (kind < 0) throw fail(path, 'the supply is empty');
      return kind;
    }
    const kind = TOKEN_CODES.indexOf(code.replace(/['^]$/, ''));
    if (kind < 0) throw fail(path, `"${code}" is not a token; tokens are ${TOKEN_CODES.join(', ')} or ?`);
    if (s.supply[kind] === 0) throw fail(path, `there are only ${TOKENS[kind].count} tokens ${TOKENS[kind].code}`);
    s.supply[kind]--;
    if (!/['^]$/.test(code)) return kind;
    if (code.endsWith('^')) return kind | FACE_UP;
    if (TOKENS[kind].toughness === 1) throw fail(path, `"${code}": one hit defeats a fast food zombie`);
    return kind | FACE_UP | HIT;
  });
}

/** A token in the same codes. */
export const readToken = (token: number): string =>
  `${kindInfo(token).code}${isHit(token) ? "'" : isFaceUp(token) ? '^' : ''}`;

/** `supply: {left: [F, T], rest: [row, space]}` leaves just these; all others lie on that space. */
export function setSupply(s: Pints, at: Words): void {
  if (at.supply === undefined) return;
  const { left, rest } = map(at.supply, 'supply');
  const wanted = list(left, 'supply.left');
  const [row, space] = list(rest, 'supply.rest');
  const heap = stackAt(s, int(row, 'supply.rest', 1, ROWS) - 1, int(space, 'supply.rest', 1, SPACES) - 1);
  const kept = takeTokens(s, wanted, 'supply.left');
  s.supply.forEach((count, kind) => {
    for (let i = 0; i < count; i++) heap.push(kind);
    s.supply[kind] = 0;
  });
  toSupply(s, kept);
}
