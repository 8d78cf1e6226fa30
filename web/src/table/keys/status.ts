import { sentences } from '@shamble/kernel/text';
import { intentIn, type TableContext } from '../context.ts';
import { cardWords } from '../people/card-words.ts';
import { isOptionInSight } from '../prompt/focus.ts';
import type { Row } from '../prompt/grouped.ts';
import { type Rows, secondLine } from '../prompt/rows.ts';
import { unfolded, type Verb } from '../prompt/verbs.ts';
import type { TableState } from '../state/store.ts';

/** What can be done now: the question and its options with their keys. */
export function possibleWords({ say, kit, ui }: TableContext, { now, held }: TableState, rows: Rows): string {
  const decision = held ? null : now?.decision;
  if (!decision) return say({ id: 'web.table.query.nothing' });
  const { verbs, main, beside } = rows;
  const keyed = (key: string | null, words: string) => (key === null ? words : `${key}: ${words}`);
  // The second line of an option may take some reckoning: of those that are folded away nobody has asked for it.
  const option = (row: Row) =>
    isOptionInSight(row.id) ? keyed(row.key, sentences([row.words, secondLine(row)])) : row.words;
  const verb = ({ title, key, rows: [first, ...more] }: Verb) =>
    more.length === 0 ? option(first) : keyed(key, `${title} (${more.length + 1})`);
  const open = unfolded(verbs, ui.getState().fold);
  const options = open ? open.rows.map(option) : [...(verbs?.map(verb) ?? main.map(option)), ...beside.map(option)];
  return [say(kit.describe.prompt(decision)), ...options].join('\n');
}

/** What happened last. */
export function lastWords({ say, tell }: TableContext, { entries, told }: TableState): string {
  const events = told.events.length > 0 ? told.events : entries.slice(-3).map(({ event }) => event);
  const sentences = events.flatMap((event) => tell.sentence(event) ?? []);
  return sentences.length > 0 ? sentences.join('\n') : say({ id: 'web.table.log.empty' });
}

/** How things stand: round, phase, who is to decide, everybody's numbers. */
export function statusWords({ say, kit, board, people }: TableContext, state: TableState): string {
  const { now, shown, past, held } = state;
  if (!now || !shown) return '';
  const view = past?.view ?? shown.view;
  const phase = board.phases.find(({ id }) => id === board.phase(view));
  const { waiting } = past ?? now;
  const intent = intentIn(state);
  const lines = [say({ id: 'web.table.round', params: { n: kit.round(view) } })];
  if (phase) lines.push(say(phase.name));
  if (waiting.length > 0 && (past !== null || !held))
    lines.push(say({ id: 'web.table.replay.then', params: { who: waiting.map((seat) => ({ seat })) } }));
  for (const line of board.status?.of(view, intent) ?? []) lines.push(say(line));
  for (const { seat, name } of people) {
    const facts = board.facts(view, seat).map((fact) => `${say(fact.name)} ${fact.value}`);
    const told = [...facts, ...board.notes(view, seat, intent).map(say)];
    if (told.length > 0 || !board.cards)
      lines.push(say({ id: 'web.table.query.of', params: { who: name, what: told.join(', ') } }));
  }
  for (const card of board.cards?.of(view, intent) ?? []) lines.push(cardWords(card, say));
  return lines.join('\n');
}

/** Where the reader is: the name of what has the focus. */
export function hereWords({ say }: TableContext): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return say({ id: 'web.table.query.nowhere' });
  const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
  const named = focused.getAttribute('aria-label') ?? labelledBy(focused);
  const parts = [
    ...(named === null ? ownWords(focused) : [named]),
    ...described.map((id) => document.getElementById(id)?.textContent ?? null),
  ];
  return sentences(parts) || say({ id: 'web.table.query.nowhere' });
}

/** What can be read on a thing, without signs that are for the eyes; the second line of an option by itself. */
function ownWords(element: Element): readonly (string | null)[] {
  const copy = element.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('[aria-hidden="true"]')) sign.remove();
  const details = [...copy.querySelectorAll('.table-option-detail')];
  for (const detail of details) detail.remove();
  return [copy, ...details].map(({ textContent }) => textContent);
}

function labelledBy(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby');
  if (ids === null) return null;
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}
