import { GAMES } from '@shamble/games';
import { type Config, configure } from '@shamble/kernel';
import type { FaceProps, FaceSheetProps, FaceSize, Won } from '@shamble/parts/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  canAdd,
  canRemove,
  changeSeat,
  choose,
  draftFrom,
  finished,
  firstDraft,
  moveUp,
  nameProblems,
  type Rules,
  removeSeat,
  seatsOf,
} from '../setup/draft.ts';
import { Faces } from '../setup/faces.tsx';
import { changed, grouped, openOptions, readOptions, seatOf, valuesFor } from '../setup/options.ts';
import { freshSeed } from '../setup/seed.ts';
import { wonName } from '../won.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

const game: Rules = {
  id: 'toy',
  seats: { min: 1, max: 3 },
  options: [
    { id: 'level', values: ['easy', 'hard'], default: 'easy' },
    { id: 'fog', values: ['level', 'on', 'off'], default: 'level' },
    { id: 'first', values: ['random', '1', '2', '3'], default: 'random' },
    { id: 'rounds', values: ['5', '10'], default: '5' },
    { id: 'open', values: [false, true], default: false },
  ],
};
const option = (id: string) => game.options.find((spec) => spec.id === id)!;

describe('the first set-up of a game', () => {
  it('is a person and a sensible bot with different names and signs', () => {
    const { seats } = firstDraft(game, NAMES);
    expect(seats).toEqual([
      { name: 'Ann', player: 'human', sign: 0 },
      { name: 'Bo', player: 'sensible', sign: 1 },
    ]);
  });

  it('keeps to the limits of the game', () => {
    expect(firstDraft({ ...game, seats: { min: 4, max: 6 } }, NAMES).seats).toHaveLength(4);
    expect(firstDraft({ ...game, seats: { min: 1, max: 1 } }, NAMES).seats).toHaveLength(1);
  });

  it('has as many seats as are usual for the game', () => {
    const alone = firstDraft({ ...game, seats: { min: 1, max: 3, usual: 1 } }, NAMES);
    expect(alone.seats).toEqual([{ name: 'Ann', player: 'human', sign: 0 }]);
    expect(firstDraft({ ...game, seats: { min: 2, max: 3, usual: 1 } }, NAMES).seats).toHaveLength(2);
  });

  it('of every game on the shelf can be started as it is', async () => {
    for (const entry of GAMES) {
      const { game: rules } = await entry.load();
      const { seats, options } = finished(rules, firstDraft(rules, NAMES), () => 'seed');
      expect(configure(rules, seats.length, options).options).toEqual(options);
    }
  });
});

describe('seats', () => {
  it('are added with a name and a sign nobody has, up to the limit', () => {
    const two = firstDraft(game, NAMES);
    const odd = changeSeat(changeSeat(two, 0, { name: 'Cy' }), 1, { sign: 2 });
    expect(canAdd(game, odd)).toBe(true);
    const three = addSeat(odd, NAMES);
    expect(three.seats[2]).toEqual({ name: 'Ann', player: 'sensible', sign: 1 });
    expect(canAdd(game, three)).toBe(false);
  });

  it('are taken away down to the limit', () => {
    const one = removeSeat(firstDraft(game, NAMES), 0);
    expect(one.seats.map(({ name }) => name)).toEqual(['Bo']);
    expect(canRemove(game, one)).toBe(false);
  });

  it('swap signs when one is wanted that somebody has', () => {
    const { seats } = changeSeat(firstDraft(game, NAMES), 0, { sign: 1 });
    expect(seats.map(({ sign }) => sign)).toEqual([1, 0]);
  });

  it('change places', () => {
    const three = addSeat(firstDraft(game, NAMES), NAMES);
    expect(moveUp(three, 2).seats.map(({ name }) => name)).toEqual(['Ann', 'Cy', 'Bo']);
    expect(moveUp(three, 0).seats).toEqual(three.seats);
  });

  it('need names, each its own', () => {
    const draft = changeSeat(changeSeat(addSeat(firstDraft(game, NAMES), NAMES), 1, { name: ' ann ' }), 2, {
      name: ' ',
    });
    expect(nameProblems(draft)).toEqual([null, 'twice', 'missing']);
  });
});

