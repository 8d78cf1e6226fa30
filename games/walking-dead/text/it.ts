import { cards as printed } from './cards.it.ts';
import cards from './it/cards.ts';
import events from './it/events.ts';
import pieces from './it/pieces.ts';
import questions from './it/questions.ts';
import table from './it/table.ts';

export default { ...printed, ...table, ...pieces, ...cards, ...questions, ...events };
