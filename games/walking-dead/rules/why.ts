import type { Answer, Decision, Refusal } from '@shamble/kernel';
import { ITEMS } from '../content/items.ts';
import { BORDER, LOCATION_AT, NEIGHBOURS, SPACES } from '../content/map.ts';
import { cardsOf } from './locations.ts';
import { canBypass, drivesFar, fuelLeft, hasFuel, isOpenRoad } from './move.ts';
import { ITEM_IDS, SURVIVOR_IDS } from './names.ts';
import { AMMO, FOOD, hasToken, inPlay, me, type Walking } from './state.ts';

const no = (code: string, rule: string, params: Refusal['params'] = {}): Refusal => ({ code, params, rules: [rule] });

/** Why something a player may want to do is not offered now; null where only "not now" can be said. */
export function whyNot(s: Walking, decision: Decision, answer: Answer): Refusal | null {
  if (typeof answer !== 'string') return null;
  const [verb, ...rest] = answer.split('.');
  // Whoever has no pawn on the board yet, or no longer, can only be told "not now".
  if (decision.seat !== s.active || me(s).space < 0) return null;
  switch (verb) {
    case 'go':
      return whyNotEntered(s, SPACES.indexOf(rest[0]));
    case 'drive':
      return whyNoFuel(s) ?? whyNotDriven(s, rest);
    case 'bypass':
      return whyNoFuel(s) ?? whyNotPassed(s, SPACES.indexOf(rest[0]));
    case 'rope':
      return whyNotClimbed(s, SPACES.indexOf(rest[0]));
    case 'stop':
      return s.step === 'step' && s.now.steps === 0 ? no('must-move', 'WD-MOVE02') : null;
    case 'stay':
      return s.step === 'step' || decision.ask.id === 'stay' ? no('no-retry', 'WD-LOC17-R') : null;
    case 'invite':
      return whyNotInvited(s, Number(rest[0]) - 1);
    case 'leave':
      return no('own-turn', 'WD-TEAM15');
    case 'ammo':
      return whyNoShot(s);
    case 'food':
      return whyNotFed(s, rest[0]);
    case 'item':
      return whyNotUsed(s, rest[0]);
    case 'pay':
      return decision.ask.id === 'pay' ? no('cannot-pay', 'WD-ENC03') : null;
    default:
      return null;
  }
}

const touchesBorder = (a: number, b: number): boolean =>
  BORDER.some(([from, to]) => (from === a && to === b) || (from === b && to === a));

/** Why a step from one space to the next cannot be made at all. */
function whyNotAdjacent(from: number, to: number): Refusal | null {
  if (to < 0) return no('no-space', 'WD-BOARD01');
  if (touchesBorder(from, to)) return no('border', 'WD-BOARD05', { space: SPACES[to] });
  return NEIGHBOURS[from].includes(to) ? null : no('not-adjacent', 'WD-MOVE01', { space: SPACES[to] });
}

function whyNotEntered(s: Walking, space: number): Refusal | null {
  if (s.step !== 'step') return null;
  const apart = whyNotAdjacent(me(s).space, space);
  if (apart) return apart;
  const location = LOCATION_AT[space];
  if (location === null) return null;
  const params = { location: { id: `location.${location}` } };
  return cardsOf(s, location).length === 0
    ? no('no-location-card', 'WD-LOC02', params)
    : no('requirements', 'WD-LOC03', params);
}

function whyNoFuel(s: Walking): Refusal | null {
  if (s.step !== 'step') return null;
  if (fuelLeft(s) <= 0) return no('fuel-limit', 'WD-FUEL02');
  return hasFuel(s) ? null : no('no-fuel', 'WD-FUEL01');
}

function whyNotDriven(s: Walking, ids: readonly string[]): Refusal | null {
  if (s.step !== 'step') return null;
  if (ids.length > 2 && !drivesFar(s)) return no('too-far', 'WD-FUEL03');
  let from = me(s).space;
  for (const id of ids) {
    const space = SPACES.indexOf(id);
    const apart = whyNotAdjacent(from, space);
    if (apart) return apart;
    if (!isOpenRoad(s, space)) return no('not-empty', 'WD-FUEL03-R', { space: id });
    from = space;
  }
  return no('just-left', 'WD-FUEL14');
}

function whyNotPassed(s: Walking, space: number): Refusal | null {
  if (s.step !== 'step') return null;
  const apart = whyNotAdjacent(me(s).space, space);
  if (apart) return apart;
  if (!hasToken(s, space)) return no('no-token', 'WD-FUEL05', { space: SPACES[space] });
  return canBypass(s, space) ? null : no('icon-space', 'WD-FUEL10', { space: SPACES[space] });
}

function whyNotClimbed(s: Walking, space: number): Refusal | null {
  const unowned = whyNotUsed(s, 'climbingRope');
  if (unowned?.code === 'not-your-item') return unowned;
  return space >= 0 && !touchesBorder(me(s).space, space)
    ? no('no-border-there', 'WD-BOARD05', { space: SPACES[space] })
    : null;
}

function whyNotInvited(s: Walking, seat: number): Refusal | null {
  const other = s.players[seat];
  if (!other || seat === s.active) return null;
  const params = { who: { seat } };
  if (!inPlay(s, seat) || other.space !== me(s).space) return no('elsewhere', 'WD-TEAM01', params);
  if (other.group >= 0 && other.group === me(s).group) return no('already-together', 'WD-TEAM02-R', params);
  return s.now.left.includes(seat) ? no('left-this-turn', 'WD-TEAM02-R', params) : null;
}

function whyNoShot(s: Walking): Refusal | null {
  if (s.roll === null) return null;
  if (s.roll.zombies === 0) return no('no-shots-in-actions', 'WD-AMMO10');
  if (s.roll.kills >= s.roll.zombies) return no('beaten', 'WD-AMMO03-R');
  return me(s).stock[AMMO] === 0 ? no('no-ammo', 'WD-AMMO01') : null;
}

function whyNotFed(s: Walking, id: string): Refusal | null {
  if (s.step !== 'recover') return no('not-recovering', 'WD-REC03');
  const member = me(s).team.find((m) => SURVIVOR_IDS[m.id] === id);
  if (!member) return no('not-yours', 'WD-REC01');
  if (member.fatigue === 0) return no('not-tired', 'WD-REC04');
  return me(s).stock[FOOD] === 0 ? no('no-food', 'WD-REC01') : null;
}

function whyNotUsed(s: Walking, id: string): Refusal | null {
  const item = ITEM_IDS.indexOf(id);
  if (item < 0) return null;
  if (!me(s).items.includes(item)) return no('not-your-item', 'WD-INV04');
  const { use } = ITEMS[item];
  if (use === 'lasting') return no('lasting', 'WD-INV02');
  return no('not-in-this-window', 'WD-INV02', { when: { id: `moment.${use}` } });
}
