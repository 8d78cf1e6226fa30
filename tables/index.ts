export type {
  Entry,
  Impossible,
  Moment,
  Pacing,
  SavedTable,
  SavedTables,
  SeatSetup,
  SeededSetup,
  SelfAnswered,
  TableSetup,
  TableTrouble,
  TableUpdate,
  Twin,
  UndoInfo,
  Windows,
} from './contract.ts';
export type { Breathe } from './course.ts';
export type { StoredLog as FormerLog } from './former.ts';
export { REPEATABLE, type TableHandle } from './handle.ts';
export { type House, LocalTables } from './local-tables.ts';
export { gameIn, readTableOf } from './log-table.ts';
export { MemoryStore } from './memory-store.ts';
export { type How, Play, type Surroundings } from './play.ts';
export { SafeStore } from './safe-store.ts';
export { Shelf } from './shelf.ts';
export * from './store.ts';
export { TableError } from './table-error.ts';
export type { Claim, ClaimEvents, Tabs } from './tabs.ts';
export type { Listener } from './viewer.ts';
