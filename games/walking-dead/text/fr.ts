import { cards as printed } from './cards.fr.ts';
import cards from './fr/cards.ts';
import events from './fr/events.ts';
import pieces from './fr/pieces.ts';
import questions from './fr/questions.ts';
import table from './fr/table.ts';

export default { ...printed, ...table, ...pieces, ...cards, ...questions, ...events };
