import { chooser } from '@shamble/bots';
import {
  canonical,
  exportLog,
  type Game,
  importLog,
  type Json,
  Match,
  type Seat,
  SPECTATOR,
  type State,
  sample,
  type TableKit,
} from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { Course } from '../course.ts';
import { MemoryStore } from '../memory-store.ts';
import { Play, type Surroundings } from '../play.ts';
import { SafeStore } from '../safe-store.ts';
import { Shelf } from '../shelf.ts';
import { type Frame, updateOf } from '../update.ts';
import { type Council, council } from './council.ts';
import { ASK_ALL, breathe, dead, pints, setup, Tab } from './house.ts';

const KITS = { council: council(), 'pints-of-blood': pints };

/** An update for a viewer, made from a match that is played from here on. */
function updateFor(game: keyof typeof KITS, match: Match, viewer: Seat): string {
  const kit = KITS[game] as never;
  const course = Course.start(
    { kit, config: match.config, seed: match.seed, start: match.state, resumedFrom: null },
    breathe,
  );
  const frame: Frame = {
    id: 'id',
    setup: setup(game, 'hhh'),
    viewer: { seat: viewer, isAlone: true },
    isFree: false,
    curtain: null,
    decision: course.pendingFor(viewer)[0] ?? null,
    selfAnswered: [],
    redo: 0,
    tookBack: false,
    following: false,
    unsaved: null,
    trouble: null,
    requests: [null, null, null],
    sayings: [null, null, null],
  };
  return canonical(updateOf(course, frame, course.story.reader()));
}

describe('what a viewer receives', () => {
  it('can look at the position before a roll, as far as the viewer may see it', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hhh'), ASK_ALL);
    while (tab.decision.ask.id !== 'roll') await tab.play(1, 'still');
    const asked = tab.last;
    const known = tab.entries.length;
    await tab.answer('roll');
    const told = tab.entries.slice(known).map(({ event }) => event.type);
    expect(told.slice(0, 2)).toEqual(['rolling', 'rolled']);
    const { view } = await tab.table.moment(asked.at + 1, 0);
    // Nothing is drawn yet; who looks then sees no hand but the own.
    const hand = tab.last.viewer === asked.viewer ? (asked.view as { hand: Json }).hand : expect.any(Array);
    expect(view).toEqual({ ...(asked.view as object), hand });
  });

  it.each(['council', 'pints-of-blood'] as const)(
    '%s: is the same in every world it cannot tell apart',
    async (game) => {
      const tab = new Tab();
      await tab.lay(setup(game, 'hhh', { freeUndo: true }), ASK_ALL);
      let scrambled = 0;
      for (let i = 0; i < 12; i++) {
        await tab.play(3, `${i}`);
        const text = await tab.table.exportLog();
        const match = importLog(text, () => KITS[game].game as never);
        // Only from a checkpoint can the rules go on in an imagined state.
        match.undoTo(match.lastCheckpoint);
        for (const viewer of [0, 1, 2, SPECTATOR]) {
          const imagined = match.imagine(viewer, `world ${i}`);
          if (canonical(imagined.state) !== canonical(match.state)) scrambled++;
          expect(updateFor(game, imagined, viewer)).toBe(updateFor(game, match, viewer));
        }
      }
      expect(scrambled).toBeGreaterThan(10);
    },
  );

  it('is the same in two worlds that are played alike, undo and log included', async () => {
    for (const viewer of [0, 1]) {
      const here = Match.start(council().game, 2, {}, 'seed');
      const there = here.imagine(viewer, 'elsewhere');
      expect(canonical(there.state)).not.toBe(canonical(here.state));
      const told = await seen(logFrom(here), viewer);
      expect(told.length).toBeGreaterThan(5);
      expect(await seen(logFrom(there), viewer)).toEqual(told);
    }
  });

  it('holds no card of another hand and none of the deck', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hhb', { curtain: true }));
    await tab.play(60);
    const text = await tab.table.exportLog();
    for (const { at, viewer, view, entries, decision } of tab.updates) {
      const match = importLog(text, () => council().game as never);
      match.undoTo(at);
      const { hands, deck } = match.state as unknown as { hands: number[][]; deck: number[] };
      const hidden = new Set([...deck, ...hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))]);
      const shown = [...cardsIn(view), ...entries.flatMap(({ event }) => cardsIn(event)), ...cardsIn(decision)];
      expect(shown.filter((card) => hidden.has(card))).toEqual([]);
    }
  });

  it('replays the past with the eyes of the viewer, others’ questions left out', async () => {
    const tab = new Tab();
    await tab.lay(setup('council', 'hb'));
    await tab.play(20);
    for (let at = 0; at <= tab.last.at; at++) {
      const moment = await tab.table.moment(at);
      expect((moment.view as { hand: Json }).hand).not.toBe(null);
      if (moment.decision) expect(moment.decision.seat).toBe(0);
    }
    await tab.look(SPECTATOR);
    expect((await tab.table.moment(3)).view).toMatchObject({ hand: null });
  });
});

