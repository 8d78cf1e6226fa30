import { card, kindOf } from '@shamble/kernel';
import { fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { CARD_IDS, CARDS, RESCUES } from '../content/cards.ts';
import { isCompanionCard } from '../rules/names.ts';
import type { Pints } from '../rules/state.ts';

const SECTORS = 4;

/** Hands, discard pile, lasting cards, then the deck: every card named is taken from where it lies in the deck. */
export function setCards(s: Pints, at: Words): void {
  if (at.players !== undefined)
    for (const [key, facts] of Object.entries(map(at.players, 'players'))) {
      const path = `players.${key}`;
      const { cards } = map(facts, path);
      if (cards === undefined) continue;
      s.players[Number(key) - 1].cards = list(cards, `${path}.cards`).map((value) => {
        const kind = takeFromDeck(s, value, `${path}.cards`);
        if (!isCompanionCard(kind)) throw fail(`${path}.cards`, `${CARD_IDS[kind]} is not a companion card`);
        return kind;
      });
    }
  for (const { card: kind } of s.assigned) if (kind >= 0) takeFromDeck(s, CARD_IDS[kind], 'placed');
  if (at.lasting !== undefined)
    s.lasting = list(at.lasting, 'lasting').map((value) => takeFromDeck(s, value, 'lasting'));
  if (at.discard !== undefined)
    s.discard = list(at.discard, 'discard')
      .map((value) => takeFromDeck(s, value, 'discard'))
      .reverse();
  const rescue = takeRescue(s, at);
  setDeck(s, at);
  putRescue(s, at, rescue);
}

function takeFromDeck(s: Pints, value: Word, path: string): number {
  const kind = CARD_IDS.indexOf(oneOf(value, CARD_IDS, path));
  for (let sector = SECTORS - 1; sector >= 0; sector--) {
    const found = s.deck[sector].findIndex((c) => kindOf(c) === kind);
    if (found < 0) continue;
    s.deck[sector].splice(found, 1);
    return kind;
  }
  throw fail(path, `no ${CARD_IDS[kind]} is left (${CARDS[kind].copies} in the game)`);
}

/** The rescue card, out of the deck while the other cards find their places. */
function takeRescue(s: Pints, at: Words): number {
  const last = s.deck[SECTORS - 1];
  const [found] = last.splice(
    last.findIndex((c) => CARDS[kindOf(c)].class === 'rescue'),
    1,
  );
  return at.rescue === undefined ? kindOf(found) : CARD_IDS.indexOf(oneOf(at.rescue, RESCUES, 'rescue'));
}

/** `rescueAt: 1` is on top of sector 4, else it lies at the bottom. At the step `rescue` it has arrived. */
function putRescue(s: Pints, at: Words, kind: number): void {
  if (s.step === 'rescue') {
    s.rescue = kind;
    return;
  }
  const last = s.deck[SECTORS - 1];
  const from = at.rescueAt === undefined ? last.length + 1 : int(at.rescueAt, 'rescueAt', 1, last.length + 1);
  last.splice(last.length - from + 1, 0, card(kind));
}

/** `deck: {1: [fruitMachine, cue]}` are the top cards; `{top, size}` also cuts the sector to that many cards. */
function setDeck(s: Pints, at: Words): void {
  const sectors = Object.entries(at.deck === undefined ? {} : map(at.deck, 'deck')).map(([key, value]) => ({
    sector: int(key, 'deck', 1, SECTORS) - 1,
    facts: (Array.isArray(value) ? { top: value } : map(value, `deck.${key}`)) as Words,
    path: `deck.${key}`,
  }));
  for (const { sector, facts, path } of sectors)
    if (facts.top !== undefined)
      for (const [i, wanted] of list(facts.top, path).entries()) bringToTop(s, sector, i, wanted, path);
  for (const { sector, facts, path } of sectors) {
    if (facts.size === undefined) continue;
    const withRescue = sector === SECTORS - 1 && s.step !== 'rescue';
    cut(s, sector, int(facts.size, `${path}.size`, withRescue ? 1 : 0, 65) - (withRescue ? 1 : 0), `${path}.size`);
  }
  s.sector = 0;
  while (s.sector < SECTORS - 1 && s.deck[s.sector].length === 0) s.sector++;
}

function bringToTop(s: Pints, sector: number, depth: number, value: Word, path: string): void {
  const kind = CARD_IDS.indexOf(oneOf(value, CARD_IDS, path));
  const place = s.deck[sector].length - 1 - depth;
  if (place < 0) throw fail(path, `sector ${sector + 1} has only ${s.deck[sector].length} cards`);
  for (let from = 0; from < SECTORS; from++) {
    const pile = s.deck[from];
    // What was brought up before lies above; in other sectors look from the bottom, so that named tops stay.
    const found = pile.findIndex((c, i) => kindOf(c) === kind && (from !== sector || i <= place));
    if (found < 0) continue;
    const held = s.deck[sector][place];
    s.deck[sector][place] = pile[found];
    pile[found] = held;
    return;
  }
  throw fail(path, `no ${CARD_IDS[kind]} is left in the deck (${CARDS[kind].copies} in the game)`);
}

/** Surplus cards go to the bottom of the discard pile. */
function cut(s: Pints, sector: number, size: number, path: string): void {
  const pile = s.deck[sector];
  if (pile.length < size) throw fail(path, `sector ${sector + 1} has only ${pile.length} cards`);
  s.discard.unshift(...pile.splice(0, pile.length - size).map(kindOf));
}
