import type { Config, Json, ScenarioWords } from '@shamble/kernel';
import { bool, fail, int, list, map, oneOf, type Word, type Words } from '@shamble/kernel/scenario/reading';
import { PANIC_FACES } from '../content/dice.ts';
import { EVENTS } from '../content/events.ts';
import { sceneryNumber } from '../content/scenery.ts';
import { MOST_THREAT } from '../content/threat.ts';
import { type ActionId, PLAYING, rivalOf, type War } from '../rules/state.ts';
import { look } from './look.ts';
import { setPeople } from './people.ts';
import { inches, readPlace, setPile } from './reading.ts';

// biome-ignore format: one list
const KNOWN = [
  'step', 'turn', 'threat', 'initiative', 'size', 'people', 'walkers', 'pool', 'pieces', 'counters', 'supply', 'events',
  'staying', 'frenzy', 'now', 'tops', 'detailed', 'south',
] as const;

/** How positions of All Out War are written in scenario files: lengths in inches, sides counted from 1. */
export const words: ScenarioWords<War> = { given, look };

/** An empty table in the middle of an activation of the first Survivor named, unless the words say otherwise. */
function given(s: War, position: Readonly<Record<string, Json>>, _config: Config): void {
  const at: Words = position;
  for (const key of Object.keys(at)) oneOf(key, KNOWN, 'given');
  s.step = at.step === undefined ? 'act' : oneOf(at.step, PLAYING, 'step');
  s.turn = at.turn === undefined ? 2 : int(at.turn, 'turn', 1, 99);
  s.threat = at.threat === undefined ? 1 : int(at.threat, 'threat', 1, MOST_THREAT);
  s.initiative = at.initiative === undefined ? 0 : int(at.initiative, 'initiative', 1, 2) - 1;
  s.next = s.initiative;
  s.south = at.south === undefined ? 0 : int(at.south, 'south', 1, 2) - 1;
  if (at.size !== undefined) [s.width, s.height] = list(at.size, 'size').map((n) => inches(n, 'size'));
  if (at.tops !== undefined) s.tops = bool(at.tops, 'tops');
  if (at.detailed !== undefined) s.detailed = bool(at.detailed, 'detailed');
  if (at.frenzy !== undefined) s.frenzy = int(at.frenzy, 'frenzy', 0, 2);
  setPieces(s, at.pieces);
  setPeople(s, at.people);
  setWalkers(s, at.walkers, at.pool);
  setCounters(s, at.counters);
  setDecks(s, at);
  setNow(s, at.now);
  if (s.step === 'lunges') s.hunting = s.walkers.map(({ number }) => number);
}

/** `{ vehicle: [[10, 10], [4, 7, 6]] }`: centres, and the direction of the long axis by steps of 15 degrees. */
function setPieces(s: War, value: Word | undefined): void {
  s.pieces = [];
  for (const [kind, places] of Object.entries(value === undefined ? {} : map(value, 'pieces'))) {
    const number = sceneryNumber(kind);
    if (number < 0) throw fail('pieces', `there is no "${kind}"`);
    for (const place of list(places, `pieces.${kind}`)) {
      const [x, y, turn] = list(place, `pieces.${kind}`);
      s.pieces.push({
        kind: number,
        x: inches(x, kind),
        y: inches(y, kind),
        turn: turn === undefined ? 0 : int(turn, kind, 0, 23),
      });
    }
  }
}

