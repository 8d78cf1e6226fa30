import { type Answer, ConfigError, configure, type Json, KEEP_ALL, Match, type Refusal } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { words } from '../../scenarios/words.ts';
import { game } from '../game.ts';
import type { Army } from '../state.ts';
import { begun } from './begin.ts';

interface Scene {
  readonly mission?: string;
  readonly seats?: number;
  readonly given: Readonly<Record<string, Json>>;
}

/** A game from a position in the words of scenarios. */
function at({ mission = 'dryRun', seats = 1, given }: Scene): Match<Army> {
  const config = configure(game, seats, { mission });
  return Match.open(game, config, 'refusals', KEEP_ALL, (s) => words.given(s, given, config));
}

/** The answer is refused like this, with a rule where the game itself says why, and nothing has changed. */
function refused(match: Match<Army>, answer: unknown, refusal: Partial<Refusal>, seat = match.pending[0].seat): void {
  const { fingerprint, events, answers } = match;
  const before = structuredClone(match.pending);
  const kept = [events.length, answers.length];
  expect(match.answer(seat, match.pending[0].n, answer)).toMatchObject(refusal);
  expect(match.fingerprint).toBe(fingerprint);
  expect(match.pending).toEqual(before);
  expect([match.events.length, match.answers.length]).toEqual(kept);
}

describe('a table that cannot be set up', () => {
  it.each([0, 7, 2.5, -1])('%d seats', (seats) => {
    expect(() => configure(game, seats)).toThrow(ConfigError);
    expect(() => configure(game, seats)).toThrow('1 to 6 seats');
  });

  it.each([
    [{ mission: 'bankRobbery' }, 'option "mission" is dryRun or jackpot'],
    [{ team: 'kate' }, 'option "team" is choose or random, not "kate"'],
    [{ missions: 'dryRun' }, 'has no option "missions"'],
  ])('%j', (options, message) => {
    expect(() => configure(game, 2, options)).toThrow(ConfigError);
    expect(() => configure(game, 2, options)).toThrow(message);
  });
});

describe('answers of the set-up', () => {
  it.each([
    ['dryRun', ['scott', 'dieter', 'cruz', 'guzman', 'martin', 'burt'], 'stealthy'],
    ['jackpot', ['scott', 'kate', 'cruz', 'guzman', 'martin', 'burt'], 'vaultExpert'],
    ['bigScore', ['scott', 'kate', 'dieter', 'guzman', 'martin', 'bly'], 'mechanic'],
    ['crown', ['chambers', 'kate', 'dieter', 'cruz', 'martin', 'bly'], 'bruiser'],
    ['tacoRun', ['chambers', 'kate', 'dieter', 'cruz', 'scott', 'bly'], 'pilot'],
  ])('AD-SETUP06-R a team for %s without a Specialist', (mission, team, lacks) => {
    refused(begun({ mission, until: 'team' }), team, {
      code: 'team-lacks',
      params: { speciality: { id: `speciality.${lacks}` } },
      rules: ['AD-SETUP06-R'],
    });
  });

  it('AD-SETUP01 five, seven, somebody twice or a stranger', () => {
    const match = begun({ until: 'team' });
    const team = ['kate', 'scott', 'dieter', 'cruz', 'guzman'];
    refused(match, team, { code: 'too-few' });
    refused(match, [...team, 'martin', 'burt'], { code: 'too-many' });
    refused(match, [...team, 'kate'], { code: 'twice' });
    refused(match, [...team, 'zeus'], { code: 'not-offered' });
  });

  it('AD-SETUP01 a Survivor of two players, a player without Survivors', () => {
    const match = begun({ seats: 3, until: 'owners' });
    const all = ['scott.1', 'dieter.2', 'cruz.2', 'guzman.3', 'martin.3'];
    refused(match, ['scott.2', ...all], { code: 'two-owners', rules: ['AD-SETUP01'] });
    refused(match, ['kate.1', ...all.map((id) => id.replace('3', '2'))], {
      code: 'seat-without',
      rules: ['AD-SETUP01'],
    });
    refused(match, ['kate.4', ...all], { code: 'not-offered' });
  });

  it('AD-SETUP08 cards of two sets, one card twice, two cards in one slot', () => {
    const match = begun({ until: 'set' });
    const wrong = [
      ['a.semiRifle.kate:1', 'b.revolver.kate:2'],
      ['a.semiRifle.kate:1', 'a.semiRifle.kate:2'],
      ['a.semiRifle.kate:1', 'a.armyKnife.kate:1'],
    ];
    for (const answer of wrong) refused(match, answer, { code: 'one-set', rules: ['AD-SETUP08'] });
    refused(match, ['a.semiRifle.kate:1', 'a.armyKnife.kate:6'], { code: 'not-offered' });
  });
});

