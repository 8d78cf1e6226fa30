/** Objective tokens (AD-OBJ01 to AD-OBJ04-R), and what each colour is in the Mission. */
import type { Check, Rules } from '@shamble/kernel';
import type { Colour, Token } from '../content/missions.ts';
import { appear } from './appear.ts';
import { discardSlot, pick } from './ask.ts';
import { wake } from './dormants.ts';
import { gain } from './gain.ts';
import { judge, stepsDone } from './goals.ts';
import { zoneId } from './ground.ts';
import { slotsFor, tokenPart } from './inventory.ts';
import { effects } from './kill.ts';
import { onFoot } from './move.ts';
import { fighterNamed } from './named.ts';
import { makeNoise } from './noise.ts';
import { canPay, pay } from './pay.ts';
import { hasSpeciality } from './people.ts';
import { objectiveOf } from './personal.ts';
import { drawEquipment } from './search.ts';
import {
  type Army,
  actor,
  type G,
  HANDS,
  idOf,
  isPlaying,
  missionOf,
  nowOf,
  playing,
  TOKEN,
  type TokenLying,
} from './state.ts';
import type { Verb } from './verb.ts';

const ASK_ROOM = { id: 'room', rules: ['AD-INV06', 'AD-INV06-R'] };
const TAKEN = ['AD-OBJ01', 'AD-OBJ02', 'AD-OBJ02-R'];
const LEFT_LYING = ['AD-PO11-R', 'AD-INV06-R'];
const RED_ADRENALINE = 5;
export const OBJECTIVE = { type: 'objective' } as const;

/** A token as options name it. */
export const tokenName = ({ up, colour }: TokenLying): string => (up ? colour : 'hidden');

/** What the Mission says of a coloured token; null for those of Personal Objectives and for red ones. */
export const sheetOf = (s: Army, colour: Colour): Token | null =>
  missionOf(s).tokens.find((token) => token.colour === colour) ?? null;

/** How many slots a token fills. */
export function slotsNeeded(s: Army, colour: Colour): number {
  const fills = sheetOf(s, colour)?.fills;
  if (fills !== undefined) return fills === 'backpack' ? slotsFor(s, colour).length : 1;
  const personal = s.personal.find((one) => one.colour === colour);
  return personal ? objectiveOf(personal).slots : 0;
}

/** Slots that could be made free for it: all but those of other tokens. */
export const roomFor = (s: Army, who: number, colour: Colour): number[] =>
  slotsFor(s, colour).filter((slot) => s.team[who].slots[slot] < TOKEN);

/** The number of the step that a token belongs to; it is not offered before those ahead of it are done (AD-MISS06-R). */
export const stepOf = (s: Army, colour: Colour): number =>
  missionOf(s).steps.findIndex((goals) => goals.some((goal) => goal.goal === 'token' && goal.colour === colour));

/** Whether somebody may take a token that lies colour up. */
export function mayTake(s: Army, who: number, { colour, again }: TokenLying): boolean {
  const sheet = sheetOf(s, colour);
  const room = slotsNeeded(s, colour) <= roomFor(s, who, colour).length;
  if (again || sheet === null) return room;
  if (sheet.by !== undefined && !hasSpeciality(s.team[who], sheet.by)) return false;
  // Where a step has several ways, the others close when it is done (AD-MISS08-R).
  if (sheet.brings?.some(({ effect }) => effect === 'zeus') && sheet.way === 'activate' && !s.zeusToken) return false;
  return room && stepsDone(s) >= stepOf(s, colour);
}

export const objectiveVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    if (!onFoot(s, who) || !canPay(s, OBJECTIVE)) return [];
    const here = s.tokens.filter(({ zone }) => zone === s.team[who].zone);
    return here.filter((token) => !token.up || mayTake(s, who, token)).map(tokenName);
  },
  *act(g, [name]) {
    const s = g.state;
    const { who } = nowOf(s);
    const { zone } = actor(s);
    pay(g, OBJECTIVE);
    yield* wake(g, [zone], ['AD-OBJ03', 'AD-DORM07', 'AD-DORM07-R']);
    const at = s.tokens.findIndex((token) => token.zone === zone && tokenName(token) === name);
    const [token] = s.tokens.splice(at, 1);
    s.taking = token.colour;
    if (!token.up) g.reveal('objective');
    g.emit({ type: 'objective', survivor: idOf(s, who), zone: zoneId(s, zone), colour: token.colour, rules: TAKEN });
    yield* take(g, who, token);
    judge(g);
  },
};

