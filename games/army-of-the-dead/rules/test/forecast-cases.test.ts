/** What the forecast leaves open, and no more than that, case by case; each also holds in what is then played. */
import { card, PUBLIC } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { equipmentNumber } from '../../content/equipment.ts';
import { survivorNumber } from '../../content/survivors.ts';
import { type Forecast, forecast } from '../forecast.ts';
import { numberOf } from '../ground.ts';
import { healthOf } from '../harm.ts';
import { type Army, dormantAt } from '../state.ts';
import { playDead } from './dead-drive.ts';
import { misses } from './foretold.ts';
import { position } from './position.ts';

/** Where nobody on the plaza sees or hears anything. */
const FAR = 'V1:20';
const FUTURES = 12;

interface Given {
  readonly mission?: string;
  /** Zones of the team by name; all others are far away, with the Noise if it is not named. */
  readonly team: Readonly<Record<string, string>>;
  readonly noise?: string;
  /** Health left, by name. */
  readonly health?: Readonly<Record<string, number>>;
  readonly shamblers?: readonly string[];
  readonly alphas?: readonly string[];
  readonly queen?: string;
  readonly valentine?: string;
  /** Those that lie, by their Zone. */
  readonly lying?: Readonly<Record<string, 'shambler' | 'alpha' | 'queen'>>;
  /** Tokens whose numbers everybody knows, and others. */
  readonly known?: readonly (readonly [zone: string, n: number])[];
  readonly unseen?: readonly (readonly [zone: string, n: number])[];
  readonly traps?: readonly string[];
  readonly gasCans?: readonly string[];
  readonly box?: number;
  readonly owners?: readonly string[];
  readonly zeusToken?: boolean;
}

const TEAM = ['kate', 'scott', 'dieter', 'guzman', 'lilly', 'bly'];

function given(at: Given): Army {
  const s = position('R6:02', TEAM, at.mission);
  const zone = (id: string): number => numberOf(s, id);
  s.turns = [];
  s.noise = zone(at.noise ?? FAR);
  s.team.forEach((fighter, i) => {
    const id = TEAM[i];
    fighter.zone = zone(at.team[id] ?? FAR);
    const left = at.health?.[id];
    if (left !== undefined) fighter.wounds = healthOf(fighter) - left;
  });
  for (const id of at.shamblers ?? []) s.shamblers[zone(id)]++;
  for (const id of at.alphas ?? []) s.alphas[zone(id)]++;
  if (at.queen) s.queen.zone = zone(at.queen);
  if (at.valentine) s.valentine.zone = zone(at.valentine);
  for (const [id, kind] of Object.entries(at.lying ?? {})) s.lying.push({ zone: zone(id), kind, phases: 1 });
  s.dormants = [
    ...(at.known ?? []).map(([id, n]) => card(dormantAt(zone(id), n), PUBLIC)),
    ...(at.unseen ?? []).map(([id, n]) => dormantAt(zone(id), n)),
  ];
  const lay = (what: string, zones: readonly string[] = []): void => {
    for (const id of zones) s.laid.push({ card: equipmentNumber(what), zone: zone(id), by: 5 });
  };
  lay('trap', at.traps);
  lay('gasCan', at.gasCans);
  s.box.shamblers = at.box ?? s.box.shamblers;
  s.personal = (at.owners ?? []).map((id, i) => ({
    survivor: survivorNumber(id),
    colour: i === 0 ? 'yellow' : 'violet',
    done: false,
    count: 0,
  }));
  s.zeusToken = at.zeusToken ?? true;
  return s;
}

/** What is told, which must hold however it is played. */
function told(at: Given): Forecast {
  const s = given(at);
  const seen = forecast(s);
  for (let i = 0; i < FUTURES; i++) expect(misses(s, seen, playDead(s, `${i}`))).toEqual([]);
  return seen;
}

