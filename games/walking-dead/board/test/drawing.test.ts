import { choose, type GameEvent, type Json, Match } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import type { BoardProps } from '@shamble/parts';
import { markup, propsOf } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { ENCOUNTERS } from '../../content/encounters.ts';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { cardText } from '../../text/cards.ts';
import { describe as words } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { face, shot } from '../../text/words.ts';
import { board } from '../index.tsx';

const NAMES = ['Zoe', 'Yves'];
const { messages } = await text('en');
const say = speaker('en', messages, (seat) => NAMES[seat]);
const started = asView(Match.start(game, 2, {}, 'drawing').view(0));

function drawn(view: View, more: Partial<BoardProps> = {}): string {
  const people = NAMES.map((name, seat) => ({ seat, name, sign: seat }));
  const plain: Json = JSON.parse(JSON.stringify(view));
  return markup(board, propsOf(words, plain, NAMES.length, null, say, { pace: 'off', people, ...more }));
}

const inOrder = (html: string, parts: readonly string[]): void => {
  const found = parts.map((part) => html.indexOf(part));
  expect(Math.min(...found), 'all of them are there').toBeGreaterThanOrEqual(0);
  expect(found).toEqual([...found].sort((a, b) => a - b));
};

const told = (type: string, details: Record<string, Json>): GameEvent => ({ type, ...details, rules: [] });

describe('a card', () => {
  const { id: card } = ENCOUNTERS[0];
  const asked = choose(0, { id: 'moral', rules: [] }, ['a', 'b']);

  test('shows its task before its story to who is asked', () => {
    expect(say(cardText(card, started.edition).story)).not.toBe('');
    const html = drawn({ ...started, facing: [card] }, { decision: asked });
    inOrder(html, ['<h3>', 'dead-challenge', 'dead-outcome', 'dead-story']);
  });

  test('makes room for what is told, and goes with the game', () => {
    const view = { ...started, facing: [card] };
    expect(drawn(view)).toContain('dead-sheet-card');
    expect(drawn(view, { news: [told('encounter', { player: 1, card })] })).not.toContain('dead-sheet-card');
    expect(drawn({ ...view, step: 'over' })).not.toContain('dead-sheet-card');
  });
});

describe('a roll', () => {
  const roll = {
    why: 'token' as const,
    seat: 1,
    pool: [0, 2, 0],
    faces: ['K2' as const, '-' as const],
    zombies: 3,
    wanted: 0,
    kills: 3,
    actions: 0,
    ammo: ['1!'],
  };
  const shows = ['dead-progress', say(face('K2')), say(shot('1!'))];

  test('shows what it brings once the dice lie, and nothing of it while they roll', () => {
    const lying = drawn({ ...started, roll });
    for (const part of shows) expect(lying).toContain(part);
    const rolling = drawn({ ...started, roll }, { tumbling: true });
    for (const part of shows) expect(rolling).not.toContain(part);
  });

  test('a token that it beats falls when they lie', () => {
    const news = [told('token-gone', { space: 'C3', zombies: 5 })];
    const fallen = (tumbling: boolean) => drawn(started, { news, pace: 'normal', tumbling });
    expect(fallen(true)).toMatch(/class="dead-gone"><g class="dead-token"/);
    expect(fallen(false)).toMatch(/class="dead-gone" data-cue="fall"[^>]*><g class="dead-token"/);
  });
});

describe('who plays', () => {
  const [, other] = started.players;

  test('has their team before the reader, who has their own when asked', () => {
    const id = other.team[0].id;
    const view = { ...started, you: 1, active: 2 };
    expect(drawn(view)).toContain(`data-thing="survivor:${id}"`);
    const decision = choose(0, { id: 'volunteer', rules: [] }, ['take.0', 'take.1']);
    expect(drawn(view, { decision })).not.toContain(`data-thing="survivor:${id}"`);
  });

  test('is seen to lose somebody', () => {
    const news = [told('survivor-died', { player: 2, survivor: 'silas' })];
    expect(drawn({ ...started, active: 2 }, { news, pace: 'normal' })).toMatch(/dead-gone" .*Silas/);
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

  test('has a pawn come from the space it left, with its group', () => {
    const together = players.map((player) => ({ ...player, space: 'C3', group: 1 }));
    const news = [told('moved', { player: 1, from: 'C2', to: 'C3', how: 'go' })];
    const walking = drawn({ ...started, players: together }, { news, pace: 'normal' });
    expect(walking.match(/data-cue="walk" style="--dead-dx:-\d[^"]*--dead-dy:0px"/g)).toHaveLength(2);
  });
});
