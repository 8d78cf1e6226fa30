import { fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { EVENTS } from '../content/events.ts';
import { SUPPLY } from '../content/supply.ts';
import type { War } from '../rules/state.ts';

/** A length in inches as thousandths. */
export function inches(value: Word | undefined, path: string): number {
  const n = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof n !== 'number' || !Number.isFinite(n)) throw fail(path, `${JSON.stringify(value)} is no length`);
  return Math.floor(n * 1000 + 0.5);
}

/** `[10, 9.25]`, `[10, 9.25, prone]`, `[10, 10, up 2]` on top of the second piece. */
export function readPlace(
  value: Word | undefined,
  path: string,
): { x: number; y: number; level: number; prone: boolean } {
  const [x, y, ...more] = list(value, path);
  const place = { x: inches(x, path), y: inches(y, path), level: 0, prone: false };
  for (const one of more) {
    const [what, level] = String(one).split(' ');
    if (what === 'prone') place.prone = true;
    else if (what === 'up') place.level = int(level, path, 1, 40);
    else throw fail(path, `"${one}" is neither "prone" nor "up"`);
  }
  return place;
}

/** The cards that come first, by id; the rest stays as it was shuffled, or is `discarded`. */
export function setPile(s: War, value: Word | undefined, which: 'supply' | 'events'): void {
  if (value === undefined) return;
  const ids = which === 'supply' ? SUPPLY.map(({ id }) => id) : EVENTS.map(({ id }) => id);
  const pile = s[which];
  const facts: Words = Array.isArray(value) ? { top: value } : map(value, which);
  for (const key of Object.keys(facts)) oneOf(key, ['top', 'rest'] as const, which);
  const first = list(facts.top, `${which}.top`).map((id) => {
    const at = pile.draw.indexOf(ids.indexOf(String(id)));
    if (at < 0) throw fail(which, `no "${id}" is left`);
    return pile.draw.splice(at, 1)[0];
  });
  if (facts.rest !== undefined) {
    oneOf(facts.rest, ['discarded'] as const, which);
    pile.discard.push(...pile.draw.splice(0));
  }
  pile.draw.unshift(...first);
}
