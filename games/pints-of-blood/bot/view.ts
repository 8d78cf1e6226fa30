import { asView, type View } from '../rules/view.ts';

export { asView, type View };
export type BusView = View['bus'];

export const LAST_SECTOR = 4;

/** The player the view belongs to. */
export const own = (view: View): View['players'][number] => view.players[view.you - 1];

/** Companions still in the pub. */
export const inPub = (view: View): number =>
  view.couch.length + view.rows.reduce((n, row) => n + (row.companion === null ? 0 : 1), 0);

/** The card on top of the deck, where this seat knows it. */
export const knownTop = (view: View): string | undefined => view.deck[view.sector - 1].known['1'];
