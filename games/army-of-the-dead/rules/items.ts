/** Things that cost no Action: items, Magazines, tokens that are discarded (AD-EQUIP08-R, AD-AMMO04-R, D33). */
import { type Rules, SPECTATOR, seenBy } from '@shamble/kernel';
import type { Deed as CardDeed } from '../content/equipment.ts';
import { discardSlot, readSlot } from './ask.ts';
import { gain } from './gain.ts';
import { rangeTo, zoneId } from './ground.ts';
import { heal } from './harm.ts';
import { sourcesOf } from './moments.ts';
import { placeOf } from './people.ts';
import { objectiveOf } from './personal.ts';
import {
  type Army,
  actor,
  cardIn,
  dormantNumber,
  dormantZone,
  EMPTY,
  type Fighter,
  fightersIn,
  type G,
  idOf,
  isEmptied,
  nowOf,
  SLOTS,
  survivorOf,
} from './state.ts';
import type { Verb } from './verb.ts';
import { bring } from './zeus.ts';

const HEALED = 2;
const SHOT = 5;
const SHOWN_RANGE = 2;

/** The slot of a card that does something; -1 for none. */
const slotOf = ({ slots }: Fighter, does: CardDeed): number => slots.findIndex((slot) => cardIn(slot)?.does === does);

export const itemVerb: Verb = {
  options(s) {
    const { who, single } = nowOf(s);
    if (single) return [];
    const fighter = s.team[who];
    const ids: string[] = [];
    if (slotOf(fighter, 'heal') >= 0)
      for (const other of fightersIn(s, fighter.zone))
        if (s.team[other].wounds > 0) ids.push(`firstAid.${idOf(s, other)}`);
    if (slotOf(fighter, 'adrenaline') >= 0) ids.push('adrenaline');
    return ids;
  },
  *act(g, [item, whom]) {
    const s = g.state;
    const { who } = nowOf(s);
    if (item === 'firstAid') {
      discardSlot(g, who, slotOf(actor(s), 'heal'), ['AD-EQUIP08-R']);
      heal(g, placeOf(s.team, whom), HEALED, ['AD-CONT08']);
    } else {
      discardSlot(g, who, slotOf(actor(s), 'adrenaline'), ['AD-EQUIP08-R']);
      yield* gain(g, who, SHOT, ['AD-EQUIP08-R']);
    }
  },
};

/** Empty weapons that a Magazine of the same Survivor can load again: `reload.katana.kate:1` (D20). */
export function reloads(fighter: Fighter): string[] {
  const ids: string[] = [];
  if (slotOf(fighter, 'reload') >= 0)
    for (let i = 0; i < SLOTS; i++)
      if (isEmptied(fighter.slots[i]))
        ids.push(`reload.${cardIn(fighter.slots[i])?.id}.${survivorOf(fighter).id}:${i + 1}`);
  return ids;
}

/** What stands beside every question of the acting Survivor: reloading, and tokens to be discarded. */
export function plays(s: Army): string[] {
  const { who, single } = nowOf(s);
  const fighter = s.team[who];
  const ids = reloads(fighter);
  if (single) return ids;
  for (const { hooks } of sourcesOf(s, who)) {
    if (hooks.discards === 'zeus' && s.zeusToken) ids.push('zeus');
    if (hooks.discards === 'showDormants' && sleepersInSight(s, who).length > 0) ids.push('show');
  }
  return ids;
}

const sleepersInSight = (s: Army, who: number): number[] =>
  s.dormants.flatMap((token, i) => {
    const far = rangeTo(s, s.team[who].zone, dormantZone(token));
    return far >= 0 && far <= SHOWN_RANGE ? [i] : [];
  });

/** Carries out what was played beside; false where the answer is something else. */
export function* play(g: G, answer: string): Rules<boolean> {
  const s = g.state;
  if (answer.startsWith('reload.')) reload(g, answer);
  else if (answer === 'zeus') {
    putAside(g, 'dieAgainstAbominations');
    yield* bring(g, ['AD-PO09', 'AD-ABOM07']);
  } else if (answer === 'show') showSleepers(g, nowOf(s).who);
  else return false;
  return true;
}

/** A Magazine turns an empty weapon face up again. */
export function reload(g: G, id: string): void {
  const s = g.state;
  const [who, slot] = readSlot(s, id.slice('reload.'.length));
  const fighter = s.team[who];
  discardSlot(g, who, slotOf(fighter, 'reload'), ['AD-AMMO04', 'AD-AMMO04-R']);
  fighter.slots[slot] -= EMPTY;
  const card = cardIn(fighter.slots[slot])?.id ?? '';
  g.emit({ type: 'reloaded', survivor: idOf(s, who), card, rules: ['AD-AMMO04', 'AD-AMMO04-R'] });
}

/** The acting Survivor's token with a power leaves the game. */
function putAside(g: G, power: string): void {
  const s = g.state;
  const fighter = actor(s);
  const colour = s.personal.find(
    (one) => objectiveOf(one).power === power && fighter.tokens.includes(one.colour),
  )?.colour;
  if (colour === undefined) throw new Error('there is no such token to discard');
  fighter.tokens = fighter.tokens.filter((one) => one !== colour);
  s.goneTokens.push(colour);
  g.emit({ type: 'token-spent', survivor: idOf(s, nowOf(s).who), colour, rules: ['AD-PO09-R', 'AD-PO11-R'] });
}

/** All Dormants within Range 0-2 are shown to everybody and lie on, known (Lilly). */
function showSleepers(g: G, who: number): void {
  const s = g.state;
  const seen = sleepersInSight(s, who);
  putAside(g, 'showDormants');
  g.reveal('dormants');
  for (const i of seen) s.dormants[i] = seenBy(s.dormants[i], [SPECTATOR]);
  const shown = seen.map((i) => ({ zone: zoneId(s, dormantZone(s.dormants[i])), n: dormantNumber(s.dormants[i]) }));
  g.emit({ type: 'sleepers-shown', survivor: idOf(s, who), shown, rules: ['AD-PO11-R'] });
}
