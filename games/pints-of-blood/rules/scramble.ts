import { type Chance, card, dealAnew, kindOf, knownTo, type Seat } from '@shamble/kernel';
import { CARDS, cardNumber, RESCUES } from '../content/cards.ts';
import { isFaceUp, type Pints, tokenKind } from './state.ts';

const LAST_SECTOR = 3;

/** Deals anew all that a seat cannot see: face-down tokens, unknown cards of the deck, the rescue (PB-HID02, PB-HID03). */
export function scramble(s: Pints, seat: Seat, chance: Chance): void {
  scrambleTokens(s, chance);
  scrambleDeck(s, seat, chance);
}

/** No seat knows a face-down token: all of them and the supply are mixed. */
function scrambleTokens(s: Pints, chance: Chance): void {
  const hidden = [...s.stacks, s.bus.riders, s.entering, ...s.players.map((p) => p.marker)];
  for (const list of hidden) for (const token of list) if (!isFaceUp(token)) s.supply[tokenKind(token)]++;
  for (const list of hidden)
    for (let i = 0; i < list.length; i++) if (!isFaceUp(list[i])) list[i] = chance.draw('scramble', s.supply);
}

/** Unknown cards change places; the rescue stays in sector 4 and may be another, unless it was chosen openly. */
function scrambleDeck(s: Pints, seat: Seat, chance: Chance): void {
  const kinds: number[] = [];
  let rescueHidden = false;
  for (const sector of s.deck)
    for (const c of sector) {
      if (knownTo(c, seat)) continue;
      if (CARDS[kindOf(c)].class === 'rescue') rescueHidden = true;
      else kinds.push(kindOf(c));
    }
  dealAnew(chance, kinds);
  const last = s.deck[LAST_SECTOR];
  const open = last.flatMap((c, i) => (knownTo(c, seat) ? [] : [i]));
  const rescueAt = rescueHidden ? open[chance.below('scramble', open.length)] : -1;
  s.deck.forEach((sector, number) => {
    for (let i = 0; i < sector.length; i++) {
      const c = sector[i];
      if (knownTo(c, seat)) continue;
      const kind = number === LAST_SECTOR && i === rescueAt ? rescueKind(s, chance) : (kinds.pop() as number);
      sector[i] = card(kind, 0) + (c - kindOf(c));
    }
  });
}

const rescueKind = (s: Pints, chance: Chance): number =>
  s.rescueKnown >= 0 ? s.rescueKnown : cardNumber(RESCUES[chance.below('scramble', RESCUES.length)]);
