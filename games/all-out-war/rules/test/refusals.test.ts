import {
  type Answer,
  ConfigError,
  clone,
  configure,
  type Json,
  KEEP_ALL,
  Match,
  type OptionSpec,
  type Refusal,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { SURVIVORS } from '../../content/survivors.ts';
import { words } from '../../scenarios/words.ts';
import { game } from '../game.ts';
import { faultsOf } from '../groups.ts';
import type { War } from '../state.ts';

type Options = Readonly<Record<string, string | boolean>>;

/** A game from a position in the words of scenarios. */
function at(given: Readonly<Record<string, Json>>, options: Options = {}, seats = 2): Match<War> {
  const config = configure(game, seats, options);
  return Match.open(game, config, 'refusals', KEEP_ALL, (s) => words.given(s, given, config));
}

/** The answer is refused like this, and nothing has changed. */
function refused(match: Match<War>, answer: unknown, refusal: Partial<Refusal>, seat = match.pending[0].seat): void {
  const { fingerprint, events, answers } = match;
  const before = structuredClone({ ...match.pending[0], candidates: null });
  const kept = [events.length, answers.length];
  expect(match.answer(seat, match.pending[0].n, answer)).toMatchObject(refusal);
  expect(match.fingerprint).toBe(fingerprint);
  expect(structuredClone({ ...match.pending[0], candidates: null })).toEqual(before);
  expect([match.events.length, match.answers.length]).toEqual(kept);
}

function taken(match: Match<War>, answer: Answer): Match<War> {
  expect(match.answer(match.pending[0].seat, match.pending[0].n, answer)).toBeNull();
  return match;
}

describe('a table', () => {
  it.each<[string, number, Options, Options]>([
    ['ready groups of its size', 2, { points: '150' }, { group1: 'camp', group2: 'bossAndCrew' }],
    ['other groups on the large one', 2, { points: '400' }, { group1: 'theConvoy', group2: 'homeGround' }],
    ['groups to build where no ready one is', 2, { points: '250' }, { group1: 'own', group2: 'own' }],
    ['a group with somebody for everybody', 4, { points: '300' }, { group1: 'quietCompany', mode: 'together' }],
  ])('AW-CONT08: has %s unless somebody says otherwise', (_, seats, options, then) => {
    expect(configure(game, seats, options).options).toMatchObject(then);
  });

  it.each<[string, number, Options, readonly string[]]>([
    ['of the small table only the forecasts', 1, { scenario: 'learning' }, ['scenario', 'help']],
    ['of rivals no deck', 2, {}, ['scenario', 'mode', 'points', 'group1', 'group2', 'setup', 'tops', 'help']],
    // How many sit there follows from scenario and mode.
    [
      'of those who share no second group',
      3,
      {},
      ['scenario', 'mode', 'points', 'group1', 'setup', 'tops', 'deck', 'help'],
    ],
  ])('AW-CONT09 AW-SOLO11: leaves open %s', (_, seats, options, open) => {
    const config = configure(game, seats, options);
    const isOpen = ({ values, suits }: OptionSpec) => values.filter((one) => suits?.(one, config) ?? true).length > 1;
    expect(game.options.filter(isOpen).map(({ id }) => id)).toEqual(open);
  });
});

describe('a table that cannot be set up', () => {
  it.each([0, 5, 1.5, -2])('%d seats', (seats) => {
    expect(() => configure(game, seats)).toThrow(ConfigError);
  });

  it.each<[string, number, Options, string]>([
    ['a group too dear', 2, { group1: 'camp' }, 'misfit.points {"group":{"id":"group.camp"},"limit":150,"points":100}'],
    [
      'more people than Survivors',
      4,
      { group1: 'fatherAndSon' },
      'misfit.members {"group":{"id":"group.fatherAndSon"},"n":3,"seats":4}',
    ],
    ['a catalogue without hands', 2, { scenery: 'catalogue' }, 'misfit.catalogue'],
    ['a small table for three', 3, { mode: 'together', scenario: 'learning' }, 'misfit.small'],
    ['points nobody plays', 2, { points: '120' }, 'option "points" is'],
    ['a group nobody knows', 2, { group1: 'zombies' }, 'option "group1" is'],
  ])('AW-GROUP01 AW-SOLO10: %s', (_, seats, options, message) => {
    expect(() => configure(game, seats, options)).toThrow(message);
  });
});

it('AW-SOLO10: more than two people play together without saying so', () => {
  expect(Match.start(game, 3, {}, 'three').state.together).toBe(true);
});

describe('a group that cannot be', () => {
  const building = (points = '100'): Match<War> =>
    Match.start(game, 2, { group1: 'own', group2: 'own', points }, 'refusals');

  it.each<[string, readonly string[], Partial<Refusal>]>([
    [
      'AW-GROUP01: over the points',
      ['rickLeader', 'derek', 'liam', 'tireIron'],
      { code: 'over-points', params: { cost: 106, limit: 100 }, rules: ['AW-GROUP01'] },
    ],
    [
      'AW-GROUP05: two of three with one Role, not the Leader’s',
      ['tess', 'carl', 'liam', 'june'],
      { code: 'too-many-of-role', params: { role: { id: 'role.support' }, got: 3, most: 2 }, rules: ['AW-GROUP05'] },
    ],
    [
      'AW-GROUP06: two of one character',
      ['rickLeader', 'rickOfficer'],
      { code: 'same-character', params: { survivor: { id: 'survivor.rickOfficer' } }, rules: ['AW-GROUP06'] },
    ],
    [
      'AW-GROUP07: more than it can hold',
      ['kit', 'tireIron', 'tireIron.2'],
      { code: 'no-room-for', params: { item: { id: 'item.tireIron' } }, rules: ['AW-GROUP07'] },
    ],
    [
      'AW-GROUP07: gear before anybody',
      ['tireIron', 'kit'],
      { code: 'no-room-for', params: { item: { id: 'item.tireIron' } }, rules: ['AW-GROUP07'] },
    ],
    [
      'AW-GROUP09: a third Tire Iron',
      ['liam', 'tireIron.3'],
      { code: 'not-offered', params: { option: 'tireIron.3' } },
    ],
    ['AW-GROUP09: the same card twice', ['liam', 'tireIron', 'tireIron'], { code: 'twice' }],
    [
      'AW-GROUP10: what is only found',
      ['liam', 'antibiotics'],
      { code: 'not-offered', params: { option: 'antibiotics' } },
    ],
    ['AW-GROUP11: nobody', [], { code: 'too-few' }],
    ['a stranger', ['negan'], { code: 'not-offered', params: { option: 'negan' } }],
  ])('%s', (_, list, refusal) => {
    refused(building(list[0] === 'rickLeader' && list.includes('rickOfficer') ? '150' : '100'), list, refusal);
  });

  it.each([null, 3, 'liam', { liam: 1 }, [['liam']], [1, 2], ['__proto__'], ['constructor']])('%j', (answer) => {
    refused(building(), answer, {});
  });

  it('AW-SOLO10: fewer Survivors than people', () => {
    const match = Match.start(game, 3, { mode: 'together', group1: 'own' }, 'refusals');
    refused(match, ['liam', 'carl'], { code: 'too-few-people', params: { least: 3, got: 2 }, rules: ['AW-SOLO10'] });
  });

  it('AW-GROUP09 AW-GROUP10: a list from elsewhere is judged card by card', () => {
    expect(faultsOf(['liam', 'tireIron.3'], 100)).toMatchObject([{ code: 'not-offered', rules: ['AW-GROUP09'] }]);
    expect(faultsOf(['liam', 'emptyBottle'], 100)).toMatchObject([{ code: 'not-offered', rules: ['AW-GROUP10'] }]);
    expect(faultsOf(['liam', 'tireIron', 'tireIron'], 100)).toMatchObject([{ code: 'twice', rules: ['AW-GROUP09'] }]);
    expect(faultsOf(['negan'], 100)).toMatchObject([{ code: 'not-offered', params: { option: 'negan' } }]);
    expect(faultsOf(['toString'], 100)).toMatchObject([{ code: 'not-offered' }]);
  });

  it('AW-GROUP01: a list kept from earlier is judged by present costs', () => {
    const list = ['ellis', 'pocket22', 'hipFlask', 'tess', 'kitchenKnife', 'carl', 'baseballBat', 'bandages'];
    expect(faultsOf(list, 100)).toEqual([]);
    const carl = SURVIVORS.find(({ id }) => id === 'carl') as { points: number };
    const { points } = carl;
    carl.points = points + 1;
    try {
      expect(faultsOf(list, 100)).toMatchObject([{ code: 'over-points', params: { cost: 101, limit: 100 } }]);
      refused(building(), list, { code: 'over-points', params: { cost: 101, limit: 100 }, rules: ['AW-GROUP01'] });
    } finally {
      carl.points = points;
    }
  });
});

describe('gear fits wherever it can', () => {
  it.each([
    [
      'AW-GROUP07: something Bulky goes into the Pack so that the rest has room',
      ['otis', 'fireAxe', 'magnum', 'machete', 'bandages'],
    ],
    [
      'AW-GROUP07: a Special Item is held where the Pack is full',
      ['otis', 'bandages', 'bandages.2', 'hipFlask', 'ammoBox'],
    ],
    ['AW-GROUP07: a Rucksack comes last', ['carl', 'bandages', 'hipFlask', 'ammoBox', 'ammoBox.2', 'rucksack']],
    ['AW-KEY01: an attachment before its host', ['kit', 'paddedJacket', 'scope']],
    ['AW-KEY01: attachments take no slot', ['carl', 'suppressor', 'pocket22', 'speedLoader', 'magnum', 'hatchet']],
  ])('%s', (_, list) => {
    expect(faultsOf(list, 500)).toEqual([]);
  });

  it('AW-GROUP07: and is refused where it cannot, naming the first too many', () => {
    expect(faultsOf(['carl', 'magnum', 'hatchet', 'tireIron', 'machete'], 500)).toMatchObject([
      { code: 'no-room-for', params: { item: { id: 'item.machete' } } },
    ]);
    expect(faultsOf(['carl', 'fireAxe', 'sledgehammer'], 500)).toMatchObject([
      { code: 'no-room-for', params: { item: { id: 'item.sledgehammer' } } },
    ]);
    const much = [
      'bandages',
      'bandages.2',
      'bandages.3',
      'ammoBox',
      'ammoBox.2',
      'ammoBox.3',
      'hipFlask',
      'hipFlask.2',
    ];
    const started = performance.now();
    expect(faultsOf(['gus', ...much, 'tireIron', 'hatchet', 'machete', 'crowbar', 'rucksack'], 500)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('a path that cannot be walked', () => {
  const moving = (): Match<War> =>
    taken(
      at({
        pieces: { vehicle: [[14, 10]] },
        people: { tess: { at: [10, 10] }, carl: { at: [10, 12] }, derek: { at: [1, 1], side: 2 } },
        walkers: [
          [10, 6],
          [7, 10, 'prone'],
        ],
      }),
      'sneak',
    );

  it.each<[string, unknown, Partial<Refusal>]>([
    ['AW-GEO02: off the mat', [[10_000, 20_001]], { code: 'outside' }],
    ['AW-GEO03: half over the border', [[10_000, 499]], { code: 'outside' }],
    ['NaN', [[Number.NaN, 10_000]], { code: 'no-spot' }],
    ['infinite', [[Number.POSITIVE_INFINITY, 10_000]], { code: 'no-spot' }],
    ['AW-GEO17: a fraction', [[10_000.5, 10_000]], { code: 'no-spot' }],
    ['no point', [[10_000]], { code: 'no-spot' }],
    ['words', [['10000', '10000']], { code: 'no-spot' }],
    ['a bare point', [11_000, 10_000], { code: 'no-spot' }],
    ['a name', 'tess', { code: 'not-offered' }],
    [
      'AW-MOVE08 AW-GEO04: onto a friend',
      [[10_000, 11_003]],
      { code: 'overlaps', params: { thing: 'carl' }, rules: ['AW-GEO04'] },
    ],
    ['AW-MOVE08: onto a prone Walker', [[7500, 10_000]], { code: 'overlaps', params: { thing: 'walker-2' } }],
    [
      'AW-MOVE08: onto a car',
      [[11_503, 10_000]],
      { code: 'on-piece', params: { thing: 'car-1' }, rules: ['AW-MOVE08'] },
    ],
    [
      'AW-MOVE03: too near to a Walker',
      [[10_000, 7997]],
      { code: 'too-near', params: { thing: 'walker-1' }, rules: ['AW-MOVE03', 'AW-MOVE04-R'] },
    ],
    [
      'AW-MOVE01: too long by a thousandth',
      [
        [12_000, 12_000],
        [10_000 + 4329, 12_500],
      ],
      { code: 'too-far' },
    ],
    [
      'AW-MOVE02: through a stop over the border',
      [
        [10_000, 100],
        [10_000, 9000],
      ],
      { code: 'border', rules: ['AW-MOVE07', 'AW-GEO02'] },
    ],
    [
      'AW-MOVE02: through a stop on a friend',
      [
        [10_000, 12_000],
        [11_000, 11_000],
      ],
      { code: 'no-way', params: { thing: 'carl' } },
    ],
  ])('%s', (_, answer, refusal) => {
    refused(moving(), answer, refusal);
  });

  it('AW-MOVE01: five inches and two thousandths fit, five and three do not', () => {
    const match = taken(at({ people: { tess: { at: [5, 10] }, derek: { at: [1, 1], side: 2 } } }), 'sneak');
    refused(match, [[10_003, 10_000]], { code: 'too-far', params: { short: 1 } });
    taken(match, [[10_002, 10_000]]);
  });

  it('from the other seat', () => {
    refused(moving(), [[10_000, 9000]], {}, 1);
  });
});

describe('things that cannot lie or stand so', () => {
  const laying = (): Match<War> => {
    const match = Match.start(game, 1, { setup: 'hand' }, 'refusals');
    taken(match, 'vehicle');
    taken(match, [4000, 10_000, 0]);
    return taken(match, 'vehicle');
  };

  it.each<[string, unknown, Partial<Refusal>]>([
    [
      'AW-SCEN06: on another piece',
      [4500, 10_200, 3],
      { code: 'near-scenery', params: { thing: 'car-1' }, rules: ['AW-SCEN05', 'AW-SCEN06'] },
    ],
    ['AW-SCEN06: a thousandth too near', [4000, 13_997, 0], { code: 'source-outside' }],
    ['AW-SCEN05: partly outside the area', [15_000, 6999, 0], { code: 'source-outside', rules: ['AW-SCEN05'] }],
    ['AW-SCEN04: at the centre', [11_000, 10_000, 0], { code: 'near-centre', rules: ['AW-SCEN04'] }],
    ['AW-GEO18: a 25th direction', [15_000, 10_000, 24], { code: 'no-turn', params: { turn: 24, turns: 24 } }],
    ['a direction before the first', [15_000, 10_000, -1], { code: 'no-spot' }],
    ['half a direction', [15_000, 10_000, 0.5], { code: 'no-spot' }],
    ['no direction', [15_000, 10_000], { code: 'no-spot' }],
    ['NaN', [Number.NaN, 10_000, 0], { code: 'no-spot' }],
  ])('%s', (_, answer, refusal) => {
    refused(laying(), answer, refusal);
  });

  it('AW-SCEN04 AW-SCEN06: two inches less two thousandths are enough', () => {
    taken(laying(), [4000 + 2000 + 1998 + 2000, 12_998, 0]);
  });

  /** All cars and barricades as in the ready layout, then counters by hand. */
  const laid = (): Match<War> => {
    const match = Match.start(game, 1, { setup: 'hand' }, 'refusals');
    for (const pose of [
      [4500, 7500, 0],
      [14_500, 7200, 0],
      [15_500, 12_500, 0],
      [5500, 12_800, 0],
    ] as const) {
      if (match.pending[0].kind === 'choose') taken(match, 'vehicle');
      taken(match, pose);
    }
    for (const pose of [
      [3000, 3500, 0],
      [10_000, 3900, 0],
      [17_500, 3500, 0],
      [2500, 16_500, 0],
      [10_000, 16_100, 0],
      [17_000, 16_500, 0],
    ] as const)
      taken(match, pose);
    for (let i = 0; i < 3; i++) {
      const [decision] = match.pending;
      if (decision.kind === 'choose') taken(match, decision.options[0]);
    }
    return match;
  };

  it('AW-SCEN08 AW-SCEN09-R: counters', () => {
    const match = laid();
    expect(match.state.counters).toHaveLength(5);
    refused(match, [12_997, 10_000], { code: 'near-counter', params: { thing: 'counter-a' }, rules: ['AW-SCEN08'] });
    refused(match, [15_500, 10_997], { code: 'near-counter' });
    refused(match, [500, 6499], { code: 'outside' });
    refused(match, [499, 7000], { code: 'outside' });
    refused(match, [9000, 7000, 0], { code: 'no-spot' });
    taken(match, [10_000, 7000]);
  });

  /** And all nine counters. */
  const counted = (): Match<War> => {
    const match = laid();
    for (const point of [
      [10_000, 7000],
      [10_000, 13_000],
      [1500, 10_200],
      [18_500, 9800],
    ] as const)
      taken(match, point);
    return match;
  };

  it('AW-TV103 AW-SCEN12 AW-SCEN12-R: a Walker attends a counter from inside the area, while there is a place', () => {
    const match = counted();
    expect(match.pending[0].ask.id).toBe('place-walker');
    refused(match, [5500, 14_300], {
      code: 'outside-area',
      params: { thing: 'counter-e' },
      rules: ['AW-SCEN12', 'AW-SCEN12-R'],
    });
    refused(match, [12_000, 10_000], { code: 'outside' });
    refused(match, [5500, 12_800], { code: 'on-piece', params: { thing: 'car-4' } });
    taken(match, [5500, 11_300]);
    refused(match, [5000, 11_300], { code: 'overlaps', params: { thing: 'walker-1' } });
    refused(match, [3000, 12_800], { code: 'outside' });
    taken(match, [10_000, 10_000]);
    expect(match.state.walkers.map(({ number, x, y }) => [number, x, y])).toEqual([
      [1, 5500, 11_300],
      [2, 10_000, 10_000],
    ]);
  });

  it('AW-SCEN12-R: a Walker beside a counter that has one already attends the car it touches', () => {
    const match = laid();
    for (const point of [
      [17_600, 7200],
      [10_000, 13_000],
      [1500, 10_200],
      [10_000, 7000],
    ] as const)
      taken(match, point);
    taken(match, [17_000, 7900]);
    taken(match, [17_000, 6900]);
    const [decision] = match.pending;
    if (decision.kind !== 'place') throw new Error('a place is asked for');
    const { open } = decision.facts as { open: { letter: string }[] };
    expect(open.map(({ letter }) => letter)).toEqual(['a', 'b', 'd', 'e', 'g', 'h', 'i']);
  });

  it('AW-SCEN13: Walkers without a counter keep two inches from all others and from the centre', () => {
    const match = Match.start(game, 1, { setup: 'layout', points: '150', group1: 'camp' }, 'refusals');
    const spots = [
      [10_000, 10_000],
      [7000, 6500],
      [17_000, 8200],
      [13_000, 12_500],
      [3000, 11_800],
      [9000, 7000],
      [10_000, 13_500],
      [500, 10_200],
      [18_500, 9800],
    ] as const;
    for (const spot of spots) taken(match, spot);
    expect(match.pending[0].ask.id).toBe('place-more-walkers');
    refused(match, [12_997, 10_000], { code: 'too-near', params: { thing: 'walker-1' }, rules: ['AW-SCEN13'] });
    refused(match, [19_500, 6400], { code: 'outside' });
    refused(match, [13_000, 8600], { code: 'on-piece', params: { thing: 'car-2' } });
    taken(match, [13_250, 9250]);
    expect(match.state.walkers).toHaveLength(10);
  });

  it('AW-SCEN16: Survivors stand at their edge', () => {
    const match = Match.start(game, 2, { setup: 'layout' }, 'deploying');
    while (match.pending[0].kind === 'place') {
      const { candidates } = match.pending[0];
      taken(match, candidates[0].answer);
    }
    taken(match, 'south');
    const [decision] = match.pending;
    if (decision.kind === 'choose') taken(match, decision.options[0]);
    expect(match.pending[0].ask.id).toBe('deploy-where');
    refused(match, [10_000, 501], { code: 'outside' });
    refused(match, [499, 500], { code: 'outside' });
    taken(match, [10_000, 500]);
  });
});

describe('a state that cannot be', () => {
  const sound = (): War => {
    const match = Match.start(game, 2, {}, 'sound');
    taken(match, 'south');
    return clone(match.state);
  };
  const config = configure(game, 2);
  const flawOf = (change: (s: War) => void): string | null | undefined => {
    const s = sound();
    // Between two steps, as a log has it.
    s.step = 'activate';
    s.now = null;
    change(s);
    return game.flaw?.(s, config);
  };

  it('AW-COMP02 AW-COMP04 AW-SCEN06 AW-GEO04: is found out', () => {
    expect(flawOf(() => {})).toBeNull();
    expect(flawOf((s) => s.pool++)).toBe('walkers: 13 instead of 12');
    expect(flawOf((s) => s.counters.pop())).toBe('counters: 8 instead of 9');
    expect(flawOf((s) => Object.assign(s.people[0], { x: s.people[1].x + 500, y: s.people[1].y }))).toContain(
      'stands where nobody can',
    );
    expect(flawOf((s) => Object.assign(s.people[0], { x: 499 }))).toContain('stands where nobody can');
    expect(flawOf((s) => Object.assign(s.people[0], { x: 1000.5 }))).not.toBeNull();
    expect(flawOf((s) => Object.assign(s.people[0], { x: Number.NaN }))).not.toBeNull();
    expect(flawOf((s) => (s.pieces[1] = { ...s.pieces[0], x: s.pieces[0].x + 1000 }))).toBe('car-2 lies on car-1');
    expect(flawOf((s) => (s.pieces[1] = { ...s.pieces[0], x: 1000 }))).toBe('car-2 lies over the border');
    expect(flawOf((s) => (s.pieces[1] = { ...s.pieces[0], turn: 24 }))).not.toBeNull();
    expect(flawOf((s) => (s.threat = 19))).not.toBeNull();
    expect(flawOf((s) => (s.people[0].slots[2] = s.people[0].slots[0]))).not.toBeNull();
  });
});
