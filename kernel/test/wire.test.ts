import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerSchema, decisionSchema, Match, refusalSchema, refuse, sample } from '../index.ts';
import { oneOfEach, playOn, stream, toys } from './toys.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isDecision = (value: unknown): boolean => v.is(decisionSchema, value);
const isAnswer = (value: unknown): boolean => v.is(answerSchema, value);

describe('a decision', () => {
  it.each(oneOfEach.map((decision) => [decision.ask.id, decision.kind, decision] as const))(
    '%s (%s) arrives as it was sent',
    (_, __, decision) => {
      const numbered = { ...decision, n: 3 };
      expect(v.parse(decisionSchema, overTheWire(numbered))).toEqual(numbered);
    },
  );

  it.each(toys)('of a match of $id arrives as it was sent, and its answer and refusal too', (game) => {
    const below = stream(game.id);
    const match = Match.start(game, game.seats.min);
    for (let decision = match.only, i = 0; decision && i < 40; decision = match.only, i++) {
      expect(v.parse(decisionSchema, overTheWire(decision))).toEqual(decision);
      const refusal = refuse(decision, 'nonsense', game);
      expect(v.parse(refusalSchema, overTheWire(refusal))).toEqual(refusal);
      if (game.id === 'fragile') break;
      const answer = sample(decision, below, game);
      expect(v.parse(answerSchema, overTheWire(answer))).toEqual(answer);
      playOn(match, () => 0, match.answers.length + 1);
    }
  });

  it('without a part, with a part too many or with a wrong part is none', () => {
    for (const decision of oneOfEach) {
      const good: Record<string, unknown> = { ...decision, n: 0 };
      expect(isDecision(good)).toBe(true);
      expect(isDecision({ ...good, extra: 1 })).toBe(false);
      for (const part of Object.keys(good)) {
        const { [part]: _, ...rest } = good;
        expect(isDecision(rest), `without ${part}`).toBe(false);
        // Of the facts all is right that is plain data.
        const bad = part === 'facts' ? Number.NaN : 1.5;
        expect(isDecision({ ...good, [part]: bad }), `with a wrong ${part}`).toBe(false);
      }
    }
  });

  it('not yet numbered by its match is none', () => {
    expect(isDecision(oneOfEach[0])).toBe(false);
  });
});

describe('an answer', () => {
  it.each([
    ['walk'],
    [[]],
    [['a', 'b']],
    [{ a: 1 }],
    [{}],
    [[3, -4]],
    [[3, -4, 23]],
    [
      [
        [0, 0],
        [1, 1],
      ],
    ],
  ])('may be %j', (answer) => {
    expect(v.parse(answerSchema, overTheWire(answer))).toEqual(answer);
  });

  it.each([
    [null],
    [1],
    [true],
    [[1]],
    [[1, 2, -3]],
    [[1, 2, 3, 4]],
    [[0.5, 1]],
    [[1, 2, 0.5]],
    [{ a: -1 }],
    [{ a: 'b' }],
    [[['a']]],
    [['a', 1]],
  ])('is never %j', (answer) => expect(isAnswer(answer)).toBe(false));

  it('has its bounds: 200 signs in an id, 64 parts', () => {
    const id = 'x'.repeat(200);
    const many = <T>(parts: number, part: (i: number) => T): T[] => Array.from({ length: parts }, (_, i) => part(i));
    const shares = (parts: number) => Object.fromEntries(many(parts, (i) => [`t${i}`, 1]));
    for (const fits of [id, many(64, () => id), many(64, (i) => [i, i]), shares(64)]) expect(isAnswer(fits)).toBe(true);
    for (const tooMuch of [`${id}x`, [`${id}x`], { [`${id}x`]: 1 }, many(65, () => 'x'), many(65, (i) => [i, i])])
      expect(isAnswer(tooMuch)).toBe(false);
    expect(isAnswer(shares(65))).toBe(false);
    expect(isAnswer(Array(1e8))).toBe(false);
  });
});
