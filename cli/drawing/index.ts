/** What the drawings of games in a terminal are made with. */
export { banner, beside, clip, columns, fit, fitRight, flow, widest, wrap } from './columns.ts';
export { type Fact, factLines } from './facts.ts';
export { foretelling } from './foretold.ts';
export { keep, labelled, loose, NOW, playerName, savedText, tell } from './words.ts';
