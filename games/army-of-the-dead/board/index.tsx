import type { GameBoard } from '@shamble/parts';
import { begins } from './begins.ts';
import { Board } from './board.tsx';
import { boardKeys } from './board-keys.ts';
import { cards } from './cards.tsx';
import { Cover } from './cover.tsx';
import { facts, notes } from './facts.ts';
import { options } from './options.ts';
import { panels, planPanel } from './panels.ts';
import { phase, phases, turnOf } from './phases.ts';
import { requests } from './requests.ts';
import { seating } from './seating.ts';
import { MissionFace } from './setup/mission-face.tsx';
import { MissionAtLength } from './setup/mission-sheet.tsx';
import { status } from './status.tsx';
import './styles.css';
import { again, tally } from './tally.ts';
import { telling } from './telling.ts';
import { aim, dice } from './tray.ts';
import { firstZoom } from './use-window.ts';
import { wishes } from './wishes.ts';

/** How Army of the Dead looks on the web table. */
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
  faces: { mission: MissionFace },
  sheets: { mission: MissionAtLength },
  seating,
  requests,
  cards,
  status,
  dice,
  aim,
  panels,
  planPanel,
  begins,
  opensPanels: ({ selected }) => /^(?:attack|throw|gun)\./.test(selected ?? ''),
  boardKeys,
  tally,
  again,
  options,
  wishes,
};
