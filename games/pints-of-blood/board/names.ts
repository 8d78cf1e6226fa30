import type { Message, Param } from '@shamble/kernel';
import { counted, sentences } from '@shamble/kernel/words';
import type { ThingId } from '@shamble/parts';
import { cardDoing } from '../content/cards.ts';
import { SYMBOLS } from '../content/tiles.ts';
import { DIE_WEAPON } from '../content/weapons.ts';
import { option } from '../text/options.ts';
import { card, colour, companion, die, item, symbol, token, weapon } from '../text/words.ts';
import { meansOf } from './course.ts';
import type { RowForecast } from './forecast.ts';
import { spoils } from './lanes.ts';
import { rangeWords } from './panels.ts';
import { angledAt, type Chip, planAt, type Spot, type Total, totalAt, whyNotThere } from './placing.ts';
import { heldChip, type Stage } from './stage.ts';
import { codeOf, isHidden, isHit, plus } from './tokens.ts';

/** A token as it lies there. */
export function tokenMessage(face: string): Message {
  if (isHidden(face)) return { id: 'token.hidden' };
  const kind = token(codeOf(face));
  return isHit(face) ? { id: 'boardview.token.hit', params: { token: kind } } : kind;
}

/** What one can do with a thing now. */
function canDo({ decision, options, say, tell }: Stage, thing: ThingId): string | null {
  const open = options(thing);
  if (decision === null || open.length === 0) return null;
  if (open.length > 1) return tell('boardview.can.several', { n: open.length });
  return tell('boardview.can', { what: say(option(decision, open[0])) });
}

/** An item that lies beside a space: one of the plan, or one that was placed. */
export interface LaidItem {
  readonly key: string;
  /** Its option, while it can be taken back. */
  readonly id: string | null;
  readonly name: string;
  /** The weapon it was exchanged for, where its picture is another. */
  readonly as: string | null;
  readonly die: boolean;
  readonly words: Message;
  readonly weapon: boolean;
  readonly hits: number;
  readonly angled: Spot | null;
}

/** The face or card an item shows, and what it counts as. */
function shown(weaponId: string | null, cardId: string | null): Pick<LaidItem, 'name' | 'as' | 'die' | 'words'> {
  if (cardId !== null) {
    if (weaponId === null || weaponId === cardId) return { name: cardId, as: null, die: false, words: card(cardId) };
    const words = { id: 'item.exchanged', params: { item: card(cardId), weapon: weapon(weaponId) } };
    return { name: cardId, as: weaponId, die: false, words };
  }
  if (weaponId === null) return { name: 'extra', as: null, die: true, words: die('extra') };
  const face = Object.keys(DIE_WEAPON).find((name) => DIE_WEAPON[name] === weaponId);
  return { name: face ?? weaponId, as: null, die: true, words: weapon(weaponId) };
}

/** What lies beside a space, planned or placed. */
export function laidAt({ view, placing, plan, chips }: Stage, spot: Spot): LaidItem[] {
  if (placing !== null)
    return planAt(plan, spot).map((id) => {
      const text = id.slice(0, id.indexOf('@'));
      const chip = chips.find(({ items }) => items.includes(text)) as Chip;
      const angled = id.includes('>')
        ? id
            .slice(id.indexOf('>') + 1)
            .split('.')
            .map(Number)
        : null;
      return {
        key: id,
        id,
        name: chip.name,
        as: text.includes('=') ? text.slice(text.indexOf('=') + 1) : null,
        die: chip.die,
        words: item(text),
        weapon: chip.weapon >= 0,
        hits: chip.hits,
        angled: angled ? { row: angled[0], space: angled[1] } : null,
      };
    });
  return view.assigned
    .filter((one) => one.row === spot.row && one.space === spot.space)
    .map((one, i) => ({
      key: `${i}`,
      id: null,
      ...shown(one.weapon, one.card),
      weapon: one.weapon !== null,
      hits: one.hits,
      angled: one.angled,
    }));
}

