import cards from './en/cards.ts';
import events from './en/events.ts';
import facts from './en/facts.ts';
import pieces from './en/pieces.ts';
import questions from './en/questions.ts';
import table from './en/table.ts';

export default { ...table, ...pieces, ...facts, ...cards, ...questions, ...events };
