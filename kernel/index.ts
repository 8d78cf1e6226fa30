export { below32, Chance, type Rng, ScriptError, seeded } from './chance.ts';
export * from './decision.ts';
export { briefly, type Fault, faultOf, toConsole } from './fault.ts';
export {
  type Config,
  ConfigError,
  configure,
  type Game,
  miscounted,
  type OptionSpec,
  type Outcome,
  type Seats,
  seatsWith,
  suitsValue,
  usualSeats,
  usualValue,
} from './game.ts';
export {
  distance,
  footOf,
  inRegion,
  type Point,
  type Pose,
  pathLength,
  type Region,
  type Shape,
  type Solid,
  type Zone,
} from './geometry.ts';
export { canonical, clone, fingerprint, type Json, murmur3, same } from './json.ts';
export { type Checkpoint, KEEP_ALL, type Resumed } from './keeping.ts';
export * from './kit.ts';
export {
  exportLog,
  type FindGame,
  importLog,
  type LogCode,
  LogError,
  type LogReport,
  tableOf,
  verifyLog,
} from './log.ts';
export { MOST_SIGNS, readLog } from './log-format.ts';
export { type Keeping, Match, type UndoState } from './match.ts';
export type { Message, Param, Params, Who } from './message.ts';
export * from './piles.ts';
export { type Route, type Routes, refuseAt, type Way, wayAlong } from './place.ts';
export {
  choose,
  type EventRecord,
  type Extra,
  type GameEvent,
  order,
  pick,
  place,
  type Rules,
  type State,
  split,
  Table,
} from './table.ts';
export { answerSchema, decisionSchema, refusalSchema } from './wire.ts';
