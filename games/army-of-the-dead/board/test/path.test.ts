import { choose, type Decision, split } from '@shamble/kernel';
import { speaker } from '@shamble/kernel/text';
import { listen, messagesIn } from '@shamble/kernel/text/faults';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { numberOf } from '../../rules/ground.ts';
import { type Army, dormantAt } from '../../rules/state.ts';
import { hold, position } from '../../rules/test/position.ts';
import { asView, type View } from '../../rules/view.ts';
import { text } from '../../text/index.ts';
import { aheadFor } from '../ahead.ts';
import { confirmOf } from '../confirm.ts';
import { planeFor, wayOf } from '../geometry.ts';
import { layoutOf } from '../layout.ts';
import { costOf, nextStep, pathIn, pathTo } from '../path.ts';
import { type Contents, EMPTY_ZONE } from '../pieces.ts';
import { wholeOf } from '../whole.ts';

const say = speaker('en', (await text('en')).messages, String);
const listeners = await listen(text);

const seen = (s: Army): View => {
  s.step = 'act';
  return asView(JSON.parse(JSON.stringify(game.view(s, 0))));
};

/** What somebody may do in a Turn, as far as it goes. */
const asked = (id: string, options: readonly string[], left = 0, who = 'kate'): Decision =>
  choose(0, { id, rules: [] }, options, { params: { mission: 'jackpot', survivor: { id: `survivor.${who}` }, left } });

const FROM = 'R6:02';
const TURN = asked('act', ['move.R6:01', 'move.R6:12', 'end']);

