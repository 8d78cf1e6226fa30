/** The second line of an option: what it costs, how likely it is to work, and what else comes of it. */
import type { Decision, Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { numberOf } from '../rules/ground.ts';
import { has } from '../rules/moments.ts';
import { hasSpeciality } from '../rules/people.ts';
import { removalCost } from '../rules/sleepers.ts';
import { type Army, hasDormants, nowOf, zombiesIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { survivor, token } from '../text/words.ts';
import { label } from '../text/zones.ts';
import { aheadOf, moveCharge, type Shot, shotOf, soundOf } from './ahead.ts';
import { liftedBy } from './forecast/lifted.ts';
import { mean, rounded, tail } from './forecast/numbers.ts';
import { aaahh } from './forecast/search.ts';
import { wakingIn } from './forecast/sleepers.ts';
import { vaultChance } from './forecast/vault.ts';
import { stepLines } from './goals.ts';
import { stateFor } from './seen-state.ts';
import { broughtBy } from './spawns.ts';

const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.detail.${id}`, params });

const cost = (n: number): Message => (n === 0 ? say('free') : say('cost', { n }));

export function detailsOf(view: View, decision: Decision, id: string): readonly Message[] {
  const { ask } = decision;
  if (ask.id === 'escape') return id === 'escape' ? escaping(view, decision) : [];
  if (view.step !== 'act' || !(ask.id === 'act' || ask.id === 'single')) return [];
  const s = stateFor(view);
  const [verb] = id.split('.');
  return BY_VERB[verb]?.(view, s, id) ?? [];
}

/** What goes along with who leaves, and how far the team has come with it. */
function escaping(view: View, { params }: Decision): readonly Message[] {
  const who = params?.survivor;
  const fighter = view.team.find(
    ({ survivor: id }) => typeof who === 'object' && 'id' in who && who.id === `survivor.${id}`,
  );
  const tokens = [...new Set(fighter?.tokens ?? [])];
  const out = stepLines(view).find(({ state, count, goal }) => state === 'now' && goal === 'escape' && count !== '');
  return [
    ...(tokens.length > 0 ? [say('along', { what: tokens.map(token) })] : []),
    ...(out ? [say('escaped', { count: out.count })] : []),
  ];
}

type Details = (view: View, s: Army, id: string) => readonly Message[];

/** What a table that tells nothing leaves out. */
const odds = ({ help }: View, tell: () => readonly Message[]): readonly Message[] => (help === 'none' ? [] : tell());

/** A 1 on the die wakes those who are left behind; luck rolls twice, the Stealthy never (AD-DORM09, AD-SKILL10-R). */
function wakesLeaving(s: Army): number {
  const { who } = nowOf(s);
  const fighter = s.team[who];
  if (!hasDormants(s, fighter.zone) || hasSpeciality(fighter, 'stealthy')) return 0;
  return has(s, who, 'rollsAgain') ? 1 / 36 : 1 / 6;
}

const move: Details = (view, s, id) => {
  const left = wakesLeaving(s);
  const danger = view.help === 'all' ? aheadOf(view, [id], null)?.dangers[0] : undefined;
  return [
    cost(moveCharge(s)),
    ...(danger ? [danger.most === 0 ? say('safe') : say('meets', { n: danger.most, health: danger.health })] : []),
    ...odds(view, () => (left > 0 ? [say('leaves', { percent: percent(left) })] : [])),
    ...stuckIn(s, numberOf(s, id.slice('move.'.length))),
  ];
};

/** What leaving again costs, where Zombies are (AD-SMOVE02). */
function stuckIn(s: Army, zone: number): readonly Message[] {
  const n = zombiesIn(s, zone);
  return n === 0 || has(s, nowOf(s).who, 'unhindered') ? [] : [say('stuck', { n: n + 1 })];
}

/** Tokens that would wake, and how many Shamblers they hold on average. */
function wakes(s: Army, zones: readonly number[]): readonly Message[] {
  const waking = wakingIn(s, zones);
  return waking === null ? [] : [say('wakes', { n: waking.tokens, shamblers: rounded(mean(waking.shamblers)) })];
}

/** Who wakes by the Noise of it. */
const noise = (s: Army, id: string, shot: Shot | null): readonly Message[] => {
  const near = soundOf(s, id, shot)?.wakes ?? [];
  return wakes(
    s,
    near.map(({ zone }) => numberOf(s, zone)),
  );
};

/** How likely an attack is to bring down somebody, or whom it names. */
export function oddsMessage({ attack: { weapon }, odds: { fallen, target } }: Shot): Message {
  if (target === null) {
    const [some = 0] = tail(fallen);
    return some === 0 ? say('none') : say('kills', { percent: percent(some), n: rounded(mean(fallen)) });
  }
  return say(weapon.does === 'layDown' ? 'lays' : 'target', { percent: percent(target) });
}

const attack: Details = (view, s, id) =>
  odds(view, () => {
    const shot = shotOf(s, id);
    if (shot === null) return [];
    const { empty, friends } = shot.odds;
    return [
      oddsMessage(shot),
      ...(friends.hit > 0 ? [say('friends', { who: friends.ids.map(survivor), percent: percent(friends.hit) })] : []),
      ...(empty > 0 ? [say('empty', { percent: percent(empty) })] : []),
      ...noise(s, id, shot),
    ];
  });

const here = (s: Army): number => s.team[nowOf(s).who].zone;

const wakesHere: Details = (view, s) => odds(view, () => wakes(s, [here(s)]));

/** What an Objective brings: those it wakes, Spawn Zones, Zeus, and a level with more dangerous cards. */
const objective: Details = (view, s, id) => {
  const [, colour] = id.split('.');
  const { zones, zeus } = broughtBy(view, colour);
  return [
    ...wakesHere(view, s, id),
    ...zones.map((zone) => say('spawns', { zone: label(view.mission, zone) })),
    ...(zeus ? [say('zeus')] : []),
    ...odds(view, () => liftedBy(view, s, colour)),
  ];
};

const BY_VERB: Readonly<Record<string, Details>> = {
  move,
  attack,
  throw: attack,
  gun: attack,
  noise: (view, s, id) => odds(view, () => noise(s, id, null)),
  search: (view, s) =>
    odds(view, () => {
      const chance = aaahh(s);
      return [...(chance > 0 ? [say('aaahh', { percent: percent(chance) })] : []), ...wakes(s, [here(s)])];
    }),
  objective,
  mission: wakesHere,
  dormants: (_, s) => [cost(removalCost(s, nowOf(s).who))],
  vault: (view, s) => [
    cost(2),
    ...odds(view, () => (view.vault?.card == null ? [] : [say('vault', { percent: percent(vaultChance(s)) })])),
  ],
  end: ({ team, turns }) => {
    const last = team.every(({ status, acted }) => status !== 'playing' || acted);
    const left = turns.at(-1)?.actions ?? 0;
    return [...(left > 0 ? [say('unused', { n: left })] : []), ...(last ? [say('dead-next')] : [])];
  },
};