const woundsOf = ({ survivors }: Forecast, id: string): readonly number[] => {
  const one = survivors.find(({ survivor }) => survivor === id);
  return [one?.wounds.least ?? 0, one?.wounds.most ?? 0];
};
const wakings = ({ woken }: Forecast): string[] =>
  woken.map(({ zone, n, sure }) => `${zone} ${n.least}-${n.most}${sure ? '' : '?'}`);
const traps = (seen: Forecast): string[] =>
  seen.traps.map(({ zone, damage, sure }) => `${zone} ${damage}${sure ? '' : '?'}`);
const extras = (seen: Forecast): boolean[] => seen.extras.map(({ sure }) => sure);
const stepsFrom = (seen: Forecast, zone: string, kind = 'alpha'): string[] =>
  (seen.groups.find((one) => one.zone === zone && one.kind === kind)?.steps ?? []).map(
    ({ pass, to, n }) => `${pass} ${to} ${n.least}-${n.most}`,
  );

describe('sleepers', () => {
  it('that wake in the middle of it stay out of an extra Activation that follows for certain', () => {
    const seen = told({
      team: { kate: 'R6:00' },
      alphas: ['R6:01', 'V7:00'],
      known: [
        ['R6:00', 2],
        ['V7:02', 2],
      ],
      box: 2,
    });
    expect(wakings(seen)).toEqual(['R6:00 2-2', 'V7:02 0-0']);
    expect(extras(seen)).toEqual([true]);
    expect(woundsOf(seen, 'kate')).toEqual([1, 1]);
    expect(seen.attacks.map(({ pass, extra }) => [pass, extra])).toEqual([[2, 0]]);
  });

  it('wake once, and nothing is sure where they do', () => {
    const seen = told({ team: { scott: 'R6:00' }, alphas: ['R6:01', 'R6:02'], unseen: [['R6:00', 3]] });
    expect(wakings(seen)).toEqual(['R6:00 1-4']);
    expect(seen.sure).toBe(false);
  });

  it('that may have woken may still lie there', () => {
    const seen = told({
      team: { kate: 'R6:00', scott: 'R6:22' },
      alphas: ['R6:02', 'R6:21'],
      unseen: [['R6:12', 3]],
      health: { scott: 4 },
    });
    expect(wakings(seen)).toEqual(['R6:12 0-4?']);
    const twice = told({
      team: { scott: 'R6:02' },
      noise: 'R6:12',
      alphas: ['R6:10'],
      valentine: 'V7:01',
      unseen: [['R6:00', 2]],
    });
    expect(wakings(twice)).toEqual(['R6:00 0-4?', 'R6:00 0-4?']);
  });

  it('of several Zones run short in an order that is chosen', () => {
    const seen = told({
      team: { kate: 'R6:00' },
      alphas: ['R6:01', 'V7:00'],
      known: [
        ['R6:00', 3],
        ['V7:01', 3],
      ],
      box: 5,
    });
    expect(wakings(seen)).toEqual(['R6:00 0-3', 'V7:01 0-3']);
    expect(extras(seen).every((sure) => !sure)).toBe(true);
  });

  it('that wake may leave Lilly too few', () => {
    const at: Given = { team: { kate: 'R6:00' }, alphas: ['R6:01'], unseen: [['R6:00', 1]], owners: ['lilly'] };
    const others = [
      ['V1:10', 1],
      ['V1:22', 2],
    ] as const;
    expect(told({ ...at, unseen: [['R6:00', 1], ...others] }).lost).toBe('must');
    expect(told({ ...at, unseen: [['R6:00', 1], ...others, ['V1:01', 2]] }).lost).toBe('no');
    expect(
      told({
        ...at,
        team: { kate: 'R6:00', scott: 'R6:22' },
        alphas: ['R6:02'],
        unseen: [['R6:12', 1], ...others],
      }).lost,
    ).toBe('may');
  });
});

