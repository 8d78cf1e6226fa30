/**
 * So many options stand open in the strip of a wide screen; more are behind buttons. What is put together needs room;
 * options that have verbs have second lines, too, and go behind them as soon as one row does not hold them.
 */
const OPEN = { main: 12, verbs: 6, parts: 5, all: 5 };
const OPEN_ROOMY = { main: 16, verbs: 12, parts: 12, all: 12 };

export type Open = typeof OPEN;

export const openIn = (roomy: boolean) => (roomy ? OPEN_ROOMY : OPEN);
