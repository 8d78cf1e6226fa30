import { type Answer, pick } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { activate, everyone } from '../activation.ts';
import { groundNow, numberOf, zoneId } from '../ground.ts';
import { type Army, dormantAt } from '../state.ts';
import { CHECKS, crowdOf, evenly, headingOf, nextOn } from '../ways.ts';
import { wholeActivation } from './dead-drive.ts';
import { position, type Run, run } from './position.ts';

/** Survivors by Zone, in the order of the team; the rest in the cellar, out of sight. The Noise where it is told. */
function board(survivors: Readonly<Record<string, number>>, noise: string): Army {
  const s = position();
  s.turns = [];
  const zones = Object.entries(survivors).flatMap(([zone, n]) => Array.from({ length: n }, () => zone));
  for (const [i, fighter] of s.team.entries()) fighter.zone = numberOf(s, zones[i] ?? 'V1:20');
  s.noise = numberOf(s, noise);
  return s;
}

const put = (s: Army, zone: string, shamblers: number, alphas = 0): void => {
  s.shamblers[numberOf(s, zone)] += shamblers;
  s.alphas[numberOf(s, zone)] += alphas;
};

const act = (s: Army, ...answers: Answer[]): Run => run(s, (g) => activate(g, everyone(s)), {}, answers);

const shamblersAt = (s: Army, zone: string): number => s.shamblers[numberOf(s, zone)];
const alphasAt = (s: Army, zone: string): number => s.alphas[numberOf(s, zone)];

describe('where the dead go', () => {
  it('AD-ZMOVE02, T56 they go where Survivors and the Noise are in sight, though more are elsewhere', () => {
    const s = board({ 'R6:02': 3, 'R6:20': 1 }, 'R6:20');
    const heading = headingOf(groundNow(s), crowdOf(s), s.noise, numberOf(s, 'R6:00'));
    expect(heading).toEqual({ why: 'noise-in-sight', goals: [numberOf(s, 'R6:20')] });
    put(s, 'R6:00', 2);
    expect(act(s).asked).toEqual([]);
    expect(shamblersAt(s, 'R6:10')).toBe(2);
  });

  it('AD-ZMOVE03 else to the most Survivors in sight', () => {
    const s = board({ 'R6:02': 3, 'R6:20': 1 }, 'V1:20');
    put(s, 'R6:00', 2);
    act(s);
    expect(shamblersAt(s, 'R6:01')).toBe(2);
  });

  it('AD-ZMOVE03, AD-ZMOVE11-R ties are the First Player’s, once for a whole group', () => {
    const s = board({ 'R6:02': 1, 'R6:20': 1 }, 'V1:20');
    put(s, 'R6:00', 2, 1);
    const { asked } = act(s, ['goal.R6:00.R6:20']);
    expect(asked).toEqual(['goals']);
    expect([shamblersAt(s, 'R6:10'), alphasAt(s, 'R6:20')]).toEqual([2, 1]);
  });

  it('a tie that leads over the same Zone is not asked', () => {
    const s = board({ 'R6:01': 1, 'R6:02': 1 }, 'V1:20');
    put(s, 'R6:00', 2);
    expect(act(s).asked).toEqual([]);
    expect(shamblersAt(s, 'R6:01')).toBe(2);
  });

  it('AD-ZMOVE04, AD-ZMOVE04-R else to the Noise, and who is there stays', () => {
    const s = board({}, 'R6:02');
    put(s, 'R6:00', 1);
    put(s, 'R6:02', 4);
    act(s);
    expect([shamblersAt(s, 'R6:01'), shamblersAt(s, 'R6:02')]).toEqual([1, 4]);
  });

  it('AD-ZMOVE05, T57 without an open way they stay', () => {
    const s = board({}, 'V1:21');
    put(s, 'V1:11', 3);
    act(s);
    expect(shamblersAt(s, 'V1:11')).toBe(3);
  });

  it('AD-ZMOVE06, AD-ZMOVE07, T54 five over two ways are three and two, as the First Player says', () => {
    const s = board({ 'R6:12': 6 }, 'R6:12');
    put(s, 'R6:10', 5);
    const ways = nextOn(groundNow(s), numberOf(s, 'R6:10'), numberOf(s, 'R6:12'));
    expect(ways.map((zone) => zoneId(s, zone))).toEqual(['R6:00', 'R6:20']);
    expect(evenly(5, ways.length)).toEqual([2, 1]);
    expect(act(s, ['way.R6:10.shambler.1.R6:20']).asked).toEqual(['ways']);
    expect([shamblersAt(s, 'R6:00'), shamblersAt(s, 'R6:20')]).toEqual([2, 3]);
  });

  it('AD-ZMOVE06-R, AD-ZMOVE08, T55 each kind splits for itself', () => {
    const s = board({ 'R6:12': 6 }, 'R6:12');
    put(s, 'R6:10', 2, 1);
    expect(act(s, ['way.R6:10.alpha.1.R6:00']).asked).toEqual(['ways']);
    expect([shamblersAt(s, 'R6:00'), shamblersAt(s, 'R6:20'), alphasAt(s, 'R6:01')]).toEqual([1, 1, 1]);
  });

  it('AD-STATUE02, AD-STATUE03-R, T87 they come off the Statue and go round it', () => {
    const s = board({ 'R6:12': 6 }, 'R6:12');
    put(s, 'R6:11', 3);
    put(s, 'R6:10', 1);
    act(s, ['way.R6:10.shambler.1.R6:20']);
    expect([shamblersAt(s, 'R6:12'), shamblersAt(s, 'R6:20')]).toEqual([3, 1]);
  });

  it('AD-ZMOVE09, AD-ELEV03 they change floors by the lifts', () => {
    const s = board({}, 'V1:00');
    put(s, 'R8:20', 2);
    act(s);
    expect(shamblersAt(s, 'V1:00')).toBe(2);
  });

  it('checks refuse two goals for one group, and more odd ones than there are', () => {
    const goals = pick(0, { id: 'goals', rules: [] }, ['goal.A.B', 'goal.A.C', 'goal.D.B'], { min: 2, max: 2 });
    expect(CHECKS.goals(goals, ['goal.A.B', 'goal.D.B'])).toBeNull();
    expect(CHECKS.goals(goals, ['goal.A.B', 'goal.A.C'])?.code).toBe('one-goal');
    const ids = [
      'way.A.alpha.1.B',
      'way.A.alpha.1.C',
      'way.D.shambler.2.B',
      'way.D.shambler.2.C',
      'way.D.shambler.2.E',
    ];
    const ways = pick(0, { id: 'ways', rules: [] }, ids, { min: 3, max: 3 });
    expect(CHECKS.ways(ways, [ids[0], ids[2], ids[4]])).toBeNull();
    expect(CHECKS.ways(ways, [ids[2], ids[3], ids[4]])?.code).toBe('odd-ones');
    expect(CHECKS.ways(ways, [ids[0], ids[1], ids[4]])?.code).toBe('odd-ones');
  });
});

