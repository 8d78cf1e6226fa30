/** Hide, Stand Up, Hold Your Nerve, Make NOISE (3.18). */
import type { Rules } from '@shamble/kernel';
import { holds } from '../geometry/hull.ts';
import { rollAction } from './dice.ts';
import { touching } from './lines.ts';
import { moment } from './moments.ts';
import { enemiesOf, inKillZone } from './near.ts';
import { makeLoud } from './noise.ts';
import { type G, type Now, nowOf, type Person, survivorOf, type War } from './state.ts';
import { terrainOf } from './terrain.ts';
import { changeThreat } from './threat.ts';

/** Touching scenery or inside an Area, no enemy, not even a prone one, in the own Kill Zone (AW-HIDE01, AW-HIDE04). */
export function mayHide(s: War, person: Person): boolean {
  if (person.prone || enemiesOf(s, person).some((enemy) => inKillZone(person, enemy))) return false;
  const inArea = terrainOf(s).parts.some(
    ({ area, hull }) => area && person.level === 0 && holds(hull, person.x, person.y),
  );
  return inArea || touching(s, person).length > 0;
}

/** Prone, and not up again in this activation (AW-HIDE02, AW-HIDE03). */
export function hide(g: G, person: Person): void {
  person.prone = true;
  nowOf(g.state).hid = true;
  g.emit({ type: 'hides', survivor: person.id, rules: ['AW-HIDE01', 'AW-HIDE02'] });
}

export function standUp(g: G, person: Person): void {
  person.prone = false;
  g.emit({ type: 'stands', model: person.id, rules: ['AW-STAND01', 'AW-STAND02'] });
}

/** Not for those who panicked (AW-NERVE03, AW-PANIC11). */
export const mayHold = ({ panicked }: Now): boolean => !panicked;

/** A badge lowers Threat; Tacticians need no die, some Leaders lower it more (AW-NERVE01, AW-NERVE02). */
export function holdNerve(g: G, person: Person): void {
  const sure = survivorOf(person).role === 'tactician';
  const badge = sure || rollAction(g, 'nerve');
  g.emit({
    type: 'holds-nerve',
    survivor: person.id,
    badge,
    rolled: !sure,
    rules: sure ? ['AW-NERVE01', 'AW-NERVE02'] : ['AW-NERVE01'],
  });
  if (!badge) return;
  const by = Math.max(1, ...moment(g.state, person, 'holds').map(({ value }) => value));
  changeThreat(g, -by, 'nerve', ['AW-THR04', 'AW-NERVE01']);
}

/** NOISE where it stands (AW-MNOISE01). */
export function* makeNoise(g: G, person: Person): Rules {
  g.emit({ type: 'makes-noise', survivor: person.id, rules: ['AW-MNOISE01'] });
  yield* makeLoud(g, 'noise', person, person, moment(g.state, person, 'baits')[0]?.value ?? 1);
}
