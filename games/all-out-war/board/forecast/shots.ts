/** Shots before they are fired: both pools, and the exact odds (AW-SHOOT06 to AW-SHOOT08). */
import { CLOSE } from '../../content/lengths.ts';
import { has, isCard, itemOf, slotNamed } from '../../rules/cards.ts';
import type { Die } from '../../rules/dice.ts';
import { piercedBy, type ShotAhead, shotAhead } from '../../rules/forecast.ts';
import { lineTo } from '../../rules/lines.ts';
import { hasMoment } from '../../rules/moments.ts';
import { apart2, isWithin } from '../../rules/near.ts';
import { type Odds, shotOdds, spreadOf } from '../../rules/odds.ts';
import { shootPool, shotDefense } from '../../rules/pools.ts';
import { isWalker, type Model, modelNamed, type Person, type War } from '../../rules/state.ts';

export interface ShotPlan {
  readonly person: Person;
  readonly card: number;
  readonly aimed: boolean;
  readonly target: string;
  readonly odds: Odds;
  readonly pool: readonly Die[];
  readonly other: readonly Die[];
  /** Pieces that give Cover. */
  readonly cover: ShotAhead['cover'];
  /** Who else may be hit, half of the time (AW-SHOOT16). */
  readonly stray: readonly string[];
  /** In a melee: whoever shoots may only Defend then (AW-GUN07). */
  readonly inMelee: boolean;
  /** The gap, in thousandths. */
  readonly far: number;
  /** Chance to kill, or to remove a Walker. */
  readonly kills: number;
  /** Chance that the weapon is out of ammo then. */
  readonly empties: number;
}

/** Edge to edge (AW-GEO04). */
const gapOf = (a: Model, b: Model): number => Math.max(0, Math.round(Math.sqrt(apart2(a, b))) - 1000);

/** How likely it is that so many wounds come: for a Survivor those that kill, for a Walker a critical, lying too (AW-SHOOT15). */
const killsOf = (target: Model, { critical, spread }: Odds): number =>
  isWalker(target) ? critical : spread.reduce((sum, p, n) => (n >= target.health ? sum + p : sum), 0);

/** Out of ammo after it: a blank, with what is Reliable two; some weapons need none (AW-CRIT05, AW-KEY02, AW-CONT03). */
function emptiesOf(s: War, person: Person, card: number, { anyCritical }: Odds): number {
  if (has(card, 'oneUse') || itemOf(card).does === 'emptiesItself') return 0;
  return anyCritical / (has(card, 'reliable') || hasMoment(s, person, 'reliable') ? 4 : 2);
}

/** Into a melee half of the shots go at somebody else (AW-SHOOT16); dice fall and ammunition is used either way. */
export function strayed<T extends ShotAhead>(odds: T): T {
  if (odds.stray.length === 0) return odds;
  const half = (p: number): number => p / 2;
  return {
    ...odds,
    wounds: half(odds.wounds),
    expected: half(odds.expected),
    critical: half(odds.critical),
    spread: odds.spread.map((p, n) => (n === 0 ? half(1 + p) : half(p))),
  };
}

/** A shot with what is in a hand, `hand-1` or `hand-1.aim`; null where it cannot be. */
export function shotOf(s: War, person: Person, weapon: string, name: string): ShotPlan | null {
  const [hand, aim] = weapon.split('.');
  const card = person.slots[slotNamed(person, hand)];
  const target = modelNamed(s, name);
  if (target === undefined || !isCard(card ?? -1) || has(card, 'blast')) return null;
  const aimed = aim === 'aim';
  const odds = strayed(shotAhead(s, person, card, target, aimed));
  const { cover } = lineTo(s, person, target);
  return {
    person,
    card,
    aimed,
    target: name,
    odds,
    pool: shootPool(person, card, aimed),
    other: piercedBy(card, shotDefense(s, target, cover)),
    cover,
    stray: odds.stray,
    inMelee: false,
    far: gapOf(person, target),
    kills: killsOf(target, odds),
    empties: emptiesOf(s, person, card, odds),
  };
}

/** A Handgun in melee: no Cover, no aiming (AW-GUN03). */
export function meleeShotOf(s: War, option: string): ShotPlan | null {
  const [id, hand, name] = option.split('.');
  const person = modelNamed(s, id);
  const target = modelNamed(s, name ?? '');
  if (person === undefined || target === undefined || isWalker(person)) return null;
  const card = person.slots[slotNamed(person, hand)];
  if (!isCard(card)) return null;
  const pool = shootPool(person, card, false);
  const other = piercedBy(card, shotDefense(s, target, []));
  const counts = !has(card, 'shotgun') || isWithin(person, target, CLOSE);
  const odds = shotOdds(spreadOf(pool), spreadOf(other), 0, counts);
  return {
    person,
    card,
    aimed: false,
    target: name,
    odds,
    pool,
    other,
    cover: [],
    stray: [],
    inMelee: true,
    far: 0,
    kills: killsOf(target, odds),
    empties: emptiesOf(s, person, card, odds),
  };
}
