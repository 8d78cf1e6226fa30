import { expect, test } from 'vitest';
import { isEngaged } from '../../rules/near.ts';
import { playing } from '../../rules/state.ts';
import { slip } from '../slip.ts';
import { playThrough, SETUPS } from './positions.ts';

test('AW-TURN01: each phase is summed up when it ends, and whoever fights is told before the melees', () => {
  const told = { before: 0, after: 0 };
  for (const setup of SETUPS.slice(0, 1))
    playThrough(
      setup,
      (match, decision) => {
        const events = match.events.map(({ event }) => event);
        const begin = events.findLastIndex(({ type }) => type === slip.begins);
        const last = events.findLastIndex(({ type }) => slip.ends.includes(type));
        if (begin < 0 || last < begin) return;
        const lines = slip.lines(events.slice(begin), match.view(decision.seat)).map(({ id }) => id.split('.').at(-1));
        expect(lines.length).toBeGreaterThan(0);
        const engaged = playing(match.state).some((person) => isEngaged(match.state, person));
        const harms = ['dead', 'bitten', 'prone', 'hurt'];
        const worse = lines.flatMap((line, i) => (harms.includes(line ?? '') ? [i] : []));
        expect(worse).toEqual(worse.map((_, i) => i));
        const [now, other] = events[last].type === 'melee-phase' ? ['fights', 'engaged'] : ['engaged', 'fights'];
        expect(lines).not.toContain(other);
        if (worse.length < 4) expect(lines.includes(now)).toBe(engaged);
        if (engaged) told[now === 'fights' ? 'before' : 'after']++;
      },
      400,
    );
  expect(told.before).toBeGreaterThan(2);
  expect(told.after).toBeGreaterThan(2);
});
