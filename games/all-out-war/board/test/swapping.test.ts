import type { Decision } from '@shamble/kernel';
import { judge } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { itemOf } from '../../rules/cards.ts';
import { game } from '../../rules/game.ts';
import { asTheyLie, isSwap, laid, suits, swapOf, thrown } from '../swapping.ts';
import { playThrough, SETUPS } from './positions.ts';

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
        const [first] = held;
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
