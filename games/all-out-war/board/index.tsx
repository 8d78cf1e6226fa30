import type { GameBoard } from '@shamble/parts';
import { Cover } from './art/cover.tsx';
import { beside } from './beside.ts';
import { Board } from './board.tsx';
import { boardKeys, commands } from './commands.ts';
import { firstZoom } from './mat/use-window.ts';
import { confirmWords } from './plan/confirm.ts';
import './styles.css';

const { options } = beside.board;

/** How The Walking Dead: All Out War looks on the web table. */
export const board: GameBoard = {
  Cover,
  ...beside.board,
  Board,
  zoom: firstZoom,
  commands,
  boardKeys,
  options: {
    ...options,
    confirm: (view, intent) => options?.confirm?.(view, intent) ?? confirmWords(view, intent),
  },
};
