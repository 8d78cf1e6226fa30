import { card, kindOf, type Prompt, PUBLIC, type Rules, seenBy } from '@shamble/kernel';
import { CARD_IDS, CARDS } from '../content/cards.ts';
import { DIVIDERS } from '../content/levels.ts';
import { takeBites } from './bites.ts';
import { rollColour } from './colour.ts';
import { giveUpCards } from './hand.ts';
import { isCompanionCard, isZombieCard } from './names.ts';
import { type G, GAME_OVER, me, type Pints } from './state.ts';
import { offered, play, told } from './windows.ts';
import { resolveZombieCard } from './zombie-cards.ts';

const LAST_SECTOR = 3;
const DREW = ['PB-SEND02', 'PB-SEND08'];
const DREW_ZOMBIE = ['PB-SEND07', 'PB-ZC01'];
const DISCARDED = ['PB-SCORE02', 'PB-SCORE04'];
const RESCUE = ['PB-END02', 'PB-SEND10'];
const RESCUE_DISCARDED = ['PB-SCORE05-R'];
const RETURNED = ['PB-SYM11', 'PB-SYM17-R', 'PB-HID07-R'];
const EXPOSED = ['PB-DIV01'];
const REMOVED = ['PB-DIV02'];
const COMPANION_COMES = ['PB-DIV05', 'PB-DIV12-R'];
const BEER_GONE = ['PB-DIV07', 'PB-DIV09-R'];

const ASK_DIVIDER: readonly Prompt[] = [
  { id: 'divider-1', rules: ['PB-DIV01', 'PB-DIV03', 'PB-DIV09-R'] },
  { id: 'divider-2', rules: ['PB-DIV01', 'PB-DIV05', 'PB-DIV06'] },
  { id: 'divider-3', rules: ['PB-DIV01', 'PB-DIV07', 'PB-DIV08'] },
];
const TAKE_OR_REFUSE = ['take', 'refuse'];
const ONLY_REFUSE = ['refuse'];

/** Takes the top card off; a sector that ends thereby exposes its divider (PB-DECK10-R). */
function takeTop(g: G): number {
  const s = g.state;
  const sector = s.deck[s.sector];
  const kind = kindOf(sector.pop() as number);
  g.reveal('card');
  if (sector.length === 0 && s.sector < LAST_SECTOR) {
    s.sector++;
    s.divider = s.sector;
  }
  return kind;
}

/** Puts a card everybody has seen at the bottom of a sector. */
function putUnder(s: Pints, sector: number, kind: number): void {
  s.deck[sector].unshift(card(kind, PUBLIC));
}

/** "Under the draw deck" is the very bottom of sector 4 (PB-DECK07). */
export const putUnderDeck = (s: Pints, kind: number): void => putUnder(s, LAST_SECTOR, kind);

/** The active player draws the top card; it is resolved at once (PB-SEND02, PB-SEND07, PB-SEND08, PB-SEND10). */
export function* drawCard(g: G): Rules {
  const s = g.state;
  if (s.divider > 0) yield* resolveDivider(g);
  const kind = takeTop(g);
  const id = CARD_IDS[kind];
  if (isCompanionCard(kind)) {
    me(s).cards.push(kind);
    g.emit({ type: 'drew', player: s.active + 1, card: id, rules: DREW });
  } else if (isZombieCard(kind)) {
    s.resolving.push(kind);
    g.emit({ type: 'drew', player: s.active + 1, card: id, rules: DREW_ZOMBIE });
    yield* resolveZombieCard(g, kind);
    s.resolving.pop();
    if (CARDS[kind].goesUnder) putUnderDeck(s, kind);
    else s.discard.push(kind);
  } else {
    g.emit({ type: 'rescue-arrives', card: id, rules: RESCUE });
    s.rescue = kind;
    throw GAME_OVER;
  }
  if (s.divider > 0) yield* resolveDivider(g);
}

