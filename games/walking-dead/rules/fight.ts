import type { Rules } from '@shamble/kernel';
import { AMMO_FACES, type AmmoFace, ammoKills } from '../content/dice.ts';
import { ITEMS } from '../content/items.ts';
import { SPACES } from '../content/map.ts';
import { hasAbility, SURVIVORS } from '../content/survivors.ts';
import { diceAbilities, killBonus, killsOf, offerRerolls, startRoll, swapped } from './dice.ts';
import { suffer } from './fatigue.ts';
import { discardItem } from './items.ts';
import { findLender } from './lend.ts';
import { named, USE } from './names.ts';
import { AMMO, type G, ITEM_USED, me, otherMembers, party, type Roll, type Walking } from './state.ts';
import { discardToken, makeNoise, tokenCalled, tokenId, tokensOn, turnUp } from './tokens.ts';

const ASK_SHOOT = { id: 'shoot', rules: ['WD-AMMO01', 'WD-AMMO02', 'WD-AMMO03'] };
const ASK_AMMO_AGAIN = { id: 'ammo-again', rules: ['WD-TEAM20'] };
const ASK_WHICH_TOKEN = { id: 'which-token', rules: ['WD-TOK07', 'WD-TOK07-R'] };
const SHOT = ['WD-AMMO01', 'WD-AMMO05'];
const SHOT_AGAIN = ['WD-TEAM20'];
const TURNED_UP = ['WD-TOK07'];
const TOKEN_GONE = ['WD-TOK08'];
const RESULT: Readonly<Record<'token' | 'encounter' | 'location', readonly string[]>> = {
  token: ['WD-FIGHT02', 'WD-FIGHT04', 'WD-FIGHT06'],
  encounter: ['WD-FIGHT02', 'WD-FIGHT04', 'WD-FIGHT05'],
  location: ['WD-FIGHT02', 'WD-FIGHT04', 'WD-FIGHT10'],
};

/** Whether all zombies were beaten, and how many survivors died. */
export interface FightResult {
  readonly beaten: boolean;
  readonly deaths: number;
}

/** Tokens of the space are turned up and fought one after the other, in the order the active player likes (WD-TOK07). */
export function* fightTokens(g: G): Rules {
  const s = g.state;
  const { space } = me(s);
  for (;;) {
    const here = tokensOn(s, space);
    if (here.length === 0) return;
    let index = here[0];
    if (here.length > 1) {
      const ids = here.map((i) => tokenId(s, i));
      index = tokenCalled(s, yield* g.choose(s.active, ASK_WHICH_TOKEN, ids));
    }
    const zombies = turnUp(g, index);
    g.emit({ type: 'token-turned', space: SPACES[space], zombies, rules: TURNED_UP });
    const roll = yield* rollToKill(g, 'token', zombies);
    // The token goes whatever happens next, even when nobody is left to see it (WD-TOK08, WD-TURN06).
    discardToken(s, index);
    g.emit({ type: 'token-gone', space: SPACES[space], zombies, rules: TOKEN_GONE });
    yield* takeToll(g, roll, 'token');
  }
}

/** A fight that a card or a Location demands (WD-FIGHT01, WD-FIGHT09, WD-FIGHT10). */
export function* fight(g: G, why: 'encounter' | 'location', zombies: number): Rules<FightResult> {
  const roll = yield* rollToKill(g, why, zombies);
  return yield* takeToll(g, roll, why);
}

/** One roll of the whole pool, then whatever can still be added while it falls short (WD-FIGHT02, WD-FIGHT03). */
function* rollToKill(g: G, why: 'token' | 'encounter' | 'location', zombies: number): Rules<Roll> {
  const s = g.state;
  const roll = startRoll(g, why, zombies, 0);
  const abilities = diceAbilities(s);
  const bonus = killBonus(abilities, why === 'token' ? 'token' : 'encounter');
  const count = (): boolean => {
    roll.kills = killsOf(roll.faces) + swapped(abilities, roll.faces, 'kill') + bonus;
    return roll.kills >= zombies;
  };
  yield* offerRerolls(g, roll, count);
  count();
  yield* addKills(g, roll, () => []);
  return roll;
}

