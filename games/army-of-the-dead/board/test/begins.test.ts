import { type Decision, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../../rules/game.ts';
import { begins } from '../begins.ts';
import { playThrough } from './positions.ts';

const ASKS = ['set', 'found', 'ways', 'goals', 'owners', 'attacks'];

test('what a question begins with can be given as it is', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const look = (view: Parameters<typeof begins>[0], decision: Decision): void => {
    const start = begins(view, decision);
    if (start === null) return;
    seen.add(decision.ask.id);
    if (decision.kind === 'split') {
      const sum = Object.values(start).reduce((all, n) => all + Number(n), 0);
      if (sum !== decision.total) wrong.push(`${decision.ask.id} shares ${sum} of ${decision.total}`);
    } else if (decision.kind === 'pick') {
      const ids = start as readonly string[];
      const strange = ids.filter((id) => !decision.options.includes(id));
      const refused = decision.check === null ? null : game.checks?.[decision.check](decision, [...ids]);
      if (strange.length > 0 || refused || ids.length < decision.min) wrong.push(`${decision.ask.id}: ${ids}`);
    }
  };
  for (const [i, { id: mission }] of [...MISSIONS, ...MISSIONS].entries())
    playThrough({ mission, seats: 1 + (i % 3), seed: `begins ${i}` }, (match, decision) =>
      look(match.view(decision.seat), decision),
    );
  expect([...new Set(wrong)]).toEqual([]);
  expect(ASKS.filter((ask) => !seen.has(ask))).toEqual([]);
});

const sharing = (
  ask: string,
  options: readonly string[],
  total: number,
  limits: readonly number[] | null,
): Decision => ({
  kind: 'split',
  n: 1,
  seat: 0,
  ask: { id: ask, rules: [] },
  params: { n: total, wounds: 1 },
  beside: [],
  options,
  total,
  limits,
});

describe('shares begin', () => {
  const match = Match.start(game, 1, { mission: 'dryRun', team: 'random' }, 'shares');
  const view = JSON.parse(JSON.stringify(match.view(0)));

  test('so that nobody falls where that is possible', () => {
    const [a, b] = view.team;
    a.health = 3;
    b.health = 2;
    const split = sharing('attacks', [a.survivor, b.survivor], 3, null);
    expect(begins(view, split)).toEqual({ [a.survivor]: 2, [b.survivor]: 1 });
  });

  test('with the dearest of the dead', () => {
    const split = sharing('hits', ['shambler', 'alpha'], 3, [5, 2]);
    expect(begins(view, split)).toEqual({ shambler: 1, alpha: 2 });
  });
});
