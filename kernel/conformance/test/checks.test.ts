import { describe, expect, it } from 'vitest';
import { type Kit, Match, type Point, refuse, type State, sample } from '../../index.ts';
import { checkUndo } from '../checks/afterwards.ts';
import { stream } from '../depth.ts';
import { firstDifference, notPlain } from '../difference.ts';
import { give, playOut } from '../drive.ts';
import { DEEP, LIGHT, newTally, playConformance, sayProblem, THOROUGH } from '../examine.ts';
import { BOUNDS, type Step } from '../examined.ts';
import { watch } from '../watch.ts';
import { wrongAnswers } from '../wrong.ts';
import { ballot } from './toys/ballot.ts';
import { camp } from './toys/camp.ts';
import { stores } from './toys/stores.ts';
import { yard } from './toys/yard.ts';

describe('plain data', () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  const withHole = [1, 2, 3];
  delete withHole[1];

  it.each([
    [{ a: [1, { b: undefined }] }, '.a.1.b is undefined'],
    [[Number.NaN], '.0 is NaN'],
    [{ x: -0 }, '.x is -0'],
    [{ x: Number.POSITIVE_INFINITY }, '.x is Infinity'],
    [{ seen: new Map() }, '.seen is a Map'],
    [{ f: () => 1 }, '.f is a function'],
    [{ n: 1n }, '.n is a bigint'],
    [{ list: withHole }, '.list is an array with holes or names'],
    [{ list: Object.assign([1], { name: 'x' }) }, '.list is an array with holes or names'],
    [{ [Symbol('s')]: 1 }, ' has a symbol as a key'],
    [Object.create(null), ' is a thing without a prototype'],
  ])('%o is not', (value, where) => expect(notPlain(value)).toBe(where));

  it('does not follow what holds itself', () => expect(notPlain(cyclic)).toMatch(/holds itself/));
  it('is what JSON gives back', () => expect(notPlain({ a: [null, true, 'x', 0, 1.5], b: {} })).toBeNull());
});

describe('the first difference', () => {
  it('names the place', () => expect(firstDifference({ a: [1, 2] }, { a: [1, 3] })).toBe('at a.1 2 became 3'));
  it('sees what is missing', () => expect(firstDifference({ a: 1 }, {})).toBe('at a 1 became undefined'));
  it('sees an array become an object', () => expect(firstDifference({ a: [] }, { a: {} })).toBe('at a [] became {}'));
  it('is null where there is none', () => expect(firstDifference({ a: [1] }, { a: [1] })).toBeNull());
});

describe('wrong answers', () => {
  it('are of every sort, and refused', () => {
    const sorts = [...sortsTo(ballot()), ...sortsTo(yard()), ...sortsTo(camp()), ...sortsTo(stores())];
    expect([...new Set(sorts)].sort()).toEqual([
      'a direction too many',
      'a list for one option',
      'a malformed answer',
      'a path that is too long',
      'a pick against the rules',
      'a pick of a stranger',
      'a pick of one twice',
      'a pick of too few',
      'a pick of too many',
      'a place between whole numbers',
      'a place of another form',
      'a place outside',
      'a place that is no number',
      'a split of halves',
      'a split of less than nothing',
      'a split of too much',
      'a split over the limit',
      'a split to a stranger',
      'an id offered elsewhere',
      'an order that leaves one out',
      'an order with a stranger',
      'an order with one twice',
      'an unknown id',
    ]);
  });

  it('pace to and fro until the way is too long', () => {
    const match = Match.start(yard().game, 2);
    for (let entered = 0; entered < 2; entered++) {
      const [decision] = match.pending;
      match.answer(decision.seat, decision.n, sample(decision, stream('pace')));
    }
    const [walk] = match.pending;
    const long = wrongAnswers(walk, stream('pace'), {}, []).find(({ sort }) => sort === 'a path that is too long');
    expect(refuse(walk, long?.answer as Point[])).toMatchObject({ code: 'too-far' });
  });
});

describe('an examination', () => {
  it('gives the same answers at every depth', () => {
    const answers = [LIGHT, DEEP, THOROUGH].map((depth) => {
      const tally = newTally();
      expect(playConformance(ballot(), { seats: 3 }, 'depths', depth, tally)).toEqual([]);
      return tally.answers;
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('names game, set-up, seed and answer', () => {
    const [problem] = playConformance(stores({ tools: () => [] }), { seats: 1, options: { winter: true } }, 's', LIGHT);
    expect(sayProblem(problem)).toBe(
      '[decisions] stores, 1 seat, winter true, seed "s", answer 1: carry wants 1 to 0 of 0 options',
    );
  });

  it('sees an undo that leads elsewhere', () => {
    const kit = ballot();
    const match = Match.start(kit.game, 3);
    const step: Step = { at: 0, fingerprint: match.fingerprint, asked: match.pending, events: 0 };
    const below = stream('undo');
    playOut(match, below, 100);
    const where = () => ({ game: 'ballot', setup: { seats: 3 }, seed: '0', at: 0 });
    const examined = {
      kit,
      watched: watch(kit.game),
      match,
      depth: DEEP,
      bounds: BOUNDS,
      tally: newTally(),
      below,
      where,
    };
    expect(() => checkUndo({ ...examined, steps: [step] })).not.toThrow();
    expect(() => checkUndo({ ...examined, steps: [{ ...step, at: 3 }] })).toThrow(
      /the fingerprint after undo to answer 3/,
    );
    expect(() => checkUndo({ ...examined, steps: [{ ...step, asked: [] }] })).toThrow(/the decisions after undo/);
    expect(() => checkUndo({ ...examined, steps: [{ ...step, events: 1 }] })).toThrow(
      /the number of events after undo/,
    );
  });
});

/** The sorts of wrong answers to the decisions of one game; each of them must be refused. */
function sortsTo<S extends State>({ game }: Kit<S>): Set<string> {
  const sorts = new Set<string>();
  const below = stream('wrong');
  const match = Match.start(game, game.seats.max);
  while (!match.over) {
    const [decision] = match.pending;
    for (const { sort, answer } of wrongAnswers(decision, below, game, ['card:1', 'rest'])) {
      expect(refuse(decision, answer, game), `${sort}: ${JSON.stringify(answer)}`).not.toBeNull();
      sorts.add(sort);
    }
    give(match, decision, sample(decision, below, game));
  }
  return sorts;
}