describe('who may answer, and when', () => {
  it('nobody answers for another', () => {
    const match = begun({ seats: 2 });
    refused(match, 'kate', { code: 'not-your-decision', params: { who: { seat: 0 } } }, 1);
  });

  it('an answer to an older question, or to none, is refused', () => {
    const match = begun({ seats: 1 });
    const { n } = match.pending[0];
    expect(match.answer(0, n, 'kate')).toBeNull();
    const { fingerprint } = match;
    expect(match.answer(0, n, 'scott')).toMatchObject({ code: 'stale' });
    expect(match.answer(0, n + 99, 'end')).toMatchObject({ code: 'no-such-decision' });
    expect(match.answer(0, match.pending[0].n, { move: 'R1:10' })).toMatchObject({ code: 'malformed' });
    expect(match.fingerprint).toBe(fingerprint);
  });

  it('nothing is answered once the game is over', () => {
    const match = at({ mission: 'tiger', given: { step: 'end', time: 12, team: { kate: {} } } });
    expect(match.outcome).toMatchObject({ id: 'lost' });
    expect(match.answer(0, 0, 'kate')).toMatchObject({ code: 'game-over' });
  });
});

type Case = readonly [answer: Answer, code: string, rule: string, given: Scene['given'], mission?: string];

const alone = (facts: Json, more: Scene['given'] = {}): Scene['given'] => ({ team: { scott: facts }, ...more });
const armed = (hands: Json, more: Scene['given'] = {}): Scene['given'] => alone({ zone: 'V7:21', hands }, more);
const shamblers = (zone: string, n = 1): Scene['given'] => ({ zombies: { [zone]: { shamblers: n } } });

