import { choose, type Match, place } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import type { War } from '../../rules/state.ts';
import { type Position, startAt } from '../../rules/test/starting.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { choicesOf } from '../mat/choices.ts';
import { options } from '../options.ts';
import { panels } from '../panels.ts';
import { wishes } from '../wishes.ts';

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => ['Alex', 'Billie'][seat]);

const CANDIDATES = [
  { id: 'aim:liam', answer: [10_000, 10_000] as const },
  { id: 'dir:south', answer: [10_000, -1000] as const },
];

const DEREK = { at: [1, 1], side: 2 };

/** A match in a position, after some answers. */
function at(position: Position, ...answers: readonly string[]): Match<War> {
  const match = startAt(position);
  for (const answer of answers) {
    const { seat, n } = match.only!;
    expect(match.answer(seat, n, answer)).toBeNull();
  }
  return match;
}

const asked = (match: Match<War>): string => say(describe.prompt(match.only!));

/** The second line of an option of the question. */
const line = (match: Match<War>, id: string): string => {
  const decision = match.only!;
  return options
    .detail(match.view(decision.seat), decision, id)
    .map((one) => say(one))
    .join(' ');
};

test('AW-MELEE08: who fights whom says the chances of a pair by name, and what is settled by now', () => {
  const crowd = at({
    step: 'melees',
    people: {
      carl: { at: [4, 10] },
      liam: { at: [6, 10] },
      tess: { at: [8, 10] },
      rickLeader: { at: [10, 10] },
      derek: DEREK,
    },
    walkers: [
      [5, 10],
      [7, 10],
      [9, 10],
      [11, 10],
    ],
  });
  expect(crowd.only?.ask.id).toBe('split-melees');
  const [first] = crowd.only?.kind === 'choose' ? crowd.only.options : [];
  expect(line(crowd, first)).toMatch(/^Carl and Liam win \d+% · remove \d+% · only lay it down \d+%/);
  const { seat, n } = crowd.only!;
  crowd.answer(seat, n, first);
  expect(crowd.only?.ask.id).toBe('split-melees');
  expect(asked(crowd)).toMatch(/^Alex, who fights whom\? Settled: .* against /);
});

test('AW-MELEE10: which melee comes next tells the chances of the rival’s, too', () => {
  const two = at({
    step: 'melees',
    people: { carl: { at: [10, 10] }, derek: { at: [13, 10], side: 2 } },
    walkers: [
      [11, 10],
      [14, 10],
    ],
  });
  expect(two.only?.ask.id).toBe('next-melee');
  const told = two.only?.kind === 'choose' ? two.only.options.map((id) => line(two, id)) : [];
  expect(told[0]).toMatch(
    /^Carl wins \d+% · removes \d+% · only lays it down \d+% · only pushes back \d+% · is hurt \d+%/,
  );
  expect(told[1]).toMatch(/^Derek wins \d+%/);
});

/** What is told in red before an option is given. */
const alarm = (match: Match<War>, id: string): string => {
  const decision = match.only!;
  const told = options.alarm(match.view(decision.seat), decision, id);
  return told === null ? '' : say(told);
};

test('AW-WOUND02, AW-MELEE24: how likely somebody dies is told for each choice, and of several that one may or must', () => {
  const weak = at({
    step: 'melees',
    people: { liam: { at: [10, 10], health: 3 }, derek: DEREK },
    walkers: [
      [11, 10],
      [9, 10],
    ],
  });
  expect(weak.only?.ask.id).toBe('stance');
  for (const id of ['attack.bare', 'defend']) expect(alarm(weak, id)).toMatch(/^dies \d+%$/);
  expect(line(weak, 'attack.bare')).toMatch(
    /^wins \d+% · removes one \d+% · only lays one down \d+% · only pushes back \d+% · is hurt \d+%/,
  );
  const sound = at({ step: 'melees', people: { liam: { at: [10, 10] }, derek: DEREK }, walkers: [[11, 10]] });
  expect(alarm(sound, 'defend')).toBe('');
  const two = at({
    step: 'melees',
    people: { liam: { at: [11, 10], health: 1 }, carl: { at: [9, 10], health: 1 }, derek: DEREK },
    walkers: [[10, 10]],
  });
  expect(alarm(two, 'defend')).toMatch(/^one may die (\d+)% · one must die \1%$/);
});

