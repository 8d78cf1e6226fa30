import { type Choose, exportLog, fingerprint, importLog, type LogError, Match, verifyLog } from '@shamble/kernel';
import { expect, it } from 'vitest';
import { flaw } from '../flaw.ts';
import { game } from '../game.ts';
import type { Walking } from '../state.ts';

const match = Match.start(game, 1, { edition: 'it' }, 'invented');
for (let i = 0; i < 20; i++) {
  const decision = match.only as Choose;
  match.answer(decision.seat, decision.n, decision.options[0]);
}
const start = (change: (s: Walking) => void): Walking => {
  const { state } = match.checkpoint as { state: Walking };
  const invented = structuredClone(state);
  change(invented);
  return invented;
};

/** The fingerprint of the first decision from there, where there is one. */
function endOf(state: unknown): string {
  try {
    return Match.from(game, match.config, 'x', structuredClone(state) as Walking, {}).fingerprint;
  } catch {
    return 'none';
  }
}

/** The log of a game that is said to have begun so. */
function logFrom(state: unknown): string {
  const { sum: _, ...fields } = JSON.parse(exportLog(match));
  const from = { version: game.version, at: 3 };
  const forged = { ...fields, hashes: [], ids: '', answers: '', end: endOf(state), start: { state, from } };
  return JSON.stringify({ ...forged, sum: fingerprint(forged) });
}

const refusalOf = (state: unknown): string => {
  for (const open of [verifyLog, importLog])
    try {
      open(logFrom(state), () => game);
    } catch (error) {
      const { code, where, message } = error as LogError;
      expect(code).toBe('bad-field');
      expect(where).toMatch(/^start\.state/);
      return message;
    }
  return '';
};

it('a position of play is taken, and the report says that it is no set-up', () => {
  const text = logFrom(start(() => {}));
  expect(importLog(text, () => game).over).toBe(false);
  expect(verifyLog(text, () => game).start).toEqual({ version: game.version, at: 3 });
});

it.each<[string, (s: Walking) => void, RegExp]>([
  ['a player who has stopped is to play', (s) => Object.assign(s.players[0], { status: 'stopped' }), /does not play/],
  ['dice are loaded', (s) => Object.assign(s.rng, { script: { red: ['K3'] } }), /script/],
  ['a token is missing', (s) => s.supply[1]--, /tokens/],
  ['a card is there twice', (s) => (s.encounters.draw[0] = s.encounters.draw[1]), /encounters/],
  ['somebody is there twice', (s) => (s.followers[0] = s.followers[1]), /survivors/],
  ['a pawn stands nowhere', (s) => (s.players[0].space = 5000), /space/],
  ['there is too much food', (s) => (s.players[0].stock[0] = 11), /stock/],
  ['there is a step of another game', (s) => Object.assign(s, { step: 'score' }), /step/],
  ['there is a field too many', (s) => Object.assign(s, { ghost: 1 }), /ghost/],
  ['there is a seat too many', (s) => s.players.push(structuredClone(s.players[0])), /seats/],
  ['the edition is another', (s) => (s.edition = 'fr'), /edition/],
])('it is refused where %s', (_, change, what) => {
  expect(refusalOf(start(change))).toMatch(what);
});

it('no position makes the turn go round for ever', () => {
  const stopped = start((s) => {
    s.players[0].status = 'stopped';
    s.step = 'end';
  });
  expect(flaw(stopped, match.config)).not.toBeNull();
  expect(() => Match.from(game, match.config, 'x', stopped, {})).toThrow('nobody is left');
});
