/** Positions that random players hardly ever reach: a team in the middle of a Mission, with Skills, cards and Zombies about. */
import { EQUIPMENT } from '../../content/equipment.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { put } from '../figures.ts';
import { planNow } from '../ground.ts';
import { type Army, missionOf } from '../state.ts';

/** Every so many Zones there are Shamblers, Alphas, Survivors. */
const SPREAD = { shamblers: 3, alphas: 7, team: 4 };
const HANDED = 4;

/** Places a team that was dealt by chance at the start of a Round. How, follows from the state's own numbers alone. */
export function furnish(s: Army): void {
  const { zones } = planNow(s);
  const walkable = zones.flatMap(({ cell }, i) => (cell === 'Z' ? [] : [i]));
  for (const [i, fighter] of s.team.entries()) {
    fighter.zone = walkable[(i * SPREAD.team) % walkable.length];
    fighter.adrenaline = [0, 7, 19, 25, 43, 43][i];
    if (fighter.adrenaline >= 19) fighter.orange = i % 2;
    if (fighter.adrenaline >= 43) fighter.red = i % 3;
    for (let slot = 0; slot < HANDED; slot++) {
      const at = s.equipment.draw.findIndex((card, n) => n % (i + 2) === 0 && EQUIPMENT[card].kind !== 'aaahh');
      if (at >= 0) [fighter.slots[slot]] = s.equipment.draw.splice(at, 1);
    }
  }
  for (const [i, zone] of walkable.entries()) {
    if (i % SPREAD.shamblers === 0 && s.box.shamblers > 2) put(s, zone, 'shambler', 1 + (i % 2));
    if (i % SPREAD.alphas === 1 && s.box.alphas > 0) put(s, zone, 'alpha', 1);
  }
  if (s.valentine.zone < 0) put(s, walkable[8], 'valentine', 1);
  const places = missionOf(s).companions ?? [];
  const others = SURVIVORS.flatMap((_, i) => (s.team.some(({ survivor }) => survivor === i) ? [] : [i]));
  s.companions = places.map((id, i) => ({
    survivor: others[i],
    zone: zones.findIndex((zone) => zone.id === id),
    leader: -1,
    hiding: true,
    aboard: false,
    status: 'playing',
  }));
  s.personal = s.team.slice(0, 2).map(({ survivor }, i) => ({
    survivor,
    colour: i === 0 ? 'yellow' : 'violet',
    done: false,
    count: 0,
  }));
  if (s.vault) {
    s.vault.shown = true;
    s.vault.solved = true;
    s.vault.open = true;
  }
  s.step = 'round';
}
