import { BOARDS } from '@shamble/games/boards';
import type { BoardProps, GameBoard } from '@shamble/parts/board';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { keysWith } from '../../app/key-map.ts';
import { BoardBox } from '../frame/board-box.tsx';
import { OwnKeys } from '../keys/own-keys.tsx';
import { useAnswering } from '../prompt/use-answering.ts';
import { question } from './fake.ts';
import { toyTable } from './toy.tsx';

const tape = { id: 'tape', key: 'a', name: { id: 'Measure' } };

test('the commands of a board stand in the list of keys, and options leave their keys free', async () => {
  const decision = question(
    1,
    Array.from({ length: 10 }, (_, i) => `o${i}`),
  );
  const { draw, ask } = await toyTable({ board: { commands: [tape] }, now: { decision } });
  expect(draw(createElement(OwnKeys))).toMatch(/data-command="toy.tape"><kbd[^>]*>a<\/kbd><span[^>]*>Measure/);
  expect(ask(() => useAnswering(decision)).rows.main[9].key).toBe('b');
});

test('a board hears of its command', async () => {
  const heard: BoardProps['command'][] = [];
  const Board = (props: BoardProps) => {
    heard.push(props.command);
    return null;
  };
  const { draw, ui } = await toyTable({ board: { Board, commands: [tape] } });
  draw(createElement(BoardBox, {}));
  ui.setState({ command: { id: 'tape' } });
  draw(createElement(BoardBox, {}));
  expect(heard).toEqual([null, { id: 'tape' }]);
});

test.each(Object.entries(BOARDS))('%s: no command of the board has a key of the table', async (_, [, load]) => {
  const board: GameBoard = (await load()).board;
  const table = Object.values(keysWith({}));
  for (const { key } of board.commands ?? []) {
    expect(table).not.toContain(key);
    expect(key).toMatch(/^[^\s1-9A-Z]$/u);
  }
});
