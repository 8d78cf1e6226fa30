import type { Decision } from '@shamble/kernel';
import type { Details, GameBoard, ThingId } from '@shamble/parts';
import type { ComponentType } from 'react';
import { asView } from '../rules/view.ts';
import { begins } from './begins.ts';
import { cards } from './cards.tsx';
import { details } from './details.tsx';
import { Dock } from './dock.tsx';
import { facts, notes } from './facts.ts';
import { options } from './options.ts';
import { opensPanels, panels, planPanel } from './panels.ts';
import { phase, phases, turnOf } from './phases.ts';
import { GroupFace, GroupSheet, PointsFace, ScenarioFace } from './setup/faces.tsx';
import { seating } from './setup/seating.ts';
import { asksSheet, Sheet } from './sheets.tsx';
import type { Stage } from './stage.ts';
import { status } from './status.tsx';
import { tally } from './tally.ts';
import { telling } from './telling.ts';
import { aim, dice } from './tray.ts';
import { wishes } from './wishes.ts';

/** What a sheet over the mat puts together. */
export interface SheetProps {
  readonly decision: Decision;
  readonly plan: readonly string[];
  readonly setPlan: (ids: readonly string[]) => void;
}

/** All that stands beside the mat and lies over it. Its components draw from `useStage()`. */
export interface Beside {
  /** What the table shows around the board. */
  readonly board: Omit<GameBoard, 'Board' | 'Cover' | 'zoom' | 'commands'>;
  /** Between the mat and the rail, over the mat where that is wide: Threat, cards in play, who acts. Not on phones. */
  readonly Dock?: ComponentType;
  /** Over the mat, where a question is not about places there (`asks`): groups, swapping items. */
  readonly sheet?: {
    readonly asks: (decision: Decision | null) => boolean;
    readonly Sheet: ComponentType<SheetProps>;
  };
  /** What is told of things beside the mat, and more of those on it, by their kinds. */
  readonly details?: Readonly<Record<string, (stage: Stage, thing: ThingId) => Details>>;
}

export const beside: Beside = {
  board: {
    glance: async () => (await import('./glance/index.tsx')).glance,
    needsWidth: (view) => asView(view).width > asView(view).height,
    telling,
    turnOf,
    phases,
    phase,
    facts,
    notes,
    faces: { scenario: ScenarioFace, points: PointsFace, group1: GroupFace, group2: GroupFace },
    faceSizes: {
      scenario: { width: 9.25, beside: 1 },
      points: { width: 8, beside: 2 },
      group1: { width: 13, beside: 2 },
      group2: { width: 13, beside: 2 },
    },
    sheets: { group1: GroupSheet, group2: GroupSheet },
    seating,
    cards,
    status,
    dice,
    aim,
    panels,
    planPanel,
    opensPanels,
    begins,
    tally,
    options,
    wishes,
  },
  Dock,
  sheet: { asks: asksSheet, Sheet },
  details,
};