describe('a way of several Zones', () => {
  test('is the shortest within the Actions that are left', () => {
    const s = position(FROM);
    expect(pathTo(seen(s), TURN, 'R6:00')).toEqual(['move.R6:01', 'move.R6:00']);
    s.turns[0].actions = 1;
    expect(pathTo(seen(s), TURN, 'R6:00')).toBeNull();
    expect(costOf(seen(s), TURN, 2)).toBe(2);
    s.turns[0].free = ['move'];
    expect(costOf(seen(s), TURN, 2), 'a free Move pays for one').toBe(1);
  });

  test('is none where one step is enough, nobody is asked to move, or no way leads', () => {
    const view = seen(position(FROM));
    expect(pathTo(view, TURN, 'R6:01')).toBeNull();
    expect(pathTo(view, asked('act', ['end']), 'R6:00')).toBeNull();
    expect(pathTo(view, asked('level', ['move.R6:01']), 'R6:00')).toBeNull();
    expect(pathTo(view, TURN, 'V1:00')).toBeNull();
  });

  test('goes round Zombies and a Zone that is not liked, and ends where Zombies are', () => {
    const s = position(FROM);
    s.turns[0].actions = 6;
    s.shamblers[numberOf(s, 'R6:01')] = 1;
    const way = pathTo(seen(s), TURN, 'R6:00');
    expect(way?.[0]).toBe('move.R6:12');
    expect(way).toHaveLength(6);
    s.shamblers[numberOf(s, 'R6:01')] = 0;
    s.shamblers[numberOf(s, 'R6:00')] = 2;
    expect(pathTo(seen(s), TURN, 'R6:00')).toEqual(['move.R6:01', 'move.R6:00']);
    expect(pathTo(seen(s), TURN, 'R6:00', 'R6:01')).toEqual(way);
  });

  test('leaves as few Dormants as it can', () => {
    const s = position('R6:20');
    const options = asked('act', ['move.V7:22', 'move.V3:00']);
    const [first] = pathTo(seen(s), options, 'R2:02') ?? [];
    s.dormants = [dormantAt(numberOf(s, first.slice('move.'.length)), 1)];
    const [other] = pathTo(seen(s), options, 'R2:02') ?? [];
    expect([first, other].toSorted()).toEqual(['move.V3:00', 'move.V7:22']);
  });

  test('goes on in the middle of a Move', () => {
    const s = position(FROM);
    const on = asked('on', ['stop', 'on.R6:01'], 2);
    s.turns[0].actions = 0;
    expect(pathTo(seen(s), on, 'R6:00')).toEqual(['on.R6:01', 'on.R6:00']);
    expect(costOf(seen(s), on, 2)).toBe(0);
  });

  test('is drawn as long as its first step is what is chosen; what would come is foreseen for its end', () => {
    const view = seen(position(FROM));
    const plan = ['move.R6:01', 'move.R6:00'];
    const intent = { decision: TURN, selected: 'move.R6:01', plan, shares: {} };
    expect(pathIn(intent)).toEqual(['R6:01', 'R6:00']);
    expect(pathIn({ ...intent, selected: 'end' })).toEqual([]);
    expect(aheadFor(view, intent)?.after).toBe('move.R6:00');
    const words = confirmOf(view, intent);
    expect(words && say(words)).toBe('Go to D1: 2 Zones, 2 Actions');
    expect(words && messagesIn(words).flatMap(listeners.faults)).toEqual([]);
  });

  test('is told whole: its end, what all of it costs, what meets one there, and whom it may wake', () => {
    // Dieter is lucky: his die is rolled twice.
    const s = position(FROM, ['dieter', 'kate', 'scott', 'guzman', 'martin', 'bly']);
    const plan = ['move.R6:01', 'move.R6:00'];
    const decision = asked('act', ['move.R6:01', 'end'], 0, 'dieter');
    const told = () => {
      const whole = wholeOf(seen(s), { decision, selected: plan[0], plan, shares: {} });
      if (whole === null) throw new Error('a way is told');
      const lines = [whole.words, ...whole.detail()];
      expect(lines.flatMap(messagesIn).flatMap(listeners.faults)).toEqual([]);
      return { weight: whole.weight, words: lines.map((line) => say(line)).join(' ') };
    };
    expect(told()).toEqual({ weight: 'costs', words: 'Go to D1 through E1 2 Actions. Nobody would attack there.' });
    s.dormants = [dormantAt(numberOf(s, 'R6:01'), 1)];
    s.shamblers[numberOf(s, 'R6:00')] = 1;
    expect(told()).toEqual({
      weight: 'reveals',
      words:
        'Go to D1 through E1 2 Actions. Wounds: up to 1, Health 3. Wakes those in E1: 3%. Leaving again: 2 Actions, 1 left.',
    });
    expect(wholeOf(seen(s), { decision: TURN, selected: plan[0], plan: [], shares: {} })).toBeNull();
  });
});

describe('while it is walked', () => {
  const s = position(FROM);
  const walk = { n: 1, zones: ['R6:01', 'R6:00'], view: seen(s), going: true };
  const NEXT = asked('act', ['move.R6:00', 'move.R6:02']);
  s.team[0].zone = numberOf(s, 'R6:01');

  test('the next step follows from the one that was taken', () => {
    expect(nextStep(walk, seen(s), NEXT)).toBe('move.R6:00');
    expect(nextStep(walk, seen(s), asked('on', ['stop', 'on.R6:00']))).toBe('on.R6:00');
    expect(nextStep({ ...walk, zones: ['R6:01'] }, seen(s), NEXT)).toBeNull();
  });

  test('at its end a Move that could go further ends, unless something happened on the way', () => {
    const further = asked('on', ['stop', 'on.R6:00'], 1);
    expect(nextStep({ ...walk, zones: ['R6:01'] }, seen(s), further)).toBe('stop');
    expect(nextStep({ ...walk, zones: [] }, seen(s), further)).toBeNull();
    const woken = { ...walk, zones: ['R6:01'], view: { ...walk.view, dormants: [{ zone: 'R6:01', n: null }] } };
    expect(nextStep(woken, seen(s), further)).toBeNull();
  });

  test('it ends where something else is asked or was done', () => {
    expect(nextStep(walk, seen(s), asked('lucky-leave', ['again']))).toBeNull();
    expect(nextStep(walk, walk.view, NEXT)).toBeNull();
    expect(nextStep(walk, seen(s), asked('act', ['move.R6:02']))).toBeNull();
  });

  test('it ends where sleepers woke', () => {
    const woken = position('R6:01');
    woken.shamblers[numberOf(woken, FROM)] = 2;
    expect(nextStep(walk, seen(woken), NEXT)).toBeNull();
  });
});

