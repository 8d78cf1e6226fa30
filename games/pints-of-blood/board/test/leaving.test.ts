import { type GameEvent, Match } from '@shamble/kernel';
import { markup, propsOf } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { asView } from '../../rules/view.ts';
import { describe as words } from '../../text/describe.ts';
import { board } from '../index.tsx';

const view = Match.start(game, 2, {}, 'leaving').view(0);

const drawnWith = (...news: readonly GameEvent[]): string =>
  markup(
    board,
    propsOf(words, view, 2, null, ({ id }) => id, { news }),
  );

const count = (html: string, part: string): number => html.split(part).length - 1;

test('whoever is no longer there is drawn while they leave', () => {
  const fell = { type: 'zombie-defeated', row: 2, space: 1, zombie: 'F', rules: [] };
  const home = { type: 'companion-home', row: 2, rules: [] };
  const enters = { type: 'tile-enters', row: 2, tile: 'red', zombies: 1, rules: [] };
  const html = drawnWith(fell, { ...fell }, home, enters);
  expect(count(html, 'pints-fallen'), 'each zombie').toBe(2);
  expect(count(html, 'pints-left'), 'the tile').toBe(1);
  expect(count(html, 'pints-left pints-ground-red'), 'in its colour').toBe(1);
  expect(count(html, 'data-cue="leave"'), `companion ${asView(view).couch.at(-1)}`).toBe(1);
  expect(drawnWith()).not.toMatch(/pints-(fallen|left)|data-cue="leave"/);
});

test('somebody who dies on a stool leaves it, and a bite shakes the mat', () => {
  expect(drawnWith({ type: 'companion-dies', player: 1, companion: 2, row: 4, rules: [] })).toContain(
    'data-cue="leave"',
  );
  expect(drawnWith({ type: 'bitten', player: 1, dial: 1, rules: [] })).toContain('data-cue="shake"');
});