function* take(g: G, who: number, token: TokenLying): Rules {
  const s = g.state;
  const { colour, again, zone } = token;
  if (colour === 'red') {
    s.red++;
    leave(g);
    yield* gain(g, who, RED_ADRENALINE, ['AD-M205']);
    judge(g);
    if (missionOf(s).redDraws && isPlaying(s.team[who])) yield* drawEquipment(g, who);
    return;
  }
  const sheet = sheetOf(s, colour);
  if (sheet === null) {
    if (!again) yield* reveal(g, who, token);
  } else if (!again) {
    s.taken.push(colour);
    const { adrenaline } = sheet;
    if (adrenaline)
      for (const one of adrenaline.to === 'all' ? playing(s) : [who])
        yield* gain(g, one, adrenaline.n, ['AD-ADR02', 'AD-M206']);
  }
  if (sheet?.way === 'activate') leave(g);
  else yield* carry(g, who, token);
  judge(g);
  if (sheet !== null && !again) {
    yield* effects(g, sheet.brings ?? [], zone);
    if (sheet.noisy) yield* makeNoise(g, zone, ['AD-OBJ05-R']);
  }
}

/** The token in hand leaves the game. */
function leave(g: G): void {
  const s = g.state;
  if (s.taking !== null) s.goneTokens.push(s.taking);
  s.taking = null;
}

/** It is kept if there is room for it, made free where needed; one just turned over may be left lying (D34). */
function* carry(g: G, who: number, { colour, zone, up }: TokenLying): Rules {
  const s = g.state;
  const fighter = s.team[who];
  const needed = slotsNeeded(s, colour);
  const room = roomFor(s, who, colour);
  const stays = (): void => {
    s.taking = null;
    s.tokens.push({ zone, colour, up: true, again: true });
    g.emit({ type: 'token-placed', colour, zone: zoneId(s, zone), rules: LEFT_LYING });
  };
  if (!isPlaying(fighter) || room.length < needed) return stays();
  let chosen = room;
  if (needed === 0) chosen = [];
  else if (room.length > needed || room.some((slot) => fighter.slots[slot] >= 0)) {
    const params = { survivor: fighterNamed(s, who), token: { id: `token.${colour}` }, n: needed };
    const ids = room.map((slot) => `slot.${slot + 1}`);
    const answer = yield* pick(g, fighter.owner, ASK_ROOM, ids, {
      min: up ? needed : 0,
      max: needed,
      check: 'room',
      params,
    });
    if (answer.length < needed) return stays();
    chosen = answer.map((id) => Number(id.slice('slot.'.length)) - 1);
  }
  for (const slot of chosen) {
    if (fighter.slots[slot] >= 0) discardSlot(g, who, slot, ['AD-INV06-R']);
    fighter.slots[slot] = tokenPart(colour);
  }
  s.taking = null;
  fighter.tokens.push(colour);
  const hands = chosen.filter((slot) => slot < HANDS).length;
  g.emit({
    type: 'carries',
    survivor: idOf(s, who),
    colour,
    slots: chosen.length,
    hands,
    rules: ['AD-INV06', 'AD-MISS08-R'],
  });
}

/** What a token of a Personal Objective does for whoever turns it over, also where that was the last deed (AD-PO01, AD-PO11-R, AD-MISC04-R). */
function* reveal(g: G, who: number, { colour, zone }: TokenLying): Rules {
  const s = g.state;
  const personal = s.personal.find((one) => one.colour === colour);
  if (personal === undefined) return;
  const { power } = objectiveOf(personal);
  if (power === 'adrenaline30') yield* gain(g, who, 30, ['AD-PO08']);
  if (power === 'adrenaline5') yield* gain(g, who, 5, ['AD-PO11-R']);
  if (power === 'spawnAlpha') {
    yield* gain(g, who, 3, ['AD-PO11-R']);
    yield* appear(g, zone, [{ kind: 'alpha', n: 1 }], ['AD-PO11-R', 'AD-SPAWN12-R']);
  }
}

/** All the slots it needs, or none where it may be left lying. */
export const checkRoom: Check = (decision, answer) => {
  const n = Number(decision.params?.n ?? 0);
  const { length } = answer as readonly string[];
  return length === 0 || length === n ? null : { code: 'room-short', params: { n }, rules: ['AD-INV06-R'] };
};
