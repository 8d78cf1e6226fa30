import type { GameBoard, StatusProps } from '@shamble/parts/board';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Line, StatusLine } from '../frame/status-line.tsx';
import { statusWords } from '../keys/status.ts';
import { question } from './fake.ts';
import { toyTable } from './toy.tsx';

const board: Partial<GameBoard> = {
  status: {
    Line: ({ view, intent }: StatusProps) => createElement('b', null, `${JSON.stringify(view)} ${intent?.selected}`),
    of: (_, intent) => [{ id: intent?.selected ? 'the game would be lost' : 'step 1 of 3' }],
  },
};
const decision = question(1);

describe("the game's own line", () => {
  test('has its place before it is drawn, and is drawn from what is shown and chosen', async () => {
    const { draw, desk } = await toyTable({ board, now: { decision, view: { round: 4 } } });
    expect(draw(createElement(StatusLine, {}))).toBe(
      '<section class="table-status part-aside" aria-label="How the game stands"></section>',
    );
    desk.setDraft(decision, { selected: 'b' });
    expect(draw(createElement(Line, {}))).toBe('<b>{&quot;round&quot;:4} b</b>');
  });

  test('is told among how things stand, as it would be by what is chosen', async () => {
    const { context, desk } = await toyTable({ board, now: { decision } });
    expect(statusWords(context, desk.store.getState())).toContain('step 1 of 3');
    desk.setDraft(decision, { selected: 'a' });
    expect(statusWords(context, desk.store.getState())).toContain('the game would be lost');
  });

  test('takes no room where a game has none', async () => {
    const { draw } = await toyTable({});
    expect(draw(createElement(StatusLine, {}))).toBe('');
  });
});
