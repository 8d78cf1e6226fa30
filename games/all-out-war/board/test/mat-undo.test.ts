import type { Decision, Match } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { hasMoment } from '../../rules/moments.ts';
import type { War } from '../../rules/state.ts';
import { actingIn } from '../plan/asking.ts';
import { playThrough, SETUPS } from './positions.ts';

/** A Run to each named place of a kind, tried on a copy. */
function runs(match: Match<War>, decision: Decision, kind: string) {
  if (decision.kind !== 'choose' || decision.ask.id !== 'act' || !decision.options.includes('run')) return [];
  const { seat } = decision;
  const asked = match.fork();
  expect(asked.answer(seat, decision.n, 'run')).toBeNull();
  const where = asked.only;
  if (where?.kind !== 'place' || where.ask.id !== 'move') return [];
  return where.candidates
    .filter(({ id }) => id.startsWith(kind))
    .slice(0, 2)
    .map(({ answer }) => {
      const tried = asked.fork();
      expect(tried.answer(seat, where.n, answer)).toBeNull();
      const events = tried.events.slice(asked.events.length).map(({ event }) => event);
      const rolled = events.some((event) => event.type === 'leap' && event.rolled === true);
      const news = events.map(({ type }) => type);
      return { asked, tried, news, rolled, undo: tried.undoable(seat) };
    });
}

const isRoll = (type: string): boolean => type.includes('roll');

test('a Run is taken back whole after its NOISE has moved a Walker; a Leap is locked by its roll', () => {
  const seen = { heard: 0, leaps: 0 };
  playThrough(
    SETUPS[1],
    (match, decision) => {
      const before = match.fingerprint;
      for (const { asked, tried, news, undo } of runs(match, decision, 'to')) {
        // Still in the same activation: nothing but the Run and what heard it has happened.
        if (!news.includes('walker-moves') || tried.only?.ask.id !== 'act' || news.some(isRoll)) continue;
        const person = actingIn(match.state);
        if (person !== null && hasMoment(match.state, person, 'quietRun')) {
          expect(undo, 'a die fell').toEqual({ locked: 'quiet' });
          continue;
        }
        seen.heard++;
        expect(undo).toEqual({ to: asked.answers.length });
        expect(tried.fingerprint).not.toBe(before);
        tried.undoTo(asked.answers.length);
        expect(tried.fingerprint).toBe(asked.fingerprint);
        tried.undoTo(match.answers.length);
        expect(tried.fingerprint).toBe(before);
      }
      for (const { tried, rolled, undo } of runs(match, decision, 'leap:')) {
        // Runners do not roll.
        if (!rolled) continue;
        seen.leaps++;
        expect(undo).toHaveProperty('locked');
        if (tried.only?.ask.id === 'move-on') expect(undo).toEqual({ locked: 'leap' });
      }
    },
    160,
  );
  expect(seen.heard).toBeGreaterThan(5);
  expect(seen.leaps).toBeGreaterThan(5);
});
