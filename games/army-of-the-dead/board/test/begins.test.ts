import { type Decision, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { MISSIONS } from '../../content/missions.ts';
import { SURVIVORS, survivorNumber } from '../../content/survivors.ts';
import { game } from '../../rules/game.ts';
import { EMPTY } from '../../rules/state.ts';
import { asView, type View } from '../../rules/view.ts';
import { begins } from '../begins.ts';
import { sharesFor } from '../shares.ts';
import { playThrough } from './positions.ts';

type Split = Extract<Decision, { kind: 'split' }>;

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

  test('with one who takes all where somebody has to fall: not an owner, not the last Specialist, not who carries', () => {
    const late = Match.start(game, 1, { mission: 'dryRun', team: 'random' }, 'shares');
    const s = late.state;
    s.step = 'act';
    for (const [i, id] of ['vanderohe', 'cruz', 'lilly', 'burt', 'scott', 'dieter'].entries()) {
      s.team[i].survivor = survivorNumber(id);
      s.team[i].zone = 0;
      s.team[i].adrenaline = 0;
    }
    s.personal = [{ survivor: survivorNumber('cruz'), colour: 'yellow', done: false, count: 0 }];
    const seen = (): View => asView(JSON.parse(JSON.stringify(late.view(0))));
    const shares = (a: string, b: string, n: number) => sharesFor(seen(), sharing('attacks', [a, b], n, null) as Split);
    expect(shares('vanderohe', 'cruz', 9)).toEqual({ vanderohe: 9, cruz: 0 });
    expect(shares('cruz', 'vanderohe', 9)).toEqual({ vanderohe: 9, cruz: 0 });
    // The only Stealthy one is needed.
    expect(shares('lilly', 'burt', 9)).toEqual({ lilly: 0, burt: 9 });
    s.team[3].tokens = ['black'];
    expect(shares('burt', 'scott', 9)).toEqual({ burt: 0, scott: 9 });
    const limited = sharing('attacks', ['burt', 'scott'], 9, [4, 6]) as Split;
    expect(sharesFor(seen(), limited)).toEqual({ burt: 3, scott: 6 });
  });

  test('with the dearest of the dead', () => {
    const split = sharing('hits', ['shambler', 'alpha'], 3, [5, 2]);
    expect(begins(view, split)).toEqual({ shambler: 1, alpha: 2 });
  });
});

test('a weapon that is found goes to the Hand with an empty gun, which goes into the Backpack', () => {
  const { state: s } = Match.start(game, 1, { mission: 'dryRun', team: 'random' }, 'found');
  const [{ survivor: number }] = s.team;
  const id = SURVIVORS[number].id;
  s.step = 'act';
  s.team[0].slots = [equipmentNumber('revolver') + EMPTY, equipmentNumber('katana'), -1, -1, -1];
  const places = [1, 2, 3, 4, 5].map((n) => `${id}:${n}`);
  const options = ['shotgun.new:1', `revolver!.${id}:1`].flatMap((key) =>
    places.filter((place) => !key.endsWith(place)).map((place) => `${key}.${place}`),
  );
  const question = { ...sharing('found', options, 0, null), kind: 'pick', min: 0, max: 9 } as unknown as Decision;
  const view = JSON.parse(JSON.stringify(game.view(s, 0)));
  expect(begins(view, question)).toEqual([`shotgun.new:1.${id}:1`, `revolver!.${id}:1.${id}:3`]);
  s.team[0].slots[1] = -1;
  expect(begins(JSON.parse(JSON.stringify(game.view(s, 0))), question)).toEqual([`shotgun.new:1.${id}:2`]);
});
