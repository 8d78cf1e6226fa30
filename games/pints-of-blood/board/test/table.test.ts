import { choose, type Decision, type GameEvent, Match, pick, SPECTATOR, sample } from '@shamble/kernel';
import { give, stream } from '@shamble/kernel/conformance/playing';
import { cuesOf, type Intent } from '@shamble/parts';
import { WeightCount, WishCount } from '@shamble/parts/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { asView, type View } from '../../rules/view.ts';
import { table } from '../../table.ts';
import { describe as words } from '../../text/describe.ts';
import { motionsOf } from '../cues.ts';
import { dice, facts, notes } from '../facts.ts';
import { forecastFor } from '../forecast.ts';
import { options } from '../options.ts';
import { forecastLines, panels, rangeText, rangeWords } from '../panels.ts';
import { phase, phases } from '../phases.ts';
import { isPlacing } from '../placing.ts';
import { wishes } from '../wishes.ts';
import { playThrough } from './positions.ts';

const asJson = (view: View) => JSON.parse(JSON.stringify(view));

const planned = (decision: Decision, plan: readonly string[]): Intent => ({
  decision,
  selected: null,
  plan,
  shares: {},
});

describe('secrets', () => {
  const { hasSecrets } = table;

  test('a seat has one from its private look until the card is seen by all', () => {
    let looked = 0;
    let none = 0;
    for (let i = 0; i < 16; i++)
      playThrough(
        { level: 'main', seats: 2, seed: `look ${i}` },
        (match, { ask, seat }) => {
          const view = match.view(seat);
          if (ask.id === 'turn-tables') {
            expect(hasSecrets(view, seat)).toBe(true);
            looked++;
          } else if (!hasSecrets(view, seat)) none++;
        },
        150,
      );
    expect(looked).toBeGreaterThan(1);
    expect(none).toBeGreaterThan(100);
  });

  test('what differs from the public view is never missed', () => {
    for (let i = 0; i < 16; i++)
      playThrough(
        { level: 'main', seats: 2, seed: `look ${i}` },
        (match) => {
          const open = asView(match.view(SPECTATOR)).deck;
          for (const seat of [0, 1]) {
            const own = asView(match.view(seat)).deck;
            if (JSON.stringify(own) !== JSON.stringify(open)) expect(hasSecrets(match.view(seat), seat)).toBe(true);
          }
        },
        150,
      );
  });

  test('the starter has none, and who watches has none', () => {
    playThrough({ level: 'starter', seats: 3, seed: 'none' }, (match, { seat }) => {
      expect(hasSecrets(match.view(seat), seat)).toBe(false);
      expect(hasSecrets(match.view(SPECTATOR), SPECTATOR)).toBe(false);
    });
  });
});

test('what is said to be without undo cannot be undone', () => {
  const count = new WeightCount(options.weight);
  for (let i = 0; i < 4; i++)
    playThrough({ level: 'main', seats: 3, seed: `weight ${i}` }, (...at) => count.look(...at), 150);
  expect([...count.wrong]).toEqual([]);
  expect(count.locked).toBeGreaterThan(5);
});

describe('wishes', () => {
  test('are never offered, can always be said, and mostly have a reason', () => {
    const count = new WishCount({ game, describe: words, wishes });
    for (let i = 0; i < 8; i++)
      playThrough(
        { level: i % 2 ? 'main' : 'starter', seats: 3, seed: `wish ${i}` },
        (...at) => count.look(...at),
        120,
      );
    expect(count.faults).toEqual([]);
    expect(count.all).toBeGreaterThan(300);
    expect(count.reasons / count.all).toBeGreaterThan(0.95);
  });

  test('somebody else is asked: there is nothing to wish for', () => {
    const match = Match.start(game, 2, {}, 'first');
    const other = 1 - match.state.active;
    const asked: Decision = choose(other, { id: 'sell', rules: [] }, ['sell', 'keep']);
    expect(wishes(match.view(other), asked)).toEqual([]);
  });
});

