/** What the traps of the Vault ask for, and who helps with what: the same words before an attempt and within it. */
import type { Message } from '@shamble/kernel';
import { VAULT_CARDS, type VaultCard } from '../content/vault.ts';
import { type Army, idOf } from '../rules/state.ts';
import { giversOf } from '../rules/vault.ts';
import type { View } from '../rules/view.ts';
import { bonus, speciality, survivor } from '../text/words.ts';
import { stateFor } from './seen-state.ts';

/** What the dice have to show. */
export const needsRun: Message = { id: 'boardview.vault.needs', params: { what: { id: 'boardview.aim.run' } } };

/** The Vault card, once it lies open. */
export const vaultCardIn = ({ vault }: View): VaultCard | undefined => VAULT_CARDS.find(({ id }) => id === vault?.card);

/** Who of those that are near enough gives which help, or that nobody is. */
export function helpLine(s: Army, [who, what]: VaultCard['bonuses'][number], used = false): Message {
  const near = giversOf(s, who);
  const names = near.length > 0 ? near.map((one) => survivor(idOf(s, one))) : [{ id: 'boardview.nobody' }];
  return {
    id: used ? 'boardview.vault.line.used' : 'boardview.vault.line',
    params: { who: speciality(who), names, what: bonus(what) },
  };
}

/** What an attempt needs, and all help there is for it; nothing once the traps are overcome. */
export function attemptLines(view: View): Message[] {
  if (view.vault === null || view.vault.solved) return [];
  const s = stateFor(view);
  return [needsRun, ...(vaultCardIn(view)?.bonuses ?? []).map((line) => helpLine(s, line))];
}