/** A list of places, numbered from 1, or a mapping by number; `[10, 10, prone]`, and on a top its piece: `[10, 10, up 1]`. */
function setWalkers(s: War, value: Word | undefined, pool: Word | undefined): void {
  const all = s.pool + s.walkers.length;
  const entries: [string, Word][] =
    value === undefined
      ? []
      : Array.isArray(value)
        ? value.map((place, i) => [String(i + 1), place])
        : Object.entries(map(value, 'walkers')).map(([number, place]) => [number, place as Word]);
  s.walkers = entries.map(([number, place]) => {
    const path = `walkers.${number}`;
    const { x, y, level, prone } = readPlace(place, path);
    return { number: int(number, path, 1, 999), x, y, level, prone, moved: false };
  });
  s.number = Math.max(0, ...s.walkers.map(({ number }) => number)) + 1;
  s.pool = all - s.walkers.length;
  if (s.pool < 0) throw fail('walkers', 'there are not so many');
  if (pool !== undefined && int(pool, 'pool', 0, 99) !== s.pool) {
    // Fewer in the pool: as if the box held fewer.
    s.pool = int(pool, 'pool', 0, 99);
  }
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

/** `{ a: [10, 10], b: car 1, c: [3, 4, searched], d: rickLeader }`: on the ground, on a source, or carried. All others lie far off in a corner. */
function setCounters(s: War, value: Word | undefined): void {
  const named = value === undefined ? {} : map(value, 'counters');
  for (const letter of Object.keys(named)) oneOf(letter, LETTERS, 'counters');
  s.unplaced = 0;
  s.counters = LETTERS.map((letter, i) => {
    const place = named[letter];
    const counter = { x: s.width - 500, y: s.height - 500, level: 0, searched: true, carrier: -1, source: 0 };
    if (place === undefined) return counter;
    const path = `counters.${letter}`;
    if (typeof place === 'string') {
      const carrier = s.people.findIndex(({ id }) => id === place);
      if (carrier >= 0) {
        s.people[carrier].counters.push(i);
        return { ...counter, carrier };
      }
      const source = Number(place.split(' ')[1]);
      const piece = s.pieces[source - 1];
      if (piece === undefined) throw fail(path, `"${place}" is neither a Survivor nor the number of a piece`);
      return { ...counter, x: piece.x, y: piece.y, source, searched: false };
    }
    const [x, y, side] = list(place, path);
    return { ...counter, x: inches(x, path), y: inches(y, path), searched: side === 'searched' };
  });
}

/** What lies on top of the decks, and cards that Stay in Play. */
function setDecks(s: War, at: Words): void {
  setPile(s, at.supply, 'supply');
  setPile(s, at.events, 'events');
  if (at.staying === undefined) return;
  for (const [id, facts] of Object.entries(map(at.staying, 'staying'))) {
    const card = EVENTS.findIndex((one) => one.id === id);
    const { stays } = EVENTS[card] ?? { stays: null };
    if (stays === null) throw fail('staying', `"${id}" does not stay in play`);
    const more = map(facts, `staying.${id}`);
    s.events.draw.splice(s.events.draw.indexOf(card), 1);
    s.staying.push({
      card,
      does: stays,
      band: more.band === undefined ? 0 : int(more.band, 'band', 0, 3),
      turn: more.turn === undefined ? 1 : int(more.turn, 'turn', 1, 99),
      piece: more.piece === undefined ? 0 : int(more.piece, 'piece', 0, 40),
    });
  }
}

/** Whose activation it is, and how far it has come. */
function setNow(s: War, value: Word | undefined): void {
  s.now = null;
  if (s.step !== 'act') return;
  const facts = value === undefined ? {} : map(value, 'now');
  const who = facts.who === undefined ? 0 : s.people.findIndex(({ id }) => id === facts.who);
  if (who < 0 || s.people.length === 0) throw fail('now.who', 'is nobody');
  const panic = facts.panic === undefined ? null : oneOf(facts.panic, PANIC_FACES, 'now.panic');
  s.now = {
    who,
    actions: facts.actions === undefined ? 2 : int(facts.actions, 'now.actions', 0, 2),
    done: facts.done === undefined ? [] : (list(facts.done, 'now.done') as ActionId[]),
    panicked: facts.panicked === undefined ? panic !== null : bool(facts.panicked, 'now.panicked'),
    panic,
    hid: facts.hid === undefined ? false : bool(facts.hid, 'now.hid'),
    moved: facts.moved === undefined ? false : bool(facts.moved, 'now.moved'),
    smelled: facts.smelled === undefined ? false : bool(facts.smelled, 'now.smelled'),
  };
  s.next = rivalOf(s, s.people[who].side);
}
