/** The chance to complete a run at the Vault, reckoned back from the last roll. */
import type { Message } from '@shamble/kernel';
import { percent } from '@shamble/kernel/words';
import type { Intent } from '@shamble/parts/board';
import type { VaultBonus } from '../../content/vault.ts';
import { type Army, type Attempt, nowOf } from '../../rules/state.ts';
import { canRollAgain, helpers, isRun, VAULT_DICE, VAULT_ROLLS, VAULT_RUNS } from '../../rules/vault.ts';

const LEAST = 1;
const MOST = 6;
const FACES = [1, 2, 3, 4, 5, 6];

/** Help that changes dice; it is best given when no roll is left. */
type Change = Extract<VaultBonus, 'nudge' | 'pair' | 'turn'>;

const CHANGES: readonly VaultBonus[] = ['nudge', 'pair', 'turn'];

const isChange = (bonus: VaultBonus): bonus is Change => CHANGES.includes(bonus);

const replaced = (dice: readonly number[], at: number, value: number): number[] =>
  dice.map((one, i) => (i === at ? value : one));

/** Dice as one line of help can make them. */
function changed(dice: readonly number[], bonus: Change): number[][] {
  if (bonus === 'turn') return dice.flatMap((_, i) => FACES.map((face) => replaced(dice, i, face)));
  const raised = (list: readonly number[], by: number): [number, number[]][] =>
    list.flatMap((value, i): [number, number[]][] =>
      value + by >= LEAST && value + by <= MOST ? [[i, replaced(list, i, value + by)]] : [],
    );
  if (bonus === 'nudge') return [...raised(dice, 1), ...raised(dice, -1)].map(([, list]) => list);
  return raised(dice, 1).flatMap(([up, list]) =>
    raised(list, -1).flatMap(([down, both]) => (down === up ? [] : [both])),
  );
}

/** How many dice each can change. */
const DICE_OF: Readonly<Record<Change, number>> = { nudge: 1, pair: 2, turn: 1 };

/** How many values the nearest run lacks. */
const missing = (dice: readonly number[]): number =>
  Math.min(...VAULT_RUNS.map((run) => run.filter((value) => !dice.includes(value)).length));

const byValue = (a: number, b: number): number => a - b;

/** All that lies on the table, and what can still be done. */
class Reckoning {
  readonly #help: readonly Change[];
  readonly #done = new Map<string, boolean>();
  readonly #chances = new Map<string, number>();

  constructor(help: readonly Change[]) {
    this.#help = help;
  }

  /** Whether the dice are a run, or can be made one. */
  completes(dice: readonly number[]): boolean {
    const key = dice.toSorted(byValue).join('');
    let done = this.#done.get(key);
    if (done === undefined) {
      done = this.#reaches(dice, this.#help);
      this.#done.set(key, done);
    }
    return done;
  }