/** Fatigue for every zombie that is still standing (WD-FIGHT04). */
export function* takeToll(g: G, roll: Roll, why: 'token' | 'encounter' | 'location'): Rules<FightResult> {
  const { zombies, kills } = roll;
  const standing = Math.max(0, zombies - kills);
  g.emit({ type: 'fought', player: named(g.state.active), why, zombies, kills, standing, rules: RESULT[why] });
  const deaths = yield* suffer(g, standing);
  g.state.roll = null;
  return { beaten: standing === 0, deaths };
}

/**
 * Ammo one at a time and items, as long as kills are missing (WD-AMMO01 to WD-AMMO04, WD-AMMO10). `more` names items
 * that help with something else the roll is for.
 */
export function* addKills(g: G, roll: Roll, more: () => string[]): Rules {
  const s = g.state;
  let asked = false;
  for (;;) {
    const plays = more();
    if (roll.kills < roll.zombies) {
      if (me(s).stock[AMMO] > 0) plays.push('ammo');
      if (!asked && otherMembers(s).some((seat) => s.players[seat].stock[AMMO] > 0)) plays.push('ask.ammo');
      for (const item of me(s).items) if (ITEMS[item].use === 'fight') plays.push(USE[item]);
    }
    if (plays.length === 0) return;
    const { zombies, kills, wanted, actions } = roll;
    const answer = yield* g.window(s.active, ASK_SHOOT, plays, 'enough', { zombies, kills, wanted, actions });
    if (answer === 'enough') return;
    if (answer === 'ammo') {
      me(s).stock[AMMO]--;
      yield* shoot(g, roll);
    } else if (answer === 'ask.ammo') {
      const lender = yield* findLender(g, AMMO);
      asked = lender < 0;
      if (asked) continue;
      s.players[lender].stock[AMMO]--;
      yield* shoot(g, roll);
    } else playInRoll(g, roll, USE.indexOf(answer));
  }
}

/** An item that adds kills or actions to the roll. */
function playInRoll(g: G, roll: Roll, item: number): void {
  discardItem(g, g.state.active, item);
  if (ITEMS[item].use === 'fight') roll.kills += ITEMS[item].n;
  else roll.actions += ITEMS[item].n;
}

/** One Ammo is one roll of the black die; who may roll it again does so before the noise (WD-AMMO02, WD-AMMO07). */
function* shoot(g: G, roll: Roll): Rules {
  const s = g.state;
  let face: AmmoFace = g.chance.roll('ammo', AMMO_FACES);
  roll.ammo.push(face);
  g.emit({ type: 'shot', player: named(s.active), face, rules: SHOT });
  for (const [seat, id] of secondShots(s)) {
    const survivor = id < ITEM_USED ? SURVIVORS[id].id : ITEMS[id - ITEM_USED].id;
    const params = { face, survivor, missing: roll.zombies - roll.kills };
    if ((yield* g.window(seat, ASK_AMMO_AGAIN, ['again'], 'keep', params)) === 'keep') continue;
    s.now.used.push(id);
    face = g.chance.roll('ammo', AMMO_FACES);
    roll.ammo[roll.ammo.length - 1] = face;
    g.emit({ type: 'shot-again', player: named(seat), by: survivor, face, rules: SHOT_AGAIN });
  }
  roll.kills += ammoKills(face);
  makeNoise(g, face);
}

/** Survivors of the party, and the active player's items, that may roll the Ammo die again and have not yet. */
function secondShots(s: Walking): [number, number][] {
  const found: [number, number][] = [];
  for (const seat of party(s))
    for (const { id } of s.players[seat].team) if (hasAbility(id, 'ammoReroll')) found.push([seat, id]);
  for (const item of me(s).items)
    if (ITEMS[item].abilities.some(({ word }) => word === 'ammoReroll')) found.push([s.active, ITEM_USED + item]);
  return found.filter(([, id]) => !s.now.used.includes(id));
}
