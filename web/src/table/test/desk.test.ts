import { type Decision, type GameEvent, pick } from '@shamble/kernel';
import type { Entry } from '@shamble/tables';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intentIn } from '../context.ts';
import { isCaughtUp, TableDesk } from '../state/store.ts';
import { entry, FakeTables, question, update } from './fake.ts';

const PACING = { windows: 'new', hold: null, auto: true } as const;

async function opened(pace: TableDesk['pace'] = 'normal') {
  const tables = new FakeTables();
  const desk = new TableDesk(tables, 't', (go) => go());
  desk.pace = pace;
  desk.othersPace = pace;
  await desk.open(PACING);
  tables.say(update(0));
  return { tables, desk, state: () => desk.store.getState() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const typesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type);

/** Lets promises that are kept already be heard. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('what happens is shown one thing after another', () => {
  test('the first position is simply there', async () => {
    const { state } = await opened();
    expect(state().shown?.at).toBe(0);
    expect(state()).toMatchObject({ beat: null, held: false });
  });

  test('each beat in the order of the log, and only then the question', async () => {
    const { tables, desk, state } = await opened();
    tables.say(update(1, { from: 0, entries: [entry(1, 'rolled')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'moved'), entry(2, 'hit')] }));
    expect(state().shown?.at).toBe(1);
    expect(state()).toMatchObject({ held: true, seen: 1, now: { at: 2 } });
    expect(typesOf(state().news)).toEqual(['rolled']);
    await desk.give(question(2), 'a');
    expect(tables.answers, 'it is not asked yet').toEqual([]);

    const seen: string[] = [];
    desk.store.subscribe(({ told }, before) => told !== before.told && seen.push(typesOf(told.events).join()));
    await vi.advanceTimersByTimeAsync(900);
    // The board in the middle of the answer is asked for, and shown when it comes.
    expect(tables.moments.map(({ at }) => at)).toEqual([2]);
    tables.moments[0].give();
    await settle();
    expect(typesOf(state().news)).toEqual(['moved']);
    expect(state().shown).toMatchObject({ at: 2, view: { at: 2, event: 0 } });
    await vi.runAllTimersAsync();
    expect(seen).toEqual(['moved', 'hit']);
    expect(state()).toMatchObject({ beat: null, held: false, seen: 3 });
    expect(state().shown).toBe(state().now);
    await desk.give(question(2), 'a');
    expect(tables.answers).toEqual(['a']);
  });

  test('what others go on with in their next choices joins a beat that still waits', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { hit: { kind: 'fight', together: 'row' }, slid: { kind: 'move', together: 'row' } };
    tables.say(update(1, { entries: [entry(1, 'rolled')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'hit')], decision: null }));
    tables.say(update(3, { from: 2, entries: [entry(3, 'slid'), entry(3, 'moved')] }));
    const seen: string[] = [];
    desk.store.subscribe(({ news }, before) => news !== before.news && seen.push(typesOf(news).join()));
    await vi.runAllTimersAsync();
    tables.moments.at(-1)?.give();
    await vi.runAllTimersAsync();
    expect(seen).toEqual(['hit,slid', 'moved']);
    expect(state().shown).toBe(state().now);
  });

  test('a table that does not give the moment is not waited for', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'moved'), entry(1, 'hit')] }));
    expect(state().beat).toBeNull();
    expect(state().held).toBe(true);
    tables.moments[0].fail();
    await settle();
    expect(typesOf(state().news)).toEqual(['moved']);
    expect(state().shown?.at, 'the board stays as it was').toBe(0);
    await vi.runAllTimersAsync();
    expect(state().shown).toBe(state().now);

    tables.say(update(2, { from: 2, entries: [entry(2, 'moved'), entry(2, 'hit')] }));
    await vi.advanceTimersByTimeAsync(599);
    expect(state().beat).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(typesOf(state().news)).toEqual(['moved']);
  });

  test('dice tumble before anything is told of them', async () => {
    const { tables, desk, state } = await opened();
    const dice = [{ icon: 'die', caption: { id: 'six' }, used: false }];
    desk.beats = { rolled: { kind: 'roll', dice: () => dice } };
    tables.say(update(1, { entries: [entry(1, 'rolled')] }));
    expect(state()).toMatchObject({ tumbling: true, held: true, seen: 0, told: { serial: 0 } });
    expect(state().beat?.dice).toEqual(dice);
    await vi.advanceTimersByTimeAsync(500);
    expect(state().tumbling).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(state()).toMatchObject({ tumbling: false, held: true, seen: 1, told: { serial: 1 } });
    await vi.runAllTimersAsync();
    expect(state()).toMatchObject({ tumbling: false, held: false, told: { serial: 1 } });
  });

  test('who goes on by hand sees dice as they lie, and what they show', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { rolled: { kind: 'roll', dice: () => [{ icon: 'die', caption: { id: 'six' }, used: false }] } };
    for (const [i, type] of ['a', 'rolled', 'b'].entries())
      tables.say(update(i + 1, { from: i, entries: [entry(i + 1, type)] }));
    desk.pause();
    desk.showNext();
    expect(state()).toMatchObject({ tumbling: false, paused: true, seen: 2, beat: { kind: 'roll' } });
  });

  test('what an own choice plainly does holds up nothing; what it brings to light does', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { moved: { kind: 'move' }, bitten: { kind: 'bite' } };
    tables.say(update(1, { entries: [entry(1, 'moved')], lastOwn: 1 }));
    expect(state()).toMatchObject({ held: false, beat: { kind: 'move' } });
    await desk.give(question(1), 'a');
    expect(tables.answers).toEqual(['a']);
    tables.say(update(2, { from: 1, entries: [entry(2, 'bitten')], lastOwn: 2 }));
    expect(state()).toMatchObject({ held: true, beat: { kind: 'bite' } });
  });

  test('a question is told after all that led to it, also where it is asked while that still moves', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { moved: { kind: 'move' }, followed: { kind: 'move' } };
    tables.say(update(1, { entries: [entry(1, 'moved'), entry(1, 'followed')], lastOwn: 1 }));
    expect(state()).toMatchObject({ held: false, beat: null });
    expect(isCaughtUp(state())).toBe(false);
    desk.skip();
    expect(isCaughtUp(state())).toBe(true);
  });

  test('that an own choice brought it about is known before its first moment', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { rolled: { kind: 'roll' } };
    tables.say(update(1, { lastOwn: 1, entries: [entry(1, 'rolled'), entry(1, 'hit')] }));
    expect(state()).toMatchObject({ held: true, own: true, beat: null });
  });

  test('what follows from an own choice by itself is not drawn out; a short turn of others is', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { hit: { kind: 'fight' }, slid: { kind: 'move' }, turn: { kind: 'turn' } };
    tables.say(update(1, { entries: [entry(1, 'hit')], lastOwn: 1, decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'slid')], lastOwn: 1 }));
    await vi.advanceTimersByTimeAsync(1700);
    expect(state()).toMatchObject({ held: false, beat: null });
    tables.say(update(3, { from: 2, entries: [entry(3, 'turn')], lastOwn: 3, decision: null }));
    tables.say(update(4, { from: 3, entries: [entry(4, 'slid')], lastOwn: 3 }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(state().held).toBe(true);
    await vi.runAllTimersAsync();
    expect(state().held).toBe(false);
  });

  test('a beat leaves time for what comes of its turn while it is shown', async () => {
    const { tables, desk, state } = await opened();
    desk.beats = { drew: { kind: 'card' } };
    tables.say(update(1, { entries: [entry(1, 'drew')], decision: null }));
    for (let i = 1; i < 20; i++)
      tables.say(update(i + 1, { from: i, entries: [entry(i + 1, 'drew')], decision: null }));
    await vi.advanceTimersByTimeAsync(600);
    expect(state().seen).toBe(2);
  });

  test('skip shows the end, and tells what was not told yet', async () => {
    const { tables, desk, state } = await opened('slow');
    tables.say(update(1, { entries: [entry(1, 'a')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'b'), entry(2, 'c')] }));
    desk.skip();
    expect(state()).toMatchObject({ held: false, beat: null, seen: 3 });
    expect(state().shown).toBe(state().now);
    expect(typesOf(state().told.events)).toEqual(['b', 'c']);
    await vi.runAllTimersAsync();
    expect(state().told.serial).toBe(2);
  });

  test('pause waits at a beat, next shows one more, and then it goes on', async () => {
    const { tables, desk, state } = await opened();
    for (const [i, type] of ['a', 'b', 'c'].entries())
      tables.say(update(i + 1, { from: i, entries: [entry(i + 1, type)] }));
    desk.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ paused: true, held: true });
    expect(typesOf(state().news)).toEqual(['a']);
    desk.showNext();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(typesOf(state().news)).toEqual(['b']);
    desk.goOn();
    expect(typesOf(state().news)).toEqual(['c']);
    await vi.runAllTimersAsync();
    expect(state()).toMatchObject({ paused: false, held: false });
  });

  test('faster counts until the question comes', async () => {
    const { tables, desk, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'a')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'b')] }));
    desk.hurry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toMatchObject({ held: false, faster: false });
  });

  test('once more, from the board before the last own choice; the log stays whole', async () => {
    const { tables, desk, state } = await opened('off');
    const entries = [entry(1, 'before'), entry(2, 'mine'), entry(3, 'bot'), entry(3, 'bites')];
    tables.say(update(3, { entries, lastOwn: 2 }));
    desk.othersPace = 'normal';
    const again = desk.showAgain();
    tables.moments[0].give();
    await again;
    expect(tables.moments[0].at).toBe(1);
    expect(state()).toMatchObject({ shown: { view: { at: 1 } }, held: true, again: true, seen: 4 });
    const seen: string[] = [];
    desk.store.subscribe(({ beat }, before) => beat !== before.beat && beat && seen.push(typesOf(beat.events).join()));
    for (let i = 1; i < 4; i++) {
      await settle();
      tables.moments[i]?.give();
      await vi.advanceTimersByTimeAsync(4000);
    }
    await vi.runAllTimersAsync();
    expect(seen).toEqual(['mine', 'bot', 'bites']);
    expect(state()).toMatchObject({ held: false, again: false, seen: 4 });
    expect(state().shown).toBe(state().now);
  });

  test('without motion it is gone through by hand', async () => {
    const { tables, desk, state } = await opened('off');
    tables.say(update(2, { entries: [entry(2, 'bot')], lastOwn: 1 }));
    const again = desk.showAgain();
    tables.moments[0].give();
    await again;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ held: true, paused: true });
    expect(typesOf(state().news)).toEqual(['bot']);
    desk.showNext();
    expect(state()).toMatchObject({ held: false, paused: false });
  });

  test('an answer that tells nothing does not cut off what is still to be shown', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'chance')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'rolled')], decision: null }));
    tables.say(update(3, { from: 2 }));
    expect(typesOf(state().news)).toEqual(['chance']);
    expect(state().seen, 'the log has come as far as the board').toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(typesOf(state().news)).toEqual(['rolled']);
    expect(state().shown).toBe(state().now);
    expect(state().held).toBe(true);
    tables.say(update(4, { from: 2 }));
    expect(state().shown?.at).toBe(4);
    expect(state().beat, 'it stays as long as it would have').not.toBeNull();
    await vi.runAllTimersAsync();
    expect(state()).toMatchObject({ beat: null, held: false, shown: { at: 4 } });
    tables.say(update(5, { from: 2 }));
    expect(state().news).toEqual([]);
  });

  test('without motion everything is there at once and told once', async () => {
    const { tables, state } = await opened('off');
    tables.say(update(1, { entries: [entry(1, 'a'), entry(1, 'b')] }));
    expect(state().shown?.at).toBe(1);
    expect(state().told).toMatchObject({ serial: 1 });
    expect(state().told.events).toHaveLength(2);
    expect(state().held).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what others do may come without motion while own choices have some', async () => {
    const { tables, desk, state } = await opened('normal');
    desk.othersPace = 'off';
    desk.beats = { rolled: { kind: 'roll' } };
    tables.say(update(1, { entries: [entry(1, 'rolled')], lastOwn: 1, decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'x'), entry(2, 'y')], lastOwn: 1 }));
    expect(typesOf(state().news)).toEqual(['rolled']);
    await vi.runAllTimersAsync();
    expect(tables.moments).toEqual([]);
    expect(typesOf(state().told.events)).toEqual(['x', 'y']);
    expect(state()).toMatchObject({ held: false, shown: { at: 2 } });
  });

  test('going back is not shown as news', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'a')] }));
    tables.say(update(0, { from: 0, entries: [] }));
    expect(state().shown?.at).toBe(0);
    expect(state()).toMatchObject({ news: [], held: false, beat: null });
    expect(state().entries).toEqual([]);
  });

  test('a change of what is stored alone does not disturb the motion', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'a')] }));
    tables.say(update(1, { from: 1, entries: [], unsaved: 'full' }));
    expect(state().beat).not.toBeNull();
    expect(state().shown?.unsaved).toBe('full');
  });
});

test('when someone else looks, nothing of what the one before saw is left', async () => {
  const { tables, desk, state } = await opened('slow');
  tables.say(update(1, { entries: [entry(1, 'looked')] }));
  tables.say(update(2, { from: 1, entries: [entry(2, 'hidden')] }));
  const looking = desk.goTo(1);
  tables.moments[0].give();
  await looking;
  expect(state().past?.at).toBe(1);
  const told = state().told.serial;
  tables.say(update(2, { viewer: 1, entries: [entry(2, 'open')] }));
  expect(state()).toMatchObject({ past: null, news: [], beat: null, held: false, told: { serial: told, events: [] } });
  expect(state().shown).toBe(state().now);
  expect(state().shown?.viewer).toBe(1);
  expect(state().entries.map(({ event }) => event.type)).toEqual(['open']);
  vi.runAllTimers();
  expect(state().shown?.viewer).toBe(1);
  expect(state().told.events).toEqual([]);
});

test('what happened before the screen passed on is shown to who looks next, as that one may know it', async () => {
  const { tables, desk, state } = await opened();
  tables.say(update(1, { entries: [entry(1, 'looked')] }));
  vi.runAllTimers();
  tables.say(update(2, { viewer: 1, entries: [entry(1, 'open'), entry(2, 'fought'), entry(2, 'moved')] }));
  const told: string[] = [];
  desk.store.subscribe((now, before) => now.told !== before.told && told.push(...typesOf(now.told.events)));
  await vi.runAllTimersAsync();
  expect(told).toEqual(['fought', 'moved']);
  expect(state().shown).toBe(state().now);
});

test('a veil falls where the one who looked before knew more, by the view or by the log', async () => {
  const { tables, desk, state } = await opened('off');
  const open = [entry(1, 'open'), entry(1, 'seen')];
  desk.hasSecrets = (_, viewer) => viewer === 2;
  const said: [viewer: number, entries: readonly Entry[], veil: number][] = [
    [0, open, 0],
    [1, [...open, entry(2, 'whispered')], 0],
    [1, [...open, entry(2, 'whispered')], 0],
    [2, open, 1],
    [0, open, 2],
    [1, open, 2],
    // Less than was known: something of it was not for these eyes.
    [0, [open[0]], 3],
  ];
  for (const [viewer, entries, veil] of said) {
    tables.say(update(2, { viewer, entries }));
    expect(state().veil, `${viewer}`).toBe(veil);
  }
});

test('a board that cannot tell whether there are secrets does not stop the table', async () => {
  const { tables, desk, state } = await opened('off');
  desk.hasSecrets = () => {
    throw new Error('a fault of the board');
  };
  tables.say(update(1, { viewer: 1 }));
  expect(state()).toMatchObject({ veil: 1, now: { at: 1 } });
  tables.say(update(2, { viewer: 1 }));
  expect(state().now?.at).toBe(2);
});

describe('a question that the board begins', () => {
  const asking = (n: number): Decision => ({ ...pick(0, { id: 'lay', rules: [] }, ['a', 'b'], { min: 0, max: 2 }), n });

  test('starts so, can be changed, and is cleared to what it was', async () => {
    const { tables, desk, state } = await opened('off');
    desk.beginWith((view) => [(view as { first: string }).first]);
    tables.say(update(1, { decision: asking(1), view: { first: 'b' } }));
    expect(state().draft).toMatchObject({ plan: ['b'], selected: null });
    desk.setDraft(asking(1), { plan: ['a', 'b'] });
    desk.clear();
    expect(state().draft.plan).toEqual(['b']);
  });

  test('is filled when the board is there, unless somebody began before', async () => {
    const { tables, desk, state } = await opened('off');
    tables.say(update(1, { decision: asking(1) }));
    desk.beginWith(() => ['a']);
    expect(state().draft.plan).toEqual(['a']);
    desk.setDraft(asking(1), { plan: ['a', 'b'] });
    desk.beginWith(() => ['b']);
    expect(state().draft.plan).toEqual(['a', 'b']);
  });

  test('starts empty where the board fails', async () => {
    const { tables, desk, state } = await opened('off');
    desk.beginWith(() => {
      throw new Error('a fault of the board');
    });
    tables.say(update(1, { decision: asking(1) }));
    expect(state().draft.plan).toEqual([]);
  });
});

describe('answers', () => {
  test('what is done to a question that is no longer asked changes nothing of the next', async () => {
    const { tables, desk, state } = await opened();
    tables.say(update(1));
    desk.setDraft(question(0), { selected: 'a' });
    await desk.give(question(0), 'a');
    expect(state().draft.selected).toBeNull();
    expect(tables.answers).toEqual([]);
    // The same question, told once more, is still the same.
    tables.say(update(1, { unsaved: 'full' }));
    desk.setDraft(question(1), { selected: 'b' });
    expect(state().draft.selected).toBe('b');
  });

  test('a new question starts with an empty plan; the same question keeps it', async () => {
    const { tables, desk, state } = await opened();
    desk.setDraft(question(0), { selected: 'a' });
    tables.say(update(0, { redo: 1 }));
    expect(state().draft.selected).toBe('a');
    tables.say(update(1, { decision: question(1) }));
    expect(state().draft.selected).toBeNull();
  });

  test('a refusal is kept to be shown, and goes when the plan changes', async () => {
    const { tables, desk, state } = await opened();
    tables.refusal = { code: 'not-offered' };
    await desk.give(question(0), 'z');
    expect(state().refusal?.code).toBe('not-offered');
    expect(state().giving).toBe(false);
    desk.setDraft(question(0), { selected: 'a' });
    expect(state().refusal).toBeNull();
  });

  test('a broken table is trouble, not silence', async () => {
    const { tables, desk, state } = await opened();
    tables.broken = new Error('worker died');
    await desk.give(question(0), 'a');
    expect(state().trouble).toBe(tables.broken);
  });

  test('what locks undo is remembered until it is taken back', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { undo: { locked: 'dice' } }));
    tables.say(update(2, { undo: { to: 1 } }));
    expect(state().lock).toBe(1);
    tables.say(update(0));
    expect(state().lock).toBeNull();
  });

  test('a hint for an older question is dropped', async () => {
    const { tables, desk, state } = await opened();
    const asked = desk.askHint();
    tables.say(update(1, { decision: question(1) }));
    await asked;
    expect(state().hint).toBeNull();
  });
});

test('of several past moments the last wished is shown', async () => {
  const { tables, desk, state } = await opened();
  const first = desk.goTo(3);
  const second = desk.goTo(5);
  for (const { give } of tables.moments.toReversed()) give();
  await Promise.all([first, second]);
  expect(state().past?.at).toBe(5);
  desk.backToNow();
  expect(state().past).toBeNull();
});

test('of two lines of one answer that are pressed quickly the second is shown, whichever comes first', async () => {
  for (const inOrder of [true, false]) {
    const { tables, desk, state } = await opened('off');
    tables.say(update(4, { entries: [entry(4, 'rolled'), entry(4, 'moved')] }));
    const lines = [desk.goToLine(0), desk.goToLine(1)];
    const { moments } = tables;
    for (const { give } of inOrder ? moments : moments.toReversed()) {
      give();
      await Promise.resolve();
    }
    await Promise.all(lines);
    expect(state().past?.line, `in order: ${inOrder}`).toBe(1);
  }
});

test('a wish for a past moment is known at once, and given up where it fails', async () => {
  const { tables, desk, state } = await opened();
  const first = desk.goTo(3);
  expect(state()).toMatchObject({ wanted: 3, past: null });
  tables.moments[0].give();
  await first;
  const second = desk.goTo(4);
  expect(state()).toMatchObject({ wanted: 4, past: { at: 3 } });
  tables.moments[1].fail();
  await second;
  expect(state()).toMatchObject({ wanted: 3, past: { at: 3 } });
  desk.backToNow();
  expect(state()).toMatchObject({ wanted: null, past: null });
});

test('a table is seen before it is open: what is wished for then is done when it is', async () => {
  const tables = new FakeTables();
  const { promise, resolve } = Promise.withResolvers<void>();
  tables.isOpen = promise;
  const desk = new TableDesk(tables, 't', (go) => go());
  const opening = desk.open(PACING);
  tables.say(update(0));
  const given = desk.give(question(0), 'a');
  await settle();
  expect(tables.answers).toEqual([]);
  resolve();
  await Promise.all([opening, given]);
  expect(tables.answers).toEqual(['a']);
  expect(desk.store.getState().trouble).toBeNull();
});

test('updates that come before the first is painted are taken together, and none is lost', async () => {
  const tables = new FakeTables();
  const paints: (() => void)[] = [];
  const desk = new TableDesk(tables, 't', (go) => paints.push(go));
  desk.pace = 'off';
  desk.othersPace = 'off';
  await desk.open(PACING);
  tables.say(update(0));
  for (const at of [1, 2, 3]) tables.say(update(at, { from: at - 1, entries: [entry(at, `e${at}`)] }));
  expect(desk.store.getState().now?.at).toBe(0);
  paints.shift()?.();
  expect(desk.store.getState().now?.at).toBe(3);
  expect(desk.store.getState().entries.map(({ event }) => event.type)).toEqual(['e1', 'e2', 'e3']);
  tables.say(update(4, { from: 3, entries: [entry(4, 'e4')] }));
  expect(desk.store.getState().now?.at).toBe(3);
  while (paints.length > 0) paints.shift()?.();
  expect(desk.store.getState().now?.at).toBe(4);
});

test('an answer that follows from the one before waits until that is taken', async () => {
  const { tables, desk } = await opened('off');
  const first = desk.give(question(0), 'a');
  // The table asks again before it has said that it took the answer.
  tables.say(update(1));
  await Promise.all([first, desk.goOnWith(question(1), 'b')]);
  expect(tables.answers).toEqual(['a', 'b']);
});

test('while an answer is on its way, nothing more is planned for its question', async () => {
  const { tables, desk, state } = await opened('off');
  const first = desk.give(question(0), 'a');
  desk.setDraft(question(0), { selected: 'b' });
  expect(state().draft.selected).toBeNull();
  tables.say(update(1));
  desk.setDraft(question(1), { selected: 'b' });
  expect(state().draft.selected).toBe('b');
  await first;
});

test('where the screen goes to another person without a curtain, their first press counts after a moment', async () => {
  const { tables, desk, state } = await opened('off');
  const next = { ...question(1), seat: 1 };
  tables.say(update(1, { viewer: 1, decision: next }));
  expect(intentIn(state())).toBeNull();
  await desk.give(next, 'a');
  expect(tables.answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(intentIn(state())?.decision).toEqual(next);
  await desk.give(next, 'a');
  expect(tables.answers).toEqual(['a']);
});

test('what fails because the table was closed and opened again is nobody’s trouble', async () => {
  const tables = new FakeTables();
  const desk = new TableDesk(tables, 't', (go) => go());
  const { promise, reject } = Promise.withResolvers<null>();
  await desk.open(PACING);
  const early = desk.attempt(() => promise);
  await desk.close();
  await desk.open(PACING);
  reject(new Error('the table is closed'));
  expect(await early).toBeNull();
  expect(desk.store.getState().trouble).toBeNull();
  await desk.attempt(() => Promise.reject(new Error('really')));
  expect(desk.store.getState().trouble).toMatchObject({ message: 'really' });
});
