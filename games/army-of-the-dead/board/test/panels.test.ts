import type { Message } from '@shamble/kernel';
import { stream } from '@shamble/kernel/conformance/playing';
import { listen } from '@shamble/kernel/text/faults';
import { beforeAll, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { text } from '../../text/index.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { aim, dice } from '../tray.ts';
import { playThrough } from './positions.ts';

const said = new Map<string, Message>();
const hear = (...messages: readonly Message[]): void => {
  for (const message of messages) said.set(JSON.stringify(message), message);
};
const wrong = new Set<string>();
let slowest = 0;

beforeAll(() => {
  const below = stream('panels');
  for (const [i, { id: mission }] of MISSIONS.entries())
    playThrough(
      { mission, seats: 1 + (i % 3), seed: `panels ${mission}` },
      (match, decision) => {
        if (decision.kind === 'place' || below(5) > 0) return;
        const view = match.view(decision.seat);
        const ids = [...decision.options, ...decision.beside];
        const selected = decision.kind === 'choose' ? ids[below(ids.length)] : null;
        const plan = decision.kind === 'pick' ? decision.options.slice(0, below(3)) : [];
        const intent = { decision, selected, plan, shares: {} };
        const start = performance.now();
        const shown = panels(view, intent);
        slowest = Math.max(slowest, performance.now() - start);
        for (const { id, title, lines } of shown) {
          hear(title, ...lines.flatMap(({ text: line, bars = [] }) => [line, ...bars.map(({ of }) => of)]));
          if (lines.length === 0) wrong.add(`${id} is empty`);
          for (const { chance, of } of lines.flatMap(({ bars = [] }) => bars))
            if (!(chance >= 0 && chance <= 1 + 1e-9)) wrong.add(`${of.id} ${chance}`);
        }
        hear(...dice(view, intent).flatMap(({ caption, sign }) => (sign ? [caption, sign] : [caption])));
        const aimed = aim(view, intent);
        if (aimed) hear(aimed.needs, aimed.odds);
        const button = options.confirm(view, intent);
        if (button) hear(button);
        for (const id of ids) {
          const verb = options.verb(decision, id);
          const alarm = options.alarm(view, decision, id);
          hear(...options.detail(view, decision, id), ...(verb ? [verb] : []), ...(alarm ? [alarm] : []));
        }
      },
      220,
    );
}, 120_000);

test('chances are chances, and no panel is empty', () => {
  expect([...wrong]).toEqual([]);
});

test('everything is said in three languages with exactly its parameters', async () => {
  const { faults } = await listen(text);
  expect([...new Set([...said.values()].flatMap(faults))]).toEqual([]);
  expect(new Set([...said.values()].map(({ id }) => id)).size).toBeGreaterThan(50);
});

test('a panel takes little time', () => {
  expect(slowest).toBeLessThan(250);
});
