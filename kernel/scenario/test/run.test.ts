import { describe, expect, test } from 'vitest';
import { speaker } from '../../text.ts';
import { parseScenarios } from '../parse.ts';
import { failureText } from '../result.ts';
import { runScenario } from '../run.ts';
import { type Picnic, picnicKit } from './picnic.ts';

const head = 'title: T\nrules: [PI-TAKE]\ngame: picnic\noptions: { seats: 2 }\n';

/** What fails in a scenario, its place first. */
function failing(body: string, start = head): string[] {
  const [scenario] = parseScenarios(`${start}${body}`, 'f.yaml');
  const { ok, failures } = runScenario(scenario, picnicKit);
  expect(ok).toBe(failures.length === 0);
  return failures.map(({ line, path, expected, got }) => `${line} ${path}: ${expected} | ${got}`);
}

describe('the position', () => {
  test('must have every piece once', () => {
    expect(failing('given: { basket: 11, deck: [] }\nexpect: { turn: 0 }\n')).toEqual([
      '5 given: every piece in one place | apples: 11 instead of 10\ncards: 0 instead of 4',
    ]);
  });

  test('must be written in words of the game', () => {
    expect(failing('given:\n  pears: 1\nexpect: { turn: 0 }\n')).toEqual([
      '5 given: a position to start from | pears: not a word of the picnic',
    ]);
    expect(failing('given: { players: { 3: {} } }\nexpect: { turn: 0 }\n')).toEqual([
      '5 given: a position to start from | players.3: there are 2 seats',
    ]);
  });

  test('must have options of the game', () => {
    expect(failing('expect: { turn: 0 }\n', head.replace('seats: 2', 'seats: 4'))).toEqual([
      '4 options: a position to start from | picnic is for 1 to 3 seats, not 4',
    ]);
    expect(failing('expect: { turn: 0 }\n', head.replace('seats: 2', 'seats: 2, jar: broken'))).toEqual([
      '4 options: a position to start from | option "jar" is empty or full, not "broken"',
    ]);
  });

  test('must be of the game at hand', () => {
    expect(failing('expect: { turn: 0 }\n', head.replace('game: picnic', 'game: chess'))).toEqual([
      '3 game: picnic | chess',
    ]);
  });

  test('depends on the seed, and on the script of the set-up', () => {
    const deck = (seed: string) => failing(`seed: ${seed}\nexpect: { deck: [x] }\n`)[0];
    expect(deck('a')).toBe(deck('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map(deck)).size).toBeGreaterThan(1);
    expect(failing('setupChance: { deck: [[tea, pie]] }\nexpect: { deck: [tea, pie, any, any] }\n')).toEqual([]);
  });
});

describe('scripted chance', () => {
  test('must be used up', () => {
    const body = 'chance:\n  weather: [[sun, sun], [rain, sun]]\ndo: [{ seat: 1, answer: roll }]\n';
    expect(failing(body)).toEqual(['6 chance.weather: all scripted values to come | left over: [[rain, sun]]']);
    expect(failing(body.replace('chance:\n', 'chance:\n  loose: true\n'))).toEqual([]);
    expect(failing('setupChance: { dock: [[tea]] }\nexpect: { turn: 0 }\n')).toEqual([
      '5 setupChance.dock: a set-up that uses all scripted values | left over: [[tea]]',
    ]);
  });

  test('must be possible', () => {
    expect(failing('chance: { weather: [[sun, fog]] }\ndo:\n  - { seat: 1, answer: roll }\n')).toEqual([
      '7 do[1]: roll to be played | scripted chance cannot come: weather cannot give "fog"; possible: sun, rain',
    ]);
    expect(failing('setupChance: { deck: [[beer]] }\nexpect: { turn: 0 }\n')).toEqual([
      '5 setupChance: a position to start from | scripted chance cannot come: deck cannot give "beer"',
    ]);
  });
});

describe('an answer', () => {
  test('that does not fit says why, and what is offered', () => {
    const [got] = failing(
      'do:\n  - { seat: 1, answer: tak, apples: 1 }\n  - { seat: 9, answer: x }\nexpect: { basket: 0 }\n',
    );
    expect(got).toBe(
      '6 do[1]: tak.1 | refused, not-offered: You cannot do that now.\n' +
        'seat 1 is asked picnic.act, choose: take.1, take.2, roll, draw, share, walk, vote, hum',
    );
  });

  test('is refused in the words of the game where they are at hand', async () => {
    const [scenario] = parseScenarios(
      `${head}given: { basket: 1, players: { 2: { apples: 9 } } }\ndo: [{ seat: 1, answer: take.2 }]\n`,
      'f.yaml',
    );
    const { messages } = await picnicKit.text('en');
    const { failures } = runScenario(scenario, picnicKit, speaker('en', messages));
    expect(failures[0].got).toMatch(/^refused, basket: Only 1 apple is left\. \(PI-TAKE\)\n/);
  });

  test('of a seat that is not asked names who is', () => {
    expect(failing('do: [{ seat: 2, answer: roll }]\n')[0]).toMatch(/not asked of seat 2\nseat 1 is asked picnic\.act/);
  });

  test('after the end is told so', () => {
    const body = 'given: { basket: 1, players: { 1: { apples: 9 } } }\npassWindows: true\ndo:\n';
    expect(failing(`${body}  - { seat: 1, answer: take.1 }\n  - { seat: 2, answer: roll }\n`)).toEqual([
      '9 do[2]: roll | not asked of seat 2\nthe game is over: { id: eaten, winners: [0] }\n' +
        'passed over before: picnic.rest of seat 1\npassed over before: picnic.end of seat 1',
    ]);
  });

  test('passes over forced decisions, but never over a window unless it may', () => {
    const body = 'given: { deck: [jam, pie, tea], players: { 1: { cards: [cake] } } }\n';
    const lines = 'do: [{ seat: 1, answer: take.1 }, { seat: 2, answer: take.1 }]\nexpect: { basket: 8 }\n';
    expect(failing(`${body}${lines}`)[0]).toMatch(
      /seat 1 is asked picnic\.end, choose, or go on with done: done, play\.cake/,
    );
    expect(failing(`${body}passWindows: true\n${lines}`)).toEqual([]);
    expect(failing(`skipForced: false\n${lines}`)[0]).toMatch(/seat 1 is asked picnic\.rest, choose \(forced\): rest/);
    expect(failing(lines)).toEqual([]);
  });

  test('that meets a fault in the rules shows where', () => {
    const body = 'given: { deck: [jam, cake, tea], players: { 1: { cards: [pie] } } }\n';
    const [got] = failing(`${body}do: [{ seat: 1, answer: hum }, { seat: 1, answer: play, card: pie }]\n`);
    expect(got).toMatch(/^6 do\[2\]: play\.pie to be played \| RangeError: the pie has no rule\n.*picnic\.ts/);
  });

  test('that meets a fault in a check shows where', () => {
    const check = () => {
      throw new RangeError('nobody may drop anything');
    };
    const kit = { ...picnicKit, game: { ...picnicKit.game, checks: { drop: check } } };
    const body = 'given: { deck: [jam, cake, tea], players: { 1: { cards: [pie] } } }\n';
    for (const line of ['answer: [pie]', 'refuse: [pie], code: tea-stays']) {
      const [scenario] = parseScenarios(
        `${head}${body}do: [{ seat: 1, answer: drop }, { seat: 1, ${line} }]\n`,
        'f.yaml',
      );
      expect(runScenario(scenario, kit).failures[0].got).toMatch(/^RangeError: nobody may drop anything/);
    }
  });

  test('to go on needs a window', () => {
    expect(failing('do: [{ seat: 1, go: true }]\n')[0]).toMatch(/an optional window to pass \| not asked of seat 1/);
    expect(failing('do: [{ seat: 1, answer: hum }, { seat: 1, go: true }]\nexpect: { turn: 1 }\n')).toEqual([]);
  });
});

describe('a refusal', () => {
  test('must come, and for that reason', () => {
    expect(failing('do: [{ seat: 1, refuse: roll, code: not-offered }]\n')).toEqual([
      '5 do[1]: roll refused, not-offered | it was taken',
    ]);
    const [code, rules] = failing(
      'do:\n  - { seat: 1, refuse: take.9, code: too-many }\n  - { seat: 1, refuse: take.9, code: basket, rules: [PI-X] }\n',
    );
    expect(code).toMatch(/^6 do\[1\]: take\.9 refused, too-many \| refused, basket: .* \(PI-TAKE\)\nseat 1 is asked/);
    expect(rules).toMatch(/^7 do\[2\]: take\.9 refused, basket \(PI-X\) \| refused, basket/);
  });

  test('must change nothing', () => {
    const whyNot = (state: Picnic) => {
      state.turn++;
      return null;
    };
    const kit = { ...picnicKit, game: { ...picnicKit.game, whyNot } };
    const [scenario] = parseScenarios(`${head}do: [{ seat: 1, refuse: fly, code: not-offered }]\n`, 'f.yaml');
    expect(runScenario(scenario, kit).failures[0].got).toBe('it was refused, but the state changed');
  });

  test('is looked for past forced decisions', () => {
    const body = 'given: { deck: [jam, cake, tea], players: { 2: { cards: [pie] } } }\n';
    const lines = 'do: [{ seat: 1, answer: hum }, { seat: 2, refuse: take.9, code: basket }]\nexpect: { turn: 1 }\n';
    expect(failing(`${body}${lines}`)).toEqual([]);
  });
});

describe('undo', () => {
  test('is stopped by chance and by the beginning', () => {
    expect(failing('do: [{ undo: true }]\n')).toEqual(['5 do[1]: an answer to take back | there is none']);
    expect(failing('do: [{ seat: 1, answer: draw }, { undo: true }]\n')).toEqual([
      '5 do[2]: an answer to take back | it is locked by deck',
    ]);
  });

  test('gives scripted chance back', () => {
    const body =
      'chance: { weather: [[sun, sun]] }\ndo: [{ seat: 1, answer: hum }, { undo: true }, { seat: 1, answer: roll }]\n';
    expect(failing(body)).toEqual([]);
  });
});

describe('an expectation', () => {
  test('that fails does not hide the next', () => {
    const body = `do:
  - expect:
      basket: 9
      pears: 1
  - { seat: 1, answer: take.1 }
expect:
  players:
    1: { apples: 2, cards: [jam] }
    2: { apples: 0 }
  hands: { 1: [], 3: [] }
`;
    expect(failing(body)).toEqual([
      '7 do[1].expect.basket: 9 | 10',
      '8 do[1].expect.pears: one of basket, deck, discard, turn, players, hands | pears, which is no word of this game',
      '12 expect.players.1.apples: 2 | 1',
      '12 expect.players.1.cards: [jam] | []',
      '14 expect.hands.3: [] | nothing',
    ]);
  });

  test('of a decision compares all it names', () => {
    const body = `expect:
  decision:
    seat: 1
    ask: picnic.rest
    kind: pick
    forced: true
    window: true
    max: 2
    options:
      include: [roll, sing, dance]
      exclude: [hum, cry]
      exact: [roll]
      count: 3
`;
    const all = 'take.1, take.2, roll, draw, share, walk, vote, hum';
    expect(failing(body)).toEqual([
      '8 expect.decision.ask: picnic.rest | picnic.act',
      '9 expect.decision.kind: pick | choose',
      '10 expect.decision.forced: true | false',
      '11 expect.decision.window: true | false',
      '12 expect.decision.max: 2 | nothing',
      `14 expect.decision.options.include: sing, dance | ${all}`,
      `15 expect.decision.options.exclude: not hum | ${all}`,
      `16 expect.decision.options.exact: roll | ${all}`,
      `17 expect.decision.options.count: 3 | 8: ${all}`,
    ]);
  });

  test('of a decision needs somebody to be asked, or nobody', () => {
    expect(failing('expect: { decision: { seat: 2 } }\n')[0]).toMatch(
      /expect\.decision: \{ seat: 2 \} \| seat 1 is asked/,
    );
    expect(failing('expect: { decision: { none: true } }\n')[0]).toMatch(/nothing asked \| seat 1 is asked/);
    expect(failing('expect: { decision: { seat: 2, none: true } }\n')).toEqual([]);
  });

  test('of events wants them in order, since the last that spoke of events', () => {
    const body = `do:
  - { seat: 1, answer: take.1 }
  - { auto: true }
  - { seat: 2, answer: hum }
`;
    const events = (wanted: string, more = '') => failing(`${body}${more}expect: ${wanted}\n`);
    const [took, hummed] = ['{ type: took, seat: 1 }', '{ type: hummed, seat: 2 }'];
    expect(events(`{ events: [${took}, ${hummed}] }`)).toEqual([]);
    expect(events(`{ events: [${hummed}, ${took}] }`)).toEqual([
      `9 expect.events[2]: ${took} | none among the 0 events after the one before`,
    ]);
    expect(events(`{ events: [{ type: took, seat: 2 }] }`)).toEqual([
      '9 expect.events[1]: { type: took, seat: 2 } | none among the 2 events\n' +
        '{ type: took, seat: 1, apples: 1, rules: [PI-TAKE] }\n{ type: hummed, seat: 2, rules: [PI-ACT] }',
    ]);
    expect(events(`{ noEvents: [${took}] }`)).toEqual([
      `9 expect.noEvents[1]: no ${took} | { type: took, seat: 1, apples: 1, rules: [PI-TAKE] }`,
    ]);
    expect(events(`{ noEvents: [${took}] }`, `  - expect: { events: [${took}] }\n`)).toEqual([]);
  });

  test('of no events wants none', () => {
    const hum = 'do: [{ seat: 1, answer: hum }]\n';
    expect(failing('expect: { events: [] }\n')).toEqual([]);
    expect(failing(`${hum}expect: { events: [] }\n`)).toEqual([
      '6 expect.events: no events | { type: hummed, seat: 1, rules: [PI-ACT] }',
    ]);
  });

  test('of counts wants as many events, others beside them or not', () => {
    const body = `passWindows: true
do:
  - { seat: 1, answer: take.1 }
  - { seat: 2, answer: take.1 }
  - { seat: 1, answer: take.2 }
  - { seat: 2, answer: hum }
`;
    const counting = (count: number, of: string) =>
      failing(`${body}expect: { eventCounts: [{ count: ${count}, of: ${of} }] }\n`);
    expect(counting(3, '{ type: took }')).toEqual([]);
    expect(counting(2, '{ type: took, seat: 1 }')).toEqual([]);
    expect(counting(0, '{ type: rolled }')).toEqual([]);
    expect(counting(2, '{ type: took, apples: 2 }')).toEqual([
      '11 expect.eventCounts[1]: 2 of { type: took, apples: 2 } | 1\n{ type: took, seat: 1, apples: 2, rules: [PI-TAKE] }',
    ]);
  });

  test('of several decisions speaks of all that wait, in any order', () => {
    const asking = (wanted: string) => failing(`do: [{ seat: 1, answer: vote }]\nexpect: { decision: ${wanted} }\n`);
    const [one, two] = ['{ seat: 1, ask: picnic.vote }', '{ seat: 2, options: { exact: [stay, leave] } }'];
    expect(asking(`[${one}, ${two}]`)).toEqual([]);
    expect(asking(`[${two}, ${one}]`)).toEqual([]);
    expect(asking(`[${one}, ${one}]`)[0]).toMatch(
      /^6 expect\.decision\[2\]: \{ seat: 1, ask: picnic\.vote \} \| seat 1/,
    );
    expect(asking(`[${two}]`)).toEqual([
      expect.stringMatching(/^6 expect\.decision: 1 decisions \| 2\nseat 1 is asked/),
    ]);
    expect(asking('[]')).toEqual([expect.stringMatching(/^6 expect\.decision: 0 decisions \| 2\n/)]);
  });

  test('of a view is of what that seat sees', () => {
    const body = `given: { deck: [cake, pie, tea], players: { 1: { cards: [jam] } } }
expect:
  view:
    - { seat: 1, players: { 1: { cards: [tea] } }, absent: [jam, players.1.cards, players.2.cards] }
    - { seat: 3, basket: 10 }
`;
    expect(failing(body)).toEqual([
      '8 expect.view[1].players.1.cards[1]: tea | jam',
      '8 expect.view[1].absent[1]: no jam in the view of seat 1 | it is there',
      '8 expect.view[1].absent[2]: no players.1.cards in the view of seat 1 | [jam]',
      '9 expect.view[2].seat: a seat from 1 to 2 | 3',
    ]);
  });

  test('of the outcome counts winners from 1', () => {
    const body =
      'given: { basket: 1, players: { 2: { apples: 9 } } }\ndo: [{ seat: 1, answer: take.1 }, { auto: true }]\n';
    expect(failing(`${body}expect: { outcome: { winners: [1] } }\n`)).toEqual(['7 expect.outcome.winners[1]: 1 | 2']);
    expect(failing(`${body}expect: { outcome: null }\n`)).toEqual([
      '7 expect.outcome: null | { id: eaten, winners: [2] }',
    ]);
    expect(failing('expect: { outcome: { id: eaten } }\n')).toEqual(['5 expect.outcome: { id: eaten } | null']);
  });
});

test('a scenario can be played again', () => {
  const [scenario] = parseScenarios(
    `${head}setupChance: { deck: [[tea]] }\nchance: { weather: [[sun, rain]] }\ndo: [{ seat: 1, answer: roll }]\n`,
    'f.yaml',
  );
  expect(runScenario(scenario, picnicKit).ok).toBe(true);
  expect(scenario).toMatchObject({ setupChance: { deck: [['tea']] }, chance: { weather: [['sun', 'rain']] } });
});

test('a failure reads as a difference', () => {
  const [scenario] = parseScenarios(`${head}expect:\n  basket: 9\n`, 'f.yaml');
  expect(runScenario(scenario, picnicKit).failures.map(failureText)).toEqual([
    'f.yaml:6  T\n  at expect.basket\n    expected: 9\n    got:      10',
  ]);
});
