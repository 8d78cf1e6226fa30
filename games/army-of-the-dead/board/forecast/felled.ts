/** Friends whom an attack may cost their life, and whether that loses the game. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { blastAt } from '../../rules/explosion.ts';
import { losesWith } from '../../rules/forecast.ts';
import { damageOf } from '../../rules/pool.ts';
import type { Army } from '../../rules/state.ts';
import { type Person, victimsIn } from '../../rules/victims.ts';
import { survivor } from '../../text/words.ts';
import type { Shot } from '../ahead.ts';

interface Felled {
  readonly ids: readonly string[];
  readonly chance: number;
  readonly lost: boolean;
}

/** Null where nobody has to fall, however the dice show. */
function felledBy(s: Army, { attack, pool, odds: { friends } }: Shot): Felled | null {
  if (friends.mustFall === 0) return null;
  const people = victimsIn(s, attack.zone).people.filter(({ id }) => friends.ids.includes(id));
  if (!attack.weapon.explosive) {
    // Misses are shared out: it is lost where each of them is one too many.
    const lost = people.every((one) => losesWith(s, [one]));
    return { ids: friends.ids, chance: friends.mustFall, lost };
  }
  const { damage } = blastAt(s, attack.zone, damageOf(pool, 0));
  const falls = people.filter(({ who, health }: Person) => who < 0 || health <= damage);
  return { ids: falls.map(({ id }) => id), chance: friends.mustFall, lost: losesWith(s, falls) };
}

/** The same in words, as a warning or on the button. */
export function felledMessage(s: Army, shot: Shot, where: 'alarm' | 'confirm'): Message | null {
  const felled = felledBy(s, shot);
  if (felled === null || felled.ids.length === 0) return null;
  const { ids, chance, lost } = felled;
  const who = ids.map(survivor);
  const sort = `${chance === 1 ? 'falls' : 'may'}${lost ? '.lost' : ''}`;
  const id = where === 'alarm' ? `boardview.alarm.${sort}` : `boardview.confirm.${sort}`;
  if (chance === 1) return { id, params: { who, n: ids.length } };
  return { id, params: where === 'alarm' ? { who, percent: percent(chance) } : { who } };
}
