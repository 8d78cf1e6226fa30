import './styles.css';

export { atLeast } from './bars.ts';
export type * from './board.ts';
export { again, type Cue, type Cues, cuesOf, type Motion, type Moving, moving, useCues } from './cues.ts';
export { factsWith } from './facts.ts';
export { Icon, IconAt } from './icon.tsx';
export { type Details, lines, TitledPanel, telling } from './inspect.tsx';
export { type LateName, useLateName } from './late-name.ts';
export type { MenuItem } from './menu.tsx';
export { Overlays } from './overlays.tsx';
export { Pane, type Share, usePane } from './pane.tsx';
export { phaseTrack } from './phases.ts';
export { Arrow, At, Drawing, Scene } from './scene.tsx';
export { signLooks } from './signs.ts';
export { createStage, isChosen, type Stage, signOf, stageOf } from './stage.tsx';
export { LOOK, Surface, useSurface } from './surface.tsx';
export { Piece, Press, Thing, Tool, Touch } from './thing.tsx';
export { kindOfThing, restOf, type ThingId } from './thing-id.ts';
