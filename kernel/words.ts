/** What games make their messages with. */
export { loadText, loadWords } from './text/load.ts';
export { sentences } from './text/sentences.ts';
export { eventTeller, named, someone, telling } from './text/telling.ts';
export { counted, group, percent, player } from './text/words.ts';
