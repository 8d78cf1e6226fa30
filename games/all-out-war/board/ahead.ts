/** What the option, target or way that is shown would come to, worked out with the rules' own functions. */
import type { Decision, Point } from '@shamble/kernel';
import type { Intent } from '@shamble/parts/board';
import type { BlastAhead } from '../rules/blast.ts';
import { has, isCard, itemOf, slotNamed } from '../rules/cards.ts';
import { type FightPlan, stanceOf } from '../rules/fights.ts';
import { canFire } from '../rules/fire.ts';
import { loudAhead } from '../rules/forecast.ts';
import { loudnessOf } from '../rules/loud.ts';
import { moment } from '../rules/moments.ts';
import { targetsOf } from '../rules/shoot.ts';
import { nameOf, type Person, type War } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { blastOf } from './forecast/blasts.ts';
import { meleeShotOf, type ShotPlan, shotOf } from './forecast/shots.ts';
import { type MovePlan, moveOf, type Noise } from './forecast/ways.ts';
import { stateFor } from './seen-state.ts';

export interface Ahead {
  readonly move: MovePlan | null;
  /** The shot that is chosen. */
  readonly shot: ShotPlan | null;
  /** Shots that may be chosen next, the best first. */
  readonly shots: readonly ShotPlan[];
  readonly melee: FightPlan | null;
  /** What it would pull, at a place that is known. */
  readonly noise: Noise | null;
  /** Whom a Blast would touch there. */
  readonly blast: BlastAhead | null;
}

const NOTHING: Ahead = { move: null, shot: null, shots: [], melee: null, noise: null, blast: null };

const acting = (s: War): Person | null => (s.now === null ? null : s.people[s.now.who]);

/** All shots of a weapon, the most likely to wound first. */
export function shotsWith(s: War, person: Person, weapon: string): ShotPlan[] {
  const card = person.slots[slotNamed(person, weapon.split('.')[0])] ?? -1;
  if (!canFire(card) || has(card, 'blast')) return [];
  return targetsOf(s, person, card)
    .flatMap((target) => shotOf(s, person, weapon, nameOf(target)) ?? [])
    .sort((a, b) => b.odds.wounds - a.odds.wounds);
}

/** The shots of both hands, the most likely to wound first. */
export const shotsBy = (s: War, person: Person): ShotPlan[] =>
  hands(person)
    .flatMap((hand) => shotsWith(s, person, hand))
    .sort((a, b) => b.odds.wounds - a.odds.wounds);

const hands = (person: Person): string[] =>
  ['hand-1', 'hand-2'].filter((hand) => canFire(person.slots[slotNamed(person, hand)]));

/** A Blast is aimed at a point instead. */
const hasBlast = (person: Person): boolean =>
  person.slots.slice(0, 2).some((card) => canFire(card) && has(card, 'blast'));

/** The pull of a weapon where its bearer stands; a Blast is loud where it lies. */
function weaponNoise(s: War, person: Person, weapon: string): Noise | null {
  const card = person.slots[slotNamed(person, weapon.split('.')[0])] ?? -1;
  const loud = isCard(card) && !has(card, 'blast') ? loudnessOf(card) : null;
  return loud === null ? null : { loud, ghosts: loudAhead(s, loud, person), quiet: false };
}

/** The weapon of a question about a target. */
export const weaponIn = ({ params }: Decision): string | null =>
  typeof params?.weapon === 'string' ? params.weapon : null;

/** `aim` is the target that was pressed; one that is the only one is meant without it. */
function onAct(s: War, person: Person, selected: string, aim: string | undefined): Ahead {
  if (selected === 'noise') {
    const count = moment(s, person, 'baits')[0]?.value ?? 1;
    return { ...NOTHING, noise: { loud: 'noise', ghosts: loudAhead(s, 'noise', person, count), quiet: false } };
  }
  if (selected === 'shoot') {
    const shots = shotsBy(s, person);
    const [only, more] = hands(person);
    const targets = new Set(shots.map(({ target }) => target));
    const whom = aim ?? (targets.size === 1 && !hasBlast(person) ? shots[0].target : null);
    const [shot, other] = shots.filter(({ target }) => target === whom);
    return {
      ...NOTHING,
      shot: other === undefined ? (shot ?? null) : null,
      shots,
      noise: only !== undefined && more === undefined ? weaponNoise(s, person, only) : null,
    };
  }
  if (selected === 'special.policeWhistle')
    return { ...NOTHING, noise: { loud: 'noise', ghosts: loudAhead(s, 'noise', person), quiet: false } };
  return NOTHING;
}