describe('the button that gives what is shown', () => {
  const words = (s: Army, selected: string): string | null => {
    const message = confirmOf(seen(s), { decision: asked('act', [selected]), selected, plan: [], shares: {} });
    if (message !== null) expect(messagesIn(message).flatMap(listeners.faults)).toEqual([]);
    return message && say(message);
  };

  test('says who falls by what is thrown', () => {
    const s = position(FROM);
    hold(s, 0, 'grenade');
    s.team[1].zone = numberOf(s, 'R6:01');
    s.shamblers[numberOf(s, 'R6:01')] = 2;
    s.team[1].wounds = 2;
    expect(words(s, 'throw.grenade.R6:01')).toMatch(/^Throw: Scott falls$/);
    s.team[1].zone = numberOf(s, 'R6:20');
    expect(words(s, 'throw.grenade.R6:01')).toBeNull();
  });

  test('says who falls as Attacks are shared out', () => {
    const s = position(FROM);
    s.step = 'dead';
    s.team[1].wounds = 1;
    const view = asView(JSON.parse(JSON.stringify(game.view(s, 0))));
    const { health } = view.team[1];
    const decision = split(0, { id: 'attacks', rules: [] }, ['kate', 'scott'], health, {
      params: { mission: 'jackpot', zone: { id: 'zone', params: { zone: FROM } }, n: health, wounds: 1 },
    });
    const told = (shares: Readonly<Record<string, number>>): string | null => {
      const message = confirmOf(view, { decision, selected: null, plan: [], shares });
      if (message !== null) expect(messagesIn(message).flatMap(listeners.faults)).toEqual([]);
      return message && say(message);
    };
    expect(told({ scott: health })).toBe('Confirm: Scott falls');
    expect(told({ scott: health - 1, kate: 1 })).toBeNull();
    expect(told({})).toBeNull();
  });

  test('says at the last end of a Turn that the dead act next', () => {
    const s = position(FROM);
    expect(words(s, 'end')).toBeNull();
    for (const fighter of s.team) fighter.acted = true;
    expect(words(s, 'end')).toBe('End: the dead act next');
  });
});

test('the way is drawn clear of labels, and of who stands alone in a Zone', () => {
  const plane = planeFor('jackpot');
  const { corners, plan } = plane;
  const person = { id: 'kate', sign: 0, letters: 'K', acting: true };
  const [{ spot: sign }] = layoutOf({ ...EMPTY_ZONE, people: [person] } as Contents).people.signs;
  // The least that a label of two letters covers, from its corner.
  const label = { x: 20, y: 84, w: 20, h: 10 };
  // Half of the line with its edge.
  const HALF = 4;
  const covered = (x: number, y: number, i: number): boolean =>
    [sign, label].some(
      (box) =>
        Math.abs(x - corners[i].x - box.x) < box.w / 2 + HALF && Math.abs(y - corners[i].y - box.y) < box.h / 2 + HALF,
    );
  for (const [from, beside] of plan.beside.entries())
    for (const { zone: to } of beside) {
      const [a, b] = [wayOf(plane, plan.zones[from].id), wayOf(plane, plan.zones[to].id)];
      for (let t = 0; t <= 1; t += 0.02) {
        const [x, y] = [a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)];
        const on = [from, to].filter((i) => covered(x, y, i)).map((i) => plan.zones[i].label);
        expect(on, `${plan.zones[from].label} to ${plan.zones[to].label}`).toEqual([]);
      }
    }
});
