import calm from './calm.ts';
import cards from './cards.ts';
import events from './events.ts';
import pieces from './pieces.ts';
import questions from './questions.ts';
import table from './table.ts';

export default { ...table, ...pieces, ...cards, ...questions, ...events, ...calm };
