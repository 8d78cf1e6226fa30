/** What happens when a Survivor comes into a Zone, however he came. */
import { VAULT_CARDS } from '../content/vault.ts';
import { numberOf, planNow, zoneId } from './ground.ts';
import { activateSpawn } from './kill.ts';
import { type G, missionOf } from './state.ts';

/** The Vault card is turned, a floor is reached, the Queen takes notice. */
export function entered(g: G, zone: number): void {
  const s = g.state;
  const mission = missionOf(s);
  if (mission.vault !== undefined && s.vault !== null && !s.vault.shown && zone === numberOf(s, mission.vault)) {
    s.vault.shown = true;
    g.reveal('vault');
    g.emit({ type: 'vault-card', card: VAULT_CARDS[s.vault.card].id, rules: ['AD-VAULT02'] });
  }
  const { level } = planNow(s).zones[zone];
  for (const [i, { onFloor }] of mission.spawns.entries()) if (onFloor === level) activateSpawn(g, i);
  if (mission.queenSleepsUntil !== undefined && zoneId(s, zone).startsWith(`${mission.queenSleepsUntil}:`))
    wakeQueen(g);
}

/** From now on she acts for good (M5). */
export function wakeQueen(g: G): void {
  const s = g.state;
  if (!s.queenSleeps || s.queen.dead) return;
  s.queenSleeps = false;
  g.emit({ type: 'queen-wakes', rules: ['AD-MISS02'] });
}
