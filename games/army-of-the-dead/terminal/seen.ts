import type { View } from '../rules/view.ts';

/** Parts of what a seat sees, by the names the drawing uses. */
export type Seen = View;
export type SeenFighter = View['team'][number];
