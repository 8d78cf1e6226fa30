import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../index.ts';
import { type AnswerTexts, decode, encode, isLoggable } from '../log-answers.ts';
import { LogError } from '../log-error.ts';
import { expectError } from './logs.ts';

const sent = (texts: AnswerTexts): AnswerTexts => JSON.parse(JSON.stringify(texts));

const id = fc.oneof(
  fc
    .array(fc.constantFrom('go', 'drive', '.', 'A7', '1', 'é', '"', '(', '__proto__', 'constructor'), { minLength: 1 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', minLength: 1 }).filter(isLoggable),
);
const coordinate = fc.integer({ min: -1e7, max: 1e7 });
const point = fc.tuple(coordinate, coordinate);
const answer: fc.Arbitrary<Answer> = fc.oneof(
  id,
  fc.array(id),
  fc.array(fc.tuple(id, fc.maxSafeNat())).map((shares) => Object.fromEntries(shares)),
  point,
  fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 1e7 })),
  fc.array(point),
);

describe('answers in a log', () => {
  it('of every kind come back as they were', () => {
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        expect(JSON.stringify(decode(sent(encode(answers))))).toBe(JSON.stringify(answers));
      }),
    );
  });

  it('name each id once, by groups', () => {
    const answers = ['go.D2', 'stop', 'drive.A7.A8', 'go.B6', 'go', 'drive.C1.C2', 'go.D2', '.x', 'y.'];
    expect(encode(answers)).toEqual({ ids: 'go D2 B6|stop|drive A7.A8 C1.C2|go| x|y ', answers: '023154067' });
  });

  it('leave out of an id what the one before it has in the same place, where that is shorter', () => {
    const answers = [
      'fire.rifle.A2.all',
      'stop',
      'fire.gun.A1.all',
      'fire.gun.A2.all',
      'fire.gun',
      'fire.rifle.A2.one',
    ];
    const texts = encode(answers);
    expect(texts).toEqual({ ids: '|fire gun .A1.all .A2. rifle.. ..one|stop', answers: '351204' });
    expect(decode(sent(texts))).toEqual(answers);
  });

  it('are read as they were written before that', () => {
    const ids = 'fire rifle.A2.all gun.A1.all gun.A2.all rifle.A2.one|stop';
    const answers = ['fire.rifle.A2.all', 'fire.gun.A1.all', 'fire.gun.A2.all', 'fire.rifle.A2.one', 'stop'];
    expect(decode({ ids, answers: '01234' })).toEqual(answers);
    expect(encode(answers).ids.length).toBeLessThan(ids.length);
  });

  describe('of many ids', () => {
    const many = Array.from({ length: 40 }, (_, i) => `id.${i}`);
    /** 40 ids, one of them 9 times more, one 5 times more. */
    const often: Answer[] = [...many, ...Array(9).fill('id.7'), ['id.39', 'id.2'], ...Array(4).fill('id.39')];

    it('have a letter for each of those that occur most', () => {
      const { ids, answers } = encode(often);
      const list = many.map((_, i) => i.toString(36).padStart(2, '0'));
      const plain = `${list.join('')}${'07'.repeat(9)}(1302)${'13'.repeat(4)}`;
      expect(answers).toBe(`0713|${plain.replaceAll('07', 'A').replaceAll('13', 'B')}`);
      expect(decode(sent({ ids, answers }))).toEqual(often);
      expect(decode(sent({ ids, answers: plain }))).toEqual(often);
    });

    it('come back, shares too', () => {
      const deep = fc.array(
        fc.oneof(
          fc.constantFrom(...many),
          fc.array(fc.constantFrom(...many)),
          fc.dictionary(fc.constantFrom(...many), fc.nat(9)),
        ),
        { minLength: 30, maxLength: 200 },
      );
      fc.assert(
        fc.property(deep, (answers) => {
          expect(JSON.stringify(decode(sent(encode([...many, ...answers]))))).toBe(
            JSON.stringify([...many, ...answers]),
          );
        }),
      );
    });

    it.each([
      ['in another order', (text: string) => text.replace('0713|', '1307|')],
      ['twice', (text: string) => text.replace('0713|', '0707|')],
      ['that is none', (text: string) => text.replace('0713|', '07zz|')],
      ['cut short', (text: string) => text.replace('0713|', '071|')],
      ['and another that occurs once', (text: string) => text.replace('0713|', '071300|').replace('|00', '|C')],
      ['and 26 more', (text: string) => text.replace('0713|', `0713${'00'.repeat(26)}|`)],
      ['none at all', (text: string) => text.replace('0713|', '|')],
      ['with a letter nobody has', (text: string) => `${text}C`],
      ['with a letter and a code for one', (text: string) => `${text}07`],
    ])('with an id in front %s are refused', (_, damage) => {
      const { ids, answers } = encode(often);
      expect(() => decode({ ids, answers: damage(answers) })).toThrow(LogError);
    });
  });

  it('with parts that are empty of themselves come back, too', () => {
    const answers = ['go.far.away.A1', 'go.far..A1', 'go.far.away.A2', 'go.far.away.', '..'];
    expect(decode(sent(encode(answers)))).toEqual(answers);
  });

  it.each([
    [36, 1, 'z'],
    [37, 2, '10'],
    [1296, 2, 'zz'],
    [1297, 3, '100'],
  ])('with %i ids take %i characters each', (count, width, last) => {
    const ids = Array.from({ length: count }, (_, i) => `id.${i}`);
    const texts = encode(ids);
    expect(texts.answers).toHaveLength(count * width);
    expect(texts.answers.endsWith(last)).toBe(true);
    expect(decode(texts)).toEqual(ids);
    const refused = (answers: string): void =>
      expectError(() => decode({ ids: texts.ids, answers }), 'bad-field', 'answers[1]', /is no answer/);
    if (width > 1) refused(last + last.slice(1));
    if (count % 36 !== 0) refused(last + (Number.parseInt(last, 36) + 1).toString(36));
    refused(`${last}${'Z'.repeat(width)}`);
  });

  it('may be none', () => {
    expect(encode([])).toEqual({ ids: '', answers: '' });
    expect(decode({ ids: '', answers: '' })).toEqual([]);
    expect(decode({ ids: '', answers: '()<1,2>' })).toEqual([[], [1, 2]]);
  });
});

