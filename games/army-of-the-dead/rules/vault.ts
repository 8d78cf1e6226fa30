/** The Vault: its challenge of dice, and its Door (AD-VAULT01 to AD-VAULT13-R). */
import type { Rules } from '@shamble/kernel';
import { DIE_FACES } from '../content/dice.ts';
import type { Speciality } from '../content/survivors.ts';
import { VAULT_CARDS, type VaultBonus } from '../content/vault.ts';
import { offer, pickOr } from './ask.ts';
import { numberOf, rangeTo } from './ground.ts';
import { has } from './moments.ts';
import { onFoot } from './move.ts';
import { fighterNamed } from './named.ts';
import { canPay, pay } from './pay.ts';
import { hasSpeciality } from './people.ts';
import { type Army, type Attempt, type G, idOf, missionOf, nowOf, playing } from './state.ts';
import type { Verb } from './verb.ts';

const VAULT_COST = 2;
export const VAULT_DICE = 5;
export const VAULT_ROLLS = 3;
/** The runs that open it (AD-VAULT05-R). */
export const VAULT_RUNS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];
const LEAST = 1;
const MOST = 6;

const ASK_FIRST = { id: 'vault-die', rules: ['AD-VAULT08', 'AD-VAULT10-R'] };
const ASK_KEEP = { id: 'vault-keep', rules: ['AD-VAULT04', 'AD-VAULT04-R', 'AD-VAULT07'] };
const ASK_LAST = { id: 'vault-last', rules: ['AD-VAULT06', 'AD-VAULT08', 'AD-VAULT10-R'] };
const VAULT = { type: 'vault' } as const;

const isInTrap = (s: Army, who: number): boolean => {
  const { vault } = missionOf(s);
  return vault !== undefined && onFoot(s, who) && s.team[who].zone === numberOf(s, vault);
};

export const vaultVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    return s.vault !== null && !s.vault.solved && isInTrap(s, who) && canPay(s, VAULT, VAULT_COST) ? [''] : [];
  },
  *act(g) {
    pay(g, VAULT, VAULT_COST);
    yield* attempt(g, nowOf(g.state).who);
  },
};

export const vaultDoorVerb: Verb = {
  options(s) {
    const { who } = nowOf(s);
    const can = s.vault?.solved && !s.vault.open && isInTrap(s, who) && canPay(s, VAULT);
    return can && hasSpeciality(s.team[who], 'vaultExpert') ? [''] : [];
  },
  act(g) {
    const s = g.state;
    pay(g, VAULT);
    if (s.vault) s.vault.open = true;
    g.emit({ type: 'vault-open', survivor: idOf(s, nowOf(s).who), rules: ['AD-VAULT12', 'AD-VAULT12-R'] });
  },
};

/** Who is near enough to help with a Speciality. */
export function giversOf(s: Army, speciality: Speciality): number[] {
  const { vault } = missionOf(s);
  if (vault === undefined) return [];
  const trap = numberOf(s, vault);
  return playing(s).filter(
    (who) => hasSpeciality(s.team[who], speciality) && [0, 1].includes(rangeTo(s, trap, s.team[who].zone)),
  );
}

/** Lines of the Vault card that somebody near can give, and that were not used yet (AD-VAULT07-R). */
export function helpers(s: Army, used: readonly number[]): { line: number; bonus: VaultBonus }[] {
  if (s.vault === null) return [];
  return VAULT_CARDS[s.vault.card].bonuses.flatMap(([speciality, bonus], line) =>
    !used.includes(line) && giversOf(s, speciality).length > 0 ? [{ line, bonus }] : [],
  );
}

export const isRun = (dice: readonly number[]): boolean =>
  VAULT_RUNS.some((run) => run.every((value) => dice.includes(value)));

const kept = ({ dice, kept: held }: Attempt): number[] => dice.filter((_, i) => held[i]);

