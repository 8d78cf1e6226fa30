/** Shoot (3.15, AW-CRIT, AW-KEY02 to AW-KEY24): weapon, target, dice, wounds, ammunition, loudness. */
import type { Rules } from '@shamble/kernel';
import { CLOSE } from '../content/lengths.ts';
import { inKillZone as underTemplate } from '../geometry/limits.ts';
import { choose, chooseOf, offer } from './ask.ts';
import { blast } from './blast.ts';
import {
  broken,
  carries,
  emptied,
  has,
  isEmptied,
  itemOf,
  loaded,
  slotName,
  slotNamed,
  withoutRider,
} from './cards.ts';
import { criticals, type Die, labelOf, type RolledDie, rollAction, rollAgain, rollPool, successes } from './dice.ts';
import { canFire, LOADER } from './fire.ts';
import { layDown, putAway, woundPerson, woundWalker } from './harm.ts';
import { isSheltered, type Line, lineTo } from './lines.ts';
import { loudnessOf, rangeOf, seeing } from './loud.ts';
import { moment, type Shot } from './moments.ts';
import { apart2, areEnemies, inContact, isEngaged, isWithin } from './near.ts';
import { makeLoud } from './noise.ts';
import { isScoped, shootPool, shotDefense, weakest } from './pools.ts';
import {
  type G,
  isWalker,
  type Model,
  modelNamed,
  models,
  nameOf,
  nowOf,
  type Person,
  rivalOf,
  seatOf,
  type War,
} from './state.ts';
import { cardsOf, named } from './words.ts';

const WEAPON = { id: 'shoot-weapon', rules: ['AW-SHOOT02', 'AW-KEY09'] };
const TARGET = { id: 'shoot-target', rules: ['AW-SHOOT01', 'AW-SHOOT11'] };
const NEXT = { id: 'shoot-next', rules: ['AW-SHOOT19', 'AW-KEY19'] };
const STRAY = { id: 'stray', rules: ['AW-SHOOT16', 'AW-SHOOT16-R'] };
const AGAIN = { id: 'shot-again', rules: ['AW-DICE05', 'AW-DICE06'] };
const PIERCED = { id: 'pierced', rules: ['AW-KEY13', 'AW-KEY13-R'] };
const AMMO = { id: 'ammo-again', rules: ['AW-KEY02'] };
const HELMET = { id: 'ignore-critical', rules: ['AW-CONT03'] };

/** Why somebody cannot be fired at: out of range, out of sight, or prone in Cover (AW-SHOOT01, AW-SHOOT05, AW-SHOOT14). */
export function noTarget(
  s: War,
  person: Person,
  card: number,
  target: Model,
): 'out-of-range' | 'in-fog' | 'no-sight' | 'sheltered' | null {
  const range = rangeOf(s, person, card);
  const sees = seeing(s);
  if (range !== null && !isWithin(person, target, range)) return 'out-of-range';
  if (sees !== null && !isWithin(person, target, sees)) return 'in-fog';
  const line = lineTo(s, person, target);
  if (!line.clear) return 'no-sight';
  return isSheltered(person, target, line) ? 'sheltered' : null;
}

/** Enemies a weapon may be fired at, rivals first (AW-SHOOT11). */
export const targetsOf = (s: War, person: Person, card: number): Model[] =>
  models(s)
    .filter((model) => areEnemies(person, model) && noTarget(s, person, card, model) === null)
    .sort((a, b) => Number(isWalker(a)) - Number(isWalker(b)));

/** Aiming is offered with Rifle or Deadly Precision to whoever has both Actions when the Shoot begins (AW-KEY09-R, AW-KEY15). */
function canAim(s: War, card: number): boolean {
  const { actions, done } = nowOf(s);
  const before = done.includes('shoot') ? actions + 1 : actions;
  return before >= 2 && (has(card, 'rifle') || has(card, 'deadlyPrecision'));
}

/** Weapons that may be fired now, as options: `hand-1`, `hand-1.aim`. */
function weaponOptions(s: War, person: Person): string[] {
  const options: string[] = [];
  for (let slot = 0; slot < 2; slot++) {
    const card = person.slots[slot];
    if (!canFire(card) || (nowOf(s).panic === 'quiet' && loudnessOf(card) !== null)) continue;
    // A Blast needs no target: any point in range will do (AW-KEY08).
    if (!has(card, 'blast') && targetsOf(s, person, card).length === 0) continue;
    options.push(slotName(person, slot));
    if (canAim(s, card)) options.push(`${slotName(person, slot)}.aim`);
  }
  return options;
}

