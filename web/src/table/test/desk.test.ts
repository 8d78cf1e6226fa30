import type { Entry } from '@shamble/tables';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableDesk } from '../state/store.ts';
import { entry, FakeTables, question, update } from './fake.ts';

const PACING = { windows: 'new', hold: null, auto: true } as const;

async function opened(pace: TableDesk['pace'] = 'normal') {
  const tables = new FakeTables();
  const desk = new TableDesk(tables, 't', (go) => go());
  desk.pace = pace;
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

describe('motion', () => {
  test('the first position is simply there', async () => {
    const { state } = await opened();
    expect(state().shown?.at).toBe(0);
    expect(state().banner).toEqual([]);
  });

  test('groups are shown one after the other, while the newest question is already open', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { from: 0, entries: [entry(1, 'rolled')], decision: null }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'moved'), entry(2, 'hit')] }));
    expect(state().shown?.at).toBe(1);
    expect(state().news.map(({ type }) => type)).toEqual(['rolled']);
    expect(state().now?.decision?.n).toBe(2);
    expect(state().entries).toHaveLength(3);
    vi.runAllTimers();
    expect(state().shown?.at).toBe(2);
    expect(state().news.map(({ type }) => type)).toEqual(['moved', 'hit']);
    expect(state().banner).toEqual([]);
    expect(state().told.serial).toBe(2);
  });

  test('a moment that is to be seen for itself comes before the rest of its group', async () => {
    const { tables, state } = await opened();
    const stills = [{ after: 2, view: 'before the dice' }];
    const entries = [entry(1, 'drawn'), entry(1, 'chance'), entry(1, 'rolled'), entry(1, 'won')];
    tables.say(update(1, { entries, stills }));
    expect(state().shown?.view).toBe('before the dice');
    expect(state().shown).not.toBe(state().now);
    expect(state().news.map(({ type }) => type)).toEqual(['drawn', 'chance']);
    vi.runAllTimers();
    expect(state().shown).toBe(state().now);
    expect(state().news.map(({ type }) => type)).toEqual(['rolled', 'won']);
  });

  test('without motion such a moment is passed over, and all of its group is told together', async () => {
    const { tables, state } = await opened('off');
    const entries = [entry(1, 'chance'), entry(1, 'rolled')];
    tables.say(update(1, { entries, stills: [{ after: 1, view: 'before the dice' }] }));
    expect(state().shown).toBe(state().now);
    expect(state().news.map(({ type }) => type)).toEqual(['chance', 'rolled']);
  });

  test('an answer that tells nothing does not cut off what is still to be shown', async () => {
    const { tables, state } = await opened();
    const entries = [entry(1, 'chance'), entry(1, 'rolled')];
    tables.say(update(1, { entries, stills: [{ after: 1, view: 'before the dice' }], decision: null }));
    tables.say(update(2, { from: 2 }));
    expect(state().news.map(({ type }) => type)).toEqual(['chance']);
    expect(state().seen, 'the log has come as far as the board').toBe(1);
    vi.advanceTimersByTime(1000);
    expect(state().news.map(({ type }) => type)).toEqual(['rolled']);
    expect(state().seen).toBe(2);
    expect(state().shown).toBe(state().now);
    tables.say(update(3, { from: 2 }));
    expect(state().shown?.at).toBe(3);
    expect(state().banner, 'it stays as long as it would have').toHaveLength(1);
    vi.runAllTimers();
    expect(state().banner).toEqual([]);
    tables.say(update(4, { from: 2 }));
    expect(state().news).toEqual([]);
  });

  test('an answer skips what is still moving', async () => {
    const { tables, desk, state } = await opened('slow');
    tables.say(update(1, { entries: [entry(1, 'a')] }));
    tables.say(update(2, { from: 1, entries: [entry(2, 'b')] }));
    await desk.give(question(2), 'a');
    expect(state().shown?.at).toBe(2);
    expect(tables.answers).toEqual(['a']);
  });

  test('without motion everything is there at once and told once', async () => {
    const { tables, state } = await opened('off');
    tables.say(update(1, { entries: [entry(1, 'a'), entry(1, 'b')] }));
    expect(state().shown?.at).toBe(1);
    expect(state().told).toMatchObject({ serial: 1 });
    expect(state().told.events).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('going back is not shown as news', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'a')] }));
    tables.say(update(0, { from: 0, entries: [] }));
    expect(state().shown?.at).toBe(0);
    expect(state().news).toEqual([]);
    expect(state().entries).toEqual([]);
  });

  test('a change of what is stored alone does not disturb the motion', async () => {
    const { tables, state } = await opened();
    tables.say(update(1, { entries: [entry(1, 'a')] }));
    tables.say(update(1, { from: 1, entries: [], unsaved: 'full' }));
    expect(state().banner).toHaveLength(1);
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
  expect(state()).toMatchObject({ past: null, news: [], banner: [], told: { serial: told, events: [] } });
  expect(state().shown).toBe(state().now);
  expect(state().shown?.viewer).toBe(1);
  expect(state().entries.map(({ event }) => event.type)).toEqual(['open']);
  vi.runAllTimers();
  expect(state().shown?.viewer).toBe(1);
  expect(state().told.events).toEqual([]);
});

test('what happened before the screen passed on is shown to who looks next, as that one may know it', async () => {
  const { tables, state } = await opened();
  tables.say(update(1, { entries: [entry(1, 'looked')] }));
  vi.runAllTimers();
  tables.say(update(2, { viewer: 1, entries: [entry(1, 'open'), entry(2, 'fought'), entry(2, 'moved')] }));
  expect(state().banner.map(({ type }) => type)).toEqual(['fought', 'moved']);
  expect(state().told.events).toHaveLength(2);
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

test('updates that come before the first is painted are taken together, and none is lost', async () => {
  const tables = new FakeTables();
  const paints: (() => void)[] = [];
  const desk = new TableDesk(tables, 't', (go) => paints.push(go));
  desk.pace = 'off';
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