/** One attempt: up to three rolls, dice reserved after each, help from those near. */
function* attempt(g: G, who: number): Rules {
  const s = g.state;
  const seat = s.team[who].owner;
  const survivor = fighterNamed(s, who);
  const now: Attempt = { dice: [], kept: [], fresh: [], rolls: 0, most: VAULT_ROLLS, used: [], again: false };
  s.attempt = now;
  const extra = helpers(s, now.used).find(({ bonus }) => bonus === 'die');
  let count = VAULT_DICE;
  if (extra) {
    const [speciality] = VAULT_CARDS[s.vault?.card ?? 0].bonuses[extra.line];
    const givers = giversOf(s, speciality).map((one) => fighterNamed(s, one));
    if (yield* offer(g, seat, ASK_FIRST, () => ['die'], 'without', { survivor, givers })) {
      count++;
      now.used.push(extra.line);
    }
  }
  now.dice = Array.from({ length: count }, () => 0);
  now.kept = now.dice.map(() => false);
  while (now.rolls < now.most && now.kept.includes(false)) {
    now.rolls++;
    roll(g, who, 'vault');
    if (!(yield* reserve(g, who))) break;
    if (isRun(kept(now))) break;
    if ((now.rolls === now.most || !now.kept.includes(false)) && !(yield* lastHelp(g, who))) break;
    if (isRun(kept(now))) break;
  }
  const done = isRun(kept(now));
  if (done && s.vault) s.vault.solved = true;
  const dice = kept(now);
  s.attempt = null;
  g.emit({
    type: done ? 'vault-solved' : 'vault-failed',
    survivor: idOf(s, who),
    dice,
    rules: done ? ['AD-VAULT05', 'AD-VAULT11'] : ['AD-VAULT06', 'AD-VAULT06-R'],
  });
}

/** Rolls all dice that are not reserved. */
function roll(g: G, who: number, name: string): void {
  const s = g.state;
  const now = s.attempt as Attempt;
  now.fresh = now.kept.flatMap((held, i) => (held ? [] : [i]));
  const faces = g.chance.rollAll(name, now.fresh.length, DIE_FACES).map(Number);
  for (const [i, die] of now.fresh.entries()) now.dice[die] = faces[i];
  g.emit({ type: 'vault-roll', survivor: idOf(s, who), roll: now.rolls, faces, rules: ['AD-VAULT04'] });
}

/** Ways to change dice with one line: `nudge.3.up`, `pair.2.5`, `turn.1.6`. */
function changes(dice: readonly number[], bonus: VaultBonus): string[] {
  const ids: string[] = [];
  for (const [i, value] of dice.entries()) {
    const die = i + 1;
    if (bonus === 'nudge') {
      if (value < MOST) ids.push(`nudge.${die}.up`);
      if (value > LEAST) ids.push(`nudge.${die}.down`);
    }
    if (bonus === 'turn')
      for (let face = LEAST; face <= MOST; face++) if (face !== value) ids.push(`turn.${die}.${face}`);
    if (bonus === 'pair' && value < MOST)
      for (const [j, other] of dice.entries()) if (j !== i && other > LEAST) ids.push(`pair.${die}.${j + 1}`);
  }
  return ids;
}

/** The dice after one of these changes. */
function changed(dice: readonly number[], id: string): number[] {
  const after = dice.slice();
  const [bonus, first, second] = id.split('.');
  const die = Number(first) - 1;
  if (bonus === 'nudge') after[die] += second === 'up' ? 1 : -1;
  else if (bonus === 'turn') after[die] = Number(second);
  else {
    after[die]++;
    after[Number(second) - 1]--;
  }
  return after;
}

/** Whether dice can still make a run with so many more that may show anything, and with these changes in any order. */
function canRun(dice: readonly number[], open: number, bonuses: readonly VaultBonus[]): boolean {
  if (VAULT_RUNS.some((run) => run.filter((value) => !dice.includes(value)).length <= open)) return true;
  return bonuses.some((bonus) => {
    const ids = changes(dice, bonus);
    // One of a pair may be a die still to be rolled.
    if (bonus === 'pair' && open > 0) ids.push(...changes(dice, 'nudge'));
    const others = bonuses.filter((other) => other !== bonus);
    return ids.some((id) => canRun(changed(dice, id), open, others));
  });
}

