import { WeightCount } from '@shamble/parts/testing';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { playThrough, SETUPS } from './positions.ts';

test('what is said to be without undo cannot be undone, and of Actions nothing else', () => {
  const count = new WeightCount(options.weight);
  for (const setup of SETUPS.slice(0, 3))
    playThrough(
      setup,
      (match, decision) => {
        if (decision.kind === 'choose' && match.answers.length % 5 === 0) count.look(match, decision);
      },
      220,
    );
  expect([...count.wrong].filter((one) => /^(act|activate) /.test(one))).toEqual([]);
  expect([...count.untold].filter((one) => /^(act|activate) /.test(one))).toEqual([]);
  expect([...count.wrong]).toEqual([]);
  expect(count.locked).toBeGreaterThan(20);
});

test('every named place of a Move is shown first, also the quietest', () => {
  const weighed = new Map<string, Set<string>>();
  for (const setup of SETUPS.slice(0, 4))
    playThrough(
      setup,
      (match, decision) => {
        if (decision.kind !== 'place' || decision.ask.id !== 'move') return;
        const gait = JSON.stringify(decision.params?.gait).includes('gait.sneak') ? 'sneak' : 'loud';
        for (const { id } of decision.candidates) {
          const kind = `${gait} ${id.split(':')[0]}`;
          const weight = options.weight(match.view(decision.seat), decision, id);
          weighed.set(kind, (weighed.get(kind) ?? new Set()).add(weight));
        }
      },
      300,
    );
  const quick = [...weighed].filter(([, weights]) => weights.has('costs')).map(([kind]) => kind);
  expect(quick).toEqual([]);
  expect([...weighed.keys()]).toEqual(
    expect.arrayContaining(['loud touch', 'sneak touch', 'sneak engage', 'sneak stay']),
  );
});

test('whatever somebody may do has a digit', () => {
  let most = 0;
  for (const setup of SETUPS.slice(0, 4))
    playThrough(
      setup,
      (_, decision) => {
        if (decision.kind === 'choose' && decision.ask.id === 'act') most = Math.max(most, decision.options.length);
      },
      300,
    );
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(10);
});
