import { choose, Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { LOCATION_CARDS, locationCardNumber } from '../../content/locations.ts';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { objectiveLines } from '../objectives.ts';
import { actionChance, fightDanger, shotOdds, tokenDangers } from '../odds.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { oddsLines, progress } from '../rolling.ts';

const started = asView(Match.start(game, 2, {}, 'odds').view(0));

type Player = View['players'][number];
const member = (id: string) => ({ id, fatigue: 0, deadly: 3 });

/** A view in which the first player has these survivors and dice. */
function withTeam(ids: readonly string[], pool: number[], more: Partial<Player> = {}): View {
  const players = started.players.map((player, i) =>
    i === 0 ? { ...player, team: ids.map(member), pool, group: null, items: [], ...more } : player,
  );
  return { ...started, players, active: 1, you: 1 };
}

describe('the odds of a fight', () => {
  // A red die kills 1, 1, 2, 3, nothing and nothing.
  test('one red die against one and against two zombies', () => {
    const view = withTeam(['oscar'], [0, 1, 0]);
    expect(fightDanger(view, 1, 1)).toEqual({ beaten: expect.closeTo(4 / 6), fatigue: expect.closeTo(2 / 6) });
    expect(fightDanger(view, 1, 2)).toEqual({ beaten: expect.closeTo(2 / 6), fatigue: expect.closeTo(6 / 6) });
  });

  test('abilities count for the kind of fight they are for', () => {
    const view = withTeam(['elias'], [0, 1, 0]);
    expect(tokenDangers(view, 1)(1).beaten).toBe(1);
    expect(fightDanger(view, 1, 1).beaten).toBeCloseTo(4 / 6);
    expect(fightDanger(withTeam(['oscar'], [0, 1, 0], { items: ['crossbow'] }), 1, 1).beaten).toBe(1);
  });

  test('the whole group rolls', () => {
    const alone = withTeam(['oscar'], [0, 1, 0], { group: 1 });
    const players = alone.players.map((player) => ({ ...player, pool: [0, 1, 0], team: [member('oscar')], group: 1 }));
    expect(fightDanger({ ...alone, players }, 1, 1).beaten).toBeCloseTo(1 - (2 / 6) ** 2);
  });

  test('a token nobody knows is as bad as those that are left, on average', () => {
    const view = { ...withTeam(['oscar'], [0, 1, 0]), tokens: [], discard: [0, 36, 53, 54, 36, 24, 12] };
    expect(tokenDangers(view, 1)(null)).toEqual(tokenDangers(view, 1)(2));
  });

  test('actions', () => {
    expect(actionChance(withTeam(['beatriz'], [0, 0, 1]), 1, 2)).toBeCloseTo(2 / 6);
    expect(actionChance(withTeam(['fiona'], [0, 0, 1]), 1, 2)).toBeCloseTo(4 / 6);
  });
});

describe('a space with tokens', () => {
  const view = JSON.parse(
    JSON.stringify({
      ...withTeam(['oscar'], [0, 1, 0], { space: 'B2' }),
      tokens: [{ space: 'B3', zombies: 1 }],
    }),
  );
  const decision = choose(0, { id: 'step', rules: [] }, ['go.B3', 'go.B1', 'drive.B1.B2', 'stop']);
  const told = { id: 'boardview.way.fights', params: { percent: 67, fatigue: 0.3 } };

  test('has its odds at the option, and none where nobody stands', () => {
    expect(options.detail(view, decision, 'go.B3')).toEqual([told]);
    expect(options.detail(view, decision, 'go.B1')).toEqual([]);
    expect(options.detail(view, decision, 'drive.B1.B2')).toEqual([]);
  });

  test('tells them first among the forecasts once it is chosen', () => {
    const intent = (selected: string | null) => ({ decision, selected, plan: [], shares: {} });
    const first = (selected: string | null) => panels(view, intent(selected))[0];
    expect(first('go.B3')).toMatchObject({ id: 'chosen', lines: [{ text: told, sure: 'open' }] });
    expect(first('go.B1').id).toBe('pool');
    expect(first(null).id).toBe('pool');
  });

  test('ways to move have a verb, staying has none', () => {
    expect(['go.B3', 'drive.B1.B2', 'stop'].map((id) => options.verb(decision, id)?.id ?? null)).toEqual([
      'boardview.verb.go',
      'boardview.verb.drive',
      null,
    ]);
  });
});

describe('the panels', () => {
  const barsOf = (view: View, text: string) =>
    panels(JSON.parse(JSON.stringify(view)), null)
      .flatMap(({ lines }) => lines)
      .find((line) => line.text.id === text)
      ?.bars?.map(({ of, chance }) => [of.params?.n, chance]);

  test('the chances of at least so many kills, as far as the dice go', () => {
    expect(barsOf(withTeam(['oscar'], [0, 1, 0]), 'boardview.pool.kills')).toEqual([
      [1, expect.closeTo(4 / 6)],
      [2, expect.closeTo(2 / 6)],
      [3, expect.closeTo(1 / 6)],
    ]);
  });

  test('the chances that a face-down token has at least so many zombies', () => {
    const view = { ...withTeam(['oscar'], [0, 1, 0]), tokens: [], discard: [0, 36, 53, 53, 36, 24, 12] };
    expect(barsOf(view, 'boardview.hidden.shares')).toEqual([
      [1, 1],
      [2, 1],
      [3, 0.5],
    ]);
  });
});

describe('a shot', () => {
  test.each([
    [['oscar'], 1, 1, 3 / 6],
    [['oscar'], 2, 4 / 6, 3 / 6],
    [['kenji'], 3, 2 / 6, 2 / 6],
    [['gus'], 4, 0, 1],
    [['gus', 'kenji'], 1, 1, 4 / 6],
  ])('%j, %i missing', (ids, missing, kill, noise) => {
    expect(shotOdds(withTeam(ids, [0, 1, 0]), 1, missing)).toEqual({
      kill: expect.closeTo(kill),
      noise: expect.closeTo(noise),
    });
  });
});

describe('what the sheet says of a roll', () => {
  const roll = {
    why: 'token' as const,
    seat: 1,
    pool: [1, 1, 0],
    faces: ['A2' as const, '-' as const],
    zombies: 2,
    wanted: 0,
    kills: 0,
    actions: 0,
    ammo: [],
  };
  const view: View = { ...withTeam(['shane'], [1, 1, 0]), roll };

  test('how far it has come', () => {
    expect(progress(roll)).toEqual([{ id: 'boardview.roll.kills', params: { kills: 0, zombies: 2 } }]);
  });

  test('both chances of Ammo', () => {
    expect(oddsLines(view, 'shoot').map(({ id, params }) => [id, params?.percent])).toEqual([
      ['boardview.odds.shot', 67],
      ['boardview.odds.noise', 50],
    ]);
  });

  test('the die that is best rolled again', () => {
    expect(oddsLines(view, 'reroll')).toEqual([{ id: 'boardview.odds.reroll', params: { die: 2, n: 2, percent: 33 } }]);
    expect(oddsLines({ ...view, roll: { ...roll, zombies: 4 } }, 'reroll')[0].id).toBe('boardview.odds.reroll.none');
  });

  test('nothing where nothing is rolled', () => {
    expect(oddsLines({ ...view, roll: null }, 'shoot')).toEqual([]);
  });
});

test.each([[[]], [['farmA']], [['farmA', 'mallA']]])(
  'the objective of a Location is the one of the own tier: %j explored',
  (explored: string[]) => {
    const { enc, challenge } = LOCATION_CARDS[locationCardNumber('prisonA')].tiers[explored.length];
    const lines = objectiveLines(withTeam(['oscar'], [0, 1, 0], { explored }), 1, 'prisonA');
    const wanted = [...(enc > 0 ? [enc] : []), ...(challenge && 'zombies' in challenge ? [challenge.zombies] : [])];
    expect(lines.map(({ params }) => params?.n)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
  },
);
