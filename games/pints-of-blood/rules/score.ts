import type { Rules } from '@shamble/kernel';
import { discardTop } from './deck.ts';
import { type G, kindInfo, me, toSupply } from './state.ts';

const CRISPS = ['PB-SCORE01'];

/** Phase IV-A: crisps, then cards off the deck, then the tokens go back (PB-SCORE01 to PB-SCORE07). */
export function* scoreDefeated(g: G): Rules {
  const s = g.state;
  const defeated = s.ambulance.length;
  me(s).crisps += defeated;
  if (defeated > 0) {
    const tokens = s.ambulance.map((token) => kindInfo(token).code);
    g.emit({ type: 'crisps', player: s.active + 1, crisps: defeated, total: me(s).crisps, tokens, rules: CRISPS });
  }
  // Each discard is paid at the number of the sector then current (PB-SCORE03-R).
  for (let unspent = defeated; unspent >= s.menu.discard[s.sector]; ) {
    unspent -= s.menu.discard[s.sector];
    yield* discardTop(g);
  }
  toSupply(s, s.ambulance);
  s.ambulance = [];
}
