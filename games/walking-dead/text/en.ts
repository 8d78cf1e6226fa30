import { cards as printed } from './cards.en.ts';
import cards from './en/cards.ts';
import events from './en/events.ts';
import pieces from './en/pieces.ts';
import questions from './en/questions.ts';
import table from './en/table.ts';

export default { ...printed, ...table, ...pieces, ...cards, ...questions, ...events };
