/** The traps of the Vault: which dice to keep, and when to ask for help. */
import type { Advice, Choose, Decision } from '@shamble/kernel';
import { VAULT_RUNS } from '../rules/vault.ts';
import { advise } from './advice.ts';
import type { Mind } from './mind.ts';

/** Values of the better run that these dice hold, each once, with the die. */
function bestRun(
  dice: readonly number[],
  kept: readonly boolean[],
): { run: readonly number[]; held: Map<number, number> } {
  let best = { run: VAULT_RUNS[0] as readonly number[], held: new Map<number, number>(), score: -1 };
  for (const run of VAULT_RUNS) {
    const held = new Map<number, number>();
    for (const [i, value] of dice.entries()) if (kept[i] && run.includes(value) && !held.has(value)) held.set(value, i);
    for (const [i, value] of dice.entries())
      if (!kept[i] && run.includes(value) && !held.has(value)) held.set(value, i);
    const score = held.size;
    if (score > best.score) best = { run, held, score };
  }
  return best;
}

/** Kept are the dice of the run; help is used as soon as it adds a value. */
export function keep(_: Mind, decision: Decision): Advice {
  const { params, beside } = decision;
  const dice = (params?.dice ?? []) as readonly number[];
  const kept = (params?.kept ?? []) as readonly boolean[];
  const { run, held } = bestRun(dice, kept);
  const helped = help(beside, dice, run, held);
  if (helped !== null) return advise(helped, 'vault-help');
  if (held.size <= 2 && beside.includes('again') && Number(params?.roll ?? 1) > 1)
    return advise('again', 'vault-again');
  const fresh = [...held.values()].filter((i) => !kept[i]).map((i) => `die.${i + 1}`);
  return advise(fresh, 'vault-keep');
}

/** A bonus that brings a missing value without breaking another. */
function help(
  beside: readonly string[],
  dice: readonly number[],
  run: readonly number[],
  held: ReadonlyMap<number, number>,
): string | null {
  const missing = run.filter((value) => !held.has(value));
  if (missing.length === 0) return null;
  const spare = dice.map((_, i) => ![...held.values()].includes(i));
  for (const option of beside) {
    const [bonus, first, second] = option.split('.');
    const die = Number(first) - 1;
    if (bonus === 'nudge' && spare[die] && missing.includes(dice[die] + (second === 'up' ? 1 : -1))) return option;
    if (bonus === 'turn' && spare[die] && missing.length <= 2 && missing.includes(Number(second))) return option;
    if (bonus === 'pair') {
      const other = Number(second) - 1;
      if (spare[die] && spare[other] && (missing.includes(dice[die] + 1) || missing.includes(dice[other] - 1)))
        return option;
    }
  }
  return null;
}

export function last(_: Mind, { params, beside, options }: Choose): Advice {
  const dice = (params?.dice ?? []) as readonly number[];
  const kept = (params?.kept ?? []) as readonly boolean[];
  const { run, held } = bestRun(dice, kept);
  const offered = [...beside, ...options];
  const helped = help(offered, dice, run, held) ?? (offered.includes('roll') ? 'roll' : null);
  return helped === null ? advise('stop', 'vault-stop') : advise(helped, 'vault-help');
}

export const moreDice = (_: Mind, __: Choose): Advice => advise('die', 'vault-die');