/** Every reason a player may hear in a Turn, each with its rule. */
const CASES: readonly Case[] = [
  ['move.V7:10', 'not-adjacent', 'AD-MOVE01', alone({ zone: 'V7:00' })],
  ['move.V7:12', 'not-adjacent', 'AD-MOVE01', alone({ zone: 'V7:22' })],
  ['move.V7:01', 'not-adjacent', 'AD-MOVE01', alone({ zone: 'V7:22' })],
  ['move.X9:99', 'no-zone', 'AD-MOVE01', alone({})],
  ['move.R6:11', 'statue', 'AD-STATUE01', alone({ zone: 'R6:01' }), 'jackpot'],
  ['move.V7:11', 'actions-short', 'AD-ACT02', alone({ zone: 'V7:21' }, shamblers('V7:21', 3))],
  ['move.R3:21', 'in-truck', 'AD-TRUCK14-R', alone({ seat: 'gunner' }), 'tacoRun'],
  ['noise', 'no-actions', 'AD-ACT02', alone({}, { now: { actions: 0 } })],
  ['search', 'search-street', 'AD-SEARCH01', alone({ zone: 'V7:11' })],
  ['search', 'search-zombies', 'AD-SEARCH01', alone({ zone: 'V7:12' }, shamblers('V7:12'))],
  ['search', 'search-corridor', 'AD-SEARCH02', alone({ zone: 'V4:11' }), 'lastChopper'],
  ['search', 'searched', 'AD-SEARCH05', alone({ zone: 'V7:12', searches: 1 })],
  ['search', 'actions-short', 'AD-ACT02', alone({ zone: 'V7:12' }, { now: { actions: 0 } })],
  ['attack.revolver.V7:01.spread', 'too-far', 'AD-RNG03', armed(['revolver'], shamblers('V7:01'))],
  ['attack.semiRifle.V7:21.spread', 'too-near', 'AD-RNG03', armed(['semiRifle'], shamblers('V7:21'))],
  ['attack.semiRifle.V7:12.spread', 'no-sight', 'AD-RNG01', armed(['semiRifle'], shamblers('V7:12'))],
  ['attack.semiRifle.V7:01.spread', 'no-zombie', 'AD-CMB07-R', armed(['semiRifle'])],
  ['attack.machete.V7:20.spread', 'melee-range', 'AD-EQUIP02', armed(['machete'], shamblers('V7:20'))],
  ['attack.magazine.V7:20.spread', 'not-a-weapon', 'AD-EQUIP04', armed(['magazine'], shamblers('V7:20'))],
  ['attack.katana.V7:21.spread', 'no-such-card', 'AD-INV03', armed([], shamblers('V7:21'))],
  ['attack.shotgun.V7:20.spread', 'weapon-empty', 'AD-AMMO02', armed(['shotgun!'], shamblers('V7:20'))],
  [
    'attack.revolver.V7:20.spread',
    'no-actions',
    'AD-ACT02',
    armed(['revolver'], { ...shamblers('V7:20'), now: { actions: 0 } }),
  ],
  ['attack.revolver.V7:20.alpha', 'no-such-target', 'AD-FOCUS02', armed(['revolver'], shamblers('V7:20'))],
  [
    'attack.revolver.V7:20.alpha',
    'priority',
    'AD-FOCUS02',
    armed(['revolver'], { zombies: { 'V7:20': { shamblers: 1, alphas: 1 } } }),
  ],
  [
    'attack.rocketLauncher.V7:20.shambler',
    'explosive-focus',
    'AD-FOCUS06-R',
    armed(['rocketLauncher'], shamblers('V7:20')),
  ],
  ['attack.bola.V7:20.spread', 'bola-target', 'AD-BOLA02', armed(['bola'], shamblers('V7:20'))],
  ['throw.trap.V7:21', 'only-laid', 'AD-EXPL04-R', armed(['trap'], shamblers('V7:21'))],
  ['lay.grenade', 'cannot-be-laid', 'AD-EXPL04-R', armed(['grenade'])],
  ['objective.hidden', 'no-objective', 'AD-OBJ01', alone({ zone: 'R1:11' }, { tokens: { 'R1:10': ['red'] } })],
  ['objective.black', 'only', 'AD-SPEC04', alone({ zone: 'V3:11' }, { tokens: { 'V3:11': ['black^'] }, red: 3 })],
  [
    'objective.black',
    'step-first',
    'AD-MISS06-R',
    { team: { kate: { zone: 'V3:11' } }, tokens: { 'V3:11': ['black^'] }, red: 2 },
  ],
  [
    'objective.blue',
    'no-room',
    'AD-INV06-R',
    {
      team: { scott: { zone: 'V1:21', backpack: ['yellow', 'yellow'], tokens: ['yellow'] }, cruz: {} },
      personal: { cruz: {} },
      tokens: { 'V1:21': ['blue^'] },
      vault: { shown: true, solved: true, open: true },
    },
    'jackpot',
  ],
  [
    'objective.black',
    'step-done',
    'AD-MISS08-R',
    alone({ zone: 'V5:21' }, { tokens: { 'V5:21': ['black^'] }, zeus: 'V5:01' }),
    'throne',
  ],
  ['mission.repair', 'only', 'AD-SPEC04', alone({ zone: 'R5:22' }, { red: 3 }), 'outOfOrder'],
  ['mission.repair', 'red-first', 'AD-MISS06-R', { team: { cruz: { zone: 'R5:22' } }, red: 2 }, 'outOfOrder'],
  ['mission.repair', 'no-lift', 'AD-ELEV05-R', { team: { cruz: { zone: 'R5:21' } }, red: 3 }, 'outOfOrder'],
  [
    'mission.repair',
    'actions-short',
    'AD-ACT02',
    { team: { cruz: { zone: 'R5:22' } }, red: 3, now: { actions: 0 } },
    'outOfOrder',
  ],
  ['dormants.machete.1', 'no-sleepers', 'AD-RDORM01', armed(['machete'])],
  ['dormants.revolver.1', 'no-melee', 'AD-RDORM01', armed(['revolver'], { dormants: { 'V7:21': [1] } })],
  [
    'dormants.machete.1',
    'actions-short',
    'AD-ACT02',
    armed(['machete'], { dormants: { 'V7:21': [1] }, now: { actions: 1 } }),
  ],
  ['vault', 'not-at-trap', 'AD-VAULT03', alone({ zone: 'V1:10' }), 'jackpot'],
  ['vault', 'solved', 'AD-VAULT11', alone({ zone: 'V1:11' }, { vault: { shown: true, solved: true } }), 'jackpot'],
  ['vault-door', 'trapped', 'AD-VAULT01', { team: { dieter: { zone: 'V1:11' } }, vault: { shown: true } }, 'jackpot'],
  ['vault-door', 'only', 'AD-VAULT12', alone({ zone: 'V1:11' }, { vault: { shown: true, solved: true } }), 'jackpot'],
  ['enter.driver', 'no-truck', 'AD-TRUCK01', alone({ zone: 'R3:21' }), 'tacoRun'],
  ['enter.driver', 'truck-zombies', 'AD-TRUCK04', alone({ zone: 'R3:20' }, shamblers('R3:20')), 'tacoRun'],
  [
    'enter.driver',
    'no-seat',
    'AD-TRUCK04',
    { team: { scott: { zone: 'R3:20' }, kate: { seat: 'driver' } } },
    'tacoRun',
  ],
  ['drive.R3:21', 'not-driver', 'AD-TRUCK07', alone({ seat: 'gunner' }, { truck: { started: true } }), 'tacoRun'],
  ['drive.R3:21', 'not-started', 'AD-OBJ05-R', alone({ seat: 'driver' }), 'tacoRun'],
  ['drive.R3:10', 'no-road', 'AD-TRUCK07', alone({ seat: 'driver' }, { truck: { started: true } }), 'tacoRun'],
  ['enter.driver', 'actions-short', 'AD-ACT02', alone({ zone: 'R3:20' }, { now: { actions: 0 } }), 'tacoRun'],
  ['enter.driver', 'in-truck', 'AD-TRUCK14-R', alone({ seat: 'gunner' }), 'tacoRun'],
  [
    'drive.R3:21',
    'actions-short',
    'AD-ACT02',
    alone({ seat: 'driver' }, { truck: { started: true }, now: { actions: 0 } }),
    'tacoRun',
  ],
  ['gun.R3:21.spread', 'not-gunner', 'AD-TRUCK13', alone({ seat: 'driver' }, shamblers('R3:21')), 'tacoRun'],
  [
    'attack.revolver.R3:21.spread',
    'driver',
    'AD-TRUCK14-R',
    alone({ seat: 'driver', hands: ['revolver'] }, shamblers('R3:21')),
    'tacoRun',
  ],
  [
    'attack.machete.R3:20.spread',
    'melee-in-truck',
    'AD-TRUCK14-R',
    alone({ seat: 'gunner', hands: ['machete'] }, shamblers('R3:20')),
    'tacoRun',
  ],
  ['mission.start', 'only', 'AD-SPEC04', alone({ seat: 'driver' }), 'tacoRun'],
  ['trade.kate', 'not-here', 'AD-TRADE01', { team: { scott: { hands: ['machete'] }, kate: { zone: 'V7:21' } } }],
  ['escape', 'no-escape', 'AD-MISS06-R', alone({ zone: 'V2:00' }), 'tacoRun'],
  ['escape', 'not-at-exit', 'AD-M203', alone({ zone: 'R6:02' }), 'jackpot'],
  ['escape', 'step-first', 'AD-MISS06-R', alone({ zone: 'R2:00' }, { red: 3 })],
  ['escape', 'exit-zombies', 'AD-M203', alone({ zone: 'R6:12' }, shamblers('R6:12')), 'jackpot'],
  ['escape', 'at-turn-end', 'AD-M203', alone({ zone: 'R6:12' }), 'jackpot'],
];

