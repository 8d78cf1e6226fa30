/** Why something a player may want to do is not offered (AD-ACT01 and the rules it names). */
import type { Answer, Decision, Refusal } from '@shamble/kernel';
import { escapeOpen } from './goals.ts';
import { isBuilding, isSearchable, numberOf, planNow, stepsTo, zoneNumber } from './ground.ts';
import { mendable } from './mission-actions.ts';
import { moveCost, onFoot } from './move.ts';
import { placeNamed } from './named.ts';
import { mayTake, roomFor, sheetOf, slotsNeeded, stepOf, tokenName } from './objectives.ts';
import { total } from './parts.ts';
import { budget } from './pay.ts';
import { hasSpeciality, placeOf } from './people.ts';
import { no } from './refusal.ts';
import { cardsLeft, maySearchAgain } from './search.ts';
import { meleeInHand, removalCost } from './sleepers.ts';
import { type Army, actor, hasDormants, missionOf, nowOf, zombiesIn } from './state.ts';
import { roads } from './truck.ts';
import { whyNoAttack, whyNoBurst, whyNotLaid } from './why-attack.ts';

const zoneParam = (id: string) => ({ zone: placeNamed(id) });

/** Null where only "not now" can be said. */
export function whyNot(s: Army, decision: Decision, answer: Answer): Refusal | null {
  if (typeof answer !== 'string' || s.turns.length === 0 || !['act', 'single'].includes(decision.ask.id)) return null;
  const [verb, ...rest] = answer.split('.');
  const { who } = nowOf(s);
  switch (verb) {
    case 'move':
      return whyNoMove(s, who, rest[0]);
    case 'search':
      return whyNoSearch(s, who);
    case 'attack':
    case 'throw':
      return atZone(s, rest[1], (zone) => whyNoAttack(s, rest[0], zone, rest[2]));
    case 'gun':
      return atZone(s, rest[0], (zone) => whyNoBurst(s, zone, rest[1]));
    case 'lay':
      return whyNotLaid(s, rest[0]);
    case 'objective':
      return whyNoObjective(s, who, rest[0]);
    case 'mission':
      return whyNoMission(s, who, rest[0]);
    case 'dormants':
      return whyNoRemoval(s, who);
    case 'vault':
    case 'vault-door':
      return whyNoVault(s, who, verb);
    case 'enter':
      return whyNoEntry(s, who);
    case 'drive':
      return whyNoDrive(s, who, rest[0]);
    case 'trade':
      return whyNoTrade(s, who, rest[0]);
    case 'escape':
      return whyNoEscape(s, who);
    default:
      return budget(s, { type: 'noise' }) === 0 ? no('no-actions', 'AD-ACT02') : null;
  }
}

/** A reason that has to do with a Zone, if there is such a Zone. */
function atZone(s: Army, id: string | undefined, why: (zone: number) => Refusal | null): Refusal | null {
  const zone = zoneNumber(s, id ?? '');
  return zone < 0 ? no('no-zone', 'AD-MOVE01') : why(zone);
}

const inTruck = (s: Army, who: number): Refusal | null => (onFoot(s, who) ? null : no('in-truck', 'AD-TRUCK14-R'));

const short = (needed: number, left: number): Refusal | null =>
  left < needed ? no('actions-short', 'AD-ACT02', { needed, left }) : null;

function whyNoMove(s: Army, who: number, id: string): Refusal | null {
  const to = zoneNumber(s, id);
  if (to < 0) return no('no-zone', 'AD-MOVE01');
  const from = s.team[who].zone;
  if (planNow(s).zones[to].cell === 'Z') return no('statue', 'AD-STATUE01');
  if (stepsTo(s, from, to) !== 1) return no('not-adjacent', 'AD-MOVE01', zoneParam(id));
  return inTruck(s, who) ?? short(total(moveCost(s, who, 1)), budget(s, { type: 'move' }));
}

function whyNoSearch(s: Army, who: number): Refusal | null {
  const { zone } = s.team[who];
  if (!isBuilding(s, zone)) return no('search-street', 'AD-SEARCH01');
  if (!isSearchable(s, zone)) return no('search-corridor', 'AD-SEARCH02');
  if (zombiesIn(s, zone) > 0) return no('search-zombies', 'AD-SEARCH01');
  if (!maySearchAgain(s, who)) return no('searched', 'AD-SEARCH05');
  if (cardsLeft(s) === 0) return no('no-cards', 'AD-SEARCH06-R');
  return inTruck(s, who) ?? short(1, budget(s, { type: 'search' }));
}