test('AW-PRONE05: a Walker that lies alone is removed by winning, and nothing lays it down', () => {
  const match = at({
    step: 'melees',
    people: { carl: { at: [10, 10] }, derek: DEREK },
    walkers: [[11, 10, 'prone']],
  });
  expect(match.only?.ask.id).toBe('optional-attack');
  const told = line(match, 'walker-1');
  expect(told).toMatch(/^wins (\d+)% · removes \1% · loses unhurt \d+%$/);
});

test('AW-CONT05: near whom glass breaks says who comes, how far, and whom they reach', () => {
  const match = startAt(
    { step: 'event', people: { liam: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } }, walkers: [[10, 5]] },
    {},
  );
  const asked = (loud: string) => ({
    ...choose(0, { id: 'event-glass', rules: [] }, ['liam', 'derek'], { params: { loud: { id: `loud.${loud}` } } }),
    n: 1,
  });
  const told = (id: string): string => options.detail(match.view(0), asked('noise'), id).map(say).join(' ');
  expect(told('liam')).toMatch(/^Walker 1 comes 4 in and engages Liam · /);
  expect(told('derek')).toMatch(/^(?:Walker 1 comes |nobody hears it)/);
});

test('AW-BITE04, AW-MULT05: beside a rival a Walker may bite, and who has its die is told why there is no Defend', () => {
  const mixed = {
    step: 'melees',
    initiative: 2,
    people: { rickLeader: { at: [10, 10] }, derek: { at: [11, 10], side: 2 } },
    walkers: [[9, 10]],
  };
  const match = at(mixed);
  while (match.only?.ask.id !== 'stance' || match.only.seat !== 0) {
    const decision = match.only!;
    const [first] = decision.kind === 'choose' ? decision.options : [];
    expect(match.answer(decision.seat, decision.n, first)).toBeNull();
  }
  expect(line(match, 'defend')).toMatch(/is bitten \d+%/);
  const armed = startAt({
    ...mixed,
    people: { ...mixed.people, derek: { at: [11, 10], side: 2, hands: ['hatchet'] } },
  });
  const stance = armed.only!;
  expect([stance.ask.id, stance.seat]).toEqual(['stance', 1]);
  expect(wishes(armed.view(1), stance)).toEqual(['defend']);
});

test('AW-MELEE25: a wound for one of several is told with what it does, and with its critical', () => {
  const position = {
    step: 'melees',
    people: { liam: { at: [11, 10] }, carl: { at: [9, 10] }, derek: DEREK },
    walkers: [[10, 10]],
  };
  let seen = 0;
  for (let n = 0; seen < 2 && n < 60; n++) {
    const match = startAt(position, {}, { seed: `wound ${n}` });
    while (match.only && match.only.ask.id !== 'share-wounds' && match.only.kind === 'choose')
      match.answer(match.only.seat, match.only.n, match.only.options.at(-1)!);
    const { params, ask } = match.only ?? {};
    if (ask?.id !== 'share-wounds' || params?.wounds !== 1) continue;
    seen++;
    if (Number(params.criticals) > 0) {
      expect(asked(match)).toMatch(/who suffers the wound\? A critical goes with it\.$/);
      expect(line(match, 'liam')).toMatch(/^(?:loses 2 Health|dies) · /);
    } else expect(line(match, 'liam')).toMatch(/^(?:loses 1 Health|dies) · /);
  }
  expect(seen).toBe(2);
});

test('AW-NOISE04, AW-EVENT05: which Walker moves next says how far it comes and whom it touches', () => {
  const mayhem = {
    initiative: 2,
    people: { liam: { at: [10, 10], hands: ['revolver38'] }, derek: { at: [10, 17], side: 2 } },
    walkers: [
      [5, 10],
      [15, 10],
      [10, 2.2],
    ],
  };
  const match = at(mayhem, 'shoot', 'derek');
  expect(match.only?.ask.id).toBe('mayhem-next');
  expect(line(match, 'walker-1')).toBe('comes 4 in · touches Liam');
  expect(line(match, 'walker-3')).toBe('comes 6 in · nearest: Liam, 0.8 in');
});