/** Hits on a space against hits needed; null where nothing lies. */
export function totalOf(stage: Stage, spot: Spot, laid: readonly LaidItem[]): Total | null {
  const angled =
    stage.placing !== null
      ? angledAt(stage.plan, spot)
      : stage.view.assigned.filter((a) => a.angled?.row === spot.row && a.angled.space === spot.space).length;
  const hits = laid.reduce((n, one) => n + one.hits, 0) + angled;
  if (hits === 0) return null;
  const { stack } = stage.view.rows[spot.row - 1].tiles[spot.space - 1];
  // An angled hit comes for itself: what it fells may bring a new one.
  const spoilt = angled === 0 && laid.some(({ name, as }) => spoils(as ?? name));
  const armed = angled > 0 || laid.some((one) => one.weapon);
  return totalAt(stack, { hits, spoilt }, armed, { kinds: stage.kinds, scarce: meansOf(stage.view).scarce });
}

export function tileMessage({ colour: of, marked }: { colour: keyof typeof SYMBOLS; marked: boolean }): Message {
  return marked
    ? { id: 'boardview.tile.marked', params: { colour: colour(of), symbol: symbol(SYMBOLS[of]) } }
    : { id: 'boardview.tile', params: { colour: colour(of) } };
}

function stackMessage(stack: readonly string[]): Message {
  if (stack.length === 0) return { id: 'boardview.stack.empty' };
  const top = tokenMessage(stack[stack.length - 1]);
  if (stack.length === 1) return { id: 'boardview.stack.one', params: { token: top } };
  return { id: 'boardview.stack', params: { n: stack.length, tokens: counted(stack.map(tokenMessage)), top } };
}

/** A space: place, colour, contents, what lies beside it, what one can do. */
export function spaceName(stage: Stage, spot: Spot): string {
  const { view, say, tell } = stage;
  const { row, space } = spot;
  const tile = view.rows[row - 1].tiles[space - 1];
  const laid = laidAt(stage, spot);
  const total = totalOf(stage, spot, laid);
  return sentences([
    tell('boardview.space', { row, space }),
    say(tileMessage(tile)),
    say(stackMessage(tile.stack)),
    total ? totalWords(stage, laid, total) : null,
    canPut(stage, spot),
    canDo(stage, `space:${row}.${space}`),
  ]);
}

export function totalWords({ say, tell }: Stage, laid: readonly LaidItem[], total: Total): string {
  const items: Param = laid.length > 0 ? counted(laid.map(({ words }) => words)) : { id: 'boardview.laid.angled' };
  const words = tell('boardview.laid', { items, hits: total.hits, needs: say(rangeWords(total.needs)) });
  return sentences([words, say(total.unarmed ? { id: 'boardview.laid.unarmed' } : fallWords(total))]);
}

/** What the hits on a space surely do, and what they may. */
function fallWords({ clears, falls: { lo, hi } }: Total): Message {
  if (clears === 'sure') return { id: 'boardview.falls.all' };
  if (clears === 'maybe') return { id: 'boardview.falls.maybe-all', params: { n: lo } };
  return lo === 0 && hi !== 0 ? { id: 'boardview.falls.perhaps' } : { id: 'boardview.falls.some', params: { n: lo } };
}

/** Whether the chip in the hand can go there, or why not; without one, whether anything can. */
function canPut(stage: Stage, spot: Spot): string | null {
  const { view, placing, plan, chips, held, say, tell } = stage;
  if (placing === null) return null;
  if (held?.angled)
    return held.angled.targets.some((to) => to.row === spot.row && to.space === spot.space)
      ? tell('boardview.can.angle')
      : null;
  const chip = heldChip(stage);
  if (chip) {
    const why = whyNotThere(view, placing, plan, chip, spot);
    return why ? say(why) : tell('boardview.can.put', { items: [item(chip.items[0])] });
  }
  const fit = chips.filter((one) => one.left.length > 0 && whyNotThere(view, placing, plan, one, spot) === null);
  return fit.length === 0 ? null : tell('boardview.can.put', { items: fit.map((one) => item(one.items[0])) });
}

