import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { markup, propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { filled } from '../../rules/filling.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { board } from '../index.tsx';
import { bearersOf, isRoster } from '../roster.ts';
import { asksSheet } from '../sheets.tsx';
import { asTheyLie, isSwap, swapOf, thrown } from '../swapping.ts';
import { playThrough, SETUPS } from './positions.ts';

const { tongues } = await listen(text);
const voices = tongues.map(({ lang, messages }) => speaker(lang, messages, (seat) => `Seat ${seat}`));

const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;

test('AW-GROUP01 AW-SWAP01: both sheets are drawn wherever they are asked for, empty, begun and changed', () => {
  const drawn = { roster: 0, swap: 0 };
  for (const setup of [SETUPS[1], SETUPS[5]])
    playThrough(
      setup,
      (match, decision) => {
        if (!asksSheet(decision)) return;
        const draw = (plan: readonly string[], n: number): string => {
          const more = { plan, compact: n % 2 === 1 };
          const say = voices[n % voices.length];
          const html = markup(board, propsOf(describe, match.view(decision.seat), setup.seats, decision, say, more));
          expect(html).toContain('part-answers');
          expect(html).not.toMatch(/undefined|NaN|\[object/);
          return html;
        };
        if (isRoster(decision)) {
          const whole = filled([], Number(decision.params?.limit));
          for (const [n, plan] of [[], whole.slice(0, 1), whole].entries())
            expect(count(draw(plan, 2 * n), /"war-roster-member[ "]/g)).toBe(bearersOf(plan).length);
          draw(whole, 1);
          drawn.roster++;
        }
        if (isSwap(decision)) {
          const lies = asTheyLie(decision);
          const [first] = swapOf(decision, lies).people[0].places.flatMap(({ held }) => held ?? []);
          const places = swapOf(decision, lies).people.flatMap((person) => person.places).length;
          expect(count(draw(lies, drawn.swap), /"war-swap-place[ "]/g)).toBe(places);
          if (first) draw(thrown(lies, first.id), drawn.swap + 1);
          drawn.swap++;
        }
      },
      300,
    );
  expect(drawn.roster).toBeGreaterThan(1);
  expect(drawn.swap).toBeGreaterThan(3);
});
