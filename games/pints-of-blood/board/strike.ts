import { HIDDEN, isHidden, isHit, isMint, isTough, type Unseen } from './tokens.ts';

/** A stack after some hits, bottom to top, and how many fell. */
export interface Struck {
  readonly stack: readonly string[];
  readonly fell: number;
}

export interface Blow {
  readonly hits: number;
  /** A teapot is among the weapons: sauce attracts nobody (PB-CC18-R). */
  readonly spoilt: boolean;
}

/** Kinds that differ in what hits do to them. */
const alike = (code: string): string => `${isTough(code)}${isMint(code)}`;

/**
 * Every way the hits on a stack can end, by what its face-down tokens may be. The uppermost is hit first, mint sauce
 * puts a new token on top (PB-FIGHT04 to PB-FIGHT10, PB-ZOM04-R); with a scarce supply perhaps nobody comes.
 */
export function strikes(stack: readonly string[], { hits, spoilt }: Blow, kinds: Unseen, scarce: boolean): Struck[] {
  const ends = new Map<string, Struck>();
  const seen = new Set<string>();

  const go = (left: readonly string[], more: number, fell: number): void => {
    const key = `${left.join()}|${more}|${fell}`;
    if (seen.has(key)) return;
    seen.add(key);
    const top = left[left.length - 1];
    if (more === 0 || top === undefined) {
      ends.set(`${left.join()}|${fell}`, { stack: left, fell });
      return;
    }
    const rest = left.slice(0, -1);
    for (const face of facesOf(top, kinds, more)) {
      const needs = isTough(face) && !isHit(face) ? 2 : 1;
      if (needs > more) {
        go([...rest, `${face}'`], 0, fell);
        continue;
      }
      const attracts = isMint(face) && !spoilt;
      if (attracts) go([...rest, HIDDEN], more - needs, fell + 1);
      if (!attracts || scarce) go(rest, more - needs, fell + 1);
    }
  };

  go(stack, hits, 0);
  return [...ends.values()];
}

/** The token itself, or what it may turn out to be; kinds that fall alike once, unless one may be left standing. */
function facesOf(top: string, kinds: Unseen, hits: number): string[] {
  if (!isHidden(top)) return [top];
  const faces: string[] = [];
  for (const { code } of kinds) {
    const stands = isTough(code) && hits === 1;
    if (stands || !faces.some((face) => alike(face) === alike(code))) faces.push(code);
  }
  return faces;
}