/** Standing, unengaged, with something to fire at (AW-SHOOT01). */
export const mayShoot = (s: War, person: Person): boolean =>
  !person.prone && !isEngaged(s, person) && weaponOptions(s, person).length > 0;

/** The whole Action; aiming gives up the second one (AW-SHOOT09). */
export function* shoot(g: G, person: Person): Rules {
  const s = g.state;
  const answer = yield* choose(g, person.owner, WEAPON, weaponOptions(s, person), {
    survivor: named(person),
    ...cardsOf(person),
  });
  const [name, aim] = answer.split('.');
  const slot = slotNamed(person, name);
  const aimed = aim === 'aim';
  if (aimed) nowOf(s).actions--;
  const loud = loudnessOf(person.slots[slot]);
  let source: { x: number; y: number; level: number } = person;
  if (has(person.slots[slot], 'blast')) source = yield* blast(g, person, slot);
  else yield* volley(g, person, slot, aimed);
  if (loud !== null) yield* makeLoud(g, loud, source, person);
}

/** How many shots an Action with it may have: Multiple Shots, and one more for Assault (AW-KEY05, AW-KEY19, AW-KEY24). */
const shotsOf = (card: number): number => itemOf(card).shots + (has(card, 'assault') ? 1 : 0);

/** All shots of an Action at one target after the other, each resolved before the next is chosen (AW-SHOOT19). */
function* volley(g: G, person: Person, slot: number, aimed: boolean): Rules {
  const s = g.state;
  let last: { readonly id: string; readonly x: number; readonly y: number; readonly level: number } | null = null;
  /** Shots fired at more than 6 inches: one of all the shots must be nearer where Assault gives it. */
  let far = 0;
  const weapon = `${slotName(person, slot)}${aimed ? '.aim' : ''}`;
  for (let fired = 0; fired < shotsOf(person.slots[slot]); fired++) {
    const card = person.slots[slot];
    if (isSpent(card, fired) || person.status !== 'playing') return;
    const choices = targetsOf(s, person, card).filter(
      (target) =>
        (last === null || nameOf(target) === last.id || isBeside(last, target)) &&
        (isWithin(person, target, CLOSE) || far < itemOf(card).shots),
    );
    const target: Model | null =
      last === null
        ? yield* chooseOf(g, person.owner, TARGET, choices, nameOf, { survivor: named(person), weapon })
        : yield* another(g, person, choices, weapon);
    if (target === null) return;
    if (!isWithin(person, target, CLOSE)) far++;
    last = { id: nameOf(target), x: target.x, y: target.y, level: target.level };
    yield* fire(g, person, slot, target, aimed);
  }
}

/** Out of ammunition or broken during an Action, a weapon has lost its other shots; a Speed Loader is for the first (AW-SHOOT20). */
const isSpent = (card: number, fired: number): boolean => !canFire(card) || (fired > 0 && isEmptied(card));

/** In the Kill Zone of the last target, or of where it was (AW-KEY19, AW-KEY19-R). */
const isBeside = (last: { readonly x: number; readonly y: number; readonly level: number }, target: Model): boolean =>
  last.level === target.level && underTemplate(apart2(last, target));

/** A further shot, or none (D14). */
function* another(g: G, person: Person, choices: readonly Model[], weapon: string): Rules<Model | null> {
  const answer = yield* offer(g, person.owner, NEXT, choices.map(nameOf), 'stop', {
    survivor: named(person),
    weapon,
  });
  return answer === null ? null : (modelNamed(g.state, answer) ?? null);
}

/** One shot, into a melee perhaps at somebody else (AW-SHOOT09, AW-SHOOT16). */
function* fire(g: G, person: Person, slot: number, chosen: Model, aimed: boolean): Rules {
  const s = g.state;
  load(g, person, slot);
  let target = chosen;
  if (isEngaged(s, chosen)) {
    const badge = rollAction(g, 'stray');
    g.emit({ type: 'stray-roll', survivor: person.id, target: nameOf(chosen), badge, rules: ['AW-SHOOT16'] });
    const others = models(s).filter((model) => model !== chosen && model !== person && inContact(model, chosen));
    if (!badge && others.length > 0)
      target = yield* chooseOf(g, seatOf(s, rivalOf(s, person.side)), STRAY, others, nameOf, {
        target: named(chosen),
      });
  }
  yield* shotAt(g, person, slot, target, { aimed, inMelee: false, line: lineTo(s, person, target) });
}

