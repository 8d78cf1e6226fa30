import { cards as printed } from '../cards.fr.ts';
import cards from './cards.ts';
import events from './events.ts';
import pieces from './pieces.ts';
import questions from './questions.ts';
import table from './table.ts';

export default { ...printed, ...table, ...pieces, ...cards, ...questions, ...events };
