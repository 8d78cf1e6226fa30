import type { GameBoard } from '@shamble/parts';
import { Board } from './board.tsx';
import { Cover } from './cover.tsx';
import { dice, facts, notes } from './facts.ts';
import { firstZoom } from './geometry.ts';
import { options } from './options.ts';
import { panels } from './panels.ts';
import { phase, phases, turnOf } from './phases.ts';
import './styles.css';
import { telling } from './telling.ts';
import { wishes } from './wishes.ts';

/** How The Walking Dead looks on the web table. */
export const board: GameBoard = {
  Board,
  Cover,
  glance: async () => (await import('./glance/index.tsx')).glance,
  zoom: firstZoom,
  telling,
  turnOf,
  phases,
  phase,
  facts,
  notes,
  dice,
  panels,
  options,
  wishes,
};
