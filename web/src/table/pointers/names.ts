/** What a newcomer to a game is shown, in this order: what is asked, where the board shows it, where the rules are. */
export const POINTERS = ['asked', 'board', 'rules'] as const;
export type PointerName = (typeof POINTERS)[number];

/** How a pointer that was closed is remembered, game by game. */
export const pointerId = (game: string, name: PointerName): string => `pointer.${game}.${name}`;