describe('a Trap', () => {
  it('goes off once, kills whom it is strong enough for, and its Noise draws the others', () => {
    const seen = told({ team: { scott: 'R6:00' }, alphas: ['R6:01', 'R6:02'], traps: ['R6:00'] });
    expect(traps(seen)).toEqual(['R6:00 3']);
    expect(woundsOf(seen, 'scott')).toEqual([3, 3]);
    expect(stepsFrom(seen, 'R6:02')).toEqual(['1 R6:01 1-1', '2 R6:00 1-1']);
    expect(seen.attacks).toEqual([]);
  });

  it('is too weak for Valentine, who goes on', () => {
    const seen = told({ team: { scott: 'R6:00' }, valentine: 'R6:01', traps: ['R6:00'] });
    expect(woundsOf(seen, 'scott')).toEqual([4, 4]);
    expect(seen.survivors.find(({ survivor }) => survivor === 'scott')?.falls).toBe('must');
  });

  it('takes what lies beside it along; a Gas Can alone does nothing', () => {
    expect(traps(told({ team: { kate: FAR }, alphas: ['R6:00'], gasCans: ['R6:10', 'V7:02'] }))).toEqual([]);
    const seen = told({ team: { scott: 'R6:00' }, valentine: 'R6:01', traps: ['R6:00'], gasCans: ['R6:00'] });
    expect(traps(seen)).toEqual(['R6:00 5']);
    expect(seen.attacks).toEqual([]);
  });

  it('that may go off may still lie there, with those who stand by it', () => {
    const seen = told({
      team: { scott: 'R6:00', guzman: 'R6:22' },
      alphas: ['R6:00', 'R8:12'],
      valentine: 'R6:02',
      traps: ['R6:01'],
    });
    expect(traps(seen)).toEqual(['R6:01 3?']);
    // Whether its Noise draws anybody is not known either.
    expect(stepsFrom(seen, 'R8:12')).toEqual(expect.arrayContaining(['2 R8:21 0-1', '2 R8:12 0-1']));
    expect(woundsOf(seen, 'scott')).toEqual([2, 3]);
  });

  it('that may go off leaves those who stand there or not', () => {
    const seen = told({
      team: { scott: 'R6:00', guzman: 'R6:02' },
      alphas: ['R6:00', 'R6:01'],
      traps: ['R6:00'],
    });
    expect(traps(seen)).toEqual(['R6:00 3?']);
    expect(seen.attacks.find(({ pass, zone }) => pass === 2 && zone === 'R6:00')?.ones.least).toBe(0);
  });

  it('that may have gone off may go off later', () => {
    const seen = told({
      team: { scott: 'R6:02' },
      noise: 'R6:12',
      alphas: ['R6:10'],
      valentine: 'V7:01',
      traps: ['R6:00'],
      gasCans: ['R6:00'],
    });
    expect(traps(seen)).toEqual(['R6:00 5?', 'R6:00 5?']);
    expect(stepsFrom(seen, 'V7:01', 'valentine')).toEqual(['1 V7:02 1-1', '2 R6:00 1-1', '3 R6:01 0-1']);
  });

  it('puts those it kills back into the box, so that sleepers may find figures again', () => {
    const walking = told({
      team: { scott: 'R6:00' },
      shamblers: ['R6:01'],
      traps: ['R6:00'],
      known: [['R6:10', 1]],
      box: 0,
    });
    expect([wakings(walking), extras(walking)]).toEqual([['R6:10 0-1'], [false]]);
    const lying = told({
      team: { scott: 'R6:00' },
      shamblers: ['R6:00'],
      lying: { 'R6:00': 'shambler' },
      alphas: ['R6:01'],
      traps: ['R6:00'],
      known: [['R6:10', 1]],
      box: 0,
    });
    expect([wakings(lying), extras(lying)]).toEqual([['R6:10 0-1'], [false]]);
  });

  it('may do so before the others of several tokens wake', () => {
    const seen = told({
      team: { scott: 'R6:00' },
      shamblers: ['R6:00', 'R6:01', 'R6:02'],
      traps: ['R6:00'],
      known: [
        ['R6:01', 2],
        ['R6:00', 3],
        ['R6:00', 3],
      ],
      box: 0,
    });
    expect(seen.extras.every(({ sure }) => !sure)).toBe(true);
    expect(seen.woken[0]).toMatchObject({ zone: 'R6:01', n: { least: 0, most: 2 } });
  });

  it('comes after the sleepers of its own Zone', () => {
    const seen = told({
      team: { scott: 'R6:00' },
      alphas: ['R6:01'],
      traps: ['R6:00'],
      known: [
        ['R6:00', 1],
        ['R6:10', 1],
      ],
      box: 1,
    });
    expect(wakings(seen)).toEqual(['R6:00 1-1', 'R6:10 0-1']);
  });

  it('brings Zeus if it fells the Queen, standing or lying, while his token is there', () => {
    const at: Given = { team: { scott: 'R6:00' }, traps: ['R6:00'], gasCans: ['R6:00'] };
    const comes = told({ ...at, queen: 'R6:01' });
    expect([comes.zeus, comes.sure]).toEqual([true, false]);
    const played = playDead(given({ ...at, queen: 'R6:01' }), '0');
    const missed = (more: Partial<Forecast>): string[] =>
      misses(given({ ...at, queen: 'R6:01' }), { ...comes, ...more }, played);
    expect(missed({ groups: [] }).join()).toContain('moves 1 queen R6:01 R6:00');
    expect(missed({ zeus: false })).toEqual(['Zeus came out of nowhere']);
    const not = told({ ...at, queen: 'R6:01', zeusToken: false });
    expect([not.zeus, not.sure]).toEqual([false, true]);
    const lies = told({ ...at, queen: 'R6:00', lying: { 'R6:00': 'queen' }, alphas: ['R6:01'] });
    expect(lies.zeus).toBe(true);
    expect(told({ ...at, gasCans: [], queen: 'R6:01' }).zeus).toBe(false);
  });

  it('takes Attacks along that were put on somebody whom it brings down', () => {
    const seen = told({
      team: { scott: 'R6:00', kate: 'R6:00', guzman: 'R6:20' },
      valentine: 'R6:00',
      shamblers: ['R6:01'],
      traps: ['R6:00'],
    });
    expect(stepsFrom(seen, 'R6:00', 'valentine')).not.toContain('2 R6:10 1-1');
    expect(woundsOf(seen, 'scott')).toEqual([3, 6]);
  });
});

