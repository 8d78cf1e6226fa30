import { type Decision, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { checkInventory, tokenPart } from '../../rules/inventory.ts';
import { hold, position, run } from '../../rules/test/position.ts';
import { tradeVerb } from '../../rules/trade.ts';
import { asView, type View } from '../../rules/view.ts';
import { begins } from '../begins.ts';
import { isStock, laidInto, stockOf, takenBack } from '../stock.ts';
import { playThrough } from './positions.ts';

type Pick = Extract<Decision, { kind: 'pick' }>;

/** The first question of a kind in a game, with what is seen then. */
function first(ask: string, test: (decision: Pick) => boolean = () => true): { view: View; decision: Pick } {
  const found: { view: View; decision: Pick }[] = [];
  for (let i = 0; found.length === 0 && i < 12; i++)
    playThrough({ mission: 'jackpot', seats: 1, seed: `stock ${i}` }, (match, decision) => {
      if (found.length === 0 && decision.ask.id === ask && decision.kind === 'pick' && test(decision))
        found.push({ view: asView(match.view(0)), decision });
    });
  return found[0];
}

const fits = (decision: Pick, plan: readonly string[]): boolean => checkInventory(decision, [...plan]) === null;

describe('a start set', () => {
  const match = Match.start(game, 1, { mission: 'jackpot', team: 'random' }, 'set');
  const [decision] = match.pending;

  test('begins with the first one, each card where it belongs', () => {
    if (!isStock(decision)) throw new Error('no set is asked for');
    const plan = begins(match.view(0), decision) as string[];
    expect(plan).toHaveLength(2);
    expect(game.checks?.set(decision, plan)).toBeNull();
    const { slots, over } = stockOf(asView(match.view(0)), decision, plan);
    expect([slots.size, over]).toEqual([2, []]);
  });

  test('a card of the other set sends the first set back', () => {
    if (!isStock(decision)) throw new Error('no set is asked for');
    const view = asView(match.view(0));
    const plan = begins(match.view(0), decision) as string[];
    const other = stockOf(view, decision, plan).air.find(({ set }) => set === 'b');
    const slot = [...stockOf(view, decision, plan).slots.keys()][0];
    const changed = laidInto(view, decision, plan, other?.key ?? '', slot);
    expect(changed).toEqual([`${other?.key}.${slot}`]);
  });
});

describe('a card just found', () => {
  const { view, decision } = first('found', ({ options }) => options.some((id) => id.includes('.new:')));
  const start = begins(JSON.parse(JSON.stringify(view)), decision) as string[];

  test('lies in a free slot at first, or in the air where none is', () => {
    const { air, slots } = stockOf(view, decision, start);
    expect(air.length === 0 || slots.size === 5).toBe(true);
    expect(fits(decision, start)).toBe(true);
  });

  test('swaps places with what lies in a slot, and goes back', () => {
    const { slots, people, air } = stockOf(view, decision, []);
    const [slot, there] = [...slots][0];
    const piece = air[0];
    const over = laidInto(view, decision, [], piece.key, slot);
    expect(stockOf(view, decision, over).over).toEqual([there]);
    const free = [1, 2, 3, 4, 5].map((n) => `${people[0]}:${n}`).find((one) => !slots.has(one));
    if (free !== undefined) {
      const laid = laidInto(view, decision, [], piece.key, free);
      const swapped = laidInto(view, decision, laid, piece.key, slot);
      expect(stockOf(view, decision, swapped).slots.get(free)).toEqual(there);
      expect(fits(decision, swapped)).toBe(true);
    }
    expect(takenBack(over, piece.key)).toEqual([]);
  });
});

describe('two people trade', () => {
  const { view, decision } = first('trade', ({ options }) => new Set(options.map((id) => id.split('.')[1])).size > 2);

  test('things begin as they lie, and two cards change places', () => {
    const { slots, over, air } = stockOf(view, decision, []);
    expect([over, air]).toEqual([[], []]);
    const [[a, one], [b, other]] = [...slots].filter(([, { what }]) => /[a-z]/.test(what)).slice(0, 2);
    const plan = laidInto(view, decision, [], one.key, b);
    const after = stockOf(view, decision, plan).slots;
    expect([after.get(a)?.key, after.get(b)?.key]).toEqual([other.key, one.key]);
    expect(fits(decision, plan)).toBe(true);
    expect(laidInto(view, decision, plan, one.key, a)).toEqual([]);
  });
});

test('the parts of an Objective go from one to the other with one press, and back', () => {
  const s = position('R6:02', ['kate', 'scott', 'dieter', 'guzman', 'martin', 'bly']);
  s.step = 'act';
  s.team[1].zone = s.team[0].zone;
  s.team[0].tokens = ['blue'];
  hold(s, 1, 'shotgun', 'machete', 'magazine');
  for (const i of [2, 3, 4]) s.team[0].slots[i] = tokenPart('blue');
  const asked = run(s, (g) => tradeVerb.act(g, ['scott']), {}, [[]]).decisions[0];
  if (!isStock(asked)) throw new Error('no trade is asked for');
  const seen = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  const parts = (plan: readonly string[]): string[] =>
    [...stockOf(seen, asked, plan).slots].flatMap(([slot, { what }]) => (what === 'blue' ? [slot] : [])).sort();
  const plan = laidInto(seen, asked, [], 'blue.kate:4', 'scott:4');
  expect(parts(plan)).toEqual(['scott:3', 'scott:4', 'scott:5']);
  expect(fits(asked, plan), plan.join()).toBe(true);
  // What made room lies where a part was.
  expect([...stockOf(seen, asked, plan).slots].find(([, { what }]) => what === 'magazine')?.[0]).toMatch(/^kate:/);
  const back = laidInto(seen, asked, plan, 'blue.kate:4', 'kate:4');
  expect(parts(back)).toEqual(['kate:3', 'kate:4', 'kate:5']);
});