describe('texts that no answers have', () => {
  const PARTS = [...'0123z(){}<>[],;-. A', '()', '{01}', '<1,2>', '<1,2,3>', '[1,2]', ',1', '00'];
  const LISTS = ['a|b', 'a|b c', 'a|b c|d'];

  it('are refused: what is read is written the same', () => {
    let read = 0;
    const text = fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...LISTS), text, (ids, rest) => {
        // All ids occur, in their order, so that their numbers stay.
        const answers = '012'.slice(0, ids.split('|').length) + rest;
        let list: Answer[];
        try {
          list = decode({ ids, answers });
        } catch (error) {
          expect(error).toBeInstanceOf(LogError);
          return;
        }
        read++;
        expect(encode(list)).toEqual({ ids, answers });
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it.each([
    ...['2', '9', 'A', ')', ',', ' 0', '.', '-', '\u0000', '__proto__'],
    ...['(', '(0', '(2)', '(0,1)', '(0 1)', '((0))', '(0]', '(A)'],
    ...['{', '{0', '{0}', '{01', '{21}', '{0-1}', '{0+1}', '{001}', '{01,}', '{,01}', '{01,02}', '{01;11}', '{01.5}'],
    ...['{09007199254740992}', '{0 1}', '{01e3}', '{0Infinity}', '{{01}}'],
    ...[
      '<',
      '<>',
      '<1>',
      '<1,2',
      '<1,2,3,4>',
      '<1,2,-3>',
      '<1,2,>',
      '<1,2,0.5>',
      '<1,>',
      '<,1>',
      '<0.5,0>',
      '<1e3,0>',
      '<-0,0>',
      '<01,2>',
      '< 1,2>',
    ],
    ...['<+1,2>', '<0x1,2>', '<10000001,0>', '<0,-10000001>', '<NaN,0>', '<1;2>'],
    ...['[', '[]', '[1]', '[1,2', '[1,2;]', '[;1,2]', '[1,2,3]', '[1,2;3]', '[1,2;3,10000001]', '[[1,2]]'],
  ])('such as %j after the first', (text) => {
    const where = 'answers[1]';
    expectError(() => decode({ ids: 'a|b', answers: `0${text}` }), 'bad-field', where, /^answers\[1\]: .* no answer/);
  });

  it.each([
    '|',
    'a|',
    '|a',
    'a||b',
    'a|a',
    'a b b',
    'a b|a b',
    'a b|a c',
    'a.b',
    'a|b.c',
    'a.b c',
    'a b|c|a d',
    '|a b',
    '|a .b',
    '|a gun.all .one gun.all',
    '|fire rifle.all gun.all',
    '| | x',
  ])('nor have ids such as %j', (ids) => {
    expectError(() => decode({ ids, answers: '' }), 'bad-field', 'ids', /twice or stands outside its group/);
  });

  it.each(['two words', 'this|that', ''])('are not written for the id %j', (odd) => {
    expect(isLoggable(odd)).toBe(false);
    for (const answers of [[odd], [['ok', odd]], [{ [odd]: 1 }]])
      expect(() => encode(answers)).toThrow(`the id ${JSON.stringify(odd)} is empty or has a space`);
  });
});
