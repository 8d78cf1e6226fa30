import { describe, expect, test } from 'vitest';
import { gathered, oneAnnouncement, repeatSafe, type Waiting, withWaiting } from '../announce/announcer.ts';
import { commonStart, groupRows, type Row } from '../prompt/grouped.ts';
import { foldsBeside } from '../prompt/options.tsx';

describe('long lists', () => {
  const row = (id: string, ref: string): Row => ({ id, refs: [ref], words: id, key: null });

  test('are not folded where most would stand under a heading of their own', () => {
    const many = Array.from({ length: 10 }, (_, i) => row(`To ${i}`, ''));
    expect(groupRows([row('At Ann', 'ann'), row('At Bob', 'bob'), ...many])).toBeNull();
  });

  test('are folded by what they refer to', () => {
    const rows = ['A', 'B', 'C'].flatMap((ref) => [1, 2, 3, 4].map((n) => row(`Place ${ref}: dart ${n}`, ref)));
    expect(groupRows(rows)?.map(({ title, rows: { length } }) => [title, length])).toEqual([
      ['Place A: dart', 4],
      ['Place B: dart', 4],
      ['Place C: dart', 4],
    ]);
    expect(groupRows(rows)?.[1].rows[2].short).toBe('3');
  });

  test('never lose a part of an option that does not begin like its group', () => {
    const ways = (to: string) => [
      `Go to ${to}`,
      `Drive over B1 to ${to} with 1 Fuel`,
      `Drive over B2 to ${to} with 1 Fuel`,
    ];
    const drives = (to: string) => ways(to).slice(1);
    const rows = [...['A1', 'A2', 'A3'].map(ways), ...['A4', 'A5'].map(drives)].flatMap((list) =>
      list.map((words) => row(words, /to (A.)/.exec(words)![1])),
    );
    const groups = groupRows(rows)!;
    expect(groups.map(({ title }) => title)).toEqual([
      'Go to A1',
      'Go to A2',
      'Go to A3',
      'Drive over … to A4 with 1 Fuel',
      'Drive over … to A5 with 1 Fuel',
    ]);
    expect(groups[0].rows.map(({ short }) => short)).toEqual(ways('A1'));
    expect(groups[3].rows.map(({ short }) => short)).toEqual(['B1', 'B2']);
  });

  test('whose options begin with nothing alike are titled by what they end with', () => {
    const rows = ['Kate, main 2', 'Kate, sac 1', 'Lilly, main 1', 'Lilly, sac 1'].flatMap((slot) =>
      ['Fusil', 'Couteau', 'Silencieux'].map((card) => row(`${card}\u202f: ${slot}`, slot)),
    );
    const groups = groupRows(rows)!;
    expect(groups.map(({ title }) => title)).toEqual(['Kate, main 2', 'Kate, sac 1', 'Lilly, main 1', 'Lilly, sac 1']);
    expect(groups[1].rows.map(({ short }) => short)).toEqual(['Fusil', 'Couteau', 'Silencieux']);
  });

  test('leave no mark where a part of their title was', () => {
    const rows = ['Main 1', 'Main 2', 'Sac 1'].flatMap((slot) =>
      ['A\u202f: Fusil', 'A\u202f: Couteau', 'B\u202f: Machette', 'B\u202f: Lance-bola'].map((card) =>
        row(`Lot ${card}, ${slot}`, slot),
      ),
    );
    expect(groupRows(rows)![2].rows[0].short).toBe('A\u202f: Fusil');
  });

  test('stay as they are when they are short or every option stands alone', () => {
    expect(groupRows([row('a', 'x'), row('b', 'x')])).toBeNull();
    expect(groupRows(Array.from({ length: 20 }, (_, i) => row(String(i), String(i))))).toBeNull();
  });

  test('are titled by the words they share, cut at whole words and without a mark at the end', () => {
    expect(commonStart(['Row 1, space 2: bat', 'Row 1, space 2: bow'])).toBe('Row 1, space 2');
    expect(commonStart(['Rangée 1\u202f: batte', 'Rangée 1\u202f: arc'])).toBe('Rangée 1');
    expect(commonStart(['Row 12: bat', 'Row 13: bat'])).toBe('Row');
    expect(commonStart(['one', 'two'])).toBe('one');
    expect(commonStart(['only'])).toBe('only');
  });
});

describe('announcements', () => {
  const more = (n: number) => `${n} more`;

  test('a group is one announcement with pauses', () => {
    expect(oneAnnouncement(['Ann rolls', 'Two hits!'], more)).toBe('Ann rolls. Two hits!');
  });

  test('long groups are cut', () => {
    const said = oneAnnouncement(
      Array.from({ length: 20 }, (_, i) => `s${i}`),
      more,
    );
    expect(said).toBe('s0. s1. s2. s3. s4. s5. s6. 13 more.');
  });

  test('of what the board says only the last is told, after what happened', () => {
    const from = (where: Waiting['from'], text: string): Waiting => ({ words: () => [text], from: where });
    const all = [from('board', 'Here'), from('table', 'Ann rolls'), from('key', 'Round 3'), from('board', 'There')];
    const waiting = all.reduce<readonly Waiting[]>(withWaiting, []);
    expect(gathered(waiting, more)).toBe('Ann rolls. Round 3. There.');
    expect(gathered([], more)).toBe('');
  });

  test('a choice that is only shown is told once, and left to the board where that tells it', () => {
    const from = (where: Waiting['from'], words: string): Waiting => ({ words: () => [words], from: where });
    const heard = (...all: readonly Waiting[]) => gathered(all.reduce<readonly Waiting[]>(withWaiting, []), more);
    expect(heard(from('choice', 'Here'), from('choice', 'There'))).toBe('There.');
    expect(heard(from('board', 'Run 3 in'), from('choice', 'Run'))).toBe('Run 3 in.');
    expect(heard(from('choice', 'Run'), from('board', 'Run 3 in'))).toBe('Run 3 in.');
    expect(heard(from('key', 'Round 3'), from('choice', 'Run'))).toBe('Round 3. Run.');
  });

  test('what is asked comes after all that happened, and is never cut, nor is what a key asked for', () => {
    const from = (where: Waiting['from'], words: readonly string[]): Waiting => ({ words: () => words, from: where });
    const many = Array.from({ length: 10 }, (_, i) => `s${i}`);
    const waiting = [from('question', ['Your turn?']), from('key', many), from('table', many)];
    expect(gathered(waiting, more)).toBe(
      's0. s1. s2. s3. s4. s5. s6. 3 more. Your turn? s0. s1. s2. s3. s4. s5. s6. s7. s8. s9.',
    );
  });

  test('the same words twice still change the region', () => {
    const first = repeatSafe('', 'Your turn.');
    const second = repeatSafe(first, 'Your turn.');
    const third = repeatSafe(second, 'Your turn.');
    expect(first).toBe('Your turn.');
    expect(second).not.toBe(first);
    expect(third).not.toBe(second);
  });
});

test('on a small screen a play that the question is about stands open, several beside others do not', () => {
  const rows = (n: number): Row[] =>
    Array.from({ length: n }, (_, i) => ({ id: `${i}`, refs: [], words: '', key: null }));
  const folds = (main: number, beside: number, small: boolean): boolean =>
    foldsBeside({ main: rows(main), beside: rows(beside), verbs: null, besideVerbs: null }, false, small);
  expect(folds(1, 1, true)).toBe(false);
  expect(folds(1, 2, true)).toBe(false);
  expect(folds(1, 4, true)).toBe(true);
  expect(folds(5, 1, true)).toBe(true);
  expect(folds(1, 4, false)).toBe(false);
});
