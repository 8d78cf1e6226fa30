import { exportLog, fingerprint, importLog, type LogError, Match, verifyLog } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../../content/missions.ts';
import { game } from '../game.ts';
import { planFor } from '../ground.ts';
import type { Army } from '../state.ts';
import { begun } from './begin.ts';

const match = begun({ mission: 'bigScore', seats: 2 });
for (const answer of ['kate', 'noise']) match.answer(match.pending[0].seat, match.pending[0].n, answer);

/** The latest position that was kept, changed. */
function start(change: (s: Army) => void): Army {
  const invented = structuredClone(match.checkpoint?.state ?? match.state);
  change(invented);
  return invented;
}

/** The fingerprint of the first decision from there, where there is one. */
function endOf(state: Army): string {
  try {
    return Match.from(game, match.config, 'x', structuredClone(state), {}).fingerprint;
  } catch {
    return 'none';
  }
}

type Fields = Record<string, unknown>;

/** A log with other words than it had, and a sum that fits. */
function forged(change: Fields): string {
  const { sum: _, ...fields } = JSON.parse(exportLog(match)) as Fields;
  const log = { ...fields, ...change };
  return JSON.stringify({ ...log, sum: fingerprint(log) });
}

/** The log of a game that is said to have begun so. */
const logFrom = (state: Army, more: Fields = {}): string =>
  forged({
    hashes: [],
    ids: '',
    answers: '',
    end: endOf(state),
    start: { state, from: { version: game.version, at: 3 } },
    ...more,
  });

/** What both ways to open a log say of it. */
function refusalOf(log: string): Pick<LogError, 'code' | 'where' | 'message'> {
  const said = [verifyLog, importLog].map((open) => {
    try {
      open(log, () => game);
    } catch (error) {
      const { code, where, message } = error as LogError;
      return { code, where, message };
    }
    throw new Error('the log was taken');
  });
  expect(said[0]).toEqual(said[1]);
  return said[0];
}

const { options } = match.config;

describe('logs', () => {
  it('of the game itself are taken, from the set-up and from a position of play', () => {
    expect(importLog(exportLog(match), () => game).fingerprint).toBe(match.fingerprint);
    expect(importLog(logFrom(start(() => {})), () => game).over).toBe(false);
  });

  it('of a Mission that does not exist', () => {
    const { code, where, message } = refusalOf(forged({ options: { ...options, mission: 'bankRobbery' } }));
    expect([code, where]).toEqual(['bad-field', 'options']);
    expect(message).toContain('bankRobbery');
  });

  it('whose answers are of another Mission', () => {
    const { code, where } = refusalOf(forged({ options: { ...options, mission: 'crown' } }));
    expect(code).not.toBe('rules-error');
    expect(where).toMatch(/^(answers|hashes|end)/);
  });

  it.each(MISSIONS.filter(({ id }) => id !== 'bigScore'))('whose position is of another Mission than $id', ({ id }) => {
    const { code, where, message } = refusalOf(
      logFrom(
        start(() => {}),
        { options: { ...options, mission: id } },
      ),
    );
    expect([code, where]).toEqual(['bad-field', 'start.state']);
    expect(message).toMatch(/mission/);
  });

  it('with seats that do not fit', () => {
    expect(refusalOf(forged({ seats: 7 }))).toMatchObject({ code: 'bad-field', where: 'seats' });
    const other = refusalOf(
      logFrom(
        start(() => {}),
        { seats: 3 },
      ),
    );
    expect(other).toMatchObject({ code: 'bad-field', where: 'start.state' });
    expect(other.message).toMatch(/seats/);
  });
});

/** The last of the team goes, the cards are discarded. */
function withoutTheLast(s: Army): void {
  const [{ slots }] = s.team.splice(-1);
  s.equipment.discard.push(...slots.filter((slot) => slot >= 0));
}

const statue = planFor(match.state.mission).zones.findIndex(({ cell }) => cell === 'Z');

describe('positions', () => {
  it.each<[string, (s: Army) => void, RegExp]>([
    ['a map with a Zone more', (s) => s.shamblers.push(0), /shamblers/],
    ['a map with a Zone less', (s) => s.alphas.pop(), /alphas/],
    ['a Survivor beside the map', (s) => (s.team[0].zone = 180), /zone|team/i],
    ['Noise nowhere', (s) => (s.noise = -1), /noise/],
    ['a Survivor on the Statue', (s) => (s.team[0].zone = statue), /Statue/],
    ['a door that is not there', (s) => s.closed.push(5), /closed/],
    ['a lift that is not there', (s) => s.broken.push(5), /broken/],
    ['no Vault where there is one', (s) => (s.vault = null), /vault/],
    ['a Truck where there is none', (s) => (s.truck = { zone: 0, started: true }), /truck/],
    ['a Time marker without a track', (s) => (s.time = 3), /time/],
    ['a Shambler too many', (s) => s.shamblers[0]++, /shamblers/],
    ['an Alpha too few', (s) => s.box.alphas--, /alphas/],
    ['a Dormant token lost', (s) => s.dormants.pop(), /dormants/],
    ['a card twice', (s) => (s.zombies.draw[0] = s.zombies.draw[1]), /zombies/],
    [
      'Equipment twice',
      (s) => (s.equipment.draw[0] = s.equipment.draw.find((n) => n !== s.equipment.draw[0]) ?? 0),
      /equipment/,
    ],
    ['a token lost', (s) => s.tokens.pop(), /tokens/],
    ['somebody twice', (s) => (s.team[1].survivor = s.team[0].survivor), /team/],
    ['only five', withoutTheLast, /team: not six/],
    ['an owner without a seat', (s) => (s.team[0].owner = 4), /owner/],
    ['a Skill without its level', (s) => (s.team[0].orange = 1), /team/],
    ['a fifth Wound', (s) => (s.team[0].wounds = 4), /team/],
    ['a seat without the Truck', (s) => (s.team[0].seat = 'driver'), /team/],
    ['loaded dice', (s) => Object.assign(s.rng, { script: { attack: [['6']] } }), /script/],
  ])('with %s are told, and nothing is played', (_, change, message) => {
    const refusal = refusalOf(logFrom(start(change)));
    expect(refusal.code).toBe('bad-field');
    expect(refusal.where).toMatch(/^start\.state/);
    expect(refusal.message).toMatch(message);
  });
});