describe('Attacks', () => {
  it('are all that those do who attack', () => {
    const seen = told({ team: { kate: 'R6:00', scott: 'R6:02' }, shamblers: ['R6:00'], alphas: ['R6:00'] });
    expect([stepsFrom(seen, 'R6:00', 'shambler'), stepsFrom(seen, 'R6:00')]).toEqual([[], []]);
  });

  it('of two Wounds are not divided', () => {
    const seen = told({
      team: { kate: 'R6:00', dieter: 'R6:00' },
      health: { kate: 2, dieter: 2 },
      queen: 'R6:00',
    });
    expect(seen.zones).toMatchObject([{ falls: 'must' }]);
    const one = told({ team: { kate: 'R6:00', dieter: 'R6:00' }, health: { kate: 2, dieter: 2 }, alphas: ['R6:00'] });
    expect(one.zones).toMatchObject([{ falls: 'need-not' }]);
  });

  it('depend on the ways of the dead where those are open', () => {
    const seen = told({ team: { kate: 'R6:00', scott: 'R6:22' }, health: { kate: 1 }, valentine: 'R6:02' });
    expect(seen.zones).toMatchObject([
      { zone: 'R6:00', falls: 'depends' },
      { zone: 'R6:22', falls: 'nobody' },
    ]);
  });

  it('bring down one of two at least, whom others then do not follow', () => {
    const seen = told({
      team: { kate: 'R6:00', dieter: 'R6:00', scott: 'R6:22', guzman: 'R6:22' },
      health: { kate: 1, dieter: 1 },
      shamblers: ['R6:00', 'R6:00'],
      alphas: ['R6:02'],
    });
    expect(stepsFrom(seen, 'R6:02')).toEqual(['1 R6:12 1-1', '2 R6:22 1-1']);
  });

  it('lose the game for certain where each of those in a Zone must not fall', () => {
    const at: Given = {
      team: { kate: 'R6:00', dieter: 'R6:00' },
      health: { kate: 1, dieter: 1 },
      shamblers: ['R6:00'],
    };
    expect(told({ ...at, owners: ['kate', 'dieter'] }).lost).toBe('must');
    expect(told({ ...at, owners: ['dieter'] }).lost).toBe('may');
  });

  it('leave a tie open where as many may have fallen in both Zones', () => {
    const seen = told({
      team: { kate: 'R6:00', dieter: 'R6:00', lilly: 'R6:22', bly: 'R6:22' },
      health: { kate: 1, dieter: 1, lilly: 1, bly: 1 },
      shamblers: ['R6:00', 'R6:22'],
      alphas: ['R6:02'],
    });
    expect(seen.choices).toContainEqual(
      expect.objectContaining({ choice: 'goal', zone: 'R6:02', zones: ['R6:00', 'R6:22'] }),
    );
    const torn = told({
      team: { kate: 'R6:00', dieter: 'R6:00', guzman: 'R6:00', scott: 'R6:22', lilly: 'R6:22' },
      health: { kate: 1, dieter: 1, guzman: 1 },
      shamblers: ['R6:00'],
      alphas: ['R6:02'],
    });
    expect(torn.choices).toContainEqual(expect.objectContaining({ choice: 'goal', pass: 1, zone: 'R6:02' }));
  });
});

