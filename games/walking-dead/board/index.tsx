import type { GameBoard } from '@shamble/parts';
import { Board } from './board.tsx';
import { Cover } from './cover.tsx';
import { dice, facts, notes } from './facts.ts';
import { panels } from './panels.ts';
import { phase, phases, round } from './phases.ts';
import { hasSecrets } from './secrets.ts';
import './styles.css';
import { firstZoom } from './use-window.ts';
import { wishes } from './wishes.ts';

/** How The Walking Dead looks on the web table. */
export const board: GameBoard = {
  Board,
  Cover,
  zoom: firstZoom,
  phases,
  phase,
  round,
  facts,
  notes,
  dice,
  panels,
  wishes,
  hasSecrets,
};
