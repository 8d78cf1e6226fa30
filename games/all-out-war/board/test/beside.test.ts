import { createRequire } from 'node:module';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { asView } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { MELEE_STEPS, meleeStep } from '../melee-order.ts';
import { stateFor } from '../seen-state.ts';
import { status } from '../status.tsx';
import { deckLines } from '../stock.ts';
import { certainChanges } from '../threat-words.ts';
import { playThrough, SETUPS } from './positions.ts';

// Boards know React only.
const load = createRequire(import.meta.url);
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = load('react-dom/server');

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => `Seat ${seat}`);

const lineOf = (view: Parameters<typeof status.of>[0], intent: Parameters<typeof status.of>[1], compact: boolean) =>
  renderToStaticMarkup(createElement(status.Line, { view, intent, say, compact, press: () => {} }));

test('AW-MELEE10 to AW-MELEE28: every question of the Melee phase has its step on the strip, on phones too', () => {
  const steps = new Set<string>();
  for (const setup of [SETUPS[1], SETUPS[4]])
    playThrough(
      setup,
      (match, decision) => {
        const view = match.view(decision.seat);
        const step = meleeStep(asView(view), decision);
        const fights = ['melees', 'melee'].includes(asView(view).step);
        if (!fights) {
          expect(step).toBeNull();
          return;
        }
        // What loud weapons and doors set off in between is not a step of the fight.
        if (step === null) {
          expect(decision.ask.id).toMatch(/^(?:noise-tie|mayhem-next|walker-|shot-again|pierced|ammo-again)/);
          return;
        }
        steps.add(step);
        const intent = { decision, selected: null, plan: [], shares: {} };
        for (const compact of [false, true]) {
          const html = lineOf(view, intent, compact);
          const words = say({ id: `boardview.melee.${step}` });
          expect(html).toContain(compact ? `${words}</b>` : `<span class="war-melee-step war-melee-now">${words}<`);
          if (asView(view).brawl?.now) expect(html).toMatch(/Melee \d+ of \d+/);
        }
        expect(status.of(view, intent)).toContainEqual({ id: `boardview.melee.${step}` });
      },
      420,
    );
  expect(steps.size).toBeGreaterThan(3);
  for (const step of steps) expect(MELEE_STEPS).toContain(step);
});

test('AW-HID02: what the decks still hold adds up to the cards that are left', () => {
  let looked = 0;
  playThrough(
    SETUPS[2],
    (match, decision) => {
      const view = asView(match.view(decision.seat));
      const { events } = stateFor(view);
      expect(events.draw).toHaveLength(view.events.left);
      const [line] = deckLines(view);
      if (view.events.left === 0) return;
      const told = say(line);
      for (const n of new Set(events.draw)) expect(told).toContain(say({ id: `card.${EVENTS[n].id}` }));
      looked++;
    },
    120,
  );
  expect(looked).toBeGreaterThan(50);
});

test('AW-SOLO04, AW-MELEE02: without rivals the dial says both what the Melee phase and what the end of the turn adds', () => {
  const told = new Set<string>();
  playThrough(
    SETUPS[2],
    (match, decision) => {
      const lines = certainChanges(stateFor(asView(match.view(decision.seat)))).map(({ id }) => id.split('.').at(-1));
      told.add(lines.join('+'));
    },
    300,
  );
  expect(told).toContain('turn');
  expect(told).toContain('melee+turn');
});

test('AW-EVENT04: on a phone cards in play have their room beside the Threat, which is never covered', () => {
  let met = 0;
  playThrough(
    SETUPS[0],
    (match, decision) => {
      const view = match.view(decision.seat);
      if (asView(view).staying.length === 0 || met > 3) return;
      met++;
      const html = lineOf(view, null, true);
      expect(html).toContain('war-status-slips');
      expect(html).not.toContain('war-quiet');
      expect(html).toMatch(/<b>Threat \d+<\/b>/);
    },
    400,
  );
  expect(met).toBeGreaterThan(0);
});