  #reaches(dice: readonly number[], [bonus, ...rest]: readonly Change[]): boolean {
    if (isRun(dice)) return true;
    if (bonus === undefined || missing(dice) > DICE_OF[bonus] + rest.reduce((sum, one) => sum + DICE_OF[one], 0))
      return false;
    return this.#reaches(dice, rest) || changed(dice, bonus).some((list) => this.#reaches(list, rest));
  }

  /** The chance with some dice reserved, others to be rolled, so many rolls, and luck to roll one of them again. */
  chance(kept: readonly number[], loose: number, rolls: number, luck: boolean): number {
    if (loose === 0 || rolls === 0) return loose === 0 && this.completes(kept) ? 1 : 0;
    const key = `${kept.toSorted(byValue).join('')}/${loose}/${rolls}/${luck}`;
    let chance = this.#chances.get(key);
    if (chance === undefined) {
      chance = 0;
      for (const { faces, p } of outcomes(loose)) chance += p * this.best(kept, faces, rolls - 1, luck);
      this.#chances.set(key, chance);
    }
    return chance;
  }

  /** The best that can be made of a roll: done, some of it reserved and the rest rolled again, or all of it by luck. */
  best(kept: readonly number[], faces: readonly number[], rolls: number, luck: boolean): number {
    if (this.completes([...kept, ...faces])) return 1;
    let best = luck ? this.chance(kept, faces.length, rolls + 1, false) : 0;
    if (rolls > 0)
      for (const some of worthKeeping(kept, faces, this.#help.length > 0))
        best = Math.max(best, this.chance([...kept, ...some], faces.length - some.length, rolls, luck));
    return best;
  }
}

/** What is worth reserving: nothing twice, and no 1 with a 6 beside it, but for what help may still change. */
function worthKeeping(kept: readonly number[], faces: readonly number[], helped: boolean): number[][] {
  const lists: number[][] = [[]];
  for (const face of faces) {
    if (kept.includes(face)) continue;
    for (const list of lists.slice()) if (!list.includes(face)) lists.push([...list, face]);
  }
  return helped ? lists : lists.filter((list) => !([...kept, ...list].includes(1) && [...kept, ...list].includes(6)));
}

const rolled = new Map<number, readonly { readonly faces: readonly number[]; readonly p: number }[]>();

/** What so many dice can show, whatever their order. */
function outcomes(dice: number): readonly { readonly faces: readonly number[]; readonly p: number }[] {
  const known = rolled.get(dice);
  if (known) return known;
  const sums = new Map<string, number>([['', 1]]);
  for (let i = 0; i < dice; i++) {
    const before = [...sums];
    sums.clear();
    for (const [faces, p] of before)
      for (const face of FACES) {
        const key = [...faces, String(face)].sort().join('');
        sums.set(key, (sums.get(key) ?? 0) + p / FACES.length);
      }
  }
  const list = [...sums].map(([faces, p]) => ({ faces: [...faces].map(Number), p }));
  rolled.set(dice, list);
  return list;
}

const attempts = new Map<string, number>();

/** The chance of an attempt that has not begun; it depends on who helps, and on luck. */
export function vaultChance(s: Army): number {
  const help = helpers(s, []).map(({ bonus }) => bonus);
  const luck = canRollAgain(s, nowOf(s).who);
  const key = `${help.join()}/${luck}`;
  const chance = attempts.get(key) ?? wholeChance(help, luck);
  attempts.set(key, chance);
  return chance;
}

/** With one more die where somebody gives it. */
function wholeChance(help: readonly VaultBonus[], luck: boolean): number {
  const dice = VAULT_DICE + (help.includes('die') ? 1 : 0);
  const rolls = VAULT_ROLLS + (help.includes('roll') ? 1 : 0);
  return new Reckoning(help.filter(isChange)).chance([], dice, rolls, luck);
}

/** Dice of the attempt that are reserved, or are to be: by number from 1. */
export const keptWith = ({ dice, kept }: Attempt, plan: readonly string[]): number[] =>
  dice.filter((_, i) => kept[i] || plan.includes(`die.${i + 1}`));

/** What is left to the attempt under way: help that changes dice, rolls, luck. */
function leftOf(s: Army, { used, most, rolls }: Attempt): { help: Change[]; rolls: number; luck: boolean } {
  const help = helpers(s, used).map(({ bonus }) => bonus);
  return {
    help: help.filter(isChange),
    rolls: most - rolls + (help.includes('roll') ? 1 : 0),
    luck: canRollAgain(s, nowOf(s).who),
  };
}

/** The chance of the attempt under way if these dice, by number from 1, are reserved now. */
export function keepingChance(s: Army, plan: readonly string[]): number {
  const { attempt } = s;
  if (attempt === null) return 0;
  const { help, rolls, luck } = leftOf(s, attempt);
  const kept = keptWith(attempt, plan);
  const reckoning = new Reckoning(help);
  if (reckoning.completes(kept)) return 1;
  return reckoning.chance(kept, attempt.dice.length - kept.length, rolls, luck);
}

/** The chance if all dice that are not reserved are rolled again now by luck. */
function luckyChance(s: Army): number {
  const { attempt } = s;
  if (attempt === null) return 0;
  const { help, rolls } = leftOf(s, attempt);
  const kept = keptWith(attempt, []);
  return new Reckoning(help).chance(kept, attempt.dice.length - kept.length, rolls + 1, false);
}

/** The dice as an option of help would make them: `nudge.3.up`, `pair.2.5`, `turn.1.6`; null where it is none. */
function helped(dice: readonly number[], id: string): readonly number[] | null {
  const [verb, first, second] = id.split('.');
  const at = Number(first) - 1;
  if (verb === 'nudge') return replaced(dice, at, dice[at] + (second === 'up' ? 1 : -1));
  if (verb === 'turn') return replaced(dice, at, Number(second));
  if (verb !== 'pair') return null;
  const down = Number(second) - 1;
  return replaced(replaced(dice, at, dice[at] + 1), down, dice[down] - 1);
}

/** What becomes of the attempt by help that is chosen; null where it is none. */
export function helpMessage(s: Army, id: string): Message | null {
  const { attempt } = s;
  const dice = attempt && helped(attempt.dice, id);
  if (attempt === null || dice === null) return null;
  if (isRun(dice)) return { id: 'boardview.vault.help.done' };
  const { help, rolls, luck } = leftOf(s, attempt);
  const at = help.findIndex((bonus) => id.startsWith(`${bonus}.`));
  const reckoning = new Reckoning(help.filter((_, i) => i !== at));
  const kept = dice.filter((_, i) => attempt.kept[i]);
  const loose = dice.filter((_, i) => !attempt.kept[i]);
  return { id: 'boardview.vault.help.chance', params: { percent: percent(reckoning.best(kept, loose, rolls, luck)) } };
}

/** Whether nothing can make a run of the dice any more. */
export function isOver(s: Army): boolean {
  const { attempt } = s;
  if (attempt === null) return false;
  const { help, rolls, luck } = leftOf(s, attempt);
  return rolls === 0 && !luck && !new Reckoning(help).completes(attempt.dice);
}

/** What becomes of the attempt by what is chosen now. */
export function keepingMessage(s: Army, { selected, plan }: Pick<Intent, 'selected' | 'plan'>): Message {
  const help = selected === null ? null : helpMessage(s, selected);
  if (help !== null) return help;
  if (selected === 'again') return { id: 'boardview.vault.lucky', params: { percent: percent(luckyChance(s)) } };
  if (s.attempt !== null && isRun(keptWith(s.attempt, plan))) return { id: 'boardview.vault.complete' };
  if (isOver(s)) return { id: 'boardview.vault.over' };
  const id = s.attempt?.kept.includes(true) ? 'boardview.vault.keeping.more' : 'boardview.vault.keeping';
  return { id, params: { n: plan.length, percent: percent(keepingChance(s, plan)) } };
}