/** A row as its stool stands for it. */
export function rowName(stage: Stage, row: number): string {
  const { view, say, tell, forecast } = stage;
  const { companion: who, blind, undead, defeated } = view.rows[row - 1];
  return sentences([
    tell('boardview.row', { row }),
    who === null ? tell('boardview.stool.free') : tell('boardview.stool.taken', { companion: companion(who) }),
    blind ? tell('fact.note.blind', { card: card(cardDoing('blind')) }) : null,
    undead ? tell('fact.note.undead', { card: card(cardDoing('undead')) }) : null,
    defeated > 0 ? tell('fact.note.defeated', { n: defeated }) : null,
    view.bus.row === row ? tell('boardview.bus.here') : null,
    forecast && forecast.open !== 'busy' ? rowForecast(forecast.rows[row - 1], row, say) : null,
    canDo(stage, `row:${row}`),
  ]);
}

function rowForecast(seen: RowForecast, row: number, say: Stage['say']): string | null {
  const moves = plus(seen.slides, seen.bus);
  if (moves.hi === 0 || (moves.hi === null && moves.lo === 0)) return null;
  return `${say({ id: 'boardview.forecast' })}: ${say({
    id: 'boardview.forecast.row',
    params: { row, tiles: rangeWords(moves), zombies: rangeWords(seen.enters) },
  })}`;
}

/** The bus: where it stands, who is aboard, where it goes. */
export function busName(stage: Stage): string {
  const { tell } = stage;
  return sentences([tell('board.bus'), ...busFacts(stage), canDo(stage, 'bus')]);
}

export function busFacts({ view, tell }: Stage): string[] {
  const { row, riders, clockwise, sick, passing, jukebox } = view.bus;
  if (row === 0) return [tell('fact.bus.nowhere'), tell('fact.bus.aboard', { n: riders })];
  const next = ((row - 1 + (clockwise ? 4 : 1)) % 5) + 1;
  return [
    tell('boardview.row', { row }),
    tell('fact.bus.aboard', { n: riders }),
    tell(clockwise ? 'fact.bus.clockwise' : 'fact.bus.anticlockwise', { row: next }),
    ...(sick ? [tell('fact.bus.sick')] : []),
    ...(passing ? [tell('fact.bus.passing')] : []),
    ...(jukebox ? [tell('fact.bus.jukebox')] : []),
  ];
}

/** The deck: where it stands, what is left, what comes between, what this seat knows. */
export function deckName(stage: Stage): string {
  return sentences([stage.tell('board.deck'), ...deckFacts(stage), canDo(stage, 'deck')]);
}

export function deckFacts({ view, tell }: Stage): string[] {
  const { deck, sector, divider, menu } = view;
  return [
    tell('boardview.deck.sector', { sector, n: deck[sector - 1].cards }),
    tell('boardview.deck.rate', { n: menu.discard[sector - 1] }),
    ...(divider > 0
      ? [tell('fact.divider', { n: divider })]
      : sector < 4
        ? [
            tell('boardview.deck.next', {
              divider: { id: `divider.${sector}` },
              offer: { id: `divider.${sector}.text` },
            }),
          ]
        : [tell('boardview.deck.last')]),
  ];
}

/** The cards of the deck that this seat knows, by sector and place from the top. */
export function knownCards({ view }: Stage): { sector: number; place: number; card: string }[] {
  return view.deck.flatMap(({ known }, i) =>
    Object.entries(known)
      .map(([place, id]) => ({ sector: i + 1, place: Number(place), card: id }))
      .sort((a, b) => a.place - b.place),
  );
}

/** A place with its contents in words. */
export const placeName = (stage: Stage, thing: ThingId, ...parts: readonly (string | null)[]): string =>
  sentences([...parts, canDo(stage, thing)]);
