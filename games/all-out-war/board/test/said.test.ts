import type { Decision, Message } from '@shamble/kernel';
import { stream } from '@shamble/kernel/conformance/playing';
import { listen } from '@shamble/kernel/text/faults';
import type { GameBoard, Intent } from '@shamble/parts';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';
import { beside } from '../beside.ts';
import { playThrough, SETUPS } from './positions.ts';

const { faults } = await listen(text);
const board = beside.board as GameBoard;

/** What may be put together for a question. */
function intentFor(decision: Decision, below: (n: number) => number): Intent {
  const options = decision.kind === 'place' ? decision.candidates.map(({ id }) => id) : decision.options;
  const selected = options.length > 0 && below(4) > 0 ? options[below(options.length)] : null;
  const spot =
    decision.kind === 'place' ? (decision.candidates.find(({ id }) => id === selected)?.answer ?? null) : null;
  const shares = decision.kind === 'split' ? { [decision.options[0]]: decision.total } : {};
  return { decision, selected: decision.kind === 'place' ? null : selected, plan: [], shares, spot };
}

test('all that stands beside the mat is said in three languages, at every position', () => {
  const below = stream('said');
  const asked = new Set<string>();
  const found = new Set<string>();
  let said = 0;
  const sayAll = (messages: readonly Message[]): void => {
    for (const message of messages) {
      for (const fault of faults(message)) found.add(fault);
      said++;
    }
  };
  for (const setup of SETUPS) {
    const match = playThrough(
      setup,
      (game, decision) => {
        if (asked.has(decision.ask.id) && below(50) > 0) return;
        asked.add(decision.ask.id);
        const view = game.view(decision.seat);
        const intent = intentFor(decision, below);
        for (const panel of board.panels(view, intent)) {
          sayAll([panel.title, ...panel.lines.map((line) => line.text)]);
          for (const { bars = [] } of panel.lines)
            for (const bar of bars) {
              sayAll([bar.of]);
              expect(bar.chance).toBeGreaterThanOrEqual(0);
              expect(bar.chance).toBeLessThanOrEqual(1 + 1e-9);
            }
        }
        sayAll(board.status?.of(view, intent) ?? []);
        for (let seat = 0; seat < setup.seats; seat++) {
          sayAll(board.notes(view, seat, intent));
          sayAll(board.facts(view, seat).map(({ name }) => name));
        }
        for (const card of board.cards?.of(view, intent) ?? [])
          sayAll([
            card.name,
            card.letters,
            ...card.marks.map(({ name }) => name),
            ...card.slots.map(({ name }) => name),
          ]);
        for (const die of board.dice(view, intent)) sayAll([die.caption, ...(die.sign ? [die.sign] : [])]);
        const aim = board.aim?.(view, intent);
        if (aim) sayAll([aim.needs, aim.odds]);
        if (decision.kind !== 'place')
          for (const id of decision.options.slice(0, 12)) {
            sayAll(board.options?.detail?.(view, decision, id) ?? []);
            const verb = board.options?.verb?.(decision, id);
            if (verb) sayAll([verb]);
          }
        const confirm = board.options?.confirm?.(view, intent);
        if (confirm) sayAll([confirm]);
      },
      400,
    );
    const { events } = match;
    const tally = board.tally?.(
      events.map(({ event }) => event),
      match.view(0),
    );
    if (tally) sayAll([...tally.columns, ...tally.rows.flat(), ...tally.lines]);
    const lines = board.telling.slip?.lines(
      events.map(({ event }) => event),
      match.view(0),
      0,
    );
    sayAll(lines ?? []);
  }
  expect([...found]).toEqual([]);
  expect(said).toBeGreaterThan(800);
  expect(asked.size).toBeGreaterThan(30);
});
