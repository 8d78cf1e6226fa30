import type { Rules, Seat } from '@shamble/kernel';
import { actions, COLOURS, FACES, type Face, isJoker, kills } from '../content/dice.ts';
import { ITEMS } from '../content/items.ts';
import { type Ability, SURVIVORS } from '../content/survivors.ts';
import { DIE, named, numberIn } from './names.ts';
import { type G, me, party, type Roll, type RollFor, type Walking } from './state.ts';

const ROLLED = ['WD-DICE01', 'WD-DICE02'];
const REROLLED = ['WD-FIGHT03', 'WD-TEAM20'];
const ASK_REROLL = { id: 'reroll', rules: ['WD-FIGHT03', 'WD-TEAM20'] };

/** The dice of all survivors of these players: blue, red, green (WD-DICE01, WD-TEAM04). */
export function poolOf(s: Walking, seats: readonly Seat[]): number[] {
  const pool = [0, 0, 0];
  for (const seat of seats)
    for (const { id } of s.players[seat].team) {
      const { dice } = SURVIVORS[id];
      pool[0] += dice[0];
      pool[1] += dice[1];
      pool[2] += dice[2];
    }
  return pool;
}

/** The whole pool, never less and however many dice there are (WD-DICE02, WD-DICE05, WD-DICE10). */
export function rollFaces(g: G, seats: readonly Seat[]): { pool: number[]; faces: Face[] } {
  const pool = poolOf(g.state, seats);
  const faces: Face[] = [];
  for (let i = 0; i < pool.length; i++) {
    if (pool[i] === 0) continue;
    const rolled = g.chance.rollAll(COLOURS[i], pool[i], FACES[COLOURS[i]]);
    for (let k = 0; k < rolled.length; k++) faces.push(rolled[k]);
  }
  return { pool, faces };
}

/** Kills with every joker read as a kill (WD-DICE04-R, WD-DICE06). */
export function killsOf(faces: readonly Face[]): number {
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += kills(faces[i]) + (isJoker(faces[i]) ? 1 : 0);
  return sum;
}

/** Actions with every joker read as an action. */
export function actionsOf(faces: readonly Face[]): number {
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += actions(faces[i]) + (isJoker(faces[i]) ? 1 : 0);
  return sum;
}

export const jokersIn = (faces: readonly Face[]): number => faces.reduce((n, face) => n + (isJoker(face) ? 1 : 0), 0);

/** Abilities for rolls: of every survivor in the party, and of the active player's items (WD-TEAM20, WD-INV04-R). */
export function diceAbilities(s: Walking): Ability[] {
  const found: Ability[] = [];
  for (const seat of party(s))
    for (const { id } of s.players[seat].team) for (const ability of SURVIVORS[id].abilities) found.push(ability);
  for (const item of me(s).items) for (const ability of ITEMS[item].abilities) found.push(ability);
  return found;
}

export function killBonus(abilities: readonly Ability[], fight: 'token' | 'encounter'): number {
  let bonus = 0;
  for (const ability of abilities)
    if (ability.word === 'killPlus' && (ability.fight === fight || ability.fight === 'any')) bonus += ability.n;
  return bonus;
}

export function actionBonus(abilities: readonly Ability[]): number {
  let bonus = 0;
  for (const ability of abilities) if (ability.word === 'actPlus') bonus += ability.n;
  return bonus;
}

/** How much the largest faces of the other kind add, one for each survivor who can read a face otherwise. */
export function swapped(abilities: readonly Ability[], faces: readonly Face[], to: 'kill' | 'action'): number {
  let swaps = 0;
  for (const ability of abilities) if (ability.word === 'swap' && ability.to === to) swaps++;
  if (swaps === 0) return 0;
  const worth = to === 'kill' ? actions : kills;
  const others = faces.map(worth).sort((a, b) => b - a);
  return others.slice(0, swaps).reduce((sum, n) => sum + n, 0);
}

/** Says what a roll has to bring and with what, before the dice are thrown. */
function announce(g: G, why: RollFor, zombies: number, wanted: number): void {
  const s = g.state;
  if (g.sink === null || zombies + wanted === 0) return;
  const abilities = diceAbilities(s);
  g.emit({
    type: 'before-roll',
    why,
    pool: poolOf(s, party(s)),
    zombies,
    wanted,
    killBonus: killBonus(abilities, why === 'token' ? 'token' : 'encounter'),
    actionBonus: actionBonus(abilities),
    swap: abilities.find((ability) => ability.word === 'swap')?.to ?? null,
    rules: ROLLED,
  });
}

/** Puts the dice on the table. */
export function startRoll(g: G, why: RollFor, zombies: number, wanted: number): Roll {
  const s = g.state;
  announce(g, why, zombies, wanted);
  const { pool, faces } = rollFaces(g, party(s));
  const roll: Roll = { why, seat: s.active, pool, faces, zombies, wanted, kills: 0, actions: 0, ammo: [] };
  s.roll = roll;
  if (g.sink !== null)
    g.emit({
      type: 'rolled',
      player: named(s.active),
      why,
      pool,
      faces: faces.slice(),
      zombies,
      wanted,
      rules: ROLLED,
    });
  return roll;
}

/** Each survivor who may roll dice again is asked once a turn, while the roll falls short. */
export function* offerRerolls(g: G, roll: Roll, count: () => boolean): Rules {
  const s = g.state;
  for (const seat of party(s))
    for (const { id } of s.players[seat].team)
      for (const ability of SURVIVORS[id].abilities) {
        if (ability.word !== 'reroll' || s.now.used.includes(id) || count()) continue;
        yield* rerollWith(g, roll, seat, id, ability);
      }
}

function* rerollWith(g: G, roll: Roll, seat: Seat, id: number, ability: Ability & { word: 'reroll' }): Rules {
  const s = g.state;
  const open = roll.faces.flatMap((_, i) =>
    ability.colour === 'any' || colourAt(roll, i) === ability.colour ? [i] : [],
  );
  for (let left = ability.n; left > 0 && open.length > 0; left--) {
    const params = { survivor: SURVIVORS[id].id, faces: roll.faces.join(' '), pool: roll.pool.slice() };
    const answer = yield* g.window(
      seat,
      ASK_REROLL,
      open.map((i) => DIE[i]),
      'keep',
      params,
    );
    if (answer === 'keep') return;
    if (!s.now.used.includes(id)) s.now.used.push(id);
    const i = numberIn(answer) - 1;
    open.splice(open.indexOf(i), 1);
    const was = roll.faces[i];
    const colour = colourAt(roll, i);
    roll.faces[i] = g.chance.roll(colour, FACES[colour]);
    const { faces } = roll;
    g.emit({
      type: 'rerolled',
      player: named(seat),
      survivor: SURVIVORS[id].id,
      die: i + 1,
      colour,
      was,
      now: faces[i],
      rules: REROLLED,
    });
  }
}

/** The colour of the die with this place in the pool. */
function colourAt({ pool }: Roll, i: number): (typeof COLOURS)[number] {
  if (i < pool[0]) return COLOURS[0];
  return i < pool[0] + pool[1] ? COLOURS[1] : COLOURS[2];
}
