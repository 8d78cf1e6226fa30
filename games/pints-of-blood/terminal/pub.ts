import { beside, type Fact, factLines, keep, NOW, tell } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { FOOD_PRICE } from '../content/food.ts';
import { busFacts } from './bus.ts';
import type { Seen } from './seen.ts';
import { cardName, companionName, countedZombies, dieName, exchangedName, foodName, tally, tileName } from './words.ts';

/** Narrower than this, two columns of facts are hard to read. */
const TWO_COLUMNS = 76;

/** What lies in the pub and on the street, in two columns where there is room. */
export function drawPlaces(say: Say, s: Seen, width: number): string[] {
  const pub = pubFacts(say, s);
  const street = streetFacts(say, s);
  if (width < TWO_COLUMNS) return factLines([...pub, ...street], width);
  const half = Math.floor((width - 3) / 2);
  return beside(factLines(pub, half), half, factLines(street, width - half - 3), ' │ ');
}

/** The fights, the dice, the deck and what can be bought, which take longer lines. */
export const drawMeans = (say: Say, s: Seen, width: number): string[] =>
  factLines([...diceFacts(say, s), ...fightFacts(say, s), ...deckFacts(say, s), ...menuFacts(say, s)], width);

function pubFacts(say: Say, s: Seen): Fact[] {
  const people = (companions: readonly number[]): string[] =>
    companions.length === 0
      ? [tell(say, 'board.nobody')]
      : [`${companions.map((c) => companionName(say, c)).join(', ')} (${companions.length})`];
  const gone = s.beersGone > 0 ? [tell(say, 'fact.beers-gone', { n: s.beersGone })] : [];
  const [first, ...rest] = s.queue.map((tile) => tileName(say, tile));
  return [
    { label: tell(say, 'board.couch'), parts: people(s.couch) },
    { label: tell(say, 'board.phoneBox'), parts: people(s.phoneBox) },
    { label: tell(say, 'board.dead'), parts: people(s.dead) },
    { label: tell(say, 'board.corner'), parts: [tell(say, 'fact.queue', { first, rest: rest.join(', ') })] },
    { label: tell(say, 'board.beers'), parts: [tell(say, 'fact.beers', { n: s.beers }), ...gone] },
  ];
}

function streetFacts(say: Say, s: Seen): Fact[] {
  const top = s.discard.at(-1);
  const pile = [tell(say, 'fact.discard', { n: s.discard.length })];
  if (top !== undefined) pile.push(tell(say, 'fact.top', { card: cardName(say, top) }));
  const facts = [
    { label: tell(say, 'board.bus'), parts: busFacts(say, s.bus) },
    { label: tell(say, 'board.ambulance'), parts: [countedZombies(say, s.ambulance)] },
    { label: tell(say, 'board.supply'), parts: [tell(say, 'fact.zombies', { n: s.supply })] },
    { label: tell(say, 'board.discard'), parts: pile },
    {
      label: tell(say, 'board.rescue'),
      parts: [s.rescue === null ? tell(say, 'board.unknown') : cardName(say, s.rescue)],
    },
  ];
  if (s.entering.length > 0)
    facts.push({ label: tell(say, 'fact.label.entering'), parts: [countedZombies(say, s.entering)] });
  return facts;
}

const FACE_ORDER: readonly string[] = ['bat', 'dart', 'longbow', 'extra', 'zombie'];

function diceFacts(say: Say, s: Seen): Fact[] {
  const faces = FACE_ORDER.flatMap((face) => s.dice.filter((die) => die === face));
  const dice = [faces.length === 0 ? tell(say, 'terminal.not-rolled') : tally(say, dieName, faces)];
  if (s.setAside > 0) dice.push(tell(say, 'terminal.set-aside', { n: s.setAside }));
  if (s.exchanged) {
    const { item, weapon } = s.exchanged;
    // An item's name ends with the number of its copy.
    const thing = item.slice(0, -1);
    const name = FACE_ORDER.includes(thing) ? dieName(say, thing) : cardName(say, thing);
    dice.push(exchangedName(say, name, weapon));
  }
  const colour = s.colour === null ? tell(say, 'terminal.not-rolled') : tell(say, `face.${s.colour}`);
  return [
    { label: tell(say, 'board.dice'), parts: dice },
    { label: tell(say, 'board.colourDie'), parts: [colour] },
  ];
}

function fightFacts(say: Say, { fights }: Seen): Fact[] {
  if (fights.length === 0) return [];
  return [{ label: tell(say, 'board.fights'), parts: fights.map((row) => tell(say, 'terminal.row', { row })) }];
}

function deckFacts(say: Say, s: Seen): Fact[] {
  const { discard } = s.menu;
  const parts = s.deck.map(
    ({ cards }, i) => (i + 1 === s.sector ? `${NOW} ` : '') + tell(say, 'terminal.sector', { n: i + 1, cards }),
  );
  if (s.divider > 0) parts.push(tell(say, 'fact.divider', { n: s.divider }));
  parts.push(tell(say, 'terminal.rate', { n: discard[s.sector - 1], all: discard.join('-') }));
  const facts = [{ label: tell(say, 'board.deck'), parts }];
  const known = s.deck.flatMap((sector, i) => {
    const cards = Object.entries(sector.known).map(([place, card]) => keep(`${place} ${cardName(say, card)}`));
    return cards.length > 0 ? [tell(say, 'terminal.known', { sector: i + 1, cards: cards.join(', ') })] : [];
  });
  if (known.length > 0) facts.push({ label: tell(say, 'fact.label.known'), parts: known });
  const named = (cards: readonly string[]): string[] => [tally(say, cardName, cards)];
  if (s.resolving.length > 0) facts.push({ label: tell(say, 'fact.label.resolving'), parts: named(s.resolving) });
  if (s.lasting.length > 0) facts.push({ label: tell(say, 'board.lasting'), parts: named(s.lasting) });
  return facts;
}

/** What the active player can buy, where it is not a beer. */
function menuFacts(say: Say, s: Seen): Fact[] {
  const facts: Fact[] = [];
  if (s.menu.food) {
    const price = s.food.length === 0 ? [] : [tell(say, 'fact.food.price', FOOD_PRICE)];
    facts.push({ label: tell(say, 'fact.label.menu'), parts: [tally(say, foodName, s.food), ...price] });
  }
  if (s.players.length > 1)
    facts.push({ label: tell(say, 'board.price'), parts: [tell(say, 'terminal.price', { n: s.cardPrice })] });
  return facts;
}
