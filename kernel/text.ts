export { kernelMessages, refusalMessage, undoMessage } from './text/kernel.ts';
export { type Chapter, type Found, type Paragraph, type Rulebook, rulebook, searchRules } from './text/rulebook.ts';
export { ended, sentences } from './text/sentences.ts';
export { speaker } from './text/speaker.ts';