test('AW-WALK17: a direction says where it leads, and that it may be chosen is said before', () => {
  const match = startAt(
    { step: 'event', people: { liam: { at: [10, 10] }, derek: { at: [1, 1], side: 2 } }, walkers: [[10, 5]] },
    {},
  );
  const s = match.state;
  const decision = {
    ...place(0, { id: 'steer', rules: [] }, { region: { in: [], out: [] }, candidates: CANDIDATES }, {}),
    params: { walker: { id: 'walker', params: { number: s.walkers[0].number } } },
    n: 1,
  };
  const told = (id: string): string => options.detail(match.view(0), decision, id).map(say).join(' ');
  expect(told('aim:liam')).toBe('comes 4 in · touches Liam');
  expect(choicesOf(s, decision, null).map(({ option, line: way }) => [option, way.at(-1)])).toEqual([
    ['aim:liam', [10_000, 9000]],
    ['dir:south', [10_000, 500]],
  ]);
  expect(told('dir:south')).toMatch(/^comes 4\.5 in · nearest: /);
  // What confirms a place that has a name says that name.
  for (const { id, answer } of CANDIDATES)
    expect(describe.spot?.(decision, answer)).toEqual(describe.option(decision, id));
  const which = { ...choose(0, { id: 'event-walker', rules: [] }, ['walker-1'], {}), n: 1 };
  expect(say(describe.prompt({ ...which, params: { steers: 1 } }))).toContain('direction of your choice');
});

test('what confirms says the whole answer: who comes by NOISE, the risk of a Search, the chance of a shot', () => {
  const confirm = (match: Match<War>, selected: string): string => {
    const decision = match.only!;
    const told = options.confirm(match.view(decision.seat), { decision, selected, plan: [], shares: {}, spot: null });
    return told === null ? '' : say(told);
  };
  const loud = at({
    people: { liam: { at: [10, 10] }, derek: DEREK },
    walkers: [[10, 5]],
    counters: { a: [10, 10.9] },
  });
  expect(confirm(loud, 'noise')).toBe('Make NOISE: Walker 1 comes and engages Liam');
  // With a Bait two answer, and only one of them gets there.
  const baited = at({
    people: { liam: { at: [10, 10], hands: ['revolver38'] }, derek: DEREK },
    walkers: [
      [10, 5],
      [10, 19],
    ],
  });
  expect(confirm(baited, 'noise')).toBe('Make NOISE: Walker 1 comes and engages Liam; Walker 2 only comes nearer');
  expect(confirm(loud, 'search')).toMatch(/^Search: Incident \d+%$/);
  expect(confirm(loud, 'sneak')).toBe('Sneak (quiet)');
  const melee = at(
    {
      people: {
        liam: { at: [10, 10], hands: ['revolver38'] },
        derek: { at: [10, 16], side: 2 },
      },
      walkers: [
        [6, 14],
        [9, 16],
        [11, 16],
      ],
    },
    'shoot',
  );
  expect(melee.only?.ask.id).toBe('shoot-target');
  expect(melee.only?.kind === 'choose' && melee.only.options[0], 'rivals come first').toBe('derek');
  expect(confirm(melee, 'derek')).toMatch(/^Shoot Derek: wounds \d+%$/);
  expect(line(melee, 'derek')).toContain('may hit Walker 2 or Walker 3 instead');
});

test('AW-GUN07: a shot before a melee says that only Defending is left then, and so does what comes of it', () => {
  const match = at({
    step: 'melees',
    people: { liam: { at: [10, 10], hands: ['revolver38'] }, derek: DEREK },
    walkers: [[10, 11]],
  });
  const decision = match.only!;
  expect(decision.ask.id).toBe('melee-shot');
  const shot = 'liam.hand-1.walker-1';
  expect(line(match, shot)).toContain(' · then may only Defend · ');
  const [plan] = panels(match.view(decision.seat), { decision, selected: shot, plan: [], shares: {} });
  expect(plan.lines.map((one) => say(one.text))).toContain('After the shot Liam may only Defend this turn.');
  let told: string[] = [];
  for (let n = 0; told.length === 0 && n < 20; n++) {
    const tried = startAt(
      {
        step: 'melees',
        people: { liam: { at: [10, 10], hands: ['revolver38'] }, derek: DEREK },
        walkers: [
          [10, 11],
          [10, 9],
        ],
      },
      {},
      { seed: `shot ${n}` },
    );
    while (tried.only?.kind === 'choose' && tried.only.ask.id !== 'activate') {
      const { seat, options: all, n: number } = tried.only;
      tried.answer(seat, number, all[0]);
    }
    told = tried.events.flatMap(({ event }) => (event.type === 'stance' ? [say(describe.event(event)!)] : []));
  }
  expect(told).toContain('Liam Defends: no Attack this turn after a shot in a melee.');
});
