import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { position } from '../../rules/test/position.ts';
import { asView } from '../../rules/view.ts';
import { aheadFor } from '../ahead.ts';
import { arrivingAt, motionsOf, WALKERS, walksIn } from '../cues.ts';
import { ZonePieces } from '../parts/zone.tsx';
import { type Contents, type Dead, EMPTY_ZONE } from '../pieces.ts';
import { drawn } from './drawn.ts';

const dead = (kind: Dead['kind'], n: number): Dead => ({
  kind,
  n,
  lying: 0,
  woken: 0,
  needs: 0,
  actions: 1,
  sleeps: false,
});
const zone = (...list: Dead[]): Contents => ({ ...EMPTY_ZONE, dead: list });

const cueOf = (...pieces: string[]) => ({ motion: 'walk', pieces, delay: 0, n: 3 });
const moves = {
  type: 'moves',
  rules: [],
  groups: [
    { from: 'A', to: 'B', kind: 'shambler', n: 2 },
    { from: 'C', to: 'B', kind: 'zeus', n: 1 },
  ],
};

describe('who walks', () => {
  const walks = walksIn(cueOf(...motionsOf(moves).map(({ piece }) => piece ?? '')));

  test('is one figure for each group, and one for somebody who goes on', () => {
    expect(motionsOf(moves).every(({ thing }) => thing === WALKERS)).toBe(true);
    expect(walks.map(({ from, to, who, n }) => `${from}${to} ${n} ${who}`)).toEqual(['AB 2 shambler', 'CB 1 zeus']);
    expect(walksIn(cueOf('A>B>kate>1', 'B>C>kate>1'))).toEqual([{ from: 'A', to: 'C', who: 'kate', n: 1 }]);
  });

  test('is not yet where they go to, unless some of the kind have been there', () => {
    expect(arrivingAt('B', zone(dead('shambler', 2), dead('zeus', 1)), walks)).toEqual(['shambler', 'zeus']);
    expect(arrivingAt('B', zone(dead('shambler', 3), dead('zeus', 1)), walks)).toEqual(['zeus']);
    expect(arrivingAt('A', zone(dead('shambler', 2)), walks)).toEqual([]);
    const look = {
      form: 'plain',
      exit: '',
      attacks: '',
      hits: '',
      risk: '',
      news: '',
      arriving: 'zeus',
      late: cueOf(),
    } as const;
    const markup = drawn(createElement(ZonePieces, { ...look, contents: zone(dead('shambler', 3), dead('zeus', 1)) }));
    expect(markup.match(/army-arriving/g)).toHaveLength(1);
  });
});

test('while what the dead do is shown, nothing is foreseen', () => {
  const s = position();
  s.step = 'spawn';
  s.deadPhase = true;
  const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
  expect(aheadFor(view, null)).toBeNull();
  expect(aheadFor({ ...view, deadPhase: false }, null)).not.toBeNull();
});
