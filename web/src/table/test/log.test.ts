import type { GameEvent, Message, Say } from '@shamble/kernel';
import type { Entry } from '@shamble/tables';
import { describe, expect, test } from 'vitest';
import { isAbout, partsOf } from '../log/about.ts';
import { logAsText } from '../log/as-text.ts';
import { GroupedLog, groupLog, lastUpTo } from '../log/group.ts';
import { teller } from '../log/tell.ts';

const entry = (at: number, type: string, detail: Record<string, string> = {}): Entry => ({
  at,
  event: { type, rules: [], ...detail },
});

const LOG: readonly Entry[] = [
  entry(0, 'dealt'),
  entry(0, 'turn', { who: 'Ann' }),
  entry(0, 'phase', { name: 'Move' }),
  entry(1, 'moved'),
  entry(1, 'phase', { name: 'Rest' }),
  entry(1, 'phase', { name: 'Fight' }),
  entry(2, 'hit'),
  entry(2, 'turn', { who: 'Bob' }),
];

describe('the log in groups', () => {
  test('turns hold phases, phases hold lines, empty phases are left out', () => {
    const turns = groupLog(LOG);
    const shape = turns.map(({ heading, phases }) => [
      heading?.entry.event.who ?? null,
      ...phases.map((phase) => [phase.heading?.entry.event.name ?? null, ...phase.lines.map((l) => l.index)]),
    ]);
    expect(shape).toEqual([[null, [null, 0]], ['Ann', ['Move', 3], ['Fight', 6]], ['Bob']]);
  });

  test('a game may tell by rounds, with turns below', () => {
    const headings = { turn: ['round'], phase: ['turn', 'phase'] };
    const grouped = new GroupedLog(() => true, headings);
    const log = [
      entry(0, 'dealt'),
      entry(0, 'round'),
      ...LOG.slice(1),
      entry(3, 'ate'),
      entry(4, 'round'),
      entry(4, 'slept'),
    ];
    const shape = grouped
      .next(log)
      .map(({ heading, phases }) => [heading?.index ?? null, ...phases.map((phase) => phase.heading?.index ?? null)]);
    expect(shape).toEqual([
      [null, null],
      [1, 3, 6, 8],
      [10, null],
    ]);
    expect(grouped.next([...log, entry(5, 'drank')])).toEqual(
      groupLog([...log, entry(5, 'drank')], () => true, 0, headings),
    );
  });

  test('a filter keeps headings of turns', () => {
    const turns = groupLog(LOG, ({ entry: { event } }) => event.type === 'hit');
    expect(turns.map(({ phases }) => phases.length)).toEqual([1, 0]);
  });

  test('a log that grows, is cut and grows otherwise is grouped as a whole one would be', () => {
    const grouped = new GroupedLog(() => true);
    const more = [entry(3, 'turn', { who: 'Cy' }), entry(3, 'ate')];
    const other = [...LOG.slice(0, 5), entry(1, 'turn', { who: 'Di' }), entry(2, 'slept')];
    for (const log of [LOG.slice(0, 1), LOG.slice(0, 4), LOG, [...LOG, ...more], LOG.slice(0, 5), other, []])
      expect(grouped.next(log)).toEqual(groupLog(log));
    const before = grouped.next([...LOG, ...more]);
    const after = grouped.next([...LOG, ...more, entry(4, 'drank')]);
    expect(after.map((turn, i) => turn === before[i])).toEqual([true, true, true, false]);
  });

  test('a line that undo does not cross follows the last entry of its answer', () => {
    expect(lastUpTo(LOG, 1)).toBe(5);
    expect(lastUpTo(LOG, 2)).toBe(7);
    expect(lastUpTo([], 3)).toBe(-1);
    expect(lastUpTo(LOG, null)).toBe(-1);
  });
});

describe('sentences', () => {
  test('are about the people they name, however deep', () => {
    const message: Message = { id: 'x', params: { spots: [{ id: 'y', params: { who: { seat: 1 } } }], n: 3 } };
    expect(isAbout(message, 1)).toBe(true);
    expect(isAbout(message, 0)).toBe(false);
    expect(isAbout({ id: 'x' }, 0)).toBe(false);
  });

  test('tell their lists one by one', () => {
    expect(partsOf({ id: 'x', params: { dice: ['bat', 'dart'], n: 2 } })).toEqual([['bat', 'dart']]);
  });

  test('make a text without pictures', () => {
    let asked = 0;
    const words = (event: GameEvent): Message | null => {
      asked++;
      return event.type === 'moved' ? null : { id: `${event.type} ${event.who ?? event.name ?? ''}`.trim() };
    };
    const say: Say = ({ id }) => id;
    const nothing = (): never => {
      throw new Error('not asked here');
    };
    const tell = teller(
      { event: words, prompt: nothing, option: nothing, ref: nothing, refusal: nothing, outcome: nothing },
      say,
    );
    expect(logAsText(groupLog(LOG), tell, 'Before')).toBe(
      'Before\n    dealt\n\nturn Ann\n  phase Move\n  phase Fight\n    hit\n\nturn Bob\n',
    );
    const before = asked;
    tell.sentence(LOG[0].event);
    expect(asked).toBe(before);
  });
});
