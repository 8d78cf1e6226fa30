import cards from './cards.ts';
import events from './events.ts';
import facts from './facts.ts';
import pieces from './pieces.ts';
import questions from './questions.ts';
import table from './table.ts';

export default { ...table, ...pieces, ...facts, ...cards, ...questions, ...events };