/** The top card goes to the discard pile without effect, unless it is the rescue (PB-SCORE04, PB-SCORE05-R). */
export function* discardTop(g: G): Rules {
  const s = g.state;
  if (s.divider > 0) yield* resolveDivider(g);
  const sector = s.sector + 1;
  const kind = takeTop(g);
  if (CARDS[kind].class === 'rescue') {
    g.emit({ type: 'rescue-arrives', card: CARD_IDS[kind], rules: RESCUE_DISCARDED });
    s.rescue = kind;
    throw GAME_OVER;
  }
  s.discard.push(kind);
  g.emit({ type: 'discarded', card: CARD_IDS[kind], sector, rules: DISCARDED });
  if (s.divider > 0) yield* resolveDivider(g);
}

/** The latest zombie card of the discard pile goes to the bottom of the current sector (PB-SYM11, PB-SYM17-R). */
export function returnZombieCard(g: G): void {
  const s = g.state;
  for (let i = s.discard.length - 1; i >= 0; i--) {
    const kind = s.discard[i];
    if (!isZombieCard(kind)) continue;
    s.discard.splice(i, 1);
    putUnder(s, s.sector, kind);
    g.emit({ type: 'zombie-card-returns', card: CARD_IDS[kind], sector: s.sector + 1, rules: RETURNED });
    return;
  }
}

/** Turn the Tables: the active player comes to know the top card (PB-FOOD10-R). */
export function lookAtTop(s: Pints): number {
  const sector = s.deck[s.sector];
  const known = seenBy(sector[sector.length - 1], [s.active]);
  sector[sector.length - 1] = known;
  return kindOf(known);
}

/** Turn the Tables: the top card goes to the bottom of its sector (PB-DECK08). */
export function buryTop(s: Pints): void {
  const sector = s.deck[s.sector];
  sector.unshift(sector.pop() as number);
}

/** A divider is exposed: take bonus and price, or refuse both; then it is gone (PB-DIV01, PB-DIV02). */
function* resolveDivider(g: G): Rules {
  const s = g.state;
  const number = s.divider;
  g.emit({ type: 'divider-exposed', divider: number, player: s.active + 1, rules: EXPOSED });
  for (;;) {
    const options = canPay(s, number) ? TAKE_OR_REFUSE : ONLY_REFUSE;
    const beside = offered(g, 'W13');
    if (options === ONLY_REFUSE && beside.length === 0) break;
    const id = yield* g.choose(s.active, ASK_DIVIDER[number - 1], options, { beside, params: told(s, 'W13') });
    if (id === 'refuse') break;
    if (id !== 'take') {
      yield* play(g, id, 'W13');
      continue;
    }
    g.emit({ type: 'divider-taken', divider: number, player: s.active + 1, rules: ASK_DIVIDER[number - 1].rules });
    s.divider = 0;
    yield* payAndTake(g, number);
    return;
  }
  s.divider = 0;
  g.emit({ type: 'divider-refused', divider: number, player: s.active + 1, rules: REMOVED });
}

/** The price must be payable in full (PB-DIV09-R); without anybody in the phone box there is no bonus (PB-DIV14-R). */
function canPay(s: Pints, number: number): boolean {
  const { price, bonus } = DIVIDERS[number - 1];
  if (bonus === 'companion' && s.phoneBox.length === 0) return false;
  if (price === 'cards') return me(s).cards.length >= 2;
  if (price === 'colour-and-beer') return s.beers > 0;
  return true;
}

function* payAndTake(g: G, number: number): Rules {
  const s = g.state;
  const { price, bonus } = DIVIDERS[number - 1];
  if (price === 'bite') yield* takeBites(g, s.active, 1, 'divider');
  if (price === 'cards') yield* giveUpCards(g, s.active, 2, 'divider');
  if (price === 'colour-and-beer') {
    s.beers--;
    s.beersGone++;
    g.emit({ type: 'beer-gone', left: s.beers, rules: BEER_GONE });
    yield* rollColour(g, 'divider');
  }
  if (bonus === 'companion') {
    const companion = s.phoneBox.shift() as number;
    s.couch.push(companion);
    g.emit({ type: 'companion-comes', companion: companion + 1, rules: COMPANION_COMES });
    return;
  }
  yield* drawCard(g);
  yield* drawCard(g);
}