describe('a copy', () => {
  it.each([
    ['council', council()],
    ['pints-of-blood', pints],
    ['walking-dead', dead],
  ] as const)('of %s is the same in every world that its viewer cannot tell apart', async (_, kit) => {
    for (let game = 0; game < 4; game++) {
      const below = chooser(`${game}`);
      const here = Match.start(kit.game as Game<State>, 2, {}, `seed ${game}`);
      for (let i = 0; i < 30 * game && !here.over; i++) {
        const [{ seat, n }] = here.pending;
        here.answer(seat, n, sample(here.pending[0], below, kit.game));
      }
      if (here.over) continue;
      here.undoTo(here.lastCheckpoint);
      for (const viewer of [0, 1]) {
        const there = here.imagine(viewer, 'elsewhere');
        expect(canonical(there.state)).not.toBe(canonical(here.state));
        expect(await copied(logOf(there), kit as never, viewer)).toBe(await copied(logOf(here), kit as never, viewer));
      }
    }
  });
});

/** The log of a copy of a table, and what its bot does there first. */
async function copied(text: string, kit: TableKit, viewer: Seat): Promise<string> {
  let ids = 0;
  const around: Surroundings = {
    store: new SafeStore(new MemoryStore()),
    owner: 'test',
    breathe,
    kit: async () => kit,
    now: () => 0,
    newId: () => `id${++ids}`,
    stored: () => {},
  };
  const seats = setup('any', viewer === 0 ? 'hb' : 'bh').seats;
  const play = await Play.open(around, await new Shelf(around).importLog(text, { seats }));
  const handle = await play.join(viewer, ASK_ALL, () => {});
  const copy = await Play.open(around, await handle.tryFrom(play.course.at));
  const tried = await copy.join(viewer, ASK_ALL, () => {});
  const before = await tried.exportLog();
  copy.start();
  await copy.idle();
  await copy.close();
  return before + canonical(copy.course.steps as never);
}

/** A log that starts from the state of a match. */
const logFrom = (match: Match<Council>): string => logOf(match as unknown as Match);

function logOf({ game, config, seed, state }: Match): string {
  const match = Match.from(game, config, seed, state, { snapshots: true, hashes: true });
  return exportLog(match, { checkpoint: true });
}

/** All that a viewer is told of some answers that everybody can give in every world. */
async function seen(text: string, viewer: Seat): Promise<string[]> {
  const tab = new Tab();
  await tab.open(await tab.tables.importLog(text), ASK_ALL);
  for (const answer of ['yes', 'no', 'up']) {
    await sit(tab, tab.last.waiting[0]);
    await tab.answer(answer);
    await sit(tab, viewer);
    await tab.table.setPacing(ASK_ALL);
  }
  return tab.updates.filter((update) => update.viewer === viewer).map((update) => canonical({ ...update, id: '' }));
}

async function sit(tab: Tab, seat: Seat): Promise<void> {
  await tab.look(seat);
  if (tab.last.curtain !== null) await tab.table.raiseCurtain();
}

function cardsIn(value: unknown): number[] {
  const cards: number[] = [];
  const walk = (item: unknown, key = ''): void => {
    if (typeof item === 'number' && (key === 'card' || key === 'hand' || key === 'laid')) cards.push(item);
    if (typeof item === 'string' && item.startsWith('card:')) cards.push(Number(item.slice(5)));
    if (Array.isArray(item)) for (const one of item) walk(one, key);
    else if (typeof item === 'object' && item !== null) for (const [k, one] of Object.entries(item)) walk(one, k);
  };
  walk(value);
  return cards;
}
