import { stillHeld } from './aim.ts';
import { type Attack, sourceWith } from './moments.ts';
import { type Army, EMPTY, type G, idOf, nowOf } from './state.ts';

const EMPTIED = ['AD-AMMO02', 'AD-AMMO03', 'AD-AMMO07-R'];
const KEPT = ['AD-PO11-R'];

/** The card is turned over, unless a token keeps it loaded once in the own Turn (AD-CMB06, step 11; AD-PO11-R). */
export function runOut(g: G, attack: Attack): void {
  const s = g.state;
  const { who, slot, weapon } = attack;
  if (!stillHeld(s, attack)) return;
  const told = { survivor: idOf(s, who), card: weapon.id };
  const token = keepsLoaded(s, who);
  if (token !== null) {
    nowOf(s).used.push(token);
    g.emit({ type: 'kept-loaded', ...told, rules: KEPT });
    return;
  }
  s.team[who].slots[slot] += EMPTY;
  g.emit({ type: 'emptied', ...told, rules: EMPTIED });
}

/** What lets somebody ignore the symbol now: the first time in each own Turn. */
export function keepsLoaded(s: Army, who: number): string | null {
  const now = s.turns.at(-1);
  if (now === undefined || now.single || now.who !== who) return null;
  const source = sourceWith(s, who, 'keepsLoaded');
  return source !== undefined && !now.used.includes(source.id) ? source.id : null;
}
