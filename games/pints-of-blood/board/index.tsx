import type { GameBoard } from '@shamble/parts';
import { Board } from './board.tsx';
import { Cover } from './cover.tsx';
import { dice, facts, notes } from './facts.ts';
import { panels } from './panels.ts';
import { phase, phases, round } from './phases.ts';
import { hasSecrets } from './secrets.ts';
import './styles.css';
import { wishes } from './wishes.ts';

/** How Pints of Blood looks on the web table. */
export const board: GameBoard = {
  Board,
  Cover,
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
