export type * from './board.ts';
export { type Box, DIRECTIONS, type Direction, nearest } from './rove.ts';
