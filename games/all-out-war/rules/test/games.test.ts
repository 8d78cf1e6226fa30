import { type Answer, type Below, below32, clone, type Decision, Match, sample, seeded } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { isClear } from '../../geometry/crowd.ts';
import { game } from '../game.ts';
import { models, nameOf, type War } from '../state.ts';
import { groundOf } from '../terrain.ts';

const TABLES: readonly (readonly [string, number, Record<string, string | boolean>])[] = [
  ['two rivals', 2, {}],
  ['a layout, and models placed by hand', 2, { points: '150', group1: 'camp', group2: 'bossAndCrew', setup: 'layout' }],
  ['alone', 1, {}],
  ['three together', 3, { mode: 'together', points: '300', group1: 'quietCompany', deck: 'solo' }],
  ['own groups', 2, { group1: 'own', group2: 'own', points: '200' }],
  ['the large table', 2, { points: '400', group1: 'theConvoy', group2: 'homeGround' }],
  ['the small table', 1, { scenario: 'learning' }],
  [
    'the catalogue by hand, with tops and rooms',
    2,
    { setup: 'hand', scenery: 'catalogue', tops: true, buildings: 'detailed' },
  ],
];

/** Answers of a whole game at most; of a game on the large table only the beginning is played. */
const WHOLE = 4000;
const BEGINNING = 250;

/** Nobody rests on anybody, on a solid piece or beyond the border (AW-GEO04). */
function misplaced(s: War): string | null {
  for (const model of models(s)) {
    const ground = groundOf(s, model.level);
    const others = ground.figures.filter(({ id }) => id !== nameOf(model));
    if (!isClear(ground, others, model.x, model.y)) return nameOf(model);
  }
  return null;
}

/** Whoever can climb does: chance alone would hardly ever lead onto a top. */
function answerTo(decision: Decision, below: Below): Answer {
  const up = decision.kind === 'place' ? decision.candidates.find(({ id }) => id.startsWith('up:')) : undefined;
  return up?.answer ?? sample(decision, below, game);
}

describe('whole games at random', () => {
  it.each(TABLES)(
    '%s: no piece is lost, nobody overlaps, every state between steps is sound',
    (name, seats, options) => {
      const match = Match.start(game, seats, options, name);
      const rng = seeded(name).s;
      const begun = game.counts(match.state);
      let climbed = false;
      const most = options.points === '400' ? BEGINNING : WHOLE;
      while (!match.over && match.answers.length < most) {
        const [decision] = match.pending;
        const answer = answerTo(decision, (n) => below32(rng, n));
        expect(match.answer(decision.seat, decision.n, answer)).toBeNull();
        climbed ||= match.state.people.some(({ level }) => level > 0);
        expect(game.counts(match.state)).toEqual(begun);
        expect(misplaced(match.state)).toBeNull();
      }
      expect(match.over).toBe(most === WHOLE);
      expect(climbed).toBe(options.tops === true);
      if (match.over) expect(game.flaw?.(clone(match.state), match.config)).toBeNull();
    },
  );
});
