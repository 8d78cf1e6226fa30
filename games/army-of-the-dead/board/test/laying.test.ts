import { type Decision, Match, pick } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { begins } from '../begins.ts';
import { drop, isLaid, lay, pieceAt } from '../laying.ts';

const match = Match.start(game, 1, { mission: 'jackpot', team: 'random' }, 'laying');
const view = match.view(0);
const [decision] = match.pending;

/** Presses one thing after another, as the table keeps plan and hand. */
function pressed(...things: readonly string[]): { plan: readonly string[]; hand: string | null } {
  let plan = begins(view, decision) as readonly string[];
  let hand: string | null = null;
  for (const thing of things) {
    const [kind] = thing.split(':');
    const setPlan = (ids: readonly string[]): void => {
      plan = ids;
    };
    const setHand = (piece: string | null): void => {
      hand = piece;
    };
    lay({ view, plan, setPlan, hand, setHand }, decision, kind, thing.slice(kind.length + 1));
  }
  return { plan, hand };
}

const [first] = begins(view, decision) as readonly string[];
const key = first.slice(0, first.lastIndexOf('.'));
const slot = first.slice(first.lastIndexOf('.') + 1);
const [who] = slot.split(':');

test('a press on a card lifts it, a press on a free slot lays it there', () => {
  expect(pressed(`put:${slot}`).hand).toBe(`piece:${key}`);
  const { plan, hand } = pressed(`put:${slot}`, `put:${who}:5`);
  expect(hand).toBeNull();
  expect(plan).toContain(`${key}.${who}:5`);
  expect(plan).toHaveLength(2);
});

test('a second press on the same slot puts the card back into the air', () => {
  expect(pressed(`put:${slot}`, `put:${slot}`).plan.some((id) => id.startsWith(key))).toBe(false);
});

test('a set is taken as a whole', () => {
  const { plan } = pressed('set:b');
  expect(plan.map((id) => id[0])).toEqual(['b', 'b']);
  expect(game.checks?.set(decision, [...plan])).toBeNull();
});

test('what is in the air is taken and let go', () => {
  expect(pressed('piece:b.x').hand).toBe('piece:b.x');
  expect(pressed('piece:b.x', 'piece:b.x').hand).toBeNull();
});

test('other questions and things have no sheet of inventories', () => {
  const choice: Decision = { ...decision, kind: 'choose', options: [], pass: null };
  expect([isLaid(choice, 'put'), isLaid(null, 'put'), isLaid(decision, 'zone'), isLaid(decision, 'put')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a card just found can be laid where it is discarded', () => {
  const asked = pick(0, { id: 'found', rules: [] }, ['grenade.new:1.kate:1', 'grenade.new:1.kate:3'], {
    min: 0,
    max: 2,
  });
  let plan: readonly string[] = ['grenade.new:1.kate:3'];
  const props = {
    view,
    plan,
    setPlan: (ids: readonly string[]) => (plan = ids),
    hand: 'piece:grenade.new:1',
    setHand: () => {},
  };
  lay(props, asked, 'put', 'discard');
  expect(plan).toEqual([]);
});

test('a card that is dragged onto a slot lies there; anywhere else it stays', () => {
  const dragged = (onto: string | null): { plan: readonly string[]; hand: string | null } => {
    const kept = { plan: begins(view, decision) as readonly string[], hand: `piece:${key}` as string | null };
    const props = {
      view,
      plan: kept.plan,
      hand: kept.hand,
      setPlan: (ids: readonly string[]): void => {
        kept.plan = ids;
      },
      setHand: (piece: string | null): void => {
        kept.hand = piece;
      },
    };
    expect(pieceAt(props, decision, `put:${slot}`)).toBe(key);
    expect(pieceAt(props, decision, `put:${who}:5`)).toBeNull();
    drop(props, decision, `put:${slot}`, onto);
    return kept;
  };
  expect(dragged(`put:${who}:5`)).toMatchObject({ plan: expect.arrayContaining([`${key}.${who}:5`]), hand: null });
  expect(dragged(null)).toEqual({ plan: begins(view, decision), hand: null });
  expect(dragged(`put:${slot}`)).toEqual({ plan: begins(view, decision), hand: null });
});
