import { type Fact, keep, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { TOKEN_LABELS } from '../content/tokens.ts';
import { locationCard, survivor } from '../text/words.ts';
import type { Seen } from './seen.ts';
import { HIDDEN } from './spot.ts';
import { list } from './words.ts';

/** What the map has no room to tell, and the piles beside it; `told` are the spaces whose tokens it shows. */
export function supplyFacts(say: Say, s: Seen, told: ReadonlySet<string>): Fact[] {
  const facts: Fact[] = [];
  const tokens = tokenParts(s, told);
  if (tokens.length > 0) facts.push({ label: tell(say, 'terminal.label.tokens'), parts: tokens });
  if (s.markers.length > 0) {
    const parts = s.markers.map((marker) => keep(`${say(survivor(marker.survivor))} (${marker.space})`));
    facts.push({ label: tell(say, 'terminal.label.markers'), parts });
  }
  facts.push({ label: tell(say, 'terminal.label.decks'), parts: deckParts(say, s) });
  facts.push({ label: tell(say, 'terminal.label.supply'), parts: bagParts(say, s) });
  return facts;
}

/** Tokens that cannot be read from the map. */
function tokenParts({ tokens }: Seen, told: ReadonlySet<string>): string[] {
  const spaces = [...new Set(tokens.map(({ space }) => space))].filter((space) => !told.has(space));
  return spaces.sort(bySpace).map((space) => {
    const here = tokens.filter((token) => token.space === space);
    return keep(`${space} ${here.map(({ zombies }) => zombies ?? HIDDEN).join(' ')}`);
  });
}

/** Row by row, from left to right. */
const bySpace = (a: string, b: string): number =>
  a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;

function deckParts(say: Say, s: Seen): string[] {
  const { encounters, locations, followers, characters } = s;
  const parts = [
    tell(say, 'terminal.deck.encounters', { n: encounters.cards, gone: encounters.discard.length }),
    tell(say, 'terminal.deck.locations', { n: locations.cards }),
    tell(say, 'terminal.deck.followers', { n: followers }),
    tell(say, 'terminal.deck.characters', { n: characters }),
  ];
  const known = locations.known.flatMap((card, i) =>
    card === null ? [] : [tell(say, 'terminal.deck.known', { place: i + 1, card: locationCard(card) })],
  );
  const discarded = [...locations.discard.map(locationCard)];
  if (discarded.length > 0) known.push(tell(say, 'terminal.deck.discard', { cards: list(say, discarded) }));
  return [...parts, ...known];
}

/** How many tokens are left, and which numbers were seen go. */
function bagParts(say: Say, s: Seen): string[] {
  const gone = TOKEN_LABELS.flatMap((label, zombies) =>
    s.discard[zombies] > 0 ? [keep(`${s.discard[zombies]}×${label}`)] : [],
  );
  const left = tell(say, 'terminal.supply', { n: s.supply });
  return gone.length === 0 ? [left] : [left, tell(say, 'terminal.gone', { tokens: gone.join(', ') })];
}
