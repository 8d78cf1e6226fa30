import { stream } from '@shamble/kernel/conformance/playing';
import { expect, test } from 'vitest';
import { TOKENS } from '../../content/tokens.ts';
import { blow, cover, EMPTY, stackOf } from '../odds.ts';

const total = TOKENS.reduce((n, t) => n + t.count, 0);
const tough = TOKENS.reduce((n, t) => n + (t.toughness === 2 ? t.count : 0), 0) / total;

test('one hit on a face-down zombie fails as often as zombies are tough', () => {
  const { none, kills, wounded, standing } = blow(stackOf(['?']), 1, false);
  expect(none).toBeCloseTo(tough);
  expect(kills).toBeCloseTo(1 - tough);
  expect(wounded).toBeCloseTo(tough);
  expect(standing).toBeGreaterThan(tough);
});

test('a tough zombie needs two hits, or one more once it was hit', () => {
  expect(blow(stackOf(['T']), 1, false)).toMatchObject({ none: 1, kills: 0, wounded: 1 });
  expect(blow(stackOf(['T']), 2, false)).toMatchObject({ none: 0, kills: 1, left: 0 });
  expect(blow(stackOf(["T'"]), 1, false)).toMatchObject({ none: 0, kills: 1, left: 0 });
});

test('sauce brings a new zombie, unless it is spoilt', () => {
  expect(blow(stackOf(['Fm']), 1, false)).toMatchObject({ none: 0, kills: 1, standing: 1 });
  expect(blow(stackOf(['Fm']), 1, true)).toMatchObject({ none: 0, kills: 1, standing: 0 });
});

test('lively zombies are counted twice, and a zombie on top is hit first', () => {
  expect(blow(stackOf(['Fl', 'F']), 1, false)).toMatchObject({ kills: 1, left: 2 });
  expect(cover(EMPTY, 2)).toBe(stackOf(['?', '?']));
});

test('the odds agree with ten thousand fights', () => {
  const below = stream('fights');
  const draw = () => {
    let left = below(total);
    for (const kind of TOKENS) {
      if (left < kind.count) return kind;
      left -= kind.count;
    }
    throw new Error('the bag is empty');
  };
  const rounds = 10_000;
  let kills = 0;
  let cleared = 0;
  for (let i = 0; i < rounds; i++) {
    const stack = [draw(), draw()].map((kind) => ({ kind, hit: false }));
    for (let hits = 3; hits > 0 && stack.length > 0; hits--) {
      const top = stack[stack.length - 1];
      if (top.kind.toughness === 2 && !top.hit) {
        top.hit = true;
        continue;
      }
      stack.pop();
      kills++;
      if (top.kind.feature === 'mint') stack.push({ kind: draw(), hit: false });
    }
    if (stack.length === 0) cleared++;
  }
  const expected = blow(stackOf(['?', '?']), 3, false);
  expect(kills / rounds).toBeCloseTo(expected.kills, 1);
  expect(1 - cleared / rounds).toBeCloseTo(expected.standing, 1);
});
