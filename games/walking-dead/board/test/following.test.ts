import { Match } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { SPACES, spaceNumber } from '../../content/map.ts';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { ahead, type Going, holds, hurtOf } from '../following.ts';
import type { Route, Step } from '../route.ts';

const step = (to: string, fights: readonly (number | null)[] = []): Step => ({
  option: `go.${to}`,
  how: 'go',
  over: [spaceNumber(to)],
  fights,
});

/** B6, then C6, then D6 with a token. */
const route: Route = {
  to: spaceNumber('D6'),
  steps: [step('B6'), step('C6'), step('D6', [null])],
  fuel: 0,
  fatigue: 1,
  unhurt: 0.5,
  ends: true,
};

const started = asView(Match.start(game, 2, {}, 'following').view(0));

function at(space: string, tokens: View['tokens'] = [{ space: 'D6', zombies: null, open: false }]): View {
  const players = started.players.map((player, i) => (i + 1 === started.active ? { ...player, space } : player));
  return { ...started, players, tokens };
}

const going = (view: View, next: number): Going => ({ route, next, turn: view.turn, hurt: hurtOf(view) });

describe('a way being gone', () => {
  test('holds while the pawn is where it should be and nothing has changed', () => {
    expect(holds(at('A6'), going(at('A6'), 0))).toBe(true);
    expect(holds(at('B6'), going(at('B6'), 1))).toBe(true);
    expect(holds(at('C6'), going(at('C6'), 2))).toBe(true);
  });

  test('does not when the pawn stands elsewhere', () => {
    expect(holds(at('B7'), going(at('B7'), 1))).toBe(false);
  });

  test('does not when somebody of the party was hurt, died or was healed', () => {
    const view = at('B6');
    const changed = (change: (team: View['players'][number]['team']) => View['players'][number]['team']): View => ({
      ...view,
      players: view.players.map((player, i) =>
        i + 1 === view.active ? { ...player, team: change(player.team) } : player,
      ),
    });
    const tired = changed((team) => team.map((member) => ({ ...member, fatigue: member.fatigue + 1 })));
    expect(holds(tired, going(view, 1))).toBe(false);
    expect(holds(view, going(tired, 1))).toBe(false);
    expect(
      holds(
        changed((team) => team.slice(1)),
        going(view, 1),
      ),
    ).toBe(false);
  });

  test('does not when a token has come to the next space, or gone from it', () => {
    const more = [...at('B6').tokens, { space: 'C6', zombies: null, open: false }];
    expect(holds(at('B6', more), going(at('B6'), 1))).toBe(false);
    expect(holds(at('C6', []), going(at('C6'), 2))).toBe(false);
  });
});

test('what is still before the pawn', () => {
  const left = (space: string, next: number): string[] =>
    ahead(going(at(space), next), SPACES.indexOf(space)).steps.map(({ option }) => option);
  expect(left('A6', 0)).toEqual(['go.B6', 'go.C6', 'go.D6']);
  expect(left('A6', 1)).toEqual(['go.B6', 'go.C6', 'go.D6']);
  expect(left('B6', 1)).toEqual(['go.C6', 'go.D6']);
  expect(left('B6', 2)).toEqual(['go.C6', 'go.D6']);
  expect(left('D6', 3)).toEqual([]);
});
