import type { Rules, Seat } from '@shamble/kernel';
import { KIND_IDS, named } from './names.ts';
import { AMMO, FUEL, type G, otherMembers } from './state.ts';

const ASK_LEND = {
  [FUEL]: { id: 'lend-fuel', rules: ['WD-TEAM10', 'WD-TEAM10-R'] },
  [AMMO]: { id: 'lend-ammo', rules: ['WD-TEAM10', 'WD-TEAM10-R'] },
};
const GIVE_OR_KEEP = ['give', 'keep'];
const LENT = ['WD-TEAM10'];

/** The first member who agrees to pay one Fuel or Ammo for the active player, or -1 (WD-TEAM10-R). */
export function* findLender(g: G, kind: keyof typeof ASK_LEND): Rules<Seat> {
  const s = g.state;
  const params = { who: { seat: s.active } };
  for (const seat of otherMembers(s)) {
    if (s.players[seat].stock[kind] === 0) continue;
    if ((yield* g.choose(seat, ASK_LEND[kind], GIVE_OR_KEEP, { params })) === 'keep') continue;
    g.emit({ type: 'lent', player: named(seat), what: KIND_IDS[kind], rules: LENT });
    return seat;
  }
  return -1;
}
