import type { View } from '../rules/view.ts';

/** Parts of what a seat sees, by the names the drawing uses. */
export type Seen = View;
export type SeenRow = View['rows'][number];
export type SeenTile = SeenRow['tiles'][number];
export type SeenBus = View['bus'];
export type SeenItem = View['assigned'][number];
export type SeenPlayer = View['players'][number];
