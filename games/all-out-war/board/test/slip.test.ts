import { speaker } from '@shamble/kernel/text';
import { listen } from '@shamble/kernel/text/faults';
import { expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { isEngaged } from '../../rules/near.ts';
import { playing } from '../../rules/state.ts';
import { startAt } from '../../rules/test/starting.ts';
import { describe } from '../../text/describe.ts';
import { text } from '../../text/index.ts';
import { thing } from '../../text/words.ts';
import { slip } from '../slip.ts';
import { playThrough, SETUPS } from './positions.ts';

test('AW-TURN01: each phase is summed up when it ends, and whoever fights is told before the melees', () => {
  const told = { before: 0, after: 0 };
  for (const setup of SETUPS.slice(0, 1))
    playThrough(
      setup,
      (match, decision) => {
        const events = match.events.map(({ event }) => event);
        const begin = events.findLastIndex(({ type }) => type === slip.begins);
        const last = events.findLastIndex(({ type }) => slip.ends.includes(type));
        if (begin < 0 || last < begin) return;
        const lines = slip
          .lines(events.slice(begin), match.view(decision.seat), decision.seat)
          .map(({ id }) => id.split('.').at(-1));
        expect(lines.length).toBeGreaterThan(0);
        const engaged = playing(match.state).some((person) => isEngaged(match.state, person));
        const harms = ['dead', 'bitten', 'prone', 'hurt'];
        const worse = lines.flatMap((line, i) => (harms.includes(line ?? '') ? [i] : []));
        expect(worse).toEqual(worse.map((_, i) => i));
        const [now, other] = events[last].type === 'melee-phase' ? ['fights', 'engaged'] : ['engaged', 'fights'];
        expect(lines).not.toContain(other);
        if (worse.length < 4) expect(lines.includes(now)).toBe(engaged);
        if (engaged) told[now === 'fights' ? 'before' : 'after']++;
      },
      400,
    );
  expect(told.before).toBeGreaterThan(2);
  expect(told.after).toBeGreaterThan(2);
});

const { tongues } = await listen(text);
const english = tongues.find(({ lang }) => lang === 'en');
const say = speaker('en', english?.messages ?? {}, (seat) => `Seat ${seat}`);

test('AW-KZ01, AW-EVENT03, AW-MELEE20: the slips say which Walker came to whom, what the card did, and how each melee went', () => {
  const told = { reached: 0, card: 0, won: 0 };
  for (const setup of SETUPS.slice(0, 2))
    playThrough(
      setup,
      (match, decision) => {
        const events = match.events.map(({ event }) => event);
        const begin = events.findLastIndex(({ type }) => type === slip.begins);
        const last = events.findLastIndex(({ type }) => slip.ends.includes(type));
        if (begin < 0 || last < begin) return;
        const round = events.slice(begin);
        const lines = slip.lines(round, match.view(decision.seat), decision.seat);
        if (lines.length >= 7) return;
        const count = (id: string): number => lines.filter((line) => line.id.startsWith(id)).length;
        for (const line of lines.map(say)) expect(line).toMatch(/^\S.*[.!]$/);
        const phase = events[last].type;
        if (phase === 'melee-phase') {
          const came = round.filter(({ type, touches }) => type === 'walker-moves' && String(touches) !== '');
          expect(count('event.walker-moves.')).toBe(Math.min(3, came.length));
          told.reached += came.length;
        }
        const melee = events.findLastIndex(({ type }) => type === 'melee-phase');
        const since = phase === 'end-phase' ? events.slice(melee) : round;
        const won = since.filter(({ type }) => type === 'melee-won').length;
        expect(count('boardview.slip.turn.won')).toBe(won);
        told.won += won;
        const cards = since.filter(({ type }) => type === 'event-band').length;
        expect(count('boardview.slip.turn.card')).toBe(cards);
        told.card += cards;
      },
      400,
    );
  expect(told.reached).toBeGreaterThan(2);
  expect(told.card).toBeGreaterThan(3);
  expect(told.won).toBeGreaterThan(3);
});

test('AW-EVENT02: what became of people comes before the card, and the own before others', () => {
  let [carded, headed, sorted] = [0, 0, 0];
  playThrough(
    SETUPS[0],
    (match, { seat }) => {
      const events = match.events.map(({ event }) => event);
      const begin = events.findLastIndex(({ type }) => type === slip.begins);
      const last = events.findLastIndex(({ type }) => slip.ends.includes(type));
      if (begin < 0 || last < begin) return;
      const lines = slip.lines(events.slice(begin), match.view(seat), seat);
      const card = lines.findIndex(({ id }) => id === 'boardview.slip.turn.card');
      const people = /\.(?:dead|bitten|prone|hurt|won|fights|engaged)$|^event\.walker-moves/;
      const before = lines.filter(({ id }) => people.test(id)).length;
      if (card >= 0) {
        expect(card).toBe(before);
        if (before > 0) headed++;
        carded++;
      }
      const names = match.state.people.filter(({ owner }) => owner === seat).map(({ id }) => say(thing(id, 'thing')));
      const own = lines
        .filter(({ id }) => id === 'boardview.slip.turn.won')
        .map((line) => names.some((name) => say(line).includes(name)));
      expect(own).toEqual([...own].sort((a, b) => Number(b) - Number(a)));
      if (own.includes(true) && own.includes(false)) sorted++;
    },
    400,
  );
  expect(carded).toBeGreaterThan(3);
  expect(headed, 'cards below what became of people').toBeGreaterThan(3);
  expect(sorted).toBeGreaterThan(0);
});

test('AW-CONT05: a card by which nobody gets up is not told as if somebody had', () => {
  const { state } = startAt({ people: { liam: { at: [10, 10] } }, walkers: [[1, 1]] });
  const events = [
    { type: 'event-phase', rules: [] },
    { type: 'event', card: 'theyGetUp', rules: [] },
    { type: 'event-band', card: 'theyGetUp', band: 'quiet', rules: [] },
    { type: 'nobody-rises', rules: [] },
    { type: 'melee-phase', rules: [] },
  ];
  const told = slip.lines(events, game.view(state, 0), 0).map((one) => say(one));
  expect(told).toEqual(['‘They Get Up’: No Walker lies prone: nobody gets up.']);
  const log = events.flatMap((one) => describe.event(one) ?? []).map((one) => say(one));
  expect(
    log.filter((line) => line.includes('They Get Up')),
    'the name is said once',
  ).toHaveLength(1);
});