function whyNoObjective(s: Army, who: number, name: string): Refusal | null {
  const token = s.tokens.find((one) => one.zone === s.team[who].zone && tokenName(one) === name);
  if (token === undefined) return no('no-objective', 'AD-OBJ01');
  const blocked = inTruck(s, who) ?? short(1, budget(s, { type: 'objective' }));
  if (blocked || !token.up || mayTake(s, who, token)) return blocked;
  const { colour, again } = token;
  const by = again ? undefined : sheetOf(s, colour)?.by;
  if (by !== undefined && !hasSpeciality(s.team[who], by))
    return no('only', 'AD-SPEC04', { speciality: { id: `speciality.${by}` } });
  if (slotsNeeded(s, colour) > roomFor(s, who, colour).length) return no('no-room', 'AD-INV06-R');
  const step = stepOf(s, colour);
  return step > 0 ? no('step-first', 'AD-MISS06-R', { step }) : no('step-done', 'AD-MISS08-R');
}

function whyNoMission(s: Army, who: number, what: string): Refusal | null {
  const fighter = s.team[who];
  if (what === 'repair') {
    if (!hasSpeciality(fighter, 'mechanic'))
      return no('only', 'AD-SPEC04', { speciality: { id: 'speciality.mechanic' } });
    const after = missionOf(s).repairs?.find((one) => one.afterRed !== undefined)?.afterRed ?? 0;
    if (s.red < after) return no('red-first', 'AD-MISS06-R', { n: after });
    if (mendable(s, who).length === 0) return no('no-lift', 'AD-ELEV05-R');
    return short(1, budget(s, { type: 'objective' }));
  }
  if (what === 'start' && !hasSpeciality(fighter, 'pilot'))
    return no('only', 'AD-SPEC04', { speciality: { id: 'speciality.pilot' } });
  return null;
}

function whyNoRemoval(s: Army, who: number): Refusal | null {
  if (!hasDormants(s, s.team[who].zone)) return no('no-sleepers', 'AD-RDORM01');
  if (meleeInHand(s, who).length === 0) return no('no-melee', 'AD-RDORM01');
  return inTruck(s, who) ?? short(removalCost(s, who), budget(s, { type: 'dormants' }));
}

function whyNoVault(s: Army, who: number, verb: string): Refusal | null {
  const { vault } = missionOf(s);
  if (vault === undefined || s.vault === null) return null;
  if (s.team[who].zone !== numberOf(s, vault)) return no('not-at-trap', 'AD-VAULT03', zoneParam(vault));
  if (verb === 'vault') return s.vault.solved ? no('solved', 'AD-VAULT11') : short(2, budget(s, { type: 'vault' }));
  if (!s.vault.solved) return no('trapped', 'AD-VAULT01');
  return hasSpeciality(s.team[who], 'vaultExpert')
    ? null
    : no('only', 'AD-VAULT12', { speciality: { id: 'speciality.vaultExpert' } });
}

function whyNoEntry(s: Army, who: number): Refusal | null {
  if (s.truck === null) return null;
  if (s.team[who].zone !== s.truck.zone) return no('no-truck', 'AD-TRUCK01');
  if (zombiesIn(s, s.truck.zone) > 0) return no('truck-zombies', 'AD-TRUCK04');
  return inTruck(s, who) ?? short(1, budget(s, { type: 'truck' })) ?? no('no-seat', 'AD-TRUCK04');
}

function whyNoDrive(s: Army, who: number, id: string): Refusal | null {
  if (s.truck === null) return null;
  if (s.team[who].seat !== 'driver') return no('not-driver', 'AD-TRUCK07');
  if (!s.truck.started) return no('not-started', 'AD-OBJ05-R');
  if (!roads(s, s.truck.zone).includes(zoneNumber(s, id))) return no('no-road', 'AD-TRUCK07', zoneParam(id));
  return short(1, budget(s, { type: 'truck' }));
}

function whyNoTrade(s: Army, who: number, whom: string): Refusal | null {
  const other = placeOf(s.team, whom);
  if (other >= 0 && s.team[other].zone !== s.team[who].zone) return no('not-here', 'AD-TRADE01');
  return short(1, budget(s, { type: 'trade' }));
}

function whyNoEscape(s: Army, who: number): Refusal | null {
  const { exit, escapeFrom } = missionOf(s);
  if (escapeFrom === null) return no('no-escape', 'AD-MISS06-R');
  if (s.team[who].zone !== numberOf(s, exit)) return no('not-at-exit', 'AD-M203', zoneParam(exit));
  if (!escapeOpen(s)) return no('step-first', 'AD-MISS06-R', { step: escapeFrom });
  return zombiesIn(s, actor(s).zone) > 0 ? no('exit-zombies', 'AD-M203') : no('at-turn-end', 'AD-M203');
}
