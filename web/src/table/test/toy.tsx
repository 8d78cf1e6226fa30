import type { Kit, Messages, Say } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import type { GameBoard } from '@shamble/parts/board';
import type { TableUpdate } from '@shamble/tables';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Context, type TableContext } from '../context.ts';
import type { Layout } from '../frame/layout.ts';
import { teller } from '../log/tell.ts';
import { TableDesk } from '../state/store.ts';
import { createUi, type Ui } from '../state/ui.ts';
import en from '../text/en.ts';
import { FakeTables, update } from './fake.ts';

const names = ['Ann', 'Bob'];
const messages = new Proxy<Messages>(en, { get: (own, id) => own[String(id)] ?? String(id) });
const spoken = speaker('en', messages, (seat) => names[seat]);

/** The table speaks English, the toy in ids. */
export const say: Say = (message) => (message.id in en ? spoken(message) : message.id);

const words: Kit['describe'] = {
  prompt: () => ({ id: 'ask' }),
  option: (_, id) => ({ id: `do ${id}` }),
  ref: (_, id) => id,
  event: () => null,
  refusal: () => null,
  outcome: () => ({ id: 'end' }),
};

/** A board with nothing on it; each test adds what it is about. */
const PLAIN: GameBoard = {
  Board: () => <div data-thing="board" />,
  Cover: () => null,
  glance: () => Promise.reject(new Error('a toy has none')),
  telling: { beats: {}, things: () => [], cards: () => [], card: () => null },
  turnOf: () => null,
  phases: [],
  phase: () => null,
  facts: () => [],
  notes: () => [],
  dice: () => [],
  panels: () => [],
  wishes: () => [],
};

interface Wishes {
  readonly board?: Partial<GameBoard>;
  readonly describe?: Partial<Kit['describe']>;
  readonly now?: Partial<TableUpdate>;
  readonly ui?: Partial<Ui>;
  readonly layout?: Layout;
}

/** A table of the toy game, opened at one moment; parts of the screen are drawn at it as the server would. */
export async function toyTable({ board, describe, now, ui: arranged, layout = 'desk' }: Wishes) {
  const tables = new FakeTables();
  const desk = new TableDesk(tables, 't', (go) => go());
  await desk.open({ windows: 'always', auto: false, hold: null });
  const ui = createUi(true);
  ui.setState({ ...arranged });
  const context: TableContext = {
    desk,
    ui,
    kit: {
      describe: { ...words, ...describe },
      game: { id: 'toy' } as Kit['game'],
      text: () => Promise.reject(new Error('a toy has none')),
      hasSecrets: () => false,
      round: () => 3,
    },
    board: { ...PLAIN, ...board },
    say,
    tell: teller(words, say),
    people: names.map((name, seat) => ({ seat, name, sign: seat })),
    layout,
    roomy: false,
    book: () => {
      throw new Error('a toy has none');
    },
    takeOver: () => {},
  };
  tables.say(update(1, now));
  // What is drawn once shows stores as they were made.
  for (const store of [desk.store, ui]) Object.assign(store, { getInitialState: store.getState });
  const draw = (part: ReactNode): string => renderToStaticMarkup(<Context value={context}>{part}</Context>);
  return {
    desk,
    ui,
    context,
    answers: tables.answers,
    draw,
    /** What a hook gives at this table. */
    ask<T>(hook: () => T): T {
      const found: T[] = [];
      const Asking = () => {
        found.push(hook());
        return null;
      };
      draw(<Asking />);
      return found[0];
    },
  };
}
