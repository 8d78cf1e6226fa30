/** The second line of an attack: cost, odds, friends at risk, the level it may lift to, and whom its Noise wakes. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { keepsLoaded } from '../rules/ammo.ts';
import { blastAt } from '../rules/explosion.ts';
import { figures, groupsIn } from '../rules/hits.ts';
import { total } from '../rules/parts.ts';
import { chargeFor } from '../rules/pay.ts';
import { damageOf } from '../rules/pool.ts';
import type { Army } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { survivor } from '../text/words.ts';
import { type Shot, shotOf, soundOf } from './ahead.ts';
import { friendsHit, levelLines } from './forecast/attack.ts';
import { mean, rounded, tail } from './forecast/numbers.ts';
import { attacking } from './forecast/personal.ts';
import { type Sleepers, wakingOf } from './forecast/sleepers.ts';

export const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.detail.${id}`, params });

export const cost = (n: number): Message => (n === 0 ? say('free') : say('cost', { n }));

/** Tokens that would wake, and how many Shamblers they hold on average. */
export function wakes(s: Army, sleepers: readonly Pick<Sleepers, 'numbers'>[]): readonly Message[] {
  const waking = wakingOf(s, sleepers);
  return waking === null ? [] : [say('wakes', { n: waking.tokens, shamblers: rounded(mean(waking.shamblers)) })];
}

/** Who wakes by the Noise of it. */
const noise = (s: Army, shot: Shot): readonly Message[] => wakes(s, soundOf(s, shot)?.wakes ?? []);

/** How likely an attack is to bring down somebody, or whom it names. */
export function oddsMessage({ attack: { weapon }, odds: { fallen, target } }: Shot): Message {
  if (target !== null) return say(weapon.does === 'layDown' ? 'lays' : 'target', { percent: percent(target) });
  const [some = 0] = tail(fallen);
  if (some === 0) return say('none');
  if (weapon.dice === null) return say('kills.sure', { n: fallen.length - 1 });
  return say('kills', { percent: percent(some), n: rounded(mean(fallen)) });
}

/** Whoever is alone there can be named, but it makes no difference. */
const alone = (s: Army, { attack: { focus, weapon, zone } }: Shot): boolean =>
  focus !== null && weapon.does !== 'layDown' && figures(groupsIn(s, zone)) === 1;

/** An explosion that kills nobody else takes the helmet of Zeus (AD-ABOM05). */
const takesHelmet = (s: Army, { attack: { weapon, zone }, pool, odds: { fallen } }: Shot): boolean =>
  weapon.explosive && (tail(fallen)[0] ?? 0) === 0 && blastAt(s, zone, damageOf(pool, 0)).helmet;

/** Friends whom an explosion hits, or of whom misses hit one. */
function friendsMessage({ attack: { weapon }, odds: { friends } }: Shot): readonly Message[] {
  if (friends.hit === 0) return [];
  if (weapon.explosive) return [say('friends', { who: friends.ids.map(survivor), percent: percent(friends.hit) })];
  return [say(...friendsHit('friends', { friends, damage: weapon.damage }))];
}

export function attackDetails(view: View, s: Army, id: string): readonly Message[] {
  const shot = shotOf(s, id);
  if (shot === null) return [];
  const { type, weapon } = shot.attack;
  const deed = id.startsWith('gun.') ? { type: 'truck' as const } : { type, explosive: weapon.explosive };
  const charge = cost(chargeFor(s, deed, 1));
  if (view.help === 'none') return [charge];
  const { empty } = shot.odds;
  return [
    charge,
    ...(takesHelmet(s, shot)
      ? [say('helmet', { percent: percent(1 - (shot.odds.hits[0] ?? 0)) })]
      : [oddsMessage(shot)]),
    ...(alone(s, shot) ? [say('alone')] : []),
    ...attacking(s, shot),
    ...friendsMessage(shot),
    ...(shot.pool.ammo.length > 0 && total(shot.pool.ammo) > 0 && keepsLoaded(s, shot.attack.who) !== null
      ? [say('keeps-loaded')]
      : []),
    ...(empty > 0 ? [say('empty', { percent: percent(empty) })] : []),
    ...levelLines(view, s, shot),
    ...noise(s, shot),
  ];
}
