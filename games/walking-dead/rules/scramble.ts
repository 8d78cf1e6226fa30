import { type Chance, card, dealAnew, kindOf, knownTo, type Seat } from '@shamble/kernel';
import { spaceOf, tokenAt, type Walking, zombiesOf } from './state.ts';

/** Deals anew all that a seat cannot see: tokens, decks, the private Locations of others. */
export function scramble(s: Walking, seat: Seat, chance: Chance): void {
  scrambleTokens(s, seat, chance);
  scrambleLocations(s, seat, chance);
  dealAnew(chance, s.encounters.draw);
  dealAnew(chance, s.followers);
  dealAnew(chance, s.characters);
}

/** Tokens this seat has not looked at are mixed with the supply. */
function scrambleTokens(s: Walking, seat: Seat, chance: Chance): void {
  const hidden = s.tokens.flatMap((token, i) => (knownTo(token, seat) ? [] : [i]));
  for (const i of hidden) s.supply[zombiesOf(s.tokens[i])]++;
  for (const i of hidden) {
    const zombies = chance.draw('scramble', s.supply);
    s.tokens[i] = recast(s.tokens[i], tokenAt(spaceOf(s.tokens[i]), zombies));
  }
}

/** The deck and the private cards of others change places among themselves. */
function scrambleLocations(s: Walking, seat: Seat, chance: Chance): void {
  const unknown = (packed: number): boolean => packed >= 0 && !knownTo(packed, seat);
  const { draw } = s.locations;
  const kinds = [...draw, ...s.players.map(({ hidden }) => hidden)].filter(unknown).map(kindOf);
  dealAnew(chance, kinds);
  for (let i = 0; i < draw.length; i++) if (unknown(draw[i])) draw[i] = recast(draw[i], kinds.pop() as number);
  for (const player of s.players)
    if (unknown(player.hidden)) player.hidden = recast(player.hidden, kinds.pop() as number);
}

/** Another card in the place of one, known to the same seats. */
const recast = (packed: number, kind: number): number => card(kind) + (packed - kindOf(packed));
