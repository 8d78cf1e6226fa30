import { most, numberIn } from '@shamble/bots/advice';
import type { Advice, Choose } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import { type AmmoFace, actions, ammoKills, COLOURS, FACES, type Face, isJoker, kills } from '../content/dice.ts';
import { ITEMS, itemNumber } from '../content/items.ts';
import { chanceOfShots } from '../content/odds.ts';
import { advise, itemName } from './advice.ts';
import { type Fight, missingWorth } from './fight.ts';
import { itemWorth } from './items.ts';
import type { Mind } from './mind.ts';
import { fightOf, stakesOf } from './stakes.ts';

type Roll = NonNullable<Mind['view']['roll']>;

const rollOf = ({ view }: Mind): Roll => {
  if (view.roll === null) throw new Error('no dice are on the table');
  return view.roll;
};

/** The fight of the roll; in a mixed roll that cannot succeed any more only Fatigue counts. */
function fightNow(mind: Mind, lost: boolean): Fight {
  const fight = fightOf(mind, stakesOf(mind));
  return lost ? { kind: 'token', success: 0, fail: 0 } : fight;
}

/** Ammo and items while kills are missing. */
export function shootOrNot(mind: Mind, { options, params }: Choose): Advice {
  const zombies = Number(params?.zombies);
  const missing = zombies - Number(params?.kills);
  const actionsMissing = Number(params?.wanted) - Number(params?.actions);
  const picks = options.filter((id) => id.startsWith('item.')).map((id) => id.slice('item.'.length));
  if (actionsMissing > 0) {
    const help = picks.find((id) => purposeOf(id) === 'action' && ITEMS[itemNumber(id)].n >= actionsMissing);
    if (help !== undefined && missing <= 1) return advise(`item.${help}`, 'item', { item: itemName(help) });
  }
  const fight = fightNow(mind, actionsMissing > 0);
  const left = Math.max(0, missing);
  const ammo = options.includes('ammo') ? mind.stock[2] : 0;
  const stop = missingWorth(mind, fight, left, 0)[left];
  const worth = missingWorth(mind, fight, left, ammo);
  let best = advise('enough', left > mind.spare ? 'enough-hard' : 'enough');
  let highest = stop;
  if (ammo > 0 && worth[left] > highest) {
    highest = worth[left];
    const chance = chanceOfShots(1, left);
    best = chance > 0 ? advise('ammo', 'shoot', { percent: percent(chance) }) : advise('ammo', 'shoot-more');
  }
  for (const id of picks) {
    if (purposeOf(id) !== 'fight') continue;
    const value = worth[Math.max(0, left - ITEMS[itemNumber(id)].n)] - itemWorth(id);
    if (value <= highest) continue;
    highest = value;
    best = advise(`item.${id}`, 'item', { item: itemName(id) });
  }
  if (best.answer === 'enough' && options.includes('ask.ammo') && lentWorth(mind, fight, left) > stop)
    return advise('ask.ammo', 'ask-ammo');
  return best;
}

const purposeOf = (id: string): string => ITEMS[itemNumber(id)].use;

/** What one Ammo of somebody else would make of it. */
const lentWorth = (mind: Mind, fight: Fight, missing: number): number => missingWorth(mind, fight, missing, 1)[missing];

/** The black die again, before its noise. */
export function shootAgain(mind: Mind, { params }: Choose): Advice {
  const missing = Number(params?.missing);
  const face = String(params?.face) as AmmoFace;
  const worth = missingWorth(mind, fightNow(mind, false), missing);
  const after = (shot: number): number => worth[Math.max(0, missing - shot)];
  const mean = (after(1) + after(2) + after(3)) / 3 - mind.noise;
  const now = after(ammoKills(face)) - (face.endsWith('!') ? mind.noise * 2 : 0);
  return mean > now ? advise('again', 'shoot-again') : advise('keep', 'keep-shot');
}

/** How much is missing once every joker is read as what is missing most. */
function shortOf({ zombies, wanted }: Roll, plusKills: number, plusActions: number, faces: readonly Face[]): number {
  let k = zombies - plusKills;
  let a = wanted - plusActions;
  let jokers = 0;
  for (const face of faces) {
    k -= kills(face);
    a -= actions(face);
    if (isJoker(face)) jokers++;
  }
  return Math.max(0, Math.max(0, zombies === 0 ? 0 : k) + Math.max(0, wanted === 0 ? 0 : a) - jokers);
}

