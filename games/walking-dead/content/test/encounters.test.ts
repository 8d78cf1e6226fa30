import { describe, expect, test } from 'vitest';
import { ENCOUNTERS, type Encounter, encounterNumber, readEncounter } from '../encounters.ts';
import { ITEM_CARD, ITEMS } from '../items.ts';
import type { Effect } from '../words.ts';

const card = (id: string): Encounter => ENCOUNTERS[encounterNumber(id)];

/** Effects with those inside them: of others, of options, of substitutes. */
function within(effect: Effect): Effect[] {
  const inner = (list: readonly Effect[]): Effect[] => list.flatMap(within);
  if ('effects' in effect) return [effect, ...inner(effect.effects)];
  if ('otherwise' in effect) return [effect, ...inner(effect.otherwise)];
  return 'options' in effect ? [effect, ...inner(effect.options.flat())] : [effect];
}

/** All that a card can do, whatever is chosen and however it ends. */
function effectsOf({ challenge, success, fail }: Encounter): Effect[] {
  const options = challenge.kind === 'moral' ? challenge.options : [];
  const moral = options.flatMap(({ effects, nested }) => [
    ...effects,
    ...(nested?.success ?? []),
    ...(nested?.fail ?? []),
  ]);
  return [...success, ...fail, ...moral].flatMap(within);
}

const thatCan = (word: Effect['do']): Encounter[] =>
  ENCOUNTERS.filter((encounter) => effectsOf(encounter).some((effect) => effect.do === word));

describe('the deck', () => {
  test('90 cards, each with an id of its own, found by it', () => {
    expect(ENCOUNTERS).toHaveLength(90);
    expect(ENCOUNTERS.map(({ id }) => encounterNumber(id))).toEqual(ENCOUNTERS.map((_, n) => n));
    expect(() => encounterNumber('K19')).toThrow('there is no Encounter "K19"');
  });

  test('the kinds of challenge', () => {
    const kinds: Record<string, number> = {};
    for (const { challenge } of ENCOUNTERS) kinds[challenge.kind] = (kinds[challenge.kind] ?? 0) + 1;
    expect(kinds).toEqual({
      kill: 18,
      survive: 12,
      act: 18,
      mix: 4,
      pay: 8,
      have: 3,
      moral: 8,
      auto: 2,
      compare: 6,
      vote: 5,
      pick: 6,
    });
  });

  test('17 cards involve other players, 73 are left for one alone (WD-SOLO06-R)', () => {
    expect(ENCOUNTERS.filter(({ multi }) => multi).map(({ id }) => id[0])).toEqual([...'CCCCCCVVVVVOOOOOO']);
    expect(ENCOUNTERS.filter(({ multi }) => !multi)).toHaveLength(73);
  });

  test('17 cards can grant a follower, 39 contain a denial', () => {
    expect(thatCan('follower')).toHaveLength(17);
    expect(thatCan('deny')).toHaveLength(39);
  });

  test('16 cards are items, each kept by its success and by no other card', () => {
    const kept = ENCOUNTERS.filter(({ item }) => item !== null);
    expect(kept).toHaveLength(16);
    expect(thatCan('keep')).toEqual(kept);
    for (const { success } of kept) expect(success).toEqual([{ do: 'keep' }]);
    expect(ITEMS.map(({ id }, n) => ENCOUNTERS[ITEM_CARD[n]].item === id)).not.toContain(false);
    expect(new Set(ITEM_CARD).size).toBe(16);
  });
});

