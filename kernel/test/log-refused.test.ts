import { describe, expect, it } from 'vitest';
import {
  exportLog,
  type Game,
  importLog,
  type LogCode,
  type LogError,
  Match,
  type State,
  type Table,
  verifyLog,
} from '../index.ts';
import { aRace, expectError, type Fields, finished, forge, read } from './logs.ts';
import { findToy, fragile, give, race, vote } from './toys.ts';

describe('a log that does not hold is refused', () => {
  const text = exportLog(aRace(41), { checkpoint: true });
  const refused = (log: string, code: LogCode, where: string, message: RegExp): void => {
    expectError(() => importLog(log, findToy), code, where, message);
    expectError(() => verifyLog(log, findToy), code, where, message);
  };
  // The race has four ids, so each answer is one character.
  const answersWith = (at: number, answer: string): string =>
    forge(text, (f) => ({
      ...f,
      answers: (f.answers as string).slice(0, at) + answer + (f.answers as string).slice(at + 1),
    }));

  it('as cut short, wherever it is cut', () => {
    const odd = exportLog(Match.start(race, 2, {}, 'one " and }]}'));
    for (const whole of [text, odd])
      for (let length = 0; length < whole.length; length++)
        expectError(() => importLog(whole.slice(0, length), findToy), 'truncated', '', /ends in the middle/);
  });

  it.each(['hello', '[1, 2', '{hello', '{"a": 1}}', '\u0000'])('as no log: %j', (junk) => {
    refused(junk, 'not-json', '', /no log/);
  });

  it.each(['{}', '[]', 'null', '7', '{"format":"shamble-log/2"}', '{"format":1}'])(
    'as of another format: %s',
    (other) => {
      refused(other, 'wrong-format', 'format', /not "shamble-log\/1"/);
    },
  );

  it.each<[string, unknown]>([
    ['game', 7],
    ['version', undefined],
    ['seats', '2'],
    ['seats', 2.5],
    ['seats', 9],
    ['options', { goal: '13' }],
    ['options', []],
    ['options.goal', { goal: 12 }],
    ['seed', null],
    ['ids', 7],
    ['ids', ['walk']],
    ['ids', 'walk||on'],
    ['ids', 'walk|on|walk'],
    ['answers', undefined],
    ['answers', ['0']],
    ['answers[0]', 'walk'],
    ['answers[0]', '-1'],
    ['answers[0]', '{0}'],
    ['answers[1]', '0<0.5,0>'],
    ['answers[0]', '9'],
    ['answers[2]', '00(9)'],
    ['answers[30]', `${'0'.repeat(30)}(0`],
    ['hashes[0][1]', [[0]]],
    ['hashes[0][0]', [['0', 'x']]],
    [
      'hashes[1]',
      [
        [8, 'x'],
        [8, 'x'],
      ],
    ],
    ['hashes[0]', [[1000, 'x']]],
    ['checkpoint.at', { at: 31, state: { rng: { s: [1, 2, 3, 4] } } }],
    ['checkpoint.state.rng.s[3]', { at: 0, state: { rng: { s: [1, 2, 3, 0.4] } } }],
    ['checkpoint.state.rng', { at: 0, state: {} }],
    ['checkpoint.state.rng.script', { at: 0, state: { rng: { s: [1, 2, 3, 4], script: { die: ['6'] } } } }],
    ['start.state', { from: { version: '0', at: 3 } }],
    ['start.from', { state: { rng: { s: [1, 2, 3, 4] } } }],
    ['start.state.rng.script', { state: { rng: { s: [1, 2, 3, 4], script: {} } }, from: { version: '1', at: 0 } }],
    ['start.state', { state: { rng: { s: [1, 2, 3, 4] } }, from: { version: '1', at: 0 } }],
    ['end', 5],
    ['extra', 1],
  ])('for a wrong field %s (%j)', (where, value) => {
    const field = where.split(/[.[]/)[0];
    const log = forge(exportLog(aRace(30)), (f) => ({ ...f, hashes: [], [field]: value }));
    expectError(() => importLog(log, findToy), 'bad-field', where, new RegExp(where.replace(/[[\].]/g, '\\$&')));
  });

  it.each([
    ['deep', '['.repeat(1e6)],
    ['deep in a log', `{"format":"shamble-log/1","table":${'{"a":'.repeat(40)}0${'}'.repeat(40)}}`],
    ['long', `"${'x'.repeat(2 ** 21)}"`],
    ['full', `[${'0,'.repeat(200_001)}0]`],
  ])('as larger than any log: too %s', (_, large) => {
    refused(large, 'too-much', '', /more than 32|at most/);
  });

  it('as more work than any game is: rules that go on for ever are stopped, wherever they do', () => {
    const busy = (at: 'start' | 'answer', work: (table: Table<State>) => void): Game =>
      ({
        ...fragile,
        *play(table: Table<State>) {
          if (at === 'answer') yield* table.choose(0, { id: 'go', rules: [] }, ['one']);
          for (;;) work(table);
        },
      }) as unknown as Game;
    const match = Match.start(fragile, 2);
    const atStart = exportLog(match);
    give(match, 'one');
    const atAnswer = exportLog(match);
    const works: ((table: Table<State>) => void)[] = [
      (table) => table.emit({ type: 'again', rules: [] }),
      (table) => table.checkpoint(),
      (table) => table.chance.below('die', 6),
    ];
    for (const work of works) {
      expectError(() => verifyLog(atStart, () => busy('start', work)), 'too-much', 'seed', /do more than any game/);
      expectError(() => importLog(atStart, () => busy('start', work)), 'too-much', 'seed', /do more than any game/);
      const later = forge(atAnswer, (f) => ({ ...f, hashes: [] }));
      expectError(
        () => verifyLog(later, () => busy('answer', work)),
        'too-much',
        'answers[0]',
        /do more than any game/,
      );
    }
  });

  it('for a state from outside that the game does not know for one of its own', () => {
    const watchful: Game = { ...race, flaw: (state) => ('ghost' in (state as object) ? 'there is a ghost' : null) };
    const counted: Game = { ...race, counts: (state) => ({ cards: (state as unknown as { cards: [] }).cards.length }) };
    const older = exportLog(aRace(30), { checkpoint: true });
    const haunted = forge(older, (f) => {
      const { at, state } = f.checkpoint as { at: number; state: object };
      return { ...f, version: '0', checkpoint: { at, state: { ...state, ghost: true, cards: [1] } } };
    });
    expectError(() => importLog(haunted, () => watchful), 'bad-field', 'checkpoint.state', /there is a ghost/);
    expectError(() => importLog(haunted, () => counted), 'bad-field', 'checkpoint.state', /cards: 1 instead of 8/);
    const { state } = aRace(30).checkpoint!;
    const begun = (start: object): string => forge(older, (f) => ({ ...f, start }));
    const from = { version: '1', at: 24 };
    expectError(
      () => verifyLog(begun({ state: { ...state, ghost: true }, from }), () => watchful),
      'bad-field',
      'start.state',
      /there is a ghost/,
    );
  });

  it('and never repeats more than a few of its words', () => {
    const long = 'x'.repeat(1e6);
    for (const log of [
      JSON.stringify({ format: long }),
      forge(text, (f) => ({ ...f, game: long })),
      forge(text, (f) => ({ ...f, [long]: 1 })),
      forge(text, (f) => ({ ...f, options: { [long]: long } })),
    ])
      try {
        importLog(log, findToy);
      } catch (error) {
        const { message, where } = error as LogError;
        expect(message.length + where.length).toBeLessThan(700);
      }
  });

  it('as changed, whatever was changed', () => {
    const fields = read(text);
    const changes: Fields = {
      seed: 'another',
      seats: 3,
      options: { goal: '12' },
      answers: (fields.answers as string).slice(0, -1),
      ids: (fields.ids as string).replace('walk', 'wade'),
      hashes: [],
      end: 'x',
      sum: 'x',
      version: '2',
      checkpoint: { at: 0, state: { rng: { s: [1, 2, 3, 4] } } },
    };
    for (const [field, value] of Object.entries(changes))
      refused(JSON.stringify({ ...fields, [field]: value }), 'tampered', 'sum', /changed after it was written/);
    const { checkpoint: _, ...without } = fields;
    refused(JSON.stringify(without), 'tampered', 'sum', /changed/);
  });

  it('as of a game nobody knows', () => {
    refused(
      forge(text, (f) => ({ ...f, game: 'chess' })),
      'unknown-game',
      'game',
      /"chess"/,
    );
  });

  it('for an illegal answer, by its number and the reason', () => {
    const on = (read(text).ids as string).split('|').indexOf('on');
    refused(answersWith(12, `${on}`), 'illegal-answer', 'answers[12]', /refused at "how": not-offered .*on/);
    for (const other of ['()', '(0)', '{}', '{01}', '<0,0>', '[0,0;1,1]'])
      refused(answersWith(12, other), 'illegal-answer', 'answers[12]', /malformed/);
  });

  it('for an answer after the end', () => {
    const ended = exportLog(finished(race));
    const log = forge(ended, (f) => ({ ...f, answers: `${f.answers}0` }));
    const { length } = read(ended).answers as string;
    refused(log, 'illegal-answer', `answers[${length}]`, /was over after/);
  });

  it('for an answer the rules fail on', () => {
    const match = Match.start(fragile, 2);
    give(match, 'one');
    const log = forge(exportLog(match), (f) => ({ ...f, ids: 'boom' }));
    refused(log, 'rules-error', 'answers[0]', /a bug in the rules/);
  });

  it('as unfinished, where a decision of several seats lacks answers', () => {
    const match = Match.start(vote, 3);
    give(match, 'red', 'red', 'red', 'hm', 'blue', 'blue', 'blue');
    const log = forge(exportLog(match), (f) => ({ ...f, answers: (f.answers as string).slice(0, 6) }));
    refused(log, 'unfinished', 'answers', /the last 2 are of a decision/);
  });

  it('for a fingerprint on the way', () => {
    const hashes = read(text).hashes as [number, string][];
    const changed = (hash: [number, string]): string => forge(text, (f) => ({ ...f, hashes: hashes.with(1, hash) }));
    const [at, right] = hashes[1];
    refused(
      changed([at, 'x']),
      'hash-differs',
      'hashes[1]',
      new RegExp(`after ${at} answers the state is ${right}, not x`),
    );
    refused(changed([at + 1, right]), 'hash-differs', 'hashes[1]', /at no checkpoint/);
  });

  it('for the fingerprint of the end', () => {
    refused(
      forge(text, (f) => ({ ...f, end: 'x' })),
      'hash-differs',
      'end',
      /not x/,
    );
  });

  it('for a checkpoint that is not of this match', () => {
    const { at } = read(text).checkpoint as { at: number };
    const { state } = aRace(3).checkpoint!;
    refused(
      forge(text, (f) => ({ ...f, checkpoint: { at, state } })),
      'hash-differs',
      'checkpoint',
      /the state is/,
    );
  });

  it('for answers that another seed would have led elsewhere', () => {
    const log = forge(text, (f) => ({ ...f, seed: 'another' }));
    refused(log, 'hash-differs', 'hashes[0]', /after 0 answers/);
  });
});