/** The die that most likely turns the roll. */
export function rerollDie(mind: Mind, { options }: Choose): Advice {
  const roll = rollOf(mind);
  const plusKills = roll.why === 'token' ? mind.tokenKills : mind.otherKills;
  const now = shortOf(roll, plusKills, mind.actions, roll.faces);
  const dice = options.filter((id) => id !== 'keep');
  const hopes = dice.map((id) => {
    const at = numberIn(id) - 1;
    let done = 0;
    let nearer = 0;
    const faces = FACES[colourAt(roll, at)];
    for (const face of faces) {
      const short = shortOf(roll, plusKills, mind.actions, roll.faces.with(at, face));
      if (short === 0) done += 1 / faces.length;
      nearer += (now - short) / faces.length;
    }
    return { id, done, nearer };
  });
  const best = most(hopes, ({ done, nearer }) => done * 10 + nearer);
  if (best.done > 0 && best.nearer > 0) return advise(best.id, 'reroll', { percent: percent(best.done) });
  // Fewer zombies left standing help in a fight even where it cannot be won.
  if (roll.wanted === 0 && best.nearer > 0) return advise(best.id, 'reroll-less');
  return advise('keep', 'reroll-keep');
}

function colourAt({ pool }: Roll, i: number): (typeof COLOURS)[number] {
  if (i < pool[0]) return COLOURS[0];
  return i < pool[0] + pool[1] ? COLOURS[1] : COLOURS[2];
}

/** Jokers go to the actions that are missing, the rest to the kills, which Ammo can add to. */
export function readJokers(mind: Mind, { options, params }: Choose): Advice {
  const jokers = Number(params?.jokers);
  const k = Math.max(0, Number(params?.zombies) - Number(params?.kills));
  const a = Math.max(0, Number(params?.wanted) - Number(params?.actions));
  const shots = mind.stock[2] + mind.own.items.filter((id) => purposeOf(id) === 'fight').length;
  const picks = mind.own.items.filter((id) => purposeOf(id) === 'action').length;
  const both = a <= jokers && (k + a <= jokers || shots > 0);
  const asActions = both ? a : picks > 0 && k <= jokers ? Math.max(0, jokers - k) : 0;
  const answer = `jokers.${Math.max(0, jokers - asActions)}`;
  return advise(options.includes(answer) ? answer : options[options.length - 1], both ? 'jokers' : 'jokers-kills');
}

/** In a mixed roll, a face that is spare on one side may be read as the other. */
export function readOtherwise(mind: Mind, { options, params }: Choose): Advice {
  const roll = rollOf(mind);
  const jokers = roll.faces.filter(isJoker).length;
  const toKill = params?.to === 'kill';
  const short = (n: number): number => {
    const k = Math.max(0, roll.zombies - roll.kills - (toKill ? n : -n));
    const a = Math.max(0, roll.wanted - roll.actions - (toKill ? -n : n));
    return Math.max(0, k + a - jokers);
  };
  const worth = (id: string): number => {
    if (id === 'keep') return 0;
    const face = roll.faces[numberIn(id) - 1];
    return toKill ? actions(face) : kills(face);
  };
  const answer = most(['keep', ...options.filter((id) => id !== 'keep')], (id) => -short(worth(id)));
  return answer === 'keep' ? advise('keep', 'swap-keep') : advise(answer, 'swap');
}

/** Lockpicks where they make the difference. */
export function helpAction(mind: Mind, { options, params }: Choose): Advice {
  const missing = Number(params?.wanted) - Number(params?.actions);
  const { success, fail } = fightOf(mind, stakesOf(mind));
  for (const id of options) {
    if (!id.startsWith('item.')) continue;
    const item = id.slice('item.'.length);
    if (ITEMS[itemNumber(item)].n >= missing && success - fail > itemWorth(item))
      return advise(id, 'item', { item: itemName(item) });
  }
  return advise('enough', 'enough');
}

/** Tokens that are known to be small come first. */
export function whichToken(mind: Mind, { options }: Choose): Advice {
  const here = mind.view.tokens.filter(({ space }) => space === mind.own.space);
  const zombies = (id: string): number => here[numberIn(id) - 1]?.zombies ?? 3;
  return advise(
    most(options, (id) => -zombies(id)),
    'which-token',
  );
}