describe('single cards', () => {
  test.each([
    ['K18', { kind: 'kill', zombies: 6 }],
    ['S12', { kind: 'survive', zombies: 8 }],
    ['A18', { kind: 'act', n: 5 }],
    ['X03', { kind: 'mix', kills: 1, actions: 3, zombies: true }],
    ['P08', { kind: 'pay', costs: [{ what: 'fuel', n: 2 }] }],
    ['H01', { kind: 'have', condition: { metric: 'items', atLeast: 1 } }],
    ['H02', { kind: 'have', condition: { metric: 'survivors', atLeast: 3 } }],
    ['H03', { kind: 'have', condition: { metric: 'ammo', atLeast: 2 } }],
    ['C01', { kind: 'compare', metric: 'food', relation: 'notMost', ties: false }],
    ['C05', { kind: 'compare', metric: 'explored', relation: 'fewest', ties: true }],
    ['V01', { kind: 'vote', voters: 'all', ballot: 'player', rule: 'notActive' }],
    ['V03', { kind: 'vote', voters: 'others', ballot: 'yes-no', rule: 'half' }],
    ['Z01', { kind: 'auto' }],
  ])('%s asks', (id, challenge) => {
    expect(card(id).challenge).toEqual(challenge);
  });

  test.each([
    ['O01', 'pays', 1],
    ['O02', 'auto', 1],
    ['O04', 'contest', 1],
    ['O05', 'shift', 2],
    ['O06', 'exchange', 1],
  ])('%s: somebody is picked and %s', (id, sequel, n) => {
    const { challenge } = card(id);
    expect(challenge.kind === 'pick' && [challenge.then, challenge.n]).toEqual([sequel, n]);
  });

  test('P03 does not give back the kind that was paid', () => {
    expect(card('P03').success).toEqual([{ do: 'gain', what: 'any', n: 2, exceptPaid: true }]);
  });

  test('M03: the first option is a fight, its result the outcome', () => {
    expect(card('M03').challenge).toEqual({
      kind: 'moral',
      options: [
        {
          id: 'a',
          cost: null,
          outcome: 'success',
          effects: [],
          nested: {
            challenge: { kind: 'survive', zombies: 4 },
            success: [{ do: 'follower', n: 1 }],
            fail: [{ do: 'deny' }],
          },
        },
        { id: 'b', cost: null, outcome: 'fail', effects: [{ do: 'deny' }, { do: 'heal', n: 1 }], nested: null },
      ],
    });
  });

  test('moral costs: a resource, an item, a follower left behind', () => {
    const costs = ['M01', 'M04', 'M06', 'M07', 'M08'].map((id) => {
      const { challenge } = card(id);
      return challenge.kind === 'moral' && challenge.options[0].cost;
    });
    expect(costs).toEqual([
      null,
      { resources: [{ what: 'food', n: 1 }] },
      { items: 1 },
      { leave: true },
      { resources: [{ what: 'fuel', n: 1 }] },
    ]);
  });

  test('V01: whoever is elected gets tired, and only the rest is for the active player', () => {
    const elected = { do: 'each', of: 'elected', metric: null, effects: [{ do: 'fatigue', n: 1 }] };
    expect(card('V01').success).toEqual([elected, { do: 'gain', what: 'any', n: 1, exceptPaid: false }]);
    expect(card('V01').fail).toEqual([elected, { do: 'deny' }]);
  });

  test('V04: without a follower to send away, 1 Fatigue', () => {
    expect(card('V04').fail).toEqual([{ do: 'leaveNear', otherwise: [{ do: 'fatigue', n: 1 }] }]);
  });

  test('O05: one resource for each Fatigue that was taken over', () => {
    const each = { base: 0, per: 'shifted', each: 1 };
    expect(card('O05').success).toEqual([
      { do: 'each', of: 'chosen', metric: null, effects: [{ do: 'gain', what: 'any', n: each, exceptPaid: false }] },
    ]);
  });
});

describe('a card with a mistake is refused, and named', () => {
  test.each([
    ['an unknown challenge', ['T01', 'slay 2', '-', '-'], 'card T01: "slay" is no challenge, in "slay 2"'],
    ['an unknown effect', ['T02', 'kill 2', 'feast 1', '-'], 'card T02: "feast" is no effect, in "feast 1"'],
    ['an unknown resource', ['T03', 'pay water 1', '-', '-'], 'card T03: "water" is no resource'],
    ['a sign of no meaning', ['T04', 'kill 2', 'heal 1 & fat 1', '-'], 'card T04: "&" is no word of the notation'],
    ['a missing number', ['T05', 'kill', '-', '-'], 'card T05: "" is no number from 1 to 99'],
    ['something after the end', ['T06', 'kill 2 3', '-', '-'], 'card T06: "3" stands after the end'],
    ['an item on a card that is not kept', ['T07', 'kill 2', '-', 'item crowbar'], 'card T07: "crowbar" stands after'],
    ['a kept card without an item', ['T08', 'kill 2', 'item', '-'], 'card T08: an item is named exactly when'],
    ['a card kept by failing', ['T09', 'kill 2', '-', 'item'], 'card T09: a card is kept by success only'],
    ['a card kept on a condition', ['T10', 'kill 2', 'if ammo 1: item crowbar', '-'], 'card T10: an item is named'],
    ['somebody chosen without a pick', ['T11', 'kill 2', 'steal any 1 from chosen', '-'], '"chosen" needs a pick'],
    ['tokens by a player nobody chose', ['T12', 'kill 2', 'tokens 1 at chosen', '-'], '"chosen" needs a pick'],
    ['a gift to a player nobody chose', ['T13', 'kill 2', 'give any 1 to chosen', '-'], '"chosen" needs a pick'],
    [
      'somebody elected by yes and no',
      ['T14', 'vote all yes-no, half', 'each(elected): fat 1', '-'],
      '"elected" needs',
    ],
    ['yes-sayers without a vote', ['T15', 'kill 2', 'each(yes): fat 1', '-'], '"yes" needs a yes-no ballot'],
    ['no-sayers inside a choice', ['T16', 'auto', 'one of {heal 1 / each(no): fat 1}', '-'], '"no" needs a yes-no'],
    ['a wrong substitute', ['T17', 'auto', '-', 'leave here else each(no): fat 1'], '"no" needs a yes-no ballot'],
    ['Fatigue nobody took over', ['T18', 'auto', 'heal 1*shifted', '-'], 'card T18: "shifted" needs a shift'],
    [
      'a kind nobody paid',
      ['T19', 'auto', '+any 1 except paid', '-'],
      'card T19: "except paid" needs something to pay',
    ],
    ['a second option at a price', ['T20', 'moral', '(a) success: -', '(b) cost food 1; fail: -'], 'the last option'],
    [
      'a vote inside an option',
      ['T21', 'moral', '(a) pick; auto; success: -; fail: -', '(b) fail: -'],
      'cannot contain',
    ],
    [
      'a moral card that is kept',
      ['T22', 'moral', '(a) success: item', '(b) fail: -'],
      'card T22: a moral card is not',
    ],
    ['options out of order', ['T23', 'moral', '(b) success: -', '(a) fail: -'], '"b" stands where "a" belongs'],
  ] as const)('%s', (_, row, why) => {
    expect(() => readEncounter(row)).toThrow(why);
  });
});
