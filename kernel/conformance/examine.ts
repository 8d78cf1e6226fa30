/** The examination of a game without a test runner: for the command line, and for looking closely at one seed. */
export { textProblems } from './checks/texts.ts';
export { DEEP, type Depth, LIGHT, THOROUGH } from './depth.ts';
export { BOUNDS, type Bounds } from './examined.ts';
export { drawSetup, LONGEST, playFuzzed } from './fuzzed.ts';
export { playConformance } from './play.ts';
export { CHECKS, type CheckName, type Problem, type Setup, sayProblem, saySetup } from './problem.ts';
export { type Effort, playSetup } from './run.ts';
export { playSensible } from './sensible.ts';
export { newTally, sayTally, type Tally } from './tally.ts';