describe('what the table shows of a view', () => {
  test('every step of a turn is a phase of the track', () => {
    const seen = new Set<string | null>();
    playThrough({ level: 'main', seats: 2, seed: 'steps' }, (match) => seen.add(phase(match.view(0))));
    const ids = phases.map(({ id }) => id);
    expect([...seen].filter((id) => id !== null && !ids.includes(id))).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(ids.length);
  });

  test('facts and notes of a player; nothing of who is not there', () => {
    const match = Match.start(game, 2, { level: 'main' }, 'facts');
    const view = asJson(asView(match.view(0)));
    view.players[0] = { ...view.players[0], bites: 3, crisps: 7, cards: ['cue', 'cue'], marker: ['?', 'Fl'] };
    expect(facts(view, 0).map(({ id, value }) => `${id} ${value}`)).toEqual([
      'bites 3/5',
      'crisps 7',
      'beers 0',
      'cards 2',
      'marker 2',
    ]);
    expect(notes(view, 0).map(({ id }) => id)).toEqual(['boardview.food.ready']);
    expect([facts(view, 3), notes(view, 3)]).toEqual([[], []]);
  });

  test('the tray has the dice in order, and what is used up', () => {
    const match = Match.start(game, 2, {}, 'dice');
    const rolled = {
      ...asJson(asView(match.view(0))),
      dice: ['zombie', 'bat', 'extra', 'bat', 'zombie', 'dart', 'longbow'],
      colour: 'blue',
      setAside: 1,
    };
    const shown = (step: string, intent: Intent | null = null) =>
      dice({ ...rolled, step }, intent).map(
        ({ caption, used }) => caption.id.slice(caption.id.indexOf('.') + 1) + (used ? ' used' : ''),
      );
    expect(shown('rolled')).toEqual(['bat', 'bat', 'dart', 'longbow', 'extra', 'zombie', 'zombie used', 'blue']);
    expect(shown('place').slice(-3)).toEqual(['zombie used', 'zombie used', 'blue used']);
    const decision = pick(0, { id: 'place', rules: [] }, [], { min: 0, max: 9 });
    const plan = ['bat2@1.1', 'extra31@1.1', 'dart1=molotov@1.2'];
    expect(shown('place', planned(decision, plan)).slice(0, 5)).toEqual([
      'bat',
      'bat used',
      'dart used',
      'longbow',
      'extra',
    ]);
    expect(shown('row-before').slice(0, 3)).toEqual(['bat used', 'bat used', 'dart used']);
  });

  test('while dice are placed, pressing one that is left takes its like into the hand', () => {
    const match = Match.start(game, 2, {}, 'dice');
    const rolled = {
      dice: ['bat', 'bat', 'dart', 'zombie'],
      step: 'place',
      exchanged: { item: 'bat2', weapon: 'molotov' },
    };
    const view = { ...asJson(asView(match.view(0))), ...rolled };
    const taken = (intent: Intent | null) => dice(view, intent).map(({ takes }) => takes ?? null);
    const decision = pick(0, { id: 'place', rules: [] }, [], { min: 0, max: 9 });
    expect(taken(planned(decision, [])).slice(0, 4)).toEqual(['chip:bat', 'chip:bat=molotov', 'chip:dart', null]);
    expect(taken(planned(decision, ['bat1@1.1', 'dart1@1.2'])).slice(0, 4)).toEqual([
      'chip:bat=molotov',
      null,
      null,
      null,
    ]);
    expect(taken(null).every((one) => one === null)).toBe(true);
  });

  test('extra hits and the colour are letters on their dice', () => {
    const match = Match.start(game, 2, {}, 'dice');
    const signs = (colour: string) =>
      dice({ ...asJson(asView(match.view(0))), dice: ['extra'], colour, step: 'rolled' }, null).map(
        ({ sign }) => sign?.id ?? null,
      );
    expect(signs('blue')).toEqual(['boardview.die.extra', 'fact.letter.blue']);
    expect(signs('white')).toEqual(['boardview.die.extra', 'boardview.die.any']);
    expect(signs('black')).toEqual(['boardview.die.extra', null]);
  });

  test('at least so many is a sign on the board and words in a sentence', () => {
    expect([rangeText({ lo: 2, hi: null }).id, rangeWords({ lo: 2, hi: null }).id]).toEqual([
      'boardview.range.least',
      'boardview.least',
    ]);
    expect(rangeWords({ lo: 2, hi: 3 })).toEqual(rangeText({ lo: 2, hi: 3 }));
  });

  test('the panel says of a plan what the board says of it', () => {
    let compared = 0;
    playThrough({ level: 'main', seats: 2, seed: 'planned' }, (match, decision) => {
      if (!isPlacing(decision)) return;
      const view = match.view(decision.seat);
      const plan = decision.options.slice(0, 1);
      const seen = forecastFor(asView(view), decision, plan);
      const panel = panels(view, planned(decision, plan)).find(({ id }) => id === 'forecast');
      expect(panel?.lines).toEqual(seen && forecastLines(asView(view), seen));
      if (
        JSON.stringify(panel) !==
        JSON.stringify(panels(view, planned(decision, [])).find(({ id }) => id === 'forecast'))
      )
        compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });
});

describe('motion', () => {
  const match = Match.start(game, 2, {}, 'motion');
  const view = asView(match.view(0));
  const moved = [
    { type: 'zombie-defeated', row: 2, space: 1, zombie: 'F', rules: [] },
    { type: 'zombie-hit', row: 2, space: 3, zombie: 'T', rules: [] },
    { type: 'tile-enters', row: 2, tile: 'red-1', zombies: 0, rules: [] },
    { type: 'tile-enters', row: 2, tile: 'blue', zombies: 2, rules: [] },
  ];

  const motions = (event: GameEvent) => motionsOf(event, view, moved);

  test('slides of a row add up; what happens later starts later', () => {
    const cues = cuesOf(moved, motions, 'normal', 1);
    expect(cues.get('lane:2')).toMatchObject({ motion: 'slide', by: 2, delay: 250 });
    expect(cues.get('left:2')).toMatchObject({ motion: 'leave', pieces: ['red 0', 'blue 2'] });
  });

  test('on a row that has slid since, what fell and was hit is shown on the tile where it stood', () => {
    const cues = cuesOf(moved, motions, 'normal', 1);
    expect(cues.get('gone:2')).toMatchObject({ motion: 'fall', pieces: ['-1F'], delay: 0 });
    expect(cues.get('space:2.1')).toMatchObject({ motion: 'flip' });
  });

  test('none where none is wanted', () => {
    expect(cuesOf(moved, motions, 'off', 1).size).toBe(0);
  });

  test('a long list is over soon all the same', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      type: 'zombie-hit',
      row: 1 + (i % 5),
      space: 1 + (i % 4),
      zombie: 'T',
      rules: [],
    }));
    const last = Math.max(...[...cuesOf(many, motions, 'normal', 1).values()].map(({ delay }) => delay));
    expect(last).toBeLessThan(1000);
  });

  test('events of whole games ask only for motion of things that are there', () => {
    const below = stream('motions');
    const game2 = Match.start(game, 2, { level: 'main' }, 'motions');
    for (let i = 0; i < 80 && !game2.over; i++) {
      const [decision] = game2.pending;
      const from = game2.answers.length;
      give(game2, decision, sample(decision, below, game));
      const after = asView(game2.view(0));
      const cues = cuesOf(game2.eventsFor(0, from), (event) => motionsOf(event, after), 'fast', i);
      for (const thing of cues.keys())
        expect(thing).toMatch(
          /^(space:[1-5]\.[1-5]|(lane|left|gone|guest|row):[1-5]|player:[12]|ambulance|couch|bus|deck|discard|beers|tray)$/,
        );
    }
  });
});