/** A Speed Loader is thrown away to load first (8.3). */
export function load(g: G, person: Person, slot: number): void {
  const card = person.slots[slot];
  if (!isEmptied(card) || !carries(card, LOADER)) return;
  person.slots[slot] = loaded(withoutRider(card, LOADER));
  g.state.gone.push(LOADER);
  g.emit({ type: 'reloaded', survivor: person.id, item: itemOf(card).id, by: 'speedLoader', rules: ['AW-CONT03'] });
}

export interface ShotHow {
  readonly aimed: boolean;
  readonly inMelee: boolean;
  /** What lies between; in melee nothing counts (AW-GUN03). */
  readonly line: Pick<Line, 'cover'>;
}

/** Pools, dice, wounds, ammunition, after-effects of one shot at one target. */
export function* shotAt(g: G, person: Person, slot: number, target: Model, how: ShotHow): Rules {
  const s = g.state;
  const card = person.slots[slot];
  const attackPool = shootPool(person, card, how.aimed);
  const defensePool = yield* pierce(g, card, target, shotDefense(s, target, how.line.cover));
  g.emit({
    type: 'shot',
    survivor: person.id,
    item: itemOf(card).id,
    target: nameOf(target),
    aimed: how.aimed,
    cover: how.line.cover.map(({ part }) => part),
    rules: ['AW-SHOOT06', 'AW-SHOOT07', ...(how.line.cover.length > 0 ? ['AW-SHOOT12', 'AW-SHOOT13'] : [])],
  });
  const shot: Shot = { item: itemOf(card), aimed: how.aimed, inMelee: how.inMelee };
  const first = rollPool(g, 'attack', attackPool);
  const defense = rollPool(g, 'defense', defensePool);
  tellRoll(g, 'attack', person.id, first);
  tellRoll(g, 'defense', nameOf(target), defense);
  const near = isWithin(person, target, CLOSE);
  const counts = !has(card, 'shotgun') || near;
  const automatic = counts && how.aimed && has(card, 'deadlyPrecision') ? 1 : 0;
  const versus = { against: successes(defense), target: nameOf(target), automatic, counts };
  const attack = yield* rollsAgain(g, person, card, shot, first, versus);
  const rolled = counts ? criticals(attack) + automatic : 0;
  yield* strike(g, person, target, successes(attack) - successes(defense), rolled, has(card, 'shotgun') && near);
  yield* afterShot(g, person, slot, rolled > 0);
}

export function tellRoll(g: G, name: 'attack' | 'defense', model: string, rolled: readonly RolledDie[]): void {
  if (g.sink === null) return;
  g.emit({
    type: 'rolled',
    name,
    model,
    dice: rolled.map((die) => ({ colour: die.colour, face: labelOf(die), of: die.of, why: die.why })),
    successes: successes(rolled),
    criticals: criticals(rolled),
    rules: ['AW-DICE01', 'AW-DICE02'],
  });
}

/** Armor Piercing: the target drops one die of its choice before rolling; dice of one colour are alike (AW-KEY13-R, D17). */
function* pierce(g: G, card: number, target: Model, pool: Die[]): Rules<Die[]> {
  if (!has(card, 'armorPiercing') || pool.length === 0) return pool;
  const alike = pool.filter(({ colour }, i) => pool.findIndex((other) => other.colour === colour) === i);
  const dropped = isWalker(target)
    ? weakest(pool)
    : pool.indexOf(
        yield* chooseOf(g, target.owner, PIERCED, alike, (die) => `${pool.indexOf(die) + 1}.${die.colour}.${die.why}`, {
          survivor: named(target),
        }),
      );
  g.emit({ type: 'pierced', model: nameOf(target), colour: pool[dropped].colour, rules: ['AW-KEY13', 'AW-KEY13-R'] });
  return pool.filter((_, i) => i !== dropped);
}

/** What a shot with rolled dice is up against, for whoever may roll one again: how many criticals there are without dice, and whether any count. */
type Versus = {
  readonly against: number;
  readonly target: string;
  readonly automatic: number;
  readonly counts: boolean;
};

