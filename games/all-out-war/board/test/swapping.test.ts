import type { Decision } from '@shamble/kernel';
import { judge } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { itemOf } from '../../rules/cards.ts';
import { game } from '../../rules/game.ts';
import { startAt } from '../../rules/test/starting.ts';
import { asTheyLie, isSwap, laid, suits, swapOf, swapWords, thrown } from '../swapping.ts';
import { playThrough, SETUPS } from './positions.ts';

/** A card on which nothing rides. */
const thrownAlone = (lies: readonly string[], id: string): boolean =>
  !lies.some((entry) => entry.endsWith(`@on.${id}`));

test('AW-SWAP01: what lies is a legal answer, and so is a card thrown away; laid cards change places', () => {
  const seen: Decision[] = [];
  for (const setup of [SETUPS[1], SETUPS[4], SETUPS[5]])
    playThrough(
      setup,
      (_, decision) => {
        if (!isSwap(decision) || seen.length > 40) return;
        seen.push(decision);
        const lies = asTheyLie(decision);
        expect(judge(decision, lies, game)).toBeNull();
        const { people, gone } = swapOf(decision, lies);
        expect(gone).toEqual([]);
        const held = people[0].places.flatMap(({ held: one }) => one ?? []);
        const first = held.find(({ id }) => !id.includes('+') && thrownAlone(lies, id));
        if (first === undefined) return;
        const without = thrown(lies, first.id);
        expect(swapOf(decision, without).gone.map(({ id }) => id)).toContain(first.id);
        // A weapon is never laid on a head or a body, and where it lies it may stay.
        for (const { id, card } of held) {
          const open = decision.options.flatMap((option) => {
            const [key, where] = option.split('@');
            return key === id && suits(decision, lies, key, where) ? [where] : [];
          });
          expect(open.filter((where) => /(?:^|\.)(?:head|body)$/.test(where)).length > 0).toBe(
            ['head', 'body'].includes(itemOf(card).type) && open.some((where) => /(?:head|body)$/.test(where)),
          );
          if (!id.includes('+')) expect(open).toContain(id);
        }
        expect(swapWords(decision, lies).id).toBe('boardview.confirm.swap.none');
        expect(swapWords(decision, without)).toMatchObject({
          id: 'boardview.confirm.swap.throws',
          params: { items: [{ id: `item.${itemOf(first.card).id}` }] },
        });
        const other = held.find(({ id }) => id !== first.id);
        if (other === undefined) return;
        const there = lies.find((entry) => entry.startsWith(`${other.id}@`))?.split('@')[1] ?? '';
        const changed = laid(lies, first.id, there);
        expect(changed).toContain(`${first.id}@${there}`);
        expect(changed.length).toBe(lies.length);
      },
      600,
    );
  expect(seen.length).toBeGreaterThan(3);
});

test('AW-SWAP01: what a Swap has moved is told by its cards, and nothing where they stay', () => {
  const moved = (...answer: readonly string[]) => {
    const match = startAt({
      people: { liam: { at: [10, 10], hands: ['hatchet', 'revolver38'] }, derek: { at: [1, 1], side: 2 } },
    });
    expect(match.answer(0, match.only!.n, 'swap')).toBeNull();
    expect(match.answer(0, match.only!.n, answer)).toBeNull();
    return match.events.find(({ event }) => event.type === 'swaps')?.event.moved;
  };
  expect(moved('hand-1@pack-1', 'hand-2@hand-1')).toEqual(['revolver38@hand-1', 'hatchet@pack-1']);
  expect(moved('hand-1@hand-1', 'hand-2@hand-2')).toEqual([]);
});