describe('options', () => {
  it('that follow another one by default are kept apart', () => {
    const { first, dependent } = grouped(game.options);
    expect(first.map(({ id }) => id)).toEqual(['level', 'first', 'rounds', 'open']);
    expect(dependent.map(({ id }) => id)).toEqual(['fog']);
  });

  it('whose numbers are the seats mean seats, and only those that are taken', () => {
    expect(seatOf(game, option('first'), '2')).toBe(1);
    expect(seatOf(game, option('first'), 'random')).toBeNull();
    expect(seatOf(game, option('rounds'), '5')).toBeNull();
    expect(valuesFor(game, option('first'), 2, {})).toEqual(['random', '1', '2']);
    expect(valuesFor(game, option('rounds'), 2, {})).toEqual(['5', '10']);
  });

  it('go back to the default when the seat they mean is gone', () => {
    const draft = { ...firstDraft(game, NAMES), options: readOptions(game, { first: '2', level: 'hard' }) };
    expect(finished(game, draft, freshSeed).options).toMatchObject({ first: '2', level: 'hard' });
    expect(finished(game, removeSeat(draft, 1), freshSeed).options).toMatchObject({ first: 'random', level: 'hard' });
  });

  it('offer only what suits those before, and take something else once it does not', () => {
    const rounds = { ...option('rounds'), suits: (value: string | boolean) => value !== '10' };
    const crew = {
      id: 'crew',
      values: ['few', 'many'],
      default: 'few',
      suits: (value: string | boolean, before: Config) => (before.options.level === 'hard') === (value === 'many'),
    };
    const other = { ...game, options: [option('level'), rounds, crew] };
    expect(valuesFor(other, rounds, 2, {})).toEqual(['5']);
    expect(readOptions(other, { level: 'hard', crew: 'few' })).toMatchObject({ level: 'hard', crew: 'many' });
    expect(readOptions(other, { crew: 'many' })).toMatchObject({ crew: 'few' });
  });

  it('with nothing to choose are not asked', () => {
    const rounds = {
      ...option('rounds'),
      suits: (value: string | boolean, before: Config) => value === '5' || before.options.level === 'hard',
    };
    const other = { ...game, options: [option('level'), rounds] };
    const asked = (level: string) => openOptions(other, 2, readOptions(other, { level })).map(({ id }) => id);
    expect(asked('hard')).toEqual(['level', 'rounds']);
    expect(asked('easy')).toEqual(['level']);
  });

  it('count how many differ from the default', () => {
    expect(changed(game.options, readOptions(game, {}))).toBe(0);
    expect(changed(game.options, readOptions(game, { open: true, fog: 'on', rounds: 'many' }))).toBe(2);
  });
});

describe('an option that is for some numbers of seats', () => {
  const sided: Rules = {
    id: 'sided',
    seats: { min: 1, max: 4 },
    options: [
      { id: 'map', values: ['large', 'small'], default: 'large', seats: { small: { min: 1, max: 2, usual: 1 } } },
      {
        id: 'sides',
        values: ['two', 'one'],
        default: 'two',
        seats: { two: { min: 2, max: 2 } },
        suits: (value, { options }) => value === 'one' || options.map === 'large',
      },
    ],
  };
  const first = firstDraft(sided, NAMES);
  const pick = (draft: typeof first, id: string, value: string) => choose(sided, draft, NAMES, id, value);
  const asked = (draft: typeof first) =>
    openOptions(sided, draft.seats.length, readOptions(sided, draft.options, draft.seats.length)).map(({ id }) => id);

  it('changes how many there are when it is chosen, and back', () => {
    const small = pick(first, 'map', 'small');
    expect(small.seats.map(({ name }) => name)).toEqual(['Ann']);
    expect(finished(sided, small, freshSeed).options).toEqual({ map: 'small', sides: 'one' });
    expect(asked(small)).toEqual(['map']);
    expect(pick(small, 'map', 'large').seats.map(({ player }) => player)).toEqual(['human', 'sensible']);
  });

  it('limits who can be added and taken away', () => {
    expect(seatsOf(sided, first)).toMatchObject({ min: 2, max: 2 });
    expect([canAdd(sided, first), canRemove(sided, first)]).toEqual([false, false]);
    const one = pick(first, 'sides', 'one');
    expect(one.seats).toEqual(first.seats);
    expect([canAdd(sided, one), canRemove(sided, one)]).toEqual([true, true]);
  });

  it('stays to be chosen with any number, and brings its own', () => {
    const three = addSeat(pick(first, 'sides', 'one'), NAMES);
    expect(asked(three)).toEqual(['map', 'sides']);
    expect(pick(three, 'sides', 'two').seats).toHaveLength(2);
    const alone = removeSeat(removeSeat(three, 2), 1);
    expect(finished(sided, alone, freshSeed).options).toMatchObject({ sides: 'one' });
    expect(pick(alone, 'sides', 'two').seats).toHaveLength(2);
  });
});

