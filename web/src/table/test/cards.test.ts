import type { CardProps, GameBoard, GameCard } from '@shamble/parts/board';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { statusWords } from '../keys/status.ts';
import { cardWords } from '../people/card-words.ts';
import { Heads, useCardProps } from '../people/cards.tsx';
import { People } from '../people/people.tsx';
import { question } from './fake.ts';
import { say, toyTable } from './toy.tsx';

const KATE: GameCard = {
  id: 'kate',
  thing: 'figure:kate',
  owner: 0,
  name: { id: 'Kate' },
  sign: 3,
  letters: { id: 'Ka' },
  acting: true,
  numbers: [{ id: 'health', icon: 'heart', value: '2', name: { id: 'Health' } }],
  dots: [{ id: 'actions', name: { id: 'Actions' }, left: 1, of: 3 }],
  slots: [
    { id: 'hand', name: { id: 'Bow' }, icon: 'bow', thing: 'slot:kate.1' },
    { id: 'pack', name: { id: 'nothing' }, thing: 'slot:kate.2' },
  ],
  marks: [{ id: 'pinned', name: { id: 'pinned' } }],
};
const DOG: GameCard = {
  ...KATE,
  id: 'dog',
  thing: 'figure:dog',
  owner: null,
  name: { id: 'Dog' },
  acting: false,
  numbers: [],
  dots: [],
  slots: [],
  marks: [],
};

const drawn = (how: string) =>
  function Drawn({ card, can, chosen }: CardProps) {
    const marks = [how, card.id, can(card.thing) ? 'can' : '', chosen(card.thing) ? 'chosen' : ''];
    return createElement('b', null, marks.filter(Boolean).join(' '));
  };

const board: Partial<GameBoard> = {
  cards: {
    of: (_, intent) => [
      KATE,
      { ...DOG, marks: intent?.selected ? [{ id: 'hurt', name: { id: 'would be hurt' } }] : [] },
    ],
    Card: drawn('card'),
    Head: drawn('head'),
  },
};
const decision = question(1, ['figure:kate', 'end']);
const toy = () => toyTable({ board, now: { decision }, layout: 'phone' });

describe('cards that are not seats', () => {
  test('stand under the name of who has them, and those of nobody after all', async () => {
    const { draw } = await toy();
    const html = draw(createElement(People, {}));
    const order = ['Ann', 'card kate', 'Bob', 'card dog'].map((words) => html.indexOf(words));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(html, 'signs belong to them').not.toContain('class="sign');
  });

  test('know whether an option refers to them, and whether it is chosen', async () => {
    const { draw, desk } = await toy();
    expect(draw(createElement(People, {}))).toContain('card kate can<');
    desk.setDraft(decision, { selected: 'figure:kate' });
    expect(draw(createElement(People, {}))).toContain('card kate can chosen<');
  });

  test('are a row of buttons on a phone, each with its words', async () => {
    const { draw } = await toy();
    const html = draw(createElement(Heads, {}));
    expect(html).toContain('<span class="unseen">Kate: playing, Health 2, Actions 1/3, Bow, pinned</span>');
    expect(html).toMatch(/<span class="unseen">Dog<\/span>.*aria-hidden="true">.*head dog/);
  });

  test('are told among how things stand, as they would be by what is chosen', async () => {
    const { context, desk } = await toy();
    expect(statusWords(context, desk.store.getState()).split('\n').slice(-2)).toEqual([cardWords(KATE, say), 'Dog']);
    desk.setDraft(decision, { selected: 'end' });
    expect(statusWords(context, desk.store.getState())).toContain('Dog: would be hurt');
  });

  test('call up what they stand for on the board', async () => {
    const { ask, ui } = await toy();
    ui.setState({ phoneTab: 'team' });
    const from = {} as HTMLElement;
    ask(useCardProps).press('slot:kate.1', from);
    expect(ui.getState()).toMatchObject({ phoneTab: 'board', call: { thing: 'slot:kate.1', from } });
  });
});

test('without heads they are the crew of a person who keeps the sign, and a phone has no row of them', async () => {
  const { draw } = await toyTable({ board: { cards: { of: () => [KATE], Card: drawn('card') } }, layout: 'phone' });
  const html = draw(createElement(People, {}));
  expect(html).toContain('class="sign');
  expect(html).toContain('card kate');
  expect(draw(createElement(Heads, {}))).toBe('');
});

test('without such cards a person is a sign and numbers', async () => {
  const { draw, context, desk } = await toyTable({});
  expect(draw(createElement(People, {}))).toContain('class="sign');
  expect(statusWords(context, desk.store.getState())).toContain('Bob: ');
});
