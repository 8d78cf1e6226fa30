import { columns, type Fact, fit, flow, keep, labelled, NOW, playerName, tell, widest } from '@shamble/cli/drawing';
import type { Say } from '@shamble/kernel';
import { player } from '@shamble/kernel/words';
import { KINDS } from '../content/words.ts';
import { TO_WIN } from '../rules/state.ts';
import { itemText, survivorText } from '../text/cards.ts';
import { item, survivor } from '../text/words.ts';
import { itemLine } from './card.ts';
import { cardAt } from './places.ts';
import type { Seen, SeenMember, SeenPlayer } from './seen.ts';
import { initial } from './spot.ts';
import { letter, list, poolText } from './words.ts';

const GAP = '  ';
const INDENT = '    ';
const LEAST_NAME = 4;
/** The mark before the name. */
const NOW_ROOM = 2;
const HEADS = ['pawn', 'space', 'stock', 'dice'];

/** The players as a table, each with the team and all that belongs to it. */
export function drawPlayers(say: Say, s: Seen, width: number): string[] {
  const heads = HEADS.map((id) => tell(say, `terminal.head.${id}`));
  const cells = s.players.map((own) => cellsOf(say, own));
  const columnsOf = (rows: readonly (readonly string[])[]): number[] =>
    rows[0].map((_, i) => widest(rows.map((row) => row[i])));
  // The names get what the other columns leave, but never more than a fifth.
  const others = columnsOf([heads, ...cells]).reduce((sum, n) => sum + n + GAP.length, 0);
  const you = columns(tell(say, 'terminal.you', { who: '' }));
  const most = Math.max(LEAST_NAME, Math.min(Math.floor(width / 5), width - others - NOW_ROOM - you));
  const name = (i: number): string => `${i + 1 === s.active ? NOW : ' '} ${playerName(say, i + 1, s, most)}`;
  const table = [[`  ${tell(say, 'terminal.head.player')}`, ...heads], ...cells.map((row, i) => [name(i), ...row])];
  const room = columnsOf(table);
  const lines = table.map((row) =>
    row
      .map((cell, i) => fit(cell, room[i]))
      .join(GAP)
      .trimEnd(),
  );
  return [lines[0], ...s.players.flatMap((own, i) => [lines[i + 1], ...belongings(say, s, own, i + 1, width)])];
}

const cellsOf = (say: Say, own: SeenPlayer): string[] => [
  own.pawn === null || own.team.length === 0 ? '-' : `${initial(say, own.pawn)} ${say(survivor(own.pawn))}`,
  own.space ?? '-',
  KINDS.map((kind) => `${letter(say, kind)}${own[kind]}`).join(' '),
  poolText(say, own.pool),
];

/** A survivor with Fatigue as filled dots; at the last one the survivor dies. */
const member = (say: Say, { id, fatigue, deadly }: SeenMember): string =>
  keep(`${say(survivor(id))} ${'●'.repeat(fatigue)}${'○'.repeat(deadly - fatigue)}`);

function belongings(say: Say, s: Seen, own: SeenPlayer, number: number, width: number): string[] {
  const parts = [
    own.team.length === 0 ? tell(say, 'terminal.no-team') : own.team.map((one) => member(say, one)).join(', '),
    ...(own.items.length > 0 ? [labelled(say, tell(say, 'terminal.label.items'), list(say, own.items.map(item)))] : []),
    exploredText(say, own),
    ...privateParts(say, own, number === s.you),
    ...standing(say, s, own, number),
  ];
  return flow(parts, width - INDENT.length).map((line) => INDENT + line);
}

/** How many Locations of those it takes, and which. */
function exploredText(say: Say, { explored }: SeenPlayer): string {
  const cards = explored.map((card) => keep(cardAt(say, card))).join(', ');
  const count = `${explored.length}/${TO_WIN}`;
  return labelled(say, tell(say, 'terminal.label.explored'), cards === '' ? count : `${count} ${cards}`);
}

/** The private Location as far as the viewer knows it; the own one is told with its objective elsewhere. */
function privateParts(say: Say, own: SeenPlayer, mine: boolean): string[] {
  if (own.private === null) return [];
  const shown = own.privateOpen ? [tell(say, 'terminal.private.open')] : [];
  if (mine) return shown;
  const card = own.private === '?' ? tell(say, 'terminal.unknown') : cardAt(say, own.private);
  return [labelled(say, tell(say, 'terminal.label.their-private'), keep(card))];
}

/** Group, status, and what awaits the player next turn. */
function standing(say: Say, s: Seen, own: SeenPlayer, number: number): string[] {
  const group = s.players.flatMap((other, i) =>
    own.group !== null && other.group === own.group && i + 1 !== number ? [player(i + 1)] : [],
  );
  return [
    ...(group.length > 0 ? [tell(say, 'terminal.group', { who: group })] : []),
    ...(own.status === 'playing' ? [] : [tell(say, `terminal.status.${own.status}`)]),
    ...(own.failed === null ? [] : [tell(say, 'terminal.failed')]),
    ...(own.bonus > 0 ? [tell(say, 'terminal.bonus', { n: own.bonus })] : []),
  ];
}

/** What the viewer's own survivors and items can do, and what was used up this turn. */
export function abilityFacts(say: Say, s: Seen): Fact[] {
  const own = s.players[s.you - 1];
  if (own === undefined) return [];
  const marked = (id: string, text: string): string =>
    s.now.used.includes(id) ? `${text} (${tell(say, 'terminal.used')})` : text;
  const able = own.team.flatMap(({ id }) => {
    const { title, abilities } = survivorText(id);
    return abilities.length === 0 ? [] : [marked(id, labelled(say, say(title), abilities.map(say).join(' ')))];
  });
  const items = own.items.map((id) => marked(id, itemLine(say, itemText(id))));
  return [
    ...able.map((text, i) => ({ label: i === 0 ? tell(say, 'terminal.label.abilities') : '', parts: [text] })),
    ...items.map((text, i) => ({ label: i === 0 ? tell(say, 'terminal.label.items') : '', parts: [text] })),
  ];
}