describe('the passes of an Activation', () => {
  it('AD-ZACT03, T08 an Alpha attacks twice', () => {
    const s = board({ 'R6:00': 1 }, 'R6:00');
    put(s, 'R6:00', 0, 1);
    act(s);
    expect(s.team[0].wounds).toBe(2);
  });

  it('AD-ZATT02, AD-ROUND08-R, T09, T111 two Survivors share its Attacks; the First Player answers for several players', () => {
    const s = board({ 'R6:00': 2 }, 'R6:00');
    s.seats = 3;
    s.team[0].owner = 1;
    s.team[1].owner = 2;
    put(s, 'R6:00', 0, 1);
    expect(act(s, { kate: 1 }, { scott: 1 }).asked).toEqual(['attacks', 'attacks']);
    expect(s.team.slice(0, 2).map(({ wounds }) => wounds)).toEqual([1, 1]);
  });

  it('AD-ZACT02, T10 Alphas move in and attack, a Shambler only moves in', () => {
    const s = board({ 'R6:00': 1 }, 'R6:00');
    put(s, 'R6:01', 1, 2);
    act(s);
    expect([s.team[0].wounds, shamblersAt(s, 'R6:00'), alphasAt(s, 'R6:00')]).toEqual([2, 1, 2]);
  });

  it('AD-ZATT02-R, T85 an Attack of two Wounds is not shared, and may be more than somebody can take', () => {
    const s = board({ 'R6:00': 2 }, 'R6:00');
    s.team[0].wounds = 2;
    s.zeus.zone = numberOf(s, 'R6:00');
    s.zeusForm = 'plain';
    act(s, { kate: 1 });
    expect([s.team[0].status, s.team[1].wounds]).toEqual(['eliminated', 0]);
  });

  it('AD-ZACT04, AD-ZMOVE10-R, T58 who has brought down the only Survivor of a Zone moves on with the second Action', () => {
    const s = board({ 'R6:00': 1, 'R6:20': 1 }, 'R6:20');
    s.team[0].wounds = 2;
    put(s, 'R6:00', 0, 1);
    act(s);
    expect([s.team[0].status, alphasAt(s, 'R6:10')]).toEqual(['eliminated', 1]);
  });

  it('AD-ZACT03, T59 Valentine comes two Zones and attacks', () => {
    const s = board({ 'R6:02': 1 }, 'R6:02');
    s.valentine.zone = numberOf(s, 'R6:00');
    act(s);
    expect([s.team[0].wounds, zoneId(s, s.valentine.zone)]).toEqual([1, 'R6:02']);
  });

  it('AD-DORM03, AD-DORM08, T60 those it wakes do not act in this Phase', () => {
    const s = board({ 'R8:10': 1 }, 'R8:10');
    s.dormants = [dormantAt(numberOf(s, 'R8:10'), 3)];
    put(s, 'R8:00', 0, 1);
    run(s, wholeActivation);
    expect([s.team[0].wounds, shamblersAt(s, 'R8:10')]).toEqual([1, 3]);
  });

  it('AD-ZACT05-R, AD-BOLA03, T73 who lies does nothing', () => {
    const s = board({ 'R6:00': 1 }, 'R6:00');
    put(s, 'R6:00', 0, 2);
    s.lying = [{ zone: numberOf(s, 'R6:00'), kind: 'alpha', phases: 1 }];
    act(s);
    expect(s.team[0].wounds).toBe(2);
  });
});
