import { type Decision, Match } from '@shamble/kernel';
import { give } from '@shamble/kernel/conformance/playing';
import { describe, expect, test } from 'vitest';
import { NEIGHBOURS, SPACES, spaceNumber } from '../../content/map.ts';
import { game } from '../../rules/game.ts';
import type { Walking } from '../../rules/state.ts';
import { asView, type View } from '../../rules/view.ts';
import { groundOf } from '../ground.ts';
import { tokenDangers } from '../odds.ts';
import { byDistance, firstWay, fuelGain, leftBehind, type Route, stepsTo, waysOf } from '../route.ts';
import { playThrough } from './positions.ts';

/** A game alone at its first step; Rick stands on A6 or whoever it is where they start. */
function atFirstStep(seed = 'way'): { match: Match<Walking>; decision: Decision; view: View } {
  const match = Match.start(game, 2, {}, seed);
  for (;;) {
    const [decision] = match.pending;
    if (decision.ask.id === 'step')
      return { match, decision, view: structuredClone(asView(match.view(decision.seat))) };
    give(match, decision, decision.kind === 'choose' ? (decision.pass ?? decision.options[0]) : []);
  }
}

const optionsOf = ({ steps }: Route): string[] => steps.map(({ option }) => option);

const put = (view: View, space: string, zombies: number | null): View => ({
  ...view,
  tokens: [...view.tokens, { space, zombies, open: zombies !== null }],
});

describe('ways', () => {
  test('there are none where no step is asked for', () => {
    const { view, decision } = atFirstStep();
    expect(waysOf(view, null).size).toBe(0);
    expect(waysOf(view, { ...decision, ask: { id: 'pay', rules: [] } }).size).toBe(0);
  });

  test('lead to every neighbour in one step, and no further than the moves go', () => {
    const { view, decision } = atFirstStep();
    const ways = waysOf(view, decision);
    const options: readonly string[] = decision.kind === 'choose' ? decision.options : [];
    for (const option of options.filter((id) => id.startsWith('go.')))
      expect(optionsOf(ways.get(spaceNumber(option.slice(3)))?.plain as Route)).toEqual([option]);
    for (const way of ways.values()) {
      expect(way.plain?.steps.length ?? 1).toBeLessThanOrEqual(view.now.moves);
      expect(way.driven?.steps.length ?? 1).toBeLessThanOrEqual(view.now.moves);
    }
  });

  test('are listed the nearest first', () => {
    const { view, decision } = atFirstStep();
    const steps = byDistance(waysOf(view, decision)).map(stepsTo);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(10);
  });

  test('go round a token where another way is as short', () => {
    const { view, decision } = atFirstStep();
    const ways = waysOf(view, decision);
    const isNear = (n: number): boolean => ways.get(n)?.plain?.steps.length === 1;
    const forked = byDistance(ways).find(
      ({ to, plain }) => plain?.steps.length === 2 && NEIGHBOURS[to].filter(isNear).length > 1,
    );
    const plain = forked?.plain as Route;
    const [middle] = plain.steps[0].over;
    const guarded = waysOf(put(view, SPACES[middle], 6), decision).get(plain.to)?.plain;
    expect([guarded?.steps.length, guarded?.fatigue]).toEqual([2, plain.fatigue]);
    expect(guarded?.steps[0].over).not.toEqual([middle]);
  });

  test('tell the fights of tokens on the space one enters, and what they are likely to cost', () => {
    const { view, decision } = atFirstStep();
    const [near] = byDistance(waysOf(view, decision));
    const guarded = put(put(view, SPACES[near.to], 3), SPACES[near.to], null);
    const way = waysOf(guarded, decision).get(near.to)?.plain ?? null;
    const danger = tokenDangers(guarded, view.active);
    expect(way?.steps[0].fights).toEqual([3, null]);
    expect(way?.fatigue).toBeCloseTo(danger(3).fatigue + danger(null).fatigue);
    expect(way?.unhurt).toBeCloseTo(danger(3).beaten * danger(null).beaten);
  });

  test('end on a space with icons', () => {
    const { view, decision } = atFirstStep();
    const { stops } = groundOf(view);
    for (const { plain } of waysOf(view, decision).values())
      for (const step of plain?.steps.slice(0, -1) ?? []) expect(stops[step.over[0]]).toBe(false);
  });
});

describe('tokens left behind', () => {
  test('on the space left and on every one between, not where one lies already', () => {
    const { view, decision } = atFirstStep();
    const from = view.players[view.active - 1].space as string;
    const way = byDistance(waysOf(view, decision)).find(({ plain }) => plain?.steps.length === 2)?.plain as Route;
    expect(leftBehind(view, way)).toEqual([spaceNumber(from), way.steps[0].over[0]]);
    expect(leftBehind(put(view, from, 2), way)).toEqual([way.steps[0].over[0]]);
  });

  test('a drive leaves one on the space it leads over too', () => {
    const { view, decision } = atFirstStep();
    const way = [...waysOf(view, decision).values()].find(({ driven }) => driven?.steps.length === 1)?.driven as Route;
    expect(way.steps[0].how).toBe('drive');
    expect(leftBehind(view, way)).toHaveLength(2);
  });
});

describe('Fuel', () => {
  test('without any there is no drive', () => {
    const { view, decision } = atFirstStep();
    const players = view.players.map((player) => ({ ...player, fuel: 0 }));
    for (const way of waysOf({ ...view, players }, decision).values()) expect(way.driven).toBeNull();
  });

  test('saves moves, and leads where feet do not', () => {
    const { view, decision } = atFirstStep();
    const gains = [...waysOf(view, decision).values()].map(fuelGain);
    expect(gains).toContain('only');
    expect(gains.some((gain) => gain !== null && gain !== 'only' && gain.moves === 1)).toBe(true);
  });
});

test('in whole games the first step of every way is offered, and going it comes out as planned', () => {
  let gone = 0;
  for (let i = 0; i < 6; i++)
    playThrough(
      { edition: i % 2 ? 'it' : 'fr', seats: 1 + (i % 3), seed: `ways ${i}` },
      (match, decision) => {
        if (decision.ask.id !== 'step' || decision.kind !== 'choose') return;
        const view = asView(match.view(decision.seat));
        const ways = waysOf(view, decision);
        for (const { plain, driven } of ways.values())
          for (const way of [plain, driven]) if (way) expect(decision.options).toContain(way.steps[0].option);
        const near = byDistance(ways).at(-1);
        if (near && firstWay(near).fatigue === 0) gone += goes(match, firstWay(near), leftBehind(view, firstWay(near)));
      },
      250,
    );
  expect(gone).toBeGreaterThan(40);
});

/** Goes a way without fights in a copy of the game; 1 where nobody's question came between. */
function goes(match: Match<Walking>, way: Route, left: readonly number[]): number {
  const copy = match.fork();
  for (const { option } of way.steps) {
    const [decision] = copy.pending;
    if (decision.ask.id !== 'step' || decision.kind !== 'choose') return 0;
    expect(decision.options).toContain(option);
    give(copy, decision, option);
  }
  const { tokens } = asView(copy.view(-1));
  for (const space of left) expect(tokens.some((token) => token.space === SPACES[space])).toBe(true);
  return 1;
}
