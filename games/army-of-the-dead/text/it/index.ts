import cards from './cards.ts';
import events from './events.ts';
import missions from './missions.ts';
import pieces from './pieces.ts';
import questions from './questions.ts';
import table from './table.ts';

export default { ...table, ...pieces, ...cards, ...missions, ...questions, ...events };