/** Help that can be given now; another roll only after the last (AD-VAULT10-R). */
function help(s: Army, now: Attempt): string[] {
  return helpers(s, now.used).flatMap(({ bonus }) => {
    if (bonus === 'roll') return now.rolls >= now.most && now.kept.includes(false) ? ['roll'] : [];
    return bonus === 'die' ? [] : changes(now.dice, bonus);
  });
}

/** Carries help out. */
function use(g: G, who: number, id: string): void {
  const s = g.state;
  const now = s.attempt as Attempt;
  const [bonus] = id.split('.');
  const line = helpers(s, now.used).find((one) => one.bonus === bonus);
  if (line === undefined) throw new Error(`nobody can help with "${id}"`);
  now.used.push(line.line);
  if (bonus === 'roll') now.most++;
  else now.dice = changed(now.dice, id);
  g.emit({
    type: 'vault-help',
    survivor: idOf(s, who),
    speciality: VAULT_CARDS[s.vault?.card ?? 0].bonuses[line.line][0],
    bonus: line.bonus,
    dice: now.dice.slice(),
    rules: ['AD-VAULT07', 'AD-VAULT08', 'AD-VAULT09', 'AD-VAULT09-R'],
  });
}

/** Luck rolls the loose dice again, once in an attempt (AD-SKILL10-R). */
export const canRollAgain = (s: Army, who: number): boolean => has(s, who, 'rollsAgain') && !s.attempt?.again;

/** After the last roll, where nothing can change the dice any more, all of them stay as they lie. */
const isSettled = (s: Army, who: number, now: Attempt): boolean =>
  now.rolls >= now.most && help(s, now).length === 0 && !canRollAgain(s, who);

/** Nothing that may still be rolled or changed makes a run with the dice that are reserved. */
function isHopeless(s: Army, who: number, now: Attempt): boolean {
  const left = helpers(s, now.used).map(({ bonus }) => bonus);
  const changing = left.filter((bonus) => bonus !== 'die' && bonus !== 'roll');
  const rollsOn = now.rolls < now.most || left.includes('roll') || canRollAgain(s, who);
  const held = kept(now);
  return rollsOn ? !canRun(held, now.dice.length - held.length, changing) : !canRun(now.dice, 0, changing);
}

/** After a roll: help, a second try with luck, dice to reserve; false for stopping (D19). */
function* reserve(g: G, who: number): Rules<boolean> {
  const s = g.state;
  const now = s.attempt as Attempt;
  for (;;) {
    if (isSettled(s, who, now)) {
      now.kept.fill(true);
      return true;
    }
    if (isHopeless(s, who, now)) return false;
    const loose = now.kept.flatMap((held, i) => (held ? [] : [`die.${i + 1}`]));
    const again = canRollAgain(s, who) ? ['again'] : [];
    const params = {
      survivor: fighterNamed(s, who),
      dice: now.dice.slice(),
      kept: now.kept.slice(),
      roll: now.rolls,
      rolls: now.most,
    };
    const beside = (): string[] => [...help(s, now), ...again, 'stop'];
    const how = { min: 0, max: loose.length, params, beside };
    const answer = yield* pickOr(g, s.team[who].owner, ASK_KEEP, loose, how);
    if (typeof answer !== 'string') {
      for (const id of answer) now.kept[Number(id.slice('die.'.length)) - 1] = true;
      return true;
    }
    if (answer === 'stop') return false;
    if (answer === 'again') {
      now.again = true;
      roll(g, who, 'vault-again');
    } else use(g, who, answer);
  }
}

/** After the last roll only help can still complete the run; false where none was used. */
function* lastHelp(g: G, who: number): Rules<boolean> {
  const s = g.state;
  const now = s.attempt as Attempt;
  let helped = false;
  while (!isRun(kept(now))) {
    if (isHopeless(s, who, now)) return false;
    const params = { survivor: fighterNamed(s, who), dice: now.dice.slice(), kept: now.kept.slice() };
    const answer = yield* offer(g, s.team[who].owner, ASK_LAST, () => help(s, now), 'stop', params);
    if (answer === null) return helped;
    helped = true;
    use(g, who, answer);
    if (now.rolls < now.most) return true;
  }
  return true;
}
