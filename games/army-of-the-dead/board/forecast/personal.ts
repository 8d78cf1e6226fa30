/** Personal Objectives that an option would complete, as the rules count for them (AD-PO03 to AD-PO05). */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { PersonalGoal } from '../../content/objectives.ts';
import { LEVELS, levelAt, levelOf } from '../../rules/level.ts';
import { objectiveOf } from '../../rules/personal.ts';
import { type Army, nowOf, type Personal } from '../../rules/state.ts';
import type { Shot } from '../ahead.ts';
import type { Gains } from './lifted.ts';
import { tail } from './numbers.ts';

const told = (chance: number): readonly Message[] => {
  if (chance <= 0) return [];
  if (chance > 1 - 1e-9) return [{ id: 'boardview.detail.personal' }];
  return [{ id: 'boardview.detail.personal.may', params: { percent: percent(chance) } }];
};

/** Those that are not done yet, with what they ask for. */
const open = (s: Army): { readonly personal: Personal; readonly goal: PersonalGoal }[] =>
  s.personal.flatMap((personal) => (personal.done ? [] : [{ personal, goal: objectiveOf(personal).goal }]));

const isOf = (s: Army, { survivor }: Personal, who: number): boolean => s.team[who]?.survivor === survivor;

/** The chance that so many of a kind fall, where it is known: all that stand there are of it, or one is enough. */
function fallOf(kind: string, n: number, { attack: { focus }, odds }: Shot): number {
  if (focus !== null) return n === 1 && focus.kind === kind ? (odds.target ?? 0) : 0;
  const kinds = Object.keys(odds.falls).map((id) => id.replace('-lying', ''));
  if (kinds.every((one) => one === kind)) return tail(odds.fallen)[n - 1] ?? 0;
  return n === 1 ? Math.max(odds.falls[kind] ?? 0, odds.falls[`${kind}-lying`] ?? 0) : 0;
}

function chanceOf(s: Army, shot: Shot, personal: Personal, goal: PersonalGoal): number {
  const { attack, odds } = shot;
  if (goal.goal === 'zeusDead') return fallOf('zeus', 1, shot);
  if (!isOf(s, personal, attack.who)) return 0;
  switch (goal.goal) {
    case 'atOnce':
      return attack.focus === null && !attack.truck ? (tail(odds.fallen)[goal.n - 1] ?? 0) : 0;
    case 'kills':
      return goal.melee && attack.type !== 'melee' ? 0 : fallOf(goal.of, goal.n - personal.count, shot);
    case 'alphaWithToken':
      return s.team[attack.who].tokens.includes(personal.colour) ? fallOf('alpha', 1, shot) : 0;
    default:
      return 0;
  }
}

/** By an attack. */
export const attacking = (s: Army, shot: Shot): readonly Message[] =>
  shot.attack.weapon.does === 'layDown'
    ? []
    : told(Math.max(0, ...open(s).map(({ personal, goal }) => chanceOf(s, shot, personal, goal))));

/** By removing a token of Dormants (Lilly). */
export const removing = (s: Army): readonly Message[] =>
  open(s).some(
    ({ personal, goal }) => goal.goal === 'dormants' && isOf(s, personal, nowOf(s).who) && personal.count + 1 >= goal.n,
  )
    ? told(1)
    : [];

/** By adrenaline that lifts somebody to the level that is wanted (Peters). */
export function reaching(s: Army, gains: Gains | null): readonly Message[] {
  if (gains === null) return [];
  const reaches = open(s).some(({ personal, goal }) => {
    if (goal.goal !== 'level') return false;
    const who = s.team.findIndex((one) => one.survivor === personal.survivor);
    const fighter = s.team[who];
    if (fighter?.status !== 'playing' || (gains.to === 'taker' && who !== nowOf(s).who)) return false;
    const wanted = LEVELS.indexOf(goal.level);
    return levelOf(fighter) < wanted && levelAt(fighter.adrenaline + gains.n) >= wanted;
  });
  return reaches ? told(1) : [];
}
