import cards from './it/cards.ts';
import events from './it/events.ts';
import facts from './it/facts.ts';
import pieces from './it/pieces.ts';
import questions from './it/questions.ts';
import table from './it/table.ts';

export default { ...table, ...pieces, ...facts, ...cards, ...questions, ...events };
