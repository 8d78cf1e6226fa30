import { fit, fitRight, keep, labelled, NOW, playerName, tell, widest, wrap } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { BITES_TO_DIE } from '../content/levels.ts';
import type { Seen, SeenPlayer } from './seen.ts';
import { cardName, countedZombies, foodName, tally } from './words.ts';

const GAP = '  ';
const INDENT = '    ';
const LEAST_NAME = 8;

/** The players as a table, each with the cards and tiles in front of them. */
export function drawPlayers(say: Say, s: Seen, width: number): string[] {
  const most = Math.max(LEAST_NAME, Math.floor(width / 5));
  const table = [
    [`  ${tell(say, 'board.player')}`, ...HEADS.map((id) => tell(say, id))],
    ...s.players.map((player, i) => [
      `${i + 1 === s.active ? NOW : ' '} ${playerName(say, i + 1, s, most)}`,
      dial(player.bites),
      String(player.crisps),
      String(player.beers),
      countedZombies(say, player.marker),
    ]),
  ];
  const [name, bites, crisps, beers] = [0, 1, 2, 3].map((i) => widest(table.map((row) => row[i])));
  const numbers = bites + crisps + beers + 4 * GAP.length;
  const lines = table.map((row) => {
    const cells = [fit(row[0], name), fit(row[1], bites), fitRight(row[2], crisps), fitRight(row[3], beers), ''];
    const start = cells.join(GAP);
    return wrap(row[4], width - name - numbers).map((part, i) => (i === 0 ? start : ' '.repeat(name + numbers)) + part);
  });
  return [...lines[0], ...s.players.flatMap((player, i) => [...lines[i + 1], ...belongings(say, s, player, width)])];
}

const HEADS = ['board.bites', 'board.crisps', 'board.beers', 'terminal.label.marker'];

/** The bite marker: filled and empty dots, and the number. */
const dial = (bites: number): string =>
  `${'●'.repeat(bites)}${'○'.repeat(BITES_TO_DIE - bites)} ${bites}/${BITES_TO_DIE}`;

function belongings(say: Say, s: Seen, { cards, food }: SeenPlayer, width: number): string[] {
  const held = cards.length === 0 ? tell(say, 'terminal.none.cards') : tally(say, cardName, cards);
  const texts = [labelled(say, tell(say, 'board.cards'), held)];
  if (s.menu.food) {
    const tiles = food.map(({ tile, used }) =>
      keep(`${foodName(say, tile)} (${tell(say, used ? 'board.used' : 'board.ready')})`),
    );
    const list = tiles.length === 0 ? tell(say, 'terminal.none') : tiles.join(', ');
    texts.push(labelled(say, tell(say, 'board.food'), list));
  }
  return texts.flatMap((text) =>
    wrap(text, width - INDENT.length - 2).map((line, i) => INDENT + (i === 0 ? '' : '  ') + line),
  );
}
