import { describe, expect, it } from 'vitest';
import {
  bagSize,
  Chance,
  canonical,
  card,
  drawCard,
  hide,
  KNOWN,
  kindOf,
  knownTo,
  nameHidden,
  nextSeat,
  opaqueIds,
  PUBLIC,
  putBack,
  renameHidden,
  SPECTATOR,
  seeded,
  seenBy,
  thingCalled,
  turnOrder,
} from '../index.ts';

const SEATS = [0, 1, 2, 3, 4, 5];

describe('a card', () => {
  it('is its kind and who knows it', () => {
    const hidden = card(17);
    const seen = seenBy(hidden, [2, 5]);
    expect(kindOf(seen)).toBe(17);
    expect([SPECTATOR, ...SEATS].filter((seat) => knownTo(seen, seat))).toEqual([2, 5]);
    expect([SPECTATOR, ...SEATS].some((seat) => knownTo(hidden, seat))).toBe(false);
    expect(kindOf(card(KNOWN - 1, PUBLIC))).toBe(KNOWN - 1);
  });

  it('that the spectator sees is everybody’s, that all seats see is not the spectator’s', () => {
    expect(seenBy(card(3), [SPECTATOR])).toBe(card(3, PUBLIC));
    expect([SPECTATOR, ...SEATS].every((seat) => knownTo(card(3, PUBLIC), seat))).toBe(true);
    expect(knownTo(seenBy(card(3), SEATS), SPECTATOR)).toBe(false);
  });

  it('does not depend on the order in which it was seen', () => {
    expect(seenBy(seenBy(card(9), [4]), [1])).toBe(seenBy(card(9), [1, 4]));
    expect(seenBy(card(9, PUBLIC), [1])).toBe(card(9, PUBLIC));
  });

  it('that a seat does not know is nothing in its view', () => {
    const pile = [card(1), seenBy(card(2), [0]), card(3, PUBLIC)];
    expect(hide(pile, 0)).toEqual([null, 2, 3]);
    expect(hide(pile, 1)).toEqual([null, null, 3]);
    expect(hide(pile, SPECTATOR)).toEqual([null, null, 3]);
    const otherwise = [card(5), seenBy(card(6), [0]), card(3, PUBLIC)];
    expect(canonical(hide(otherwise, 1))).toBe(canonical(hide(pile, 1)));
  });
});

describe('a pile', () => {
  it('gives its top card first', () => {
    const pile = { draw: [4, 5, 6], discard: [] };
    expect(drawCard(new Chance(seeded('0')), 'deck', pile)).toBe(4);
    expect(pile).toEqual({ draw: [5, 6], discard: [] });
  });

  it('is made anew of the discarded cards when it is empty, and nobody knows them any more', () => {
    const chance = new Chance(seeded('refill'));
    const pile = { draw: [], discard: [card(1, PUBLIC), seenBy(card(2), [0]), card(3)] };
    const drawn = [0, 1, 2].map(() => drawCard(chance, 'deck', pile));
    expect(drawn.toSorted()).toEqual([1, 2, 3]);
    expect(pile).toEqual({ draw: [], discard: [] });
  });

  it('is shuffled as the script of that name says', () => {
    const chance = new Chance({ ...seeded('0'), script: { deck: [['c', 'a']] } });
    const pile = { draw: [], discard: [0, 1, 2, 3] };
    const drawn = [0, 1].map(() => drawCard(chance, 'deck', pile, (kind) => 'abcd'[kind]));
    expect(drawn).toEqual([2, 0]);
  });

  it('gives -1 when nothing is left anywhere, which reveals nothing', () => {
    const chance = new Chance(seeded('0'));
    expect(drawCard(chance, 'deck', { draw: [], discard: [] })).toBe(-1);
    expect(chance.uses).toBe(0);
  });

  it('locks undo with every card that is drawn', () => {
    const chance = new Chance(seeded('0'));
    drawCard(chance, 'deck', { draw: [1], discard: [] });
    expect([chance.uses, chance.lastUse]).toEqual([1, 'deck']);
  });
});

it('a bag counts what goes out and comes back', () => {
  const bag = [2, 0, 3];
  const drawn = new Chance(seeded('0')).draw('bag', bag);
  expect(bagSize(bag)).toBe(4);
  putBack(bag, drawn);
  putBack(bag, 1, 2);
  expect(bag).toEqual([2, 2, 3]);
  expect(bagSize([])).toBe(0);
});

it('seats follow each other clockwise', () => {
  expect(turnOrder(2, 4)).toEqual([2, 3, 0, 1]);
  expect(turnOrder(0, 1)).toEqual([0]);
  expect(nextSeat(2, 4)).toBe(3);
  expect(nextSeat(3, 4)).toBe(0);
});

describe('an opaque id', () => {
  it('names one hidden thing', () => {
    const opaque = opaqueIds();
    nameHidden(new Chance(seeded('0')), 'names', opaque, 5);
    nameHidden(new Chance(seeded('1')), 'names', opaque, 3);
    expect(new Set(opaque.ids).size).toBe(8);
    expect(opaque.ids.map((id) => thingCalled(opaque, id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(thingCalled(opaque, 8)).toBe(-1);
  });

  it('of before a shuffle matches nothing after it', () => {
    const chance = new Chance(seeded('0'));
    const opaque = opaqueIds();
    nameHidden(chance, 'names', opaque, 6);
    const before = opaque.ids.slice();
    renameHidden(chance, 'names', opaque);
    expect(before.map((id) => thingCalled(opaque, id))).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(opaque.ids).toHaveLength(6);
  });

  it('does not tell by its number which thing it was before', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const chance = new Chance(seeded(String(seed)));
      const opaque = opaqueIds();
      nameHidden(chance, 'names', opaque, 6);
      renameHidden(chance, 'names', opaque);
      first.add(opaque.ids[0]);
    }
    expect([...first].sort()).toEqual([10, 11, 6, 7, 8, 9]);
  });

  it('is plain data', () => {
    const opaque = opaqueIds();
    nameHidden(new Chance(seeded('0')), 'names', opaque, 2);
    expect(JSON.parse(JSON.stringify(opaque))).toEqual(opaque);
  });
});
