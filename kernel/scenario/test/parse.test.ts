import { describe, expect, test } from 'vitest';
import { parseScenarios, ScenarioFileError } from '../parse.ts';

const head = 'title: T\nrules: [A-B01]\ngame: picnic\noptions: { seats: 2 }\n';

/** Everything that is wrong in a text, a line to each. */
function problems(text: string): string[] {
  try {
    parseScenarios(text, 'f.yaml');
  } catch (error) {
    if (error instanceof ScenarioFileError) return error.message.split('\n');
    throw error;
  }
  return [];
}

const steps = (lines: string) => parseScenarios(`${head}do:\n${lines}`, 'f.yaml')[0].steps;

describe('a scenario file', () => {
  test('holds a scenario to each document; what is left out has its default', () => {
    const [first, second] = parseScenarios(
      `---\n${head}expect: { turn: 0 }\n---\n${head}seed: 7\nexpect: { turn: 0 }\n---\n`,
      'f.yaml',
    );
    expect(first).toMatchObject({ file: 'f.yaml', title: 'T', rules: ['A-B01'], seats: 2, options: {}, seed: '0' });
    expect(first).toMatchObject({ given: null, chance: {}, loose: false, skipForced: true, passWindows: false });
    expect(second.seed).toBe('7');
    expect(second.lineOf(['options', 'seats'])).toBe(11);
    expect(second.lineOf(['options', 'nowhere', 3])).toBe(11);
  });

  test('writes option values as words', () => {
    const [scenario] = parseScenarios(
      'title: T\nrules: [A]\ngame: g\noptions: { seats: 2, level: 3, solo: true }\nexpect: { turn: 0 }\n',
      'f.yaml',
    );
    expect(scenario.options).toEqual({ level: '3', solo: true });
  });

  test('names file, document, line and path of everything that is wrong', () => {
    const wrong = `${head}colour: blue
chance: { battle: bat }
do:
  - { seat: 0, answer: a }
  - { seat: 1, answer: a, row: [1] }
  - { seat: 1, refuse: a }
  - { undo: 1 }
  - { seat: 1 }
expect:
  decision: { kind: chose, sort: 1 }
`;
    expect(problems(`${head}expect: { turn: 0 }\n---\n${wrong}`)).toEqual([
      'f.yaml:12 (document 2) chance.battle: expected Array, found "bat"',
      'f.yaml:14 (document 2) do[1].seat: expected >=1, found 0',
      'f.yaml:15 (document 2) do[2].row: expected (string | number | boolean), found Array',
      'f.yaml:16 (document 2) do[3].code: is missing',
      'f.yaml:17 (document 2) do[4].undo: expected true, found 1',
      'f.yaml:20 (document 2) expect.decision.kind: expected ("choose" | "pick" | "split" | "order" | "place"), found "chose"',
      'f.yaml:20 (document 2) expect.decision.sort: unknown key',
      'f.yaml:11 (document 2) colour: unknown key',
    ]);
  });

  test('lacks nothing that a scenario needs', () => {
    expect(problems('rules: [A]\nexpect: { turn: 0 }\n')).toEqual([
      'f.yaml:1 (document 1) title: is missing',
      'f.yaml:1 (document 1) game: is missing',
      'f.yaml:1 (document 1) options: is missing',
    ]);
    expect(problems(head)).toEqual(['f.yaml:1 (document 1): there is neither `do` nor `expect`']);
    expect(problems('- a\n')).toEqual(['f.yaml:1 (document 1): expected a mapping, found Array']);
    expect(problems(`${head}given: [a]\ndo: { a: 1 }\nexpect: 3\n`)).toEqual([
      'f.yaml:5 (document 1) given: expected a mapping, found Array',
      'f.yaml:6 (document 1) do: expected Array, found Object',
      'f.yaml:7 (document 1) expect: expected a mapping, found 3',
    ]);
  });

  test('that is no YAML says where', () => {
    expect(problems(`${head}do: [\n`)[0]).toMatch(/^f\.yaml:6 \(document 1\): /);
    expect(problems(`${head}expect: { turn: 0 }\nexpect: { turn: 0 }\n`)[0]).toMatch(
      /^f\.yaml:6 \(document 1\): .*unique/,
    );
    expect(problems(`${head}expect: { 1: a, "1": b }\n`)).toEqual([
      'f.yaml:5 (document 1) expect.1: this key stands twice',
    ]);
    expect(problems(`${head}expect: { a: .inf }\n`)[0]).toMatch(/^f\.yaml:5 \(document 1\) expect\.a: this is neither/);
  });
});

