import cards from './fr/cards.ts';
import events from './fr/events.ts';
import facts from './fr/facts.ts';
import pieces from './fr/pieces.ts';
import questions from './fr/questions.ts';
import table from './fr/table.ts';

export default { ...table, ...pieces, ...facts, ...cards, ...questions, ...events };
