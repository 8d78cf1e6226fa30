/** The odds of an attack that is chosen, in words and bars. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { atLeast } from '@shamble/parts/bars';
import type { Bar, PanelLine } from '@shamble/parts/board';
import { figures, groupsIn } from '../../rules/hits.ts';
import { dangerLevel, LEVELS, levelAt, levelOf } from '../../rules/level.ts';
import { total } from '../../rules/parts.ts';
import { type Army, isAbomination, survivorOf, zombieOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { level, skill, survivor, target } from '../../text/words.ts';
import type { Shot } from '../ahead.ts';
import { nextDraw } from '../appears.ts';
import { either } from '../either.ts';
import { rounded, tail } from './numbers.ts';
import { attacking } from './personal.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.attack.${id}`, params });

const open = (id: string, params: Message['params'], bars?: readonly Bar[]): PanelLine => ({
  text: say(id, params),
  sure: 'open',
  ...(bars ? { bars } : {}),
});

export function attackLines(view: View, s: Army, shot: Shot): PanelLine[] {
  const { odds, attack } = shot;
  const laysDown = attack.weapon.does === 'layDown';
  return [
    diceLine(shot),
    ...wayLine(s, shot),
    ...(odds.target === null
      ? []
      : [open(laysDown ? 'lays' : 'target', { ...named(shot), percent: percent(odds.target) })]),
    ...damageLine(s, shot),
    ...fallenLine(shot),
    ...kindLine(shot),
    ...(odds.clear > 0 ? [open('clear', { percent: percent(odds.clear) })] : []),
    ...(odds.empty > 0 ? [open('empty', { percent: percent(odds.empty) })] : []),
    ...friendLines(shot),
    ...attacking(s, shot).map((text): PanelLine => ({ text, sure: 'open' })),
    ...adrenalineLines(view, s, shot),
  ];
}

/** What spread and focused mean, where more than one stands there. */
function wayLine(s: Army, { attack: { type, weapon, focus, zone } }: Shot): PanelLine[] {
  const groups = groupsIn(s, zone);
  if (weapon.explosive || weapon.does === 'layDown' || figures(groups) < 2) return [];
  const order = type === 'melee' ? 'melee' : weapon.does === 'anyTarget' ? 'any' : 'order';
  return [{ text: say(focus === null ? `way.${order}` : 'way.focused'), sure: 'certain' }];
}

const named = ({ attack: { focus } }: Shot): { readonly target: Message } => ({
  target: target(`${focus?.kind ?? ''}${focus?.lying ? '-lying' : ''}`),
});

function diceLine({ attack: { weapon }, pool, least }: Shot): PanelLine {
  const damage = total(pool.damage);
  if (weapon.dice === null) return { text: say('thrown', { damage }), sure: 'certain' };
  const [dice, ammo] = [total(pool.dice), total(pool.ammo)];
  return {
    text: say(ammo > 0 ? 'dice.ammo' : 'dice', { dice, ...(ammo > 0 ? { ammo } : {}), least, damage }),
    sure: 'certain',
  };
}

/** How much Damage an Abomination may take, against what it needs. */
function damageLine(s: Army, { attack: { focus }, odds: { damage } }: Shot): PanelLine[] {
  if (focus === null || !isAbomination(focus.kind)) return [];
  const { toughness } = zombieOf(s, focus.kind);
  if (!Number.isFinite(toughness)) return [{ text: say('helmet'), sure: 'certain' }];
  const chances = tail(damage);
  const steps = chances.flatMap((chance, i): Bar[] =>
    chance > 0 && chance !== chances[i + 1] ? [{ of: say('damage.least', { n: i + 1 }), chance }] : [],
  );
  return [open('damage', { needs: toughness }, steps)];
}

/** How many fall, where nobody is named. */
function fallenLine({ attack: { focus }, odds: { fallen } }: Shot): PanelLine[] {
  if (focus !== null) return [];
  const chances = tail(fallen);
  return chances.length === 0 ? [{ text: say('none'), sure: 'certain' }] : [open('fallen', {}, atLeast(chances))];
}

/** Where several kinds stand there, each with its chance to lose somebody. */
function kindLine({ attack: { focus }, odds: { falls } }: Shot): PanelLine[] {
  const kinds = Object.entries(falls).filter(([, chance]) => chance > 0);
  if (focus !== null || Object.keys(falls).length < 2 || kinds.length === 0) return [];
  return [
    open(
      'kinds',
      {},
      kinds.map(([id, chance]) => ({ of: target(id), chance })),
    ),
  ];
}

function friendLines({ attack, pool, odds: { friends } }: Shot): PanelLine[] {
  const who = friends.ids.map(survivor);
  if (who.length === 0) return [];
  if (attack.weapon.explosive) {
    const caught = open('caught', { who, percent: percent(friends.hit) });
    return friends.mustFall > 0 ? [caught, open('falls', { percent: percent(friends.mustFall) })] : [caught];
  }
  if (pool.spares !== null) return [{ text: say('spared', { who, skill: skill(pool.spares.id) }), sure: 'certain' }];
  const hit = open(...friendsHit('friends', { friends, damage: attack.weapon.damage }));
  return friends.mustFall > 0 ? [hit, open('falls', { percent: percent(friends.mustFall) })] : [hit];
}

/** Whom misses hit: one of several is chosen, with so many Wounds for each miss. */
export function friendsHit(
  id: string,
  { friends, damage }: { readonly friends: Shot['odds']['friends']; readonly damage: number },
): [id: string, params: NonNullable<Message['params']>] {
  const { ids, hit } = friends;
  const params = { who: either(ids.map(survivor)), damage, percent: percent(hit) };
  return [ids.length === 1 ? `${id}.one` : `${id}.either`, params];
}

/** Adrenaline, and the level it may lift somebody to, with what cards bring then. */
function adrenalineLines(view: View, s: Army, shot: Shot): PanelLine[] {
  const { expected, most } = shot.odds.adrenaline;
  if (most === 0) return [];
  return [
    open('adrenaline', { n: rounded(expected), most }),
    ...levelLines(view, s, shot).map((text): PanelLine => ({ text, sure: 'open' })),
  ];
}

/** The level that an attack may lift somebody to, and what cards bring then. */
export function levelLines(view: View, s: Army, { attack, odds: { adrenaline } }: Shot): Message[] {
  const fighter = s.team[attack.who];
  if (fighter === undefined) return [];
  const reached = levelAt(fighter.adrenaline + adrenaline.most);
  if (reached <= levelOf(fighter)) return [];
  const sure = attack.weapon.dice === null;
  const lifted = say(sure ? 'level.sure' : 'level', {
    who: survivor(survivorOf(fighter).id),
    level: level(LEVELS[reached]),
  });
  const now = dangerLevel(s);
  if (reached <= now) return [lifted];
  const means = { now: rounded(nextDraw(view, now).mean), later: rounded(nextDraw(view, reached).mean) };
  return [lifted, say('danger', means)];
}