it('those that lie do nothing in this Phase, those that stand up at its end act in the next', () => {
  const at: Given = { team: { scott: 'R6:00' }, alphas: ['R6:00'], lying: { 'R6:00': 'alpha' } };
  expect(woundsOf(told(at), 'scott')).toEqual([0, 0]);
  const inThePhase = Object.assign(given(at), { deadPhase: true });
  expect(woundsOf(forecast(inThePhase), 'scott')).toEqual([2, 2]);
  inThePhase.lying[0].phases = 2;
  expect(woundsOf(forecast(inThePhase), 'scott')).toEqual([0, 0]);
});

it('the Queen who sleeps does nothing, but a Trap that hits her may bring Zeus', () => {
  const at: Given = { team: { scott: 'R6:00' }, queen: 'R6:00', alphas: ['R6:01'] };
  const asleep = (s: Army): Army => Object.assign(s, { queenSleeps: true });
  const quiet = forecast(asleep(given(at)));
  expect([woundsOf(quiet, 'scott'), woundsOf(told(at), 'scott')]).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(forecast(asleep(given({ ...at, traps: ['R6:00'], gasCans: ['R6:00'] }))).zeus).toBe(true);
});

describe('Companions', () => {
  const ALLY = survivorNumber('vanderohe');

  it('who hide are left alone, and no others', () => {
    const s = position('R1:21', TEAM, 'tacoRun');
    s.turns = [];
    const zone = s.team[0].zone;
    for (const fighter of s.team.slice(1)) fighter.zone = numberOf(s, 'R8:02');
    s.noise = numberOf(s, 'R8:02');
    s.shamblers[zone] = 1;
    s.companions = [{ survivor: ALLY, zone, leader: -1, hiding: true, aboard: false, status: 'playing' }];
    expect(forecast(s).survivors.some(({ survivor }) => survivor === 'vanderohe')).toBe(false);
    expect(forecast(s).zones).toMatchObject([{ survivors: ['kate'], falls: 'nobody' }]);
    s.companions[0].hiding = false;
    expect(forecast(s).survivors.find(({ survivor }) => survivor === 'vanderohe')).toMatchObject({
      falls: 'may',
      loses: true,
    });
    expect(forecast(s).lost).toBe('may');
  });
});