describe('each', () => {
  const body = 'title: T\nrules: [A]\ngame: g\n';

  test('makes a scenario of every value, and of every combination', () => {
    const text = `${body}options: { level: 3 }\neach: { seats: [1, 2], solo: [true, false] }\nexpect: { turn: 0 }\n`;
    expect(parseScenarios(text, 'f.yaml').map(({ title, seats, options }) => ({ title, seats, ...options }))).toEqual([
      { title: 'T (seats: 1, solo: true)', seats: 1, level: '3', solo: true },
      { title: 'T (seats: 1, solo: false)', seats: 1, level: '3', solo: false },
      { title: 'T (seats: 2, solo: true)', seats: 2, level: '3', solo: true },
      { title: 'T (seats: 2, solo: false)', seats: 2, level: '3', solo: false },
    ]);
  });

  test('names no option a second time, and at least one value', () => {
    const wrong = (each: string) => problems(`${body}options: { seats: 2 }\neach: ${each}\nexpect: { turn: 0 }\n`);
    expect(wrong('{ seats: [1, 2] }')).toEqual(['f.yaml:5 (document 1) each.seats: stands in `options` too']);
    expect(wrong('{ level: [] }')).toEqual(['f.yaml:5 (document 1) each.level: expected >=1, found 0']);
    expect(wrong('{}')).toEqual(['f.yaml:5 (document 1) each: says nothing']);
    expect(problems(`${body}options: { level: 3 }\neach: { solo: [true] }\nexpect: { turn: 0 }\n`)).toEqual([
      'f.yaml:4 (document 1) options.seats: is missing',
    ]);
  });
});

test('an expectation that would compare nothing is a mistake', () => {
  const says = (wanted: string) => problems(`${head}expect: ${wanted}\n`);
  expect(says('{}')).toEqual(['f.yaml:5 (document 1) expect: says nothing']);
  expect(says('{ decision: {} }')).toEqual(['f.yaml:5 (document 1) expect.decision: says nothing']);
  expect(says('{ decision: [{ options: {} }] }')).toEqual([
    'f.yaml:5 (document 1) expect.decision[1].options: says nothing',
  ]);
  expect(says('{ view: { seat: 1 } }')).toEqual(['f.yaml:5 (document 1) expect.view: says nothing']);
  expect(says('{ noEvents: [{}] }')).toEqual(['f.yaml:5 (document 1) expect.noEvents[1]: says nothing']);
  for (const list of ['noEvents: []', 'eventCounts: []', 'view: []', 'decision: { options: { include: [] } }'])
    expect(says(`{ ${list} }`)[0]).toMatch(/: expected >=1, found 0$/);
  expect(problems(`${head}do: []\n`)).toEqual(['f.yaml:5 (document 1) do: expected >=1, found 0']);
});

describe('a line', () => {
  test('appends its fields to the id, in the order written', () => {
    expect(steps('  - { seat: 2, answer: send, row: 1, space: bar }')).toEqual([
      { kind: 'answer', path: ['do', 0], seat: 1, answer: 'send.1.bar' },
    ]);
  });

  test('answers with ids, shares, points and paths', () => {
    const lines = `
  - { seat: 1, answer: [a, 2] }
  - { seat: 1, answer: place, items: [] }
  - { seat: 1, answer: { a: 2, b: 0 } }
  - { seat: 1, point: [3, -4] }
  - { seat: 1, pose: [3, -4, 23] }
  - { seat: 1, answer: move, path: [[0, 1], [2, 3]] }
  - { seat: 1, answer: 5 }`;
    expect(steps(lines).map((step) => step.kind === 'answer' && step.answer)).toEqual([
      ['a', '2'],
      [],
      { a: 2, b: 0 },
      [3, -4],
      [3, -4, 23],
      [
        [0, 1],
        [2, 3],
      ],
      '5',
    ]);
  });

  test('gives one answer', () => {
    const wrong = `${head}do:
  - { seat: 1 }
  - { seat: 1, items: [a], point: [1, 2] }
  - { seat: 1, answer: [a], items: [b] }
  - { seat: 1, answer: place, items: [b], row: 2 }
  - { seat: 1, answer: { a: 1 }, row: 2 }
  - { expect: { decision: { none: true, seat: 1, ask: x } } }
`;
    expect(problems(wrong)).toEqual([
      'f.yaml:6 (document 1) do[1]: there is no answer',
      'f.yaml:7 (document 1) do[2]: there are two answers',
      'f.yaml:8 (document 1) do[3]: there are two answers',
      'f.yaml:9 (document 1) do[4].row: a field cannot be appended to this answer',
      'f.yaml:10 (document 1) do[5].row: a field cannot be appended to this answer',
      'f.yaml:11 (document 1) do[6].expect.decision.ask: stands beside `none`',
    ]);
  });

  test('tells refusals, expectations and the rest apart', () => {
    const lines = `
  - { seat: 1, refuse: send, row: 9, code: too-far, rules: [A] }
  - { seat: 1, go: true }
  - { auto: true }
  - { undo: true }
  - expect: { basket: 3 }`;
    expect(steps(lines)).toEqual([
      { kind: 'refuse', path: ['do', 0], seat: 0, answer: 'send.9', code: 'too-far', rules: ['A'] },
      { kind: 'go', path: ['do', 1], seat: 0 },
      { kind: 'auto', path: ['do', 2] },
      { kind: 'undo', path: ['do', 3] },
      { kind: 'expect', path: ['do', 4], expect: { basket: 3 } },
    ]);
  });
});