/** A point that is thrown at: what is thrown is the Special Action that was used last. */
function onThrow(s: War, spot: Point): Ahead {
  const id = s.now?.done.findLast((one) => one.startsWith('special.'))?.slice('special.'.length) ?? '';
  const loud = id === 'roadFlare' ? 'mayhem' : 'noise';
  const [x, y] = spot;
  return { ...NOTHING, noise: { loud, ghosts: loudAhead(s, loud, { x, y, level: 0 }), quiet: false } };
}

const isPoint = (spot: Intent['spot']): spot is Point =>
  Array.isArray(spot) && spot.length === 2 && spot.every((n) => typeof n === 'number');

function find(s: War, intent: Intent): Ahead {
  const { decision, selected, plan, spot } = intent;
  const move = moveOf(s, intent);
  if (move !== null) return { ...NOTHING, move, noise: move.noise };
  const person = acting(s);
  switch (decision.ask.id) {
    case 'act':
      return person !== null && selected !== null
        ? onAct(s, person, selected, plan[0] === selected ? plan[1] : undefined)
        : NOTHING;
    case 'shoot-weapon':
      return person !== null && selected !== null
        ? { ...NOTHING, shots: shotsWith(s, person, selected), noise: weaponNoise(s, person, selected) }
        : NOTHING;
    case 'shoot-target':
    case 'shoot-next': {
      const weapon = weaponIn(decision);
      if (person === null || weapon === null || decision.kind !== 'choose') return NOTHING;
      const shots = decision.options
        .flatMap((name) => shotOf(s, person, weapon, name) ?? [])
        .sort((a, b) => b.odds.wounds - a.odds.wounds);
      const shot = shots.find(({ target }) => target === selected) ?? null;
      return { ...NOTHING, shot, shots, noise: weaponNoise(s, person, weapon) };
    }
    case 'throw-at':
      return isPoint(spot) ? onThrow(s, spot) : NOTHING;
    case 'blast-point':
    case 'blast-drift':
      return isPoint(spot) ? { ...onBlast(s, spot), blast: blastOf(s, decision, spot) } : NOTHING;
    case 'melee-shot': {
      const shot = selected === null ? null : meleeShotOf(s, selected);
      return {
        ...NOTHING,
        shot,
        noise: shot === null ? null : weaponNoise(s, shot.person, selected?.split('.')[1] ?? ''),
      };
    }
    case 'stance': {
      const star = s.brawl?.now ?? null;
      if (star === null || selected === null) return NOTHING;
      const side = s.together ? 0 : decision.seat;
      return { ...NOTHING, melee: stanceOf(s, star, side, selected) };
    }
    default:
      return NOTHING;
  }
}

/** A Pipe Bomb is loud where it lies. */
function onBlast(s: War, [x, y]: Point): Ahead {
  const person = acting(s);
  const card = person?.slots.slice(0, 2).find((slot) => isCard(slot) && has(slot, 'blast'));
  const loud = card === undefined ? null : itemOf(card).loud;
  return loud === null
    ? NOTHING
    : { ...NOTHING, noise: { loud, ghosts: loudAhead(s, loud, { x, y, level: 0 }), quiet: false } };
}

let last: { readonly view: View; readonly key: string; readonly ahead: Ahead } | null = null;

/** Several parts ask for the same: the newest is kept. Null where nothing is being put together. */
export function aheadFor(view: View, intent: Intent | null): Ahead | null {
  if (intent === null) return null;
  const { decision, selected, plan, spot } = intent;
  const key = JSON.stringify([decision.n, decision.ask.id, selected, plan, spot ?? null]);
  if (last === null || last.view !== view || last.key !== key)
    last = { view, key, ahead: find(stateFor(view), intent) };
  return last.ahead;
}