describe('the set-up of the last time', () => {
  const kept = (changes: object) => JSON.stringify({ ...firstDraft(game, NAMES), ...changes });

  it('comes back without its seed', () => {
    const draft = draftFrom(game, NAMES, kept({ seed: 'abc', freeUndo: true, options: { level: 'hard' } }));
    expect(draft).toMatchObject({ seed: '', freeUndo: true, curtain: true });
    expect(draft.options.level).toBe('hard');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no seats', '{}'],
    ['too many seats', kept({ seats: Array.from({ length: 4 }, () => ({ name: 'A', player: 'human', sign: 0 })) })],
    ['a stranger', kept({ seats: [{ name: 'A', player: 'wizard', sign: 0 }] })],
    ['a sign that is none', kept({ seats: [{ name: 'A', player: 'human', sign: 9 }] })],
  ])('is replaced by the first where it does not fit: %s', (_, text) => {
    expect(draftFrom(game, NAMES, text)).toEqual(firstDraft(game, NAMES));
  });
});

describe('the seed', () => {
  it('is drawn where none is given', () => {
    const draft = firstDraft(game, NAMES);
    expect(finished(game, { ...draft, seed: '  ' }, () => 'drawn').seed).toBe('drawn');
    expect(finished(game, { ...draft, seed: ' mine ' }, () => 'drawn').seed).toBe('mine');
  });

  it('is twelve signs, another one each time', () => {
    expect(freshSeed()).toMatch(/^[a-km-np-z2-9]{12}$/);
    expect(freshSeed()).not.toBe(freshSeed());
  });
});

describe('an option with faces of its own', () => {
  const faces = (won: Readonly<Record<string, Won>> = {}, size?: FaceSize) =>
    renderToStaticMarkup(
      createElement(Faces, {
        spec: option('level'),
        Face: ({ value, chosen, won: record, next }: FaceProps) =>
          createElement(
            'i',
            null,
            `${value} map${chosen ? ', chosen' : ''}${record ? `, ${record.best}` : ''}${next ? ', next' : ''}`,
          ),
        Sheet: ({ value }: FaceSheetProps) => createElement('b', null, `all about ${value}`),
        size,
        won,
        game,
        say: ({ id }: { id: string }) => id,
        options: readOptions(game, { level: 'hard' }),
        names: ['Ann'],
        choose: () => {},
      }),
    );

  it('is a group of radio buttons under its name, each labelled by its face', () => {
    const html = faces();
    const [, id] = /<h2 id="([^"]+)">option.level</.exec(html) ?? [];
    expect(html).toContain(`<fieldset class="setup-faces" aria-labelledby="${id}">`);
    const labels = html.split('<label').slice(1);
    expect(labels).toHaveLength(2);
    expect(labels[0]).toMatch(/type="radio" name="option.level" value="easy".*easy map, next</);
    expect(labels[1]).toMatch(/checked="".*value="hard".*hard map, chosen</);
  });

  it('takes the room the game says it needs', () => {
    expect(faces({}, { width: 9, beside: 2 })).toContain('style="--face-width:9rem;--face-beside:2"');
  });

  it('says of each what was won, which comes next, and at length what is chosen', () => {
    const html = faces({ [wonName('toy', 'level', 'easy')]: { times: 2, best: 7 } });
    expect(html).toContain('easy map, 7<');
    expect(html).toContain('hard map, chosen, next<');
    expect(html).toContain('<b>all about hard</b>');
  });
});
