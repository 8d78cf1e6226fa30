import { type Chance, card, dealAnew, kindOf, knownTo, type Seat } from '@shamble/kernel';
import { VAULT_CARDS } from '../content/vault.ts';
import { type Army, dormantAt, dormantNumber, dormantZone } from './state.ts';

/** Deals anew all that a seat cannot see: sleepers, fronts of Objectives, decks, the Vault card. */
export function scramble(s: Army, seat: Seat, chance: Chance): void {
  const hidden = s.dormants.flatMap((token, i) => (knownTo(token, seat) ? [] : [i]));
  for (const i of hidden) s.spareDormants[dormantNumber(s.dormants[i])]++;
  for (const i of hidden) {
    const token = s.dormants[i];
    const number = chance.draw('scramble', s.spareDormants);
    s.dormants[i] = card(dormantAt(dormantZone(token), number)) + (token - kindOf(token));
  }
  const down = s.tokens.filter(({ up }) => !up);
  const fronts = chance.shuffle('scramble', down.map(({ colour }) => colour).sort());
  for (const [i, token] of down.entries()) token.colour = fronts[i];
  for (const pile of [s.equipment, s.zombies, s.orders]) dealAnew(chance, pile.draw);
  if (s.vault !== null && !s.vault.shown) s.vault.card = chance.below('scramble', VAULT_CARDS.length);
}