/** Re-rolls of own dice, each by the person whose rule it is; each die at most once (AW-DICE05, AW-DICE06, D16). */
export function* rollsAgain(
  g: G,
  person: Person,
  card: number,
  shot: Shot,
  first: RolledDie[],
  versus: Versus | null = null,
): Rules<RolledDie[]> {
  const s = g.state;
  const rights = moment(s, person, 'shotAgain').filter(({ value }) => value.when(s, shot));
  const scoped = shot.aimed && isScoped(card);
  let attack = first;
  for (const right of [...rights, ...(scoped ? [{ of: person, id: 'scope', value: { once: false } }] : [])]) {
    const ids = attack.flatMap((die, i) => (die.again ? [] : [`${i + 1}.${die.colour}.${labelOf(die)}`]));
    const answer = yield* offer(g, right.of.owner, AGAIN, ids, 'keep', {
      survivor: named(person),
      by: { id: `by.${right.id}` },
      rolled: successes(attack),
      ...(versus === null ? {} : { ...versus, criticals: criticals(attack) }),
    });
    if (answer === null) continue;
    const at = Number(answer.split('.')[0]) - 1;
    const die = rollAgain(g, 'again', attack[at]);
    attack = attack.with(at, die);
    if (right.value.once) right.of.used.push(right.id);
    g.emit({
      type: 'rolled-again',
      survivor: person.id,
      by: right.id,
      colour: die.colour,
      face: labelOf(die),
      rules: ['AW-DICE06', 'AW-CONT02'],
    });
  }
  return attack;
}

/** Strictly more successes wound; criticals add to wounds and keep the dead down (AW-SHOOT08, AW-CRIT01 to AW-CRIT04). */
export function* strike(g: G, person: Person, target: Model, ahead: number, rolled: number, knocks: boolean): Rules {
  if (ahead <= 0) {
    g.emit({ type: 'missed', survivor: person.id, target: nameOf(target), rules: ['AW-SHOOT08', 'AW-CRIT01'] });
    return;
  }
  const counted = yield* ignored(g, target, rolled);
  if (isWalker(target)) woundWalker(g, target, counted > 0);
  else {
    woundPerson(g, target, ahead + counted, counted > 0, [
      'AW-SHOOT08',
      'AW-WOUND02',
      ...(counted > 0 ? ['AW-CRIT02'] : []),
    ]);
    if (knocks && target.status === 'playing' && !target.prone) {
      target.prone = true;
      g.emit({ type: 'prone', model: target.id, rules: ['AW-KEY06'] });
    }
  }
  if (knocks && isWalker(target) && g.state.walkers.includes(target)) layDown(g, target, ['AW-KEY06']);
}

/** A Motorcycle Helmet takes one critical away, if its wearer likes (AW-CONT03). */
export function* ignored(g: G, target: Model, rolled: number): Rules<number> {
  if (isWalker(target) || rolled === 0) return rolled;
  for (const { id } of moment(g.state, target, 'ignoresCritical')) {
    const answer = yield* offer(g, target.owner, HELMET, [id], 'keep', { survivor: named(target), criticals: rolled });
    if (answer === null) continue;
    target.used.push(id);
    g.emit({ type: 'critical-ignored', survivor: target.id, item: id, rules: ['AW-CONT03'] });
    return rolled - 1;
  }
  return rolled;
}

/** Ammunition, then what the weapon's keywords do after each shot (AW-CRIT05, AW-KEY10, AW-KEY12). */
export function* afterShot(g: G, person: Person, slot: number, critical: boolean): Rules {
  const s = g.state;
  if (person.status !== 'playing') return;
  const card = person.slots[slot];
  const { id, does } = itemOf(card);
  if (does === 'emptiesItself') {
    person.slots[slot] = emptied(card);
    return;
  }
  if (has(card, 'oneUse')) {
    person.slots[slot] = -1;
    putAway(g, card);
    return;
  }
  if (critical) {
    let badge = rollAction(g, 'ammo');
    g.emit({ type: 'ammo-check', survivor: person.id, item: id, badge, rules: ['AW-CRIT05', 'AW-CRIT05-R'] });
    if (!badge && (has(card, 'reliable') || moment(s, person, 'reliable').length > 0)) {
      const answer = yield* offer(g, person.owner, AMMO, ['again'], 'keep', {
        survivor: named(person),
        item: { id: `item.${id}` },
      });
      if (answer !== null) {
        badge = rollAction(g, 'ammo');
        g.emit({ type: 'ammo-check', survivor: person.id, item: id, badge, rules: ['AW-KEY02'] });
      }
    }
    if (!badge) {
      person.slots[slot] = emptied(person.slots[slot]);
      g.emit({ type: 'out-of-ammo', survivor: person.id, item: id, rules: ['AW-CRIT05'] });
    }
  }
  if (has(card, 'unreliable')) breakOrNot(g, person, slot);
}

/** Unreliable: a blank breaks it for good (AW-KEY10). */
export function breakOrNot(g: G, person: Person, slot: number): void {
  const { id } = itemOf(person.slots[slot]);
  const badge = rollAction(g, 'unreliable');
  if (!badge) person.slots[slot] = broken(person.slots[slot]);
  g.emit({ type: 'unreliable', survivor: person.id, item: id, badge, rules: ['AW-KEY10'] });
}
