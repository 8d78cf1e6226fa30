import type { CardProps, GameCard } from '@shamble/parts/board';
import { useMemo, useRef } from 'react';
import { useDesk, useIntent, useShown, useShownDecision, useTable } from '../context.ts';
import { byRef } from '../prompt/rows.ts';
import { useAnswering } from '../prompt/use-answering.ts';
import { callUp } from '../state/ui.ts';
import { cardWords } from './card-words.ts';
import { useSwipe } from './use-swipe.ts';

const NONE: readonly GameCard[] = [];

/** The cards of the game's own, as things stand. */
export function useCards(): readonly GameCard[] {
  const { board } = useTable();
  const past = useDesk((state) => state.past);
  const shown = useShown();
  const view = past?.view ?? shown.view;
  const intent = useIntent();
  return useMemo(() => board.cards?.of(view, intent) ?? NONE, [board, view, intent]);
}

/** What each of them needs besides itself. */
export function useCardProps(): Omit<CardProps, 'card'> {
  const { say, ui, layout, board } = useTable();
  const { selected, plan } = useDesk((state) => state.draft);
  const decision = useShownDecision();
  const { rows } = useAnswering(board.cards ? decision : null);
  const refs = useMemo(() => byRef(rows), [rows]);
  return {
    say,
    compact: layout === 'phone' || layout === 'side',
    can: (thing) => refs.has(thing),
    chosen: (thing) => refs.get(thing)?.some((id) => id === selected || plan.includes(id)) ?? false,
    press: (thing, from) => callUp(ui, thing, from),
  };
}

interface OwnCardsProps {
  readonly cards: readonly GameCard[];
  readonly props: Omit<CardProps, 'card'>;
}

/** The cards of one person, or those of nobody. */
export function OwnCards({ cards, props }: OwnCardsProps) {
  const { board } = useTable();
  if (!board.cards || cards.length === 0) return null;
  const { Card } = board.cards;
  return (
    <ul className="table-own-cards part-aside">
      {cards.map((card) => (
        <li key={card.id} className="table-own-card" data-card={card.id} data-acting={card.acting || undefined}>
          <Card card={card} {...props} />
        </li>
      ))}
    </ul>
  );
}

/** All cards in a row of small ones; pressing one shows what it stands for on the board, a swipe leads to the next. */
export function Heads() {
  const { board, say } = useTable();
  const cards = useCards();
  const props = useCardProps();
  const row = useRef<HTMLUListElement>(null);
  useSwipe(row, '.table-main', (by, target) => {
    const told = row.current?.closest('.table-main')?.querySelector<HTMLElement>('[data-about]')?.dataset.about;
    const at = cards.findIndex(({ thing, acting }) => (told === undefined ? acting : thing === told));
    const onPanel = target.closest('[data-about]') !== null;
    if (cards.length === 0 || (onPanel ? at < 0 : !row.current?.contains(target))) return;
    const next = cards[(Math.max(0, at) + by + cards.length) % cards.length];
    const head = row.current?.querySelector<HTMLElement>(`[data-card="${next.id}"]`);
    if (head) props.press(next.thing, head);
  });
  const Head = board.cards?.Head;
  if (!Head) return null;
  return (
    <ul className="table-heads-row part-aside" ref={row}>
      {cards.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            className="table-head"
            data-card={card.id}
            data-acting={card.acting || undefined}
            aria-pressed={props.chosen(card.thing) || undefined}
            onClick={(event) => props.press(card.thing, event.currentTarget)}
          >
            <span className="unseen">{cardWords(card, say)}</span>
            <span className="table-head-picture" aria-hidden="true">
              <Head card={card} {...props} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
