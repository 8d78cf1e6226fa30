import { hasSpeciality } from './people.ts';
import { type Companion, cardIn, EMPTY, type Fighter, type G, idOf, isPlaying, survivorOf } from './state.ts';

const HURT = ['AD-ZATT03', 'AD-ZATT04'];
const FALLEN = ['AD-ZATT04', 'AD-MISC03-R'];
const FOUND = ['AD-ALLY05'];

/** Full Health: 3, a Bruiser's 4 (AD-SETUP13, AD-SPEC03). */
export const healthOf = (fighter: Fighter): number => (hasSpeciality(fighter, 'bruiser') ? 4 : 3);

/** A Companion is eliminated by any Wound (AD-ALLY05). */
export const COMPANION_HEALTH = 1;

/** What is left of it. */
export const healthLeft = (fighter: Fighter): number => healthOf(fighter) - fighter.wounds;

/** Wounds for one of the team; who has no Health left is eliminated. Whoever calls looks whether the game is decided. */
export function wound(g: G, who: number, n: number, rules: readonly string[] = HURT): void {
  const s = g.state;
  const fighter = s.team[who];
  if (!isPlaying(fighter) || n <= 0) return;
  const taken = Math.min(n, healthLeft(fighter));
  fighter.wounds += taken;
  s.hurt = true;
  g.emit({ type: 'wounded', survivor: idOf(s, who), n: taken, left: healthLeft(fighter), rules });
  if (healthLeft(fighter) === 0) eliminate(g, who);
}

/** Health comes back, up to full. */
export function heal(g: G, who: number, n: number, rules: readonly string[]): void {
  const s = g.state;
  const fighter = s.team[who];
  const healed = Math.min(n, fighter.wounds);
  if (healed === 0) return;
  fighter.wounds -= healed;
  g.emit({ type: 'healed', survivor: idOf(s, who), n: healed, left: healthLeft(fighter), rules });
}

/** A Companion is eliminated by any Wound (AD-ALLY05). */
export function woundCompanion(g: G, companion: Companion): void {
  if (!isPlaying(companion) || companion.hiding) return;
  companion.status = 'eliminated';
  companion.zone = -1;
  companion.aboard = false;
  g.state.hurt = true;
  g.emit({ type: 'companion-lost', survivor: survivorOf(companion).id, rules: FOUND });
}

/** The figure goes, cards are discarded, tokens drop where it stood, Companions stay without Leader (AD-MISC03-R, AD-ALLY10-R). */
function eliminate(g: G, who: number): void {
  const s = g.state;
  const fighter = s.team[who];
  const { zone } = fighter;
  g.emit({ type: 'eliminated', survivor: idOf(s, who), rules: FALLEN });
  for (const slot of fighter.slots) if (cardIn(slot) !== null) s.equipment.discard.push(slot % EMPTY);
  fighter.slots = fighter.slots.map(() => -1);
  for (const colour of fighter.tokens) s.tokens.push({ zone, colour, up: true, again: true });
  fighter.tokens = [];
  for (const one of s.companions) if (one.leader === who) one.leader = -1;
  fighter.status = 'eliminated';
  fighter.zone = -1;
  fighter.seat = null;
}