const REFUSALS = CASES.map(([answer, code, rule, given, mission = 'dryRun']) => ({
  answer,
  code,
  rule,
  given,
  mission,
}));

describe('in a Turn', () => {
  it.each(REFUSALS)('$answer is refused in $mission: $code ($rule)', ({ answer, code, rule, given, mission }) => {
    refused(at({ mission, given }), answer, { code, rules: [rule], params: { mission } });
  });
});

it('T90, AD-SEARCH06-R: a Search where neither deck nor discards hold a card is not offered; one discard is enough', () => {
  const config = configure(game, 1);
  const searching = (discard: readonly number[]): Match<Army> =>
    Match.open(game, config, 'refusals', KEEP_ALL, (s) => {
      words.given(s, alone({ zone: 'V7:12' }), config);
      s.equipment = { draw: [], discard: [...discard] };
    });
  const offered = (match: Match<Army>): boolean => {
    const [decision] = match.pending;
    return decision.kind === 'choose' && decision.options.includes('search');
  };
  expect([offered(searching([])), offered(searching([0]))]).toEqual([false, true]);
  refused(searching([]), 'search', { code: 'no-cards', rules: ['AD-SEARCH06-R'] });
});

describe('cards and tokens that are put elsewhere', () => {
  const trade = (given: Scene['given'], mission = 'dryRun'): Match<Army> => {
    const match = at({ mission, given });
    const [{ seat, n }] = match.pending;
    expect(match.answer(seat, n, 'trade.kate')).toBeNull();
    return match;
  };

  it('AD-INV01 a trade that puts two cards into one slot, or one card into two', () => {
    const match = trade({ team: { scott: { hands: ['machete', 'revolver'] }, kate: { hands: ['shotgun'] } } });
    refused(match, ['machete.scott:1.kate:2', 'revolver.scott:2.kate:2'], { code: 'slot-taken', rules: ['AD-INV01'] });
    refused(match, ['machete.scott:1.kate:2', 'machete.scott:1.kate:3'], { code: 'thing-twice', rules: ['AD-INV01'] });
    refused(match, ['machete.scott:1.kate:6'], { code: 'not-offered' });
    refused(match, ['grenade.scott:1.kate:2'], { code: 'not-offered' });
  });

  it('AD-INV06 a token torn apart, or put under a card', () => {
    const holder = { tokens: ['blue'], backpack: ['blue', 'blue', 'blue'], hands: ['machete'] };
    const match = trade(
      { team: { scott: holder, kate: {} }, taken: ['blue'], vault: { shown: true, solved: true, open: true } },
      'jackpot',
    );
    refused(match, ['blue.scott:3.kate:3'], { code: 'token-apart', rules: ['AD-INV06'] });
    refused(match, ['machete.scott:1.scott:3'], { code: 'token-under', rules: ['AD-INV06'] });
  });

  it('AD-INV06-R half the slots that a token needs', () => {
    const match = at({
      given: { team: { kate: { zone: 'R1:10' }, cruz: {} }, personal: { cruz: {} }, tokens: { 'R1:10': ['yellow'] } },
    });
    for (const answer of ['objective.hidden', 'slippery']) {
      const [{ seat, n }] = match.pending;
      expect(match.answer(seat, n, answer)).toBeNull();
    }
    refused(match, ['slot.1'], { code: 'room-short', rules: ['AD-INV06-R'] });
  });
});
