import { createRequire } from 'node:module';
import { type GameEvent, Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import type { BoardProps } from '@shamble/parts';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { cardText } from '../../text/cards.ts';
import { text } from '../../text/index.ts';
import { Board } from '../board.tsx';

// What puts a board on a page belongs to the web table.
const { renderToStaticMarkup }: { renderToStaticMarkup: (node: ReactNode) => string } = createRequire(import.meta.url)(
  'react-dom/server',
);

const NAMES = ['Zoe', 'Yves'];
const { messages } = await text('en');
const say = speaker('en', messages, (seat) => NAMES[seat]);
const nothing = (): void => {};
const started = asView(Match.start(game, 2, {}, 'drawing').view(0));

function drawn(view: View, news: readonly GameEvent[] = []): string {
  const props: BoardProps = {
    view: JSON.parse(JSON.stringify(view)),
    say,
    decision: null,
    refs: new Map(),
    selected: null,
    select: nothing,
    plan: [],
    setPlan: nothing,
    shares: {},
    setShares: nothing,
    hand: null,
    setHand: nothing,
    news,
    pace: 'off',
    tumbling: false,
    people: NAMES.map((name, seat) => ({ seat, name, sign: seat })),
    Rules: () => null,
    compact: false,
    zoom: { now: 1, most: 4, to: nothing, by: nothing },
  };
  return renderToStaticMarkup(createElement(Board, props));
}

const inOrder = (html: string, parts: readonly string[]): void => {
  const found = parts.map((part) => html.indexOf(part));
  expect(Math.min(...found), 'all of them are there').toBeGreaterThanOrEqual(0);
  expect(found).toEqual([...found].sort((a, b) => a - b));
};

describe('a card', () => {
  const { id: card } = ENCOUNTERS[0];
  const faced = (step: View['step']): string =>
    drawn({ ...started, step }, [{ type: 'encounter', card, player: 1, rules: [] }]);

  test('shows its task before its story', () => {
    expect(say(cardText(card, started.edition).story)).not.toBe('');
    inOrder(drawn({ ...started, facing: [card] }), ['<h3>', 'dead-challenge', 'dead-outcome', 'dead-story']);
  });

  test('that was faced lies there until the game is over', () => {
    expect(faced('move')).toContain('dead-done');
    expect(faced('over')).not.toContain('dead-sheet-card');
  });
});

describe('the map', () => {
  const players = started.players.map((player, i) => ({ ...player, pawn: 'rick', space: i === 0 ? 'C3' : null }));
  const html = drawn({ ...started, players });

  test('has names over all that stands on it', () => {
    inOrder(html, ['dead-pieces', 'dead-names', 'role="grid"']);
  });

  test('shows whose a pawn is, as on their card, and says whom they play', () => {
    expect(html).toMatch(/dead-pawn-letter"[^>]*>Z</);
    expect(html).toMatch(/data-thing="space:C3"[^>]*aria-label="[^"]*Zoe \(Rick\)/);
  });
});
